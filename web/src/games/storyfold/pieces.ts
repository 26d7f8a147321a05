// What is printed on the pieces of the box, as the game's book gives it, and what the numbers of a view stand for.

export interface CreaturePiece {
  id: string;
  /** The number carved on the slot where it enters, or `end`. */
  slot: string;
  isGreat: boolean;
  /** What it does after it has acted: effects with a number each. */
  after: { effect: string; count: number }[];
}

export interface BoonPiece {
  id: string;
  kind: string;
  dots: number;
}

export interface Box {
  /** The ids of the four Action cards. */
  cards: string[];
  creatures: CreaturePiece[];
  boons: BoonPiece[];
  /** The symbols on the spaces of the Shadow, by their distance from the centre. */
  signs: string[][];
  /** The ids of the Scenes, by which they have their pictures. */
  scenes: string[];
  /** The Chapter of each Scene. */
  chapters: number[];
  /** What is carved on the first stones of the River, and how often a die shows it, in percent by its sides. */
  stones: { number: number; percents: Record<number, number> }[];
  /** What kind each Shadow card is of. */
  shades: number[];
  /** How many spaces, lights and slots there are. */
  light: number;
  shadow: number;
  spirit: number;
  slots: number;
}

export const NOTHING = -1;
/** How many stones the River has; the last ones are bare. */
export const STONES = 7;
export const SIDES = [8, 10, 12] as const;
export const SIGNS = ["claw", "eye", "moon"] as const;
/** Brom's card: which face is up, or that he is gone. */
export const [PROTECTION, CARE, GONE] = [0, 1, 2];

type Printed = Record<string, unknown>;
const list = (pieces: Printed, name: string) => (pieces[name] as Printed[] | undefined) ?? [];

export function boxOf(pieces: Printed): Box {
  const [numbers = {}] = list(pieces, "numbers");
  const signs = list(pieces, "spaces").map(({ signs }) => String(signs ?? "").split(" ").filter(Boolean));
  return {
    cards: list(pieces, "cards").map(({ id }) => String(id)),
    creatures: list(pieces, "creatures").map((card) => ({
      id: String(card.id),
      slot: String(card.slot),
      isGreat: Boolean(card.great),
      after: String(card.after ?? "").split(";").filter(Boolean).map((one) => {
        const [effect = "", count] = one.split(" ");
        return { effect, count: Number(count) };
      }),
    })),
    boons: list(pieces, "boons").map((card) => ({
      id: String(card.id),
      kind: String(card.kind),
      dots: Number(card.dots),
    })),
    signs,
    scenes: list(pieces, "scenes").map(({ id }) => String(id)),
    chapters: list(pieces, "scenes").map(({ chapter }) => Number(chapter)),
    stones: list(pieces, "stones").map(({ number, ...percents }) => ({ number: Number(number), percents: percents as Record<number, number> })),
    shades: list(pieces, "shades").map(({ kind }) => Number(kind)),
    light: Number(numbers.light),
    shadow: signs.length - 1,
    spirit: Number(numbers.spirit),
    slots: Number(numbers.boons),
  };
}
