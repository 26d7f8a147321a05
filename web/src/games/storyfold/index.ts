// Storyfold: Bois Sauvage on the page: its board, and what its options mean.
import type { BoardModule } from "$lib/board";
import type { Telling } from "$lib/wire";
import Board from "./Board.svelte";
import { meaning } from "./meaning";
import { isInBook } from "./reading";
import type { WoodView } from "./view";

const isReadOnBoard = (telling: Telling) => isInBook(String(telling.word[0]));

export default { Board, meaning, isReadOnBoard } satisfies BoardModule<WoodView>;
