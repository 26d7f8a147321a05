// What an event changes on the table, so that it can be seen happening. The view that follows has the last word.
import type { Fields } from "$lib/stage.svelte";
import { BLACK, type Box, COLOURS, NOTHING, SLOTS } from "./pieces";
import { signAt, squaresOf } from "./plan";
import type { MonsterView, PlushView, TaleView } from "./view";

type Change = (view: TaleView, fields: Fields, box: Box) => Partial<TaleView>;

const replaced = <T>(list: T[], index: number, value: T): T[] => list.map((one, nth) => (nth === index ? value : one));
const without = <T>(list: T[], index: number): T[] => list.filter((_, nth) => nth !== index);
const sum = (one: number[], other: number[]): number[] => one.map((count, colour) => count + (other[colour] ?? 0));
const more = (list: number[], index: number, count: number): number[] =>
  replaced(list, index, Math.max(0, (list[index] ?? 0) + count));

/** The place at the table of a plush that a word names. */
export const placeOf = (view: TaleView, character: unknown): number =>
  view.plushies.findIndex((plush) => plush.character === Number(character));

const plushes = (view: TaleView, character: unknown, change: (plush: PlushView) => Partial<PlushView>) => ({
  plushies: view.plushies.map((plush) =>
    plush.character === Number(character) ? { ...plush, ...change(plush) } : plush,
  ),
});

/** The place in the column of a monster: of several with the same card the one on this square, else the first. */
export function monsterAt(view: TaleView, card: unknown, square?: number): number {
  const there = view.monsters.findIndex((one) => one.card === Number(card) && one.square === square);
  return there >= 0 ? there : view.monsters.findIndex((one) => one.card === Number(card));
}

const monsters = (view: TaleView, place: number, change: Partial<MonsterView>) => ({
  monsters: view.monsters.map((one, nth) => (nth === place ? { ...one, ...change } : one)),
});

/** A die leaves those before the active plush, or its card. */
function spent(view: TaleView, character: unknown, colour: number): Partial<TaleView> {
  if (view.hand[colour]) return { hand: more(view.hand, colour, -1) };
  return plushes(view, character, (plush) => (plush.stored === colour ? { stored: NOTHING } : { pocket: NOTHING }));
}

const gained =
  (what: "buttons" | "hearts" | "stuffing", sign = 1): Change =>
  (view, { plush, count }) =>
    plushes(view, plush, (one) => ({ [what]: Math.max(0, one[what] + sign * Number(count)) }));

const CURRENCY: Record<string, Change> = {
  button: gained("buttons", -1),
  heart: gained("hearts", -1),
  stuffing: gained("stuffing", -1),
};

function equipped(view: TaleView, { plush, item }: Fields, box: Box): Partial<TaleView> {
  const slot = box.items[Number(item)]?.slot ?? "group";
  if (slot === "group") return { group_items: [...view.group_items, Number(item)] };
  return plushes(view, plush, (one) => ({ items: replaced(one.items, SLOTS.indexOf(slot), Number(item)) }));
}

const walked = (view: TaleView, { plush, square }: Fields) => plushes(view, plush, () => ({ square: Number(square) }));

