// What is printed on the pieces of the box, as the game's book gives it.

export type Picture = "none" | "wolf" | "owl" | "trap" | "hood";

export interface PathCard {
  number: number;
  flowers: number;
  picture: Picture;
}

export interface CharacterCard {
  human_power: number | string;
  animal_power: number | string;
}

export interface Box {
  cards: PathCard[];
  characters: CharacterCard[];
}

export const HUMAN_POWERS = ["stack", "hunt", "walk_on_pebbles", "draw_blind"];
export const ANIMAL_POWERS = ["step_back", "eat_tokens", "take_back", "look_at_tile"];

/** Faces of a picking token. */
export const PEBBLE = 0;
export const FLOWER = 1;
export const UNKNOWN = 2;

/** Where a Character card is. */
export const WITH_OWNER = 1;
export const USED_BY_OWNER = 2;
export const WITH_WOLF = 3;
export const USED_BY_WOLF = 4;

export const boxOf = (pieces: Record<string, unknown>): Box => ({
  cards: (pieces.cards as PathCard[] | undefined) ?? [],
  characters: (pieces.characters as CharacterCard[] | undefined) ?? [],
});

/** The place of a power in its list, whether the book names or numbers it. */
export const powerNumber = (powers: string[], power: number | string | undefined): number =>
  typeof power === "number" ? power : Math.max(0, powers.indexOf(power ?? ""));
