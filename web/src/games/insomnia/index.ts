// Insomnia on the page: its board, and what its options mean.
import type { BoardModule } from "$lib/board";
import Board from "./Board.svelte";
import { meaning } from "./meaning";
import type { NightView } from "./view";

export default { Board, meaning } satisfies BoardModule<NightView>;
