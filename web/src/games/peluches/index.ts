// Histoires de Peluches on the page: its board, and what its options mean.
import type { BoardModule } from "$lib/board";
import type { Offer } from "$lib/wire";
import Board from "./Board.svelte";
import { meaning } from "./meaning";
import { namesIn } from "./names";
import type { TaleView } from "./view";

const isOnBoard = (offer: Offer) => offer.spots.length === 1 && offer.spots[0]!.kind === "square";

export default { Board, meaning, names: namesIn, isOnBoard } satisfies BoardModule<TaleView>;
