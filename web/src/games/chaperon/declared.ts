// What the pieces of the wood are, and where on the table its events are seen.
import type { Declared } from "$lib/frames";

/** Where cards come from. */
const DRAWN = "deck deck_bottom hidden hidden_card hand hand_cards";
/** What the end of a picking leaves and fills. */
export const SWEPT = "-line.* basket seen_flowers seen_pebbles +discard.*";
const WALKED = "hood=space on_wolf_track=on_wolf_track";

export const DECLARED: Declared = {
  lists: { line: "card", characters: "character", discard: "", hand_cards: "", buried_cards: "" },
  bare: { line: { faces: [], turned_up: [] } },
  names: { card: ["line.{}"], character: ["characters.{}"] },
  about: {
    deck_refilled: "deck=count -discard.* buried deck_bottom",
    picking_opened: `line.{card} ${DRAWN} ${SWEPT} pile count`,
    card_kept: `line.{card} ${DRAWN} count`,
    picking_failed: `${DRAWN} ${SWEPT} pile`,
    tokens_placed: "line.{card}.faces line.{card}.turned_up reserve reserve_flowers",
    tokens_chosen: "line.*.faces reserve_flowers",
    reserve_refilled: "reserve=count basket=0 seen_flowers=0 seen_pebbles=0",
    owl_looked: "deck_bottom=card",
    hood_walked: WALKED,
    hood_stepped_back: WALKED,
    wolf_walked: `wolf=space ${SWEPT} pile`,
    wolf_trapped: "wolf=space",
    tile_turned_up: "tiles.{tile}",
    tile_seen: "tiles.{tile}",
    tiles_swapped: "tiles.{tile} tiles.{other}",
    cake_eaten: "cake",
    butter_eaten: "butter",
    card_laid: "hand hidden",
    card_laid_by_you: "hidden_card hand_cards",
    hand_taken_back: "hand=count +hand_cards.* -discard.* buried -buried_cards.*",
    hidden_card_discarded: "hidden hidden_card buried buried_cards",
    hood_card_played: "hood_card_beside line count",
    human_used: "characters.{character}",
    animal_used: "characters.{character}",
    character_went_to_wolf: "characters.{character}",
    character_came_home: "characters.{character}",
    line_stacked: "pile count",
    wolf_card_hunted: "hand hand_cards +discard.*",
    card_drawn_blind: "line.{card} hand hand_cards count",
    token_eaten: "line.{card}.faces line.{card}.turned_up basket",
    card_taken_back_by_you: "hand hand_cards -discard.{card} -buried_cards.{card}",
  },
};
