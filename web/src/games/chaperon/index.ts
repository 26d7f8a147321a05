// Le Petit Chaperon Rouge on the page: its board, and what its options mean.
import type { BoardModule } from "$lib/board";
import Board from "./Board.svelte";
import { meaning } from "./meaning";
import type { WoodView } from "./view";

const ending = () => import("./Ending.svelte");

export default { Board, meaning, ending } satisfies BoardModule<WoodView>;
