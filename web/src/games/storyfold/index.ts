// Storyfold: Bois Sauvage on the page: its board, and what its options mean.
import type { BoardModule } from "$lib/board";
import type { Speaker } from "$lib/speaker";
import type { Offer, Telling } from "$lib/wire";
import Board from "./Board.svelte";
import { meaning } from "./meaning";
import { remarkOf } from "./preview";
import { isInBook } from "./reading";
import type { WoodView } from "./view";

const isReadOnBoard = (telling: Telling) => isInBook(String(telling.word[0]));

/** No handful of dice helps where the chance is none, and nothing helps that would change nothing. */
const isHopeless = ({ remarks }: Offer, speaker: Speaker) =>
  remarkOf(remarks, "top_odds", speaker)?.percent === 0 || remarkOf(remarks, "would_do_nothing", speaker) !== null;
/** Handfuls lie side by side in the picture, each with its odds. */
const isOnBoard = ({ word }: Offer) => word[0] === "roll_dice";
const ending = () => import("./Ending.svelte");
const chronicle = () => import("./Chronicle.svelte");

export default { Board, meaning, isReadOnBoard, isHopeless, isOnBoard, chronicle, ending } satisfies BoardModule<WoodView>;
