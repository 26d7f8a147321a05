// Insomnia on the page: its board, and what its options mean.
import type { BoardModule } from "$lib/board";
import type { Offer, Telling } from "$lib/wire";
import Board from "./Board.svelte";
import { meaning } from "./meaning";
import type { NightView } from "./view";

/** Cards and dreams say themselves what they do. */
const ON_PIECES = ["play_card", "play_revealed", "add_tile"];
const isOnBoard = (offer: Offer): boolean => ON_PIECES.includes(String(offer.word[0]));

/** What comes to the hand lies there, and says the same. */
const isReadOnBoard = ({ word }: Telling): boolean => word[0] === "card_drawn";

const ending = () => import("./Ending.svelte");

export default { Board, meaning, isOnBoard, isReadOnBoard, ending } satisfies BoardModule<NightView>;
