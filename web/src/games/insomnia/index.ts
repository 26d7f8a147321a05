// Insomnia on the page: its board, and what its options mean.
import type { BoardModule } from "$lib/board";
import type { Offer } from "$lib/wire";
import Board from "./Board.svelte";
import { meaning } from "./meaning";
import type { NightView } from "./view";

/** Cards and dreams say themselves what they do. */
const ON_PIECES = ["play_card", "play_revealed", "add_tile"];
const isOnBoard = (offer: Offer): boolean => ON_PIECES.includes(String(offer.word[0]));

const ending = () => import("./Ending.svelte");

export default { Board, meaning, isOnBoard, ending } satisfies BoardModule<NightView>;
