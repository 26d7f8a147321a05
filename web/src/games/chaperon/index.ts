// Le Petit Chaperon Rouge on the page: its board, and what its options mean.
import type { BoardModule } from "$lib/board";
import type { Speaker } from "$lib/speaker";
import type { Offer, Telling } from "$lib/wire";
import Board from "./Board.svelte";
import { meaning } from "./meaning";
import type { WoodView } from "./view";

/** Whatever card comes, all would be lost. */
const isHopeless = ({ remarks }: Offer, speaker: Speaker) =>
  remarks.some((remark) => remark[0] === "failure_odds" && speaker.fields(remark).percent === 100);
const ending = () => import("./Ending.svelte");

/** Tokens lie below their card, and what card held is worth reading longer. */
const isSmall = ({ word }: Telling): boolean => word[0] === "tokens_placed";
const deeds = ["picking_failed", "hood_walked", "card_kept"];

export default { Board, meaning, isHopeless, isSmall, deeds, ending } satisfies BoardModule<WoodView>;
