// Le Petit Chaperon Rouge on the page: its board, and what its options mean.
import type { BoardModule } from "$lib/board";
import type { Speaker } from "$lib/speaker";
import type { Offer } from "$lib/wire";
import Board from "./Board.svelte";
import { meaning } from "./meaning";
import type { WoodView } from "./view";

/** Whatever card comes, all would be lost. */
const isHopeless = ({ remarks }: Offer, speaker: Speaker) =>
  remarks.some((remark) => remark[0] === "failure_odds" && speaker.fields(remark).percent === 100);
const ending = () => import("./Ending.svelte");

export default { Board, meaning, isHopeless, ending } satisfies BoardModule<WoodView>;
