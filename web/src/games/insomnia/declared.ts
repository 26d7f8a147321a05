// What the pieces of a night are, and where on the table its events are seen.
import type { Declared } from "$lib/frames";
import type { Fields } from "$lib/stage.svelte";
import { at } from "./pieces";
import type { NightView } from "./view";

/** The place of what a seat has on a space, in a list for all seats and spaces. */
const lying = (list: "zzz" | "infinite", { seat }: Fields, space: unknown) =>
  `${list}.${at(Number(seat), Number(space))}`;

/** Everything that a race or a rest begins with. */
const ANEW =
  "round first active resting places scared winks hands hand_sizes last_cards discard deck nightmare_at web revealed used";

export const DECLARED: Declared = {
  lists: { market: "", used: "" },
  names: { seat: ["places.{}", "scared.{}", "winks.{}", "pillows.{}", "supply.{}", "hand_sizes.{}", "last_cards.{}"] },
  about: {
    race_began: ANEW,
    rest_began: ANEW,
    card_drawn: ({ card }, before: NightView, after: NightView) => {
      const place = after.hands.findIndex((one, nth) => one === card && before.hands[nth] !== card);
      return place < 0 ? "" : `hands.${place}=card`;
    },
    hand_filled: "hand_sizes.{seat} deck",
    hand_dropped: "hand_sizes.{seat}=0 hands discard",
    card_played: ({ card }, before: NightView) => {
      const place = before.hands.indexOf(Number(card));
      const left = place < 0 ? "" : `hands.${place}=-1`;
      return `${left} hand_sizes.{seat} last_cards.{seat}=card discard.{card} active used`;
    },
    top_card_revealed: "revealed=card deck",
    top_card_played: "revealed=-1 discard.{card} last_cards.{seat}=card",
    sheep_moved: "places.{seat}=start>space landed moved crossings",
    sheep_scared: "scared.{seat}",
    sheep_calmed: "scared.{seat}",
    sheep_woke: "places.{seat}=-2 scared.{seat} winks.{seat}=0",
    went_to_bed: "places.{seat}=-1 scared.{seat}",
    tile_used: "used.{tile}",
    zzz_placed: (fields) => `supply.${fields.seat} ${lying("zzz", fields, fields.space)}`,
    zzz_taken_back: (fields) => `supply.${fields.seat} ${lying("zzz", fields, fields.space)}`,
    zzz_moved: (fields) => `${lying("zzz", fields, fields.source)} ${lying("zzz", fields, fields.space)}`,
    zzz_turned: (fields) => `${lying("zzz", fields, fields.space)} ${lying("infinite", fields, fields.space)}`,
    infinite_placed: (fields) => `supply.${fields.seat} ${lying("infinite", fields, fields.space)}`,
    winks_gained: "winks.{seat}=total",
    fence_jumped: "winks.{seat}=total",
    nightmare_drawn: "discard.{card} deck",
    last_sheep_card_revealed: "discard.{card} deck",
    nightmare_moved: "nightmare_at=start>space",
    nightmare_jumped: "nightmare_at=space",
    web_spun: "web",
    pillow_ranked: "pillows.{seat}=pillow",
    pillow_lowered: "pillows.{seat}=pillow",
    marker_passed: "first=seat",
    tile_laid: "tiles.{space}=tile",
    dream_drifted: "tiles.{space}=tile",
    tile_added: "tiles.{space}=tile -market.{tile} taken",
    tile_revealed: "market.{tile} pile",
  },
  sounds: {
    card_drawn: "card",
    card_played: "card",
    fence_jumped: "bell",
    hand_filled: "card",
    infinite_placed: "bell",
    last_sheep_card_revealed: "card",
    nightmare_crossed: "thump",
    nightmare_drawn: "card",
    nightmare_howled: "night",
    nightmare_jumped: "thump",
    nightmare_moved: "step",
    race_began: "night",
    rest_began: "night",
    sheep_calmed: "bell",
    sheep_moved: "step",
    sheep_scared: "thump",
    sheep_woke: "thump",
    tile_added: "card",
    tile_laid: "card",
    tile_revealed: "card",
    tile_used: "bell",
    top_card_played: "card",
    top_card_revealed: "card",
    went_to_bed: "night",
    zzz_placed: "bell",
  },
};
