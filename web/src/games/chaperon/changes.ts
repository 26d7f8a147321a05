// What an event changes on the board, so that it can be seen happening. The view that follows has the last word.
import type { Fields } from "$lib/stage.svelte";
import { type Box, FLOWER, PEBBLE, UNKNOWN, USED_BY_OWNER, USED_BY_WOLF, WITH_OWNER, WITH_WOLF } from "./pieces";
import type { LineCard, WoodView } from "./view";

type Change = (view: WoodView, fields: Fields, box: Box) => Partial<WoodView>;

const NO_CARD = -1;
const without = (cards: number[], card: number) => cards.filter((one) => one !== card);
const sorted = (cards: number[]) => [...cards].sort((one, other) => one - other);

const fresh = (card: number, box: Box): LineCard => {
  const { number = 0, flowers = 0, picture = "none" } = box.cards[card] ?? {};
  return { card, number, flowers, picture, faces: [], turned_up: [] };
};

/** A card leaves the deck, or the place before the Wolf, or his hand. */
function drawn(view: WoodView, card: number): Partial<WoodView> {
  if (view.wolf_seat < 0) {
    const deck = Math.max(0, view.deck - 1);
    return { deck, deck_bottom: deck ? view.deck_bottom : NO_CARD };
  }
  if (view.hidden) return { hidden: false, hidden_card: NO_CARD };
  return fromHand(view, card);
}

const fromHand = (view: WoodView, card: number): Partial<WoodView> => ({
  hand: Math.max(0, view.hand - 1),
  hand_cards: without(view.hand_cards, card),
});

const joined = (view: WoodView, card: number, box: Box): Partial<WoodView> => ({
  line: [...view.line, fresh(card, box)],
});

/** The picking is over: tokens to the basket, cards to the discard. */
export function swept(view: WoodView, box: Box): WoodView {
  const tokens = view.line.flatMap((one) => one.faces.filter((_, index) => one.turned_up[index]));
  const kept = view.line
    .map((one) => one.card)
    .filter((card) => view.wolf_seat < 0 || box.cards[card]?.picture !== "hood");
  return {
    ...view,
    line: [],
    pile: 0,
    count: 0,
    discard: sorted([...view.discard, ...kept]),
    basket: view.basket + view.line.reduce((sum, one) => sum + one.faces.length, 0),
    seen_flowers: view.seen_flowers + tokens.filter((face) => face === FLOWER).length,
    seen_pebbles: view.seen_pebbles + tokens.filter((face) => face === PEBBLE).length,
  };
}

function withTokens(view: WoodView, card: number, count: number): Partial<WoodView> {
  const line = view.line.map((one) =>
    one.card === card
      ? {
          ...one,
          faces: [...one.faces, ...Array<number>(count).fill(UNKNOWN)],
          turned_up: [...one.turned_up, ...Array<boolean>(count).fill(false)],
        }
      : one,
  );
  return { line, reserve: Math.max(0, view.reserve - count), reserve_flowers: null };
}

/** The Wolf player knows what he has just put down. */
function withFaces(view: WoodView, flowers: number, pebbles: number): Partial<WoodView> {
  const line = [...view.line];
  const last = line.pop();
  if (!last) return {};
  const known = [...Array<number>(flowers).fill(FLOWER), ...Array<number>(pebbles).fill(PEBBLE)];
  return { line: [...line, { ...last, faces: [...last.faces.slice(0, -known.length), ...known] }] };
}

function withoutToken(view: WoodView, card: number): Partial<WoodView> {
  const line = view.line.map((one) => {
    const eaten = one.card === card ? one.turned_up.lastIndexOf(false) : -1;
    const rest = <T>(list: T[]) => list.filter((_, index) => index !== eaten);
    return eaten < 0 ? one : { ...one, faces: rest(one.faces), turned_up: rest(one.turned_up) };
  });
  return { line, basket: view.basket + 1 };
}

const placed = (view: WoodView, character: number, place: number): Partial<WoodView> => ({
  characters: view.characters.map((one) => (one.character === character ? { ...one, place } : one)),
});

const withTile = (view: WoodView, tile: number, change: object): Partial<WoodView> => ({
  tiles: view.tiles.map((one, index) => (index === tile ? { ...one, ...change } : one)),
});

function swapped(view: WoodView, tile: number, other: number): Partial<WoodView> {
  const tiles = [...view.tiles];
  [tiles[tile], tiles[other]] = [tiles[other]!, tiles[tile]!];
  return { tiles };
}

