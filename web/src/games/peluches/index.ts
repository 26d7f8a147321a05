// Histoires de Peluches on the page: its board, and what its options mean.
import type { BoardModule } from "$lib/board";
import type { Speaker } from "$lib/speaker";
import type { Offer, Telling } from "$lib/wire";
import Board from "./Board.svelte";
import { groups } from "./groups";
import { meaning } from "./meaning";
import { namesIn } from "./names";
import { oddsOf } from "./preview";
import { isInBook } from "./reading";
import Sign from "./Sign.svelte";
import type { TaleView } from "./view";

const isOnBoard = (offer: Offer) => offer.spots.length === 1 && offer.spots[0]!.kind === "square";

const isReadOnBoard = (telling: Telling) => isInBook(String(telling.word[0]));

const isHopeless = (offer: Offer, speaker: Speaker) => oddsOf(offer, speaker)?.percent === 0;

const ending = () => import("./Ending.svelte");

export default { Board, meaning, names: namesIn, groups, Sign, isOnBoard, isHopeless, isReadOnBoard, ending } satisfies BoardModule<TaleView>;
