// What is printed on the pieces of the box, as the game's book gives it, and what the numbers of a view stand for.

/** An action of a card: how far, how many. */
export interface Action {
  verb: string;
  n: number;
}

export interface Card {
  kind: "sheep" | "nightmare";
  form: "or" | "and";
  actions: Action[];
  nightmare: number;
}

/** What a dream does: its verb with a number, perhaps for each of something, perhaps only if something holds. */
export interface Effect extends Action {
  per: string;
  when: string;
  limit: number;
  target: string;
}

export interface Tile {
  id: string;
  bonus: "three" | "infinite";
  effects: Effect[];
}

export type Shape = "wolf" | "bump" | "spider";

export interface Box {
  cards: Card[];
  tiles: Tile[];
  nightmares: Shape[];
  /** The space after each, as the ring is printed; the first after none. */
  next: number[];
  pillow: number;
  zzz: number;
}

export const SPACES = 10;
/** Where a sheep is when it is on none of the spaces. */
export const HOME = 0;
export const IN_BED = -1;
export const AWAKE = -2;
/** Where a list for all seats and spaces holds what one seat has on one space. */
export const at = (seat: number, space: number): number => seat * (SPACES + 1) + space;

type Printed = Record<string, unknown>;
const list = (pieces: Printed, name: string) => (pieces[name] as Printed[] | undefined) ?? [];

function action(printed: string): Action {
  const [verb = "", n] = printed.trim().split(/\s+/);
  return { verb, n: Number(n ?? 0) || 0 };
}

function effect(printed: string): Effect {
  const more = Object.fromEntries(
    printed
      .trim()
      .split(/\s+/)
      .filter((word) => word.includes("="))
      .map((word) => word.split("=") as [string, string]),
  );
  const { per = "", if: when = "", limit = "0", target = "" } = more;
  return { ...action(printed.replace(/\S+=\S+/g, "")), per, when, limit: Number(limit), target };
}

const parts = (printed: unknown) => String(printed ?? "").split(";").filter((part) => part.trim());

export function boxOf(pieces: Printed): Box {
  const [numbers = {}] = list(pieces, "numbers");
  return {
    cards: list(pieces, "cards").map((card) => ({
      kind: card.kind === "nightmare" ? "nightmare" : "sheep",
      form: card.form === "and" ? "and" : "or",
      actions: parts(card.actions).map(action),
      nightmare: Number(card.nightmare ?? -1),
    })),
    tiles: list(pieces, "tiles").map((tile) => ({
      id: String(tile.id),
      bonus: tile.bonus === "infinite" ? "infinite" : "three",
      effects: parts(tile.effects).map(effect),
    })),
    nightmares: list(pieces, "nightmares").map((one) => one.id as Shape),
    next: list(pieces, "spaces").map((space) => Number(space.next)),
    pillow: Number(numbers.pillow ?? 40),
    zzz: Number(numbers.zzz ?? 10),
  };
}
