// What an event changes on the board, so that it can be seen happening. The view that follows has the last word.
import type { Fields } from "$lib/stage.svelte";
import { at, AWAKE, type Box, HOME, IN_BED } from "./pieces";
import type { NightView } from "./view";

type Numbers<Name extends string> = Record<Name, number>;
type Change = (view: NightView, fields: Fields, box: Box) => Partial<NightView>;

const replaced = <T>(list: T[], index: number, value: T): T[] => list.map((one, nth) => (nth === index ? value : one));
const more = (list: number[], index: number, count: number): number[] =>
  replaced(list, index, Math.max(0, (list[index] ?? 0) + count));
const all = <T>(view: NightView, value: T): T[] => Array<T>(view.seats).fill(value);
const fields = <Name extends string>(found: Fields): Numbers<Name> =>
  Object.fromEntries(Object.entries(found).map(([name, value]) => [name, Number(value)])) as Numbers<Name>;

const placed = (view: NightView, seat: number, place: number) => ({ places: replaced(view.places, seat, place) });

/** Zzz go from a supply to a space, or back if the count is negative. */
const laid = (view: NightView, seat: number, space: number, count: number) => ({
  supply: more(view.supply, seat, -count),
  zzz: more(view.zzz, at(seat, space), count),
});

/** A card leaves a hand: which place it had matters only to those who see it. */
function played(view: NightView, seat: number, card: number): Partial<NightView> {
  const known = [0, 1].map((nth) => seat * 2 + nth).find((place) => view.hands[place] === card);
  return {
    hands: known === undefined ? view.hands : replaced(view.hands, known, -1),
    hand_sizes: more(view.hand_sizes, seat, -1),
    last_cards: replaced(view.last_cards, seat, card),
    discard: more(view.discard, card, 1),
  };
}

function drawn(view: NightView, card: number, seat: number): Partial<NightView> {
  const free = [0, 1].map((nth) => seat * 2 + nth).find((place) => (view.hands[place] ?? -1) < 0);
  return free === undefined ? {} : { hands: replaced(view.hands, free, card) };
}

const turnedUp = (view: NightView, card: number): Partial<NightView> => ({
  deck: Math.max(0, view.deck - 1),
  discard: more(view.discard, card, 1),
});

function raceBegan(view: NightView, { round, seat }: Numbers<"round" | "seat">, box: Box): Partial<NightView> {
  return {
    round,
    first: seat,
    active: seat,
    resting: false,
    places: all(view, HOME),
    scared: all(view, false),
    winks: all(view, 0),
    hands: Array<number>(view.seats * 2).fill(-1),
    hand_sizes: all(view, 2),
    last_cards: all(view, -1),
    discard: Array<number>(box.cards.length).fill(0),
    deck: Math.max(0, view.deck + view.discard.reduce((sum, count) => sum + count, 0) - 2 * view.seats),
    nightmare_at: 0,
    web: 0,
    revealed: -1,
    used: [],
  };
}

