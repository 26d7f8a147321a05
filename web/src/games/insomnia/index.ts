// Insomnia on the page: its board, and what its options mean.
import type { BoardModule } from "$lib/board";
import type { OfferGroup } from "$lib/groups";
import type { Speaker } from "$lib/speaker";
import type { Offer, Telling } from "$lib/wire";
import Board from "./Board.svelte";
import { dreamOf, meaning } from "./meaning";
import { tileName } from "./names";
import type { NightView } from "./view";

/** Cards and dreams say themselves what they do. */
const ON_PIECES = ["play_card", "play_revealed", "add_tile"];
const isOnBoard = (offer: Offer): boolean => ON_PIECES.includes(String(offer.word[0]));

/** What comes to the hand lies there, and says the same. */
const isReadOnBoard = ({ word }: Telling): boolean => word[0] === "card_drawn";

/** Whose hand or what market is filled again is seen, and what was done before is worth reading longer. */
const SMALL = ["hand_filled", "tile_revealed"];
const isSmall = ({ word }: Telling): boolean => SMALL.includes(String(word[0]));

/** A choice of dreams calls them by their names; where they lie comes second. */
function groups(offers: Offer[], view: NightView, speaker: Speaker): OfferGroup[] {
  const plain = speaker.options(offers.map((offer) => offer.word));
  const labelOf = (offer: Offer, nth: number): string => {
    const [tile, { space = 0, source }] = [dreamOf(offer, view, speaker), speaker.fields(offer.word)];
    return tile < 0 || source !== undefined ? plain[nth]! : speaker.say("page-on-dream", { tile: tileName(speaker, tile), space: Number(space) });
  };
  const lines = offers.map((offer, nth) => ({ offer, label: labelOf(offer, nth), note: meaning(offer, view, speaker) }));
  return [{ title: "", note: "", lines }];
}

/** A card is played for something, and a nightmare drawn brings one. */
const deeds = [
  "sheep_woke", "went_to_bed", "sheep_scared", "fence_jumped", "tile_added", "infinite_placed", "tile_used", "zzz_turned", "zzz_placed", "sheep_moved", "winks_gained",
  "card_played",
];

const ending = () => import("./Ending.svelte");

export default { Board, meaning, groups, isOnBoard, isReadOnBoard, isSmall, deeds, ending } satisfies BoardModule<NightView>;