const CHANGES: Record<string, Change> = {
  turn_began: (view, { plush }) => ({
    active: placeOf(view, plush),
    turns: view.turns + 1,
    hand: view.hand.map(() => 0),
    pool: [],
    rolled: [],
  }),
  dice_drawn: (view, fields) => {
    const drawn = COLOURS.map((colour) => Number(fields[colour]));
    const left = sum(view.bag, drawn.map((count) => -count)).map((count) => Math.max(0, count));
    return { hand: sum(view.hand, drawn), bag: left };
  },
  bag_refilled: (view) => ({ bag: sum(view.bag, view.dice_discard), dice_discard: view.dice_discard.map(() => 0) }),
  stuffing_found: (view, { plush, stuffing }) => plushes(view, plush, () => ({ stuffing: Number(stuffing) })),
  threat_placed: (view, { total }) => ({ threat: Number(total), hand: replaced(view.hand, BLACK, 0) }),
  plush_walked: walked,
  die_stored: (view, { plush, colour }) => ({
    ...plushes(view, plush, (one) =>
      one.stored === NOTHING ? { stored: Number(colour) } : { pocket: Number(colour) },
    ),
    hand: more(view.hand, Number(colour), -1),
  }),
  die_given: (view, { plush, other_plush, colour }) => {
    const after = { ...view, ...spent(view, plush, Number(colour)) };
    return { ...after, ...plushes(after, other_plush, () => ({ stored: Number(colour) })) };
  },
  stuffing_lost: (view, { plush, left }) => plushes(view, plush, () => ({ stuffing: Number(left) })),
  stuffing_gained: gained("stuffing"),
  hearts_gained: gained("hearts"),
  buttons_gained: gained("buttons"),
  paid: (view, fields, box) => CURRENCY[String(fields.what)]?.(view, fields, box) ?? {},
  ability_used: (view, { plush }) => plushes(view, plush, (one) => ({ hearts: Math.max(0, one.hearts - 1) })),
  plush_fell: (view, { plush }) => plushes(view, plush, () => ({ stuffing: 0 })),
  condition_gained: (view, { plush, condition }) =>
    plushes(view, plush, (one) => ({ conditions: [...one.conditions, Number(condition)] })),
  condition_lost: (view, { plush, condition }) =>
    plushes(view, plush, (one) => ({ conditions: one.conditions.filter((held) => held !== condition) })),
  item_equipped: equipped,
  item_shared: (view, { item }) => ({ group_items: [...view.group_items, Number(item)] }),
  item_dropped: (view, { item }) => ({
    plushies: view.plushies.map((one) => ({
      ...one,
      items: one.items.map((held) => (held === item ? NOTHING : held)),
    })),
    group_items: view.group_items.filter((held) => held !== item),
  }),
  task_opened: (_view, { colour, target }) => ({
    task: { test: NOTHING, colour: Number(colour), target: Number(target), mark: "" },
    task_values: [],
    task_colours: [],
  }),
  task_done: () => ({ task: null, task_values: [], task_colours: [] }),
  monster_came: (view, { monster, square, figure }, box) => {
    const card = Number(monster);
    const defence = box.monsters[card]?.defence ?? 0;
    return { monsters: [...view.monsters, { card, square: Number(square), defence, dark: 0, figure: Number(figure) }] };
  },
  monster_walked: (view, { monster, start, square }) =>
    monsters(view, monsterAt(view, monster, Number(start)), { square: Number(square) }),
  monster_pushed: (view, { monster, square }) => monsters(view, monsterAt(view, monster), { square: Number(square) }),
  monster_defeated: (view, { monster }) => ({ monsters: without(view.monsters, monsterAt(view, monster)) }),
  boss_hurt: (view, { monster, left }) => monsters(view, monsterAt(view, monster), { dark: Number(left) }),
  monster_acted: (view) => ({ threat: Math.max(0, view.threat - 1) }),
  surge_came: (_view, { nth }) => ({ surges: Number(nth) }),
  sleep_revealed: (view, { face }) => ({
    sleep_shown: [...view.sleep_shown, Number(face)],
    sleep_deck: Math.max(0, view.sleep_deck - 1),
    awake: view.awake || face === 2,
  }),
  environment_set: (view, { environment }) => ({ environments: [...view.environments, Number(environment)] }),
  environment_gone: (view, { environment }) => ({
    environments: view.environments.filter((one) => one !== environment),
  }),
  lost_tokens_placed: (view) => ({
    lost_tokens: view.plan ? squaresOf(view.plan).filter((square) => signAt(view.plan!, square) === "L") : [],
  }),
  lost_found: (view, { plush }) => {
    const square = view.plushies[placeOf(view, plush)]?.square;
    return { lost_tokens: view.lost_tokens.filter((one) => one !== square) };
  },
  token_placed: (view, { token, square }) => ({
    token_kinds: [...view.token_kinds, Number(token)],
    token_squares: [...view.token_squares, Number(square)],
  }),
  token_removed: (view, { token }) => {
    const place = view.token_kinds.indexOf(Number(token));
    return { token_kinds: without(view.token_kinds, place), token_squares: without(view.token_squares, place) };
  },
  bookmark_passed: (view, { plush }) => ({ narrator: placeOf(view, plush) }),
};

/** The table after an event, as far as the event tells. */
export const changed = (view: TaleView, name: string, fields: Fields, box: Box): TaleView => ({
  ...view,
  ...CHANGES[name]?.(view, fields, box),
});