const CHANGES: Record<string, Change> = {
  race_began: (view, found, box) => raceBegan(view, fields(found), box),
  hand_filled: (view, found) => {
    const { seat, count } = fields<"seat" | "count">(found);
    const held = Math.min(2, (view.hand_sizes[seat] ?? 0) + count);
    return { hand_sizes: replaced(view.hand_sizes, seat, held), deck: Math.max(0, view.deck - count) };
  },
  card_played: (view, found) => {
    const { seat, card } = fields<"seat" | "card">(found);
    return { active: seat, used: view.active === seat ? view.used : [], ...played(view, seat, card) };
  },
  top_card_revealed: (view, { card }) => ({ revealed: Number(card), deck: Math.max(0, view.deck - 1) }),
  top_card_played: (view, { card }) => ({ revealed: -1, discard: more(view.discard, Number(card), 1) }),
  sheep_moved: (view, { seat, space }) => placed(view, Number(seat), Number(space)),
  sheep_scared: (view, { seat }) => ({ scared: replaced(view.scared, Number(seat), true) }),
  sheep_calmed: (view, { seat }) => ({ scared: replaced(view.scared, Number(seat), false) }),
  sheep_woke: (view, { seat }) => ({
    ...placed(view, Number(seat), AWAKE),
    scared: replaced(view.scared, Number(seat), false),
    winks: replaced(view.winks, Number(seat), 0),
  }),
  went_to_bed: (view, { seat }) => ({
    ...placed(view, Number(seat), IN_BED),
    scared: replaced(view.scared, Number(seat), false),
  }),
  tile_used: (view, { tile }) => ({ used: [...view.used, Number(tile)] }),
  zzz_placed: (view, found) => {
    const { seat, space, count } = fields<"seat" | "space" | "count">(found);
    return laid(view, seat, space, count);
  },
  zzz_moved: (view, found) => {
    const { seat, source, space } = fields<"seat" | "source" | "space">(found);
    return { zzz: more(more(view.zzz, at(seat, source), -1), at(seat, space), 1) };
  },
  zzz_turned: (view, found) => {
    const { seat, space } = fields<"seat" | "space">(found);
    return { zzz: more(view.zzz, at(seat, space), -1), infinite: more(view.infinite, at(seat, space), 1) };
  },
  zzz_taken_back: (view, found) => {
    const { seat, space, count } = fields<"seat" | "space" | "count">(found);
    return laid(view, seat, space, -count);
  },
  infinite_placed: (view, found) => {
    const { seat, space } = fields<"seat" | "space">(found);
    return { supply: more(view.supply, seat, -1), infinite: more(view.infinite, at(seat, space), 1) };
  },
  winks_gained: (view, { seat, total }) => ({ winks: replaced(view.winks, Number(seat), Number(total)) }),
  fence_jumped: (view, { seat, total }) => ({ winks: replaced(view.winks, Number(seat), Number(total)) }),
  hand_dropped: (view, { seat }) => ({
    hand_sizes: replaced(view.hand_sizes, Number(seat), 0),
    hands: view.hands.map((card, place) => (Math.floor(place / 2) === Number(seat) ? -1 : card)),
  }),
  nightmare_drawn: (view, { card }) => turnedUp(view, Number(card)),
  last_sheep_card_revealed: (view, { card }) => turnedUp(view, Number(card)),
  nightmare_moved: (_view, { space }) => ({ nightmare_at: Number(space) }),
  nightmare_jumped: (_view, { space }) => ({ nightmare_at: Number(space) }),
  web_spun: (_view, { space, beyond }) => ({ web: beyond ? 11 : Number(space) }),
  pillow_ranked: (view, { seat, pillow }) => ({ pillows: replaced(view.pillows, Number(seat), Number(pillow)) }),
  pillow_lowered: (view, { seat, pillow }) => ({ pillows: replaced(view.pillows, Number(seat), Number(pillow)) }),
  marker_passed: (_view, { seat }) => ({ first: Number(seat) }),
  rest_began: (view) => ({
    resting: true,
    places: all(view, HOME),
    scared: all(view, false),
    winks: all(view, 0),
    hand_sizes: all(view, 0),
    hands: view.hands.map(() => -1),
    nightmare_at: 0,
    web: 0,
  }),
  tile_laid: (view, { tile, space }) => ({ tiles: replaced(view.tiles, Number(space), Number(tile)) }),
  dream_drifted: (view, { tile, space }) => ({ tiles: replaced(view.tiles, Number(space), Number(tile)) }),
  tile_added: (view, { tile, space }) => ({
    tiles: replaced(view.tiles, Number(space), Number(tile)),
    market: view.market.filter((one) => one !== tile),
    taken: -1,
  }),
  tile_revealed: (view, { tile }) => ({
    market: view.market.includes(Number(tile)) ? view.market : [...view.market, Number(tile)],
    pile: Math.max(0, view.pile - 1),
  }),
};

/** The board after an event, as far as the event tells. */
export const changed = (view: NightView, name: string, found: Fields, box: Box): NightView => ({
  ...view,
  ...CHANGES[name]?.(view, found, box),
});

/** A card comes to the hand of the seat that hears of it. */
export const withCard = (view: NightView, card: number, seat: number): NightView => ({
  ...view,
  ...drawn(view, card, seat),
});