const CHANGES: Record<string, Change> = {
  deck_refilled: (_view, { count }) => ({ deck: Number(count), discard: [], buried: 0, deck_bottom: NO_CARD }),
  picking_opened: (view, { card }, box) => {
    const clean = view.line.length ? swept(view, box) : view;
    return { ...clean, ...drawn(clean, Number(card)), ...joined(clean, Number(card), box) };
  },
  card_kept: (view, { card }, box) => ({ ...drawn(view, Number(card)), ...joined(view, Number(card), box) }),
  picking_failed: (view, { card }, box) => {
    const clean = swept(view, box);
    return { ...clean, ...drawn(clean, Number(card)), discard: sorted([...clean.discard, Number(card)]) };
  },
  tokens_placed: (view, { card, count }) => withTokens(view, Number(card), Number(count)),
  tokens_chosen: (view, { flowers, pebbles }) => withFaces(view, Number(flowers), Number(pebbles)),
  reserve_refilled: (_view, { count }) => ({ reserve: Number(count), basket: 0, seen_flowers: 0, seen_pebbles: 0 }),
  owl_looked: (_view, { card }) => ({ deck_bottom: Number(card) }),
  hood_walked: (_view, { space, on_wolf_track }) => ({ hood: Number(space), on_wolf_track: Boolean(on_wolf_track) }),
  hood_stepped_back: (_view, { space, on_wolf_track }) => ({
    hood: Number(space),
    on_wolf_track: Boolean(on_wolf_track),
  }),
  wolf_walked: (view, { space }, box) => ({ ...swept(view, box), wolf: Number(space) }),
  wolf_trapped: (_view, { space }) => ({ wolf: Number(space) }),
  tile_turned_up: (view, { tile, cottage, by_hood }) =>
    withTile(view, Number(tile), { turned_by: by_hood ? 1 : 2, cottage }),
  tile_seen: (view, { tile, cottage }) => withTile(view, Number(tile), { cottage }),
  tiles_swapped: (view, { tile, other }) => swapped(view, Number(tile), Number(other)),
  cake_eaten: () => ({ cake: false }),
  butter_eaten: () => ({ butter: false }),
  card_laid: (view) => ({ hand: Math.max(0, view.hand - 1), hidden: true }),
  card_laid_by_you: (view, { card }) => ({
    hidden_card: Number(card),
    hand_cards: without(view.hand_cards, Number(card)),
  }),
  hand_taken_back: (view, { count }) => ({
    hand: Number(count),
    hand_cards:
      view.hand_cards.length || view.buried_cards.length ? sorted([...view.discard, ...view.buried_cards]) : [],
    discard: [],
    buried: 0,
    buried_cards: [],
  }),
  hidden_card_discarded: (view) => ({
    hidden: false,
    hidden_card: NO_CARD,
    buried: view.buried + 1,
    buried_cards: view.hidden_card < 0 ? view.buried_cards : sorted([...view.buried_cards, view.hidden_card]),
  }),
  hood_card_played: (view, _fields, box) => ({
    hood_card_beside: false,
    ...joined(
      view,
      box.cards.findIndex((card) => card.picture === "hood"),
      box,
    ),
  }),
  human_used: (view, { character }) => placed(view, Number(character), USED_BY_OWNER),
  animal_used: (view, { character }) => placed(view, Number(character), USED_BY_WOLF),
  character_went_to_wolf: (view, { character }) => placed(view, Number(character), WITH_WOLF),
  character_came_home: (view, { character }) => placed(view, Number(character), WITH_OWNER),
  line_stacked: (view) => ({ pile: view.line.length }),
  wolf_card_hunted: (view, _fields, box) => {
    const card = box.cards.findIndex((one) => one.picture === "wolf");
    return { ...fromHand(view, card), discard: sorted([...view.discard, card]) };
  },
  card_drawn_blind: (view, { card }, box) => ({ ...fromHand(view, Number(card)), ...joined(view, Number(card), box) }),
  token_eaten: (view, { card }) => withoutToken(view, Number(card)),
  card_taken_back_by_you: (view, { card }) => ({
    hand: view.hand + 1,
    hand_cards: sorted([...view.hand_cards, Number(card)]),
    discard: without(view.discard, Number(card)),
    buried_cards: without(view.buried_cards, Number(card)),
  }),
};

export const isChange = (name: string): boolean => name in CHANGES;

/** The board after an event, as far as the event tells. */
export function changed(view: WoodView, name: string, fields: Fields, box: Box): WoodView {
  const next = { ...view, ...CHANGES[name]?.(view, fields, box) };
  return { ...next, count: next.pile ? next.line.length - next.pile + 1 : next.line.length };
}
