// Too Many Bones on the page: its board, and what its options mean.
import type { BoardModule } from "$lib/board";
import type { Offer } from "$lib/wire";
import Board from "./Board.svelte";
import { groups, isHopeless } from "./groups";
import { meaning } from "./meaning";
import type { BattleView } from "./view";

/** Positions are found on the mat, and how many dice are rolled is chosen in the tray. */
const ON_BOARD = ["move_to", "start_at", "aim_at_spot", "roll", "train_die", "resolve_all"];
const isOnBoard = ({ word }: Offer) => ON_BOARD.includes(String(word[0]));

const ending = () => import("./Ending.svelte");

export default { Board, meaning, groups, isHopeless, isOnBoard, ending } satisfies BoardModule<BattleView>;
