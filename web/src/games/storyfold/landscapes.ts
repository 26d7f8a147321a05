// The places of the journey: for each Scene a sky, rows of plants from far to near, and what stands there.
// A Scene of another pack has the landscape of its Chapter.
import type { Plant } from "./kit";

/** How a row of plants is grown: kind, how many on a page of usual width, where it stands and how high (in parts of the picture). */
export type Row = [kind: Plant, count: number, base: number, high: number];

/** Something that stands in the picture once: what, where (in parts of the picture), how large. */
export type Thing = [what: string, x: number, y: number, size: number];

export interface Landscape {
  mood: string;
  /** From far to near; each is darker than the last. */
  rows: Row[];
  /** Where the ground begins, and how hilly it is. */
  ground: number;
  rise: number;
  /** Where water begins and ends. */
  water?: [top: number, bottom: number];
  things: Thing[];
  /** What frames the picture on both sides. */
  near?: Plant;
  weather?: "mist" | "snow" | "fireflies" | "stars" | "leaves";
}

const FAR: Row = ["spruce", 26, 0.56, 0.2];

const SCENES: Record<string, Landscape> = {
  P: { mood: "dusk", rows: [FAR, ["oak", 7, 0.66, 0.36]], ground: 0.66, rise: 30, things: [["house", 0.1, 0.7, 1.2], ["gate", 0.3, 0.78, 1], ["lantern", 0.155, 0.6, 1]], near: "birch", weather: "leaves" },
  "1A": { mood: "river", rows: [FAR, ["willow", 6, 0.62, 0.34]], ground: 0.6, rise: 20, water: [0.66, 0.9], things: [["stones", 0.42, 0.78, 1.1], ["stones", 0.66, 0.72, 0.7]], near: "reed", weather: "mist" },
  "1B": { mood: "leaf", rows: [FAR, ["oak", 6, 0.58, 0.4], ["birch", 8, 0.64, 0.42]], ground: 0.6, rise: 30, water: [0.74, 0.92], things: [["bridge", 0.5, 0.7, 1.4]], near: "oak", weather: "leaves" },
  "1D": { mood: "glade", rows: [["birch", 22, 0.56, 0.4], ["birch", 9, 0.68, 0.6]], ground: 0.66, rise: 24, things: [["log", 0.55, 0.8, 1.1], ["mushrooms", 0.34, 0.84, 1]], near: "birch", weather: "fireflies" },
  "1X": { mood: "marsh", rows: [["bare", 10, 0.58, 0.36], ["reed", 40, 0.68, 0.16]], ground: 0.58, rise: 8, water: [0.66, 0.84], things: [["log", 0.62, 0.8, 0.9], ["lilies", 0.4, 0.76, 1.1]], near: "reed", weather: "mist" },
  "1C": { mood: "thorn", rows: [["bare", 8, 0.6, 0.5], ["thorn", 16, 0.7, 0.36]], ground: 0.66, rise: 30, things: [["roses", 0.56, 0.6, 1.3], ["roses", 0.3, 0.7, 0.9]], near: "thorn" },
  "2A": { mood: "pond", rows: [["willow", 8, 0.52, 0.26], ["reed", 30, 0.58, 0.12]], ground: 0.54, rise: 12, water: [0.6, 0.96], things: [["boat", 0.44, 0.76, 1.4], ["post", 0.66, 0.7, 1]], near: "willow" },
  "2B": { mood: "reeds", rows: [["reed", 50, 0.56, 0.26], ["reed", 36, 0.72, 0.42]], ground: 0.62, rise: 10, water: [0.84, 0.96], things: [["shoe", 0.42, 0.5, 1], ["shoe", 0.7, 0.44, 0.8], ["shoe", 0.58, 0.58, 0.9]], near: "reed", weather: "mist" },
  "2D": { mood: "mirror", rows: [["spruce", 22, 0.46, 0.16], ["willow", 3, 0.6, 0.32]], ground: 0.48, rise: 10, water: [0.5, 1], things: [["isle", 0.52, 0.72, 1.5], ["moon-in-water", 0.74, 0.8, 1]], near: "reed", weather: "stars" },
  "2C": { mood: "mud", rows: [["bare", 7, 0.54, 0.4], ["reed", 22, 0.66, 0.2]], ground: 0.56, rise: 16, water: [0.68, 0.88], things: [["nest", 0.6, 0.76, 1.2], ["lilies", 0.36, 0.78, 1]], near: "reed", weather: "mist" },
  "3A": { mood: "cave", rows: [["tooth", 12, 0.74, 0.26], ["icicle", 16, 0, 0.3]], ground: 0.72, rise: 36, things: [["roots", 0.5, 0, 1.4], ["prints", 0.46, 0.86, 1.2]], near: "rock" },
  "3B": { mood: "echo", rows: [["icicle", 24, 0, 0.22], ["tooth", 18, 0.76, 0.2], ["icicle", 8, 0, 0.42]], ground: 0.74, rise: 20, water: [0.82, 0.94], things: [["rings", 0.4, 0.5, 1], ["rings", 0.62, 0.42, 1.3], ["rings", 0.76, 0.6, 0.8]], near: "rock" },
  "3D": { mood: "moon", rows: [["icicle", 10, 0, 0.26], ["rock", 9, 0.74, 0.14]], ground: 0.7, rise: 24, things: [["shaft", 0.52, 0, 1], ["well", 0.52, 0.8, 1.5]], near: "rock", weather: "stars" },
  "3C": { mood: "den", rows: [["icicle", 12, 0, 0.2], ["rock", 7, 0.76, 0.22]], ground: 0.7, rise: 30, things: [["roots", 0.3, 0, 1.1], ["mound", 0.62, 0.78, 1.6], ["pots", 0.36, 0.82, 1]], near: "rock" },
  "4A": { mood: "heights", rows: [["peak", 5, 0.6, 0.46], ["rock", 10, 0.76, 0.14]], ground: 0.7, rise: 70, things: [["hut", 0.76, 0.66, 1.1], ["cairn", 0.36, 0.8, 1]], near: "rock" },
  "4B": { mood: "snow", rows: [["peak", 4, 0.66, 0.58], ["spruce", 9, 0.74, 0.18]], ground: 0.72, rise: 44, things: [["fire", 0.46, 0.82, 1.3], ["cairn", 0.72, 0.76, 1.1]], near: "spruce", weather: "snow" },
  "4D": { mood: "fox", rows: [["peak", 6, 0.56, 0.3], ["spruce", 16, 0.68, 0.3]], ground: 0.68, rise: 40, things: [["prints", 0.44, 0.84, 1], ["burrow", 0.68, 0.78, 1.2]], near: "spruce", weather: "snow" },
  "4X": { mood: "white", rows: [["peak", 3, 0.62, 0.36], ["bare", 5, 0.78, 0.24]], ground: 0.6, rise: 90, things: [["bundle", 0.6, 0.84, 1.1]], near: "rock", weather: "snow" },
  "4C": { mood: "pack", rows: [["peak", 5, 0.6, 0.4], ["bare", 8, 0.72, 0.36]], ground: 0.68, rise: 36, things: [["eyes", 0.74, 0.62, 1.4], ["eyes", 0.6, 0.58, 0.9], ["eyes", 0.86, 0.54, 1]], near: "spruce", weather: "snow" },
  "5A": { mood: "vigil", rows: [["trunk", 20, 0.62, 0.66], ["trunk", 10, 0.74, 0.84]], ground: 0.68, rise: 20, things: [["door", 0.66, 0.74, 1.5]], near: "trunk", weather: "mist" },
  "5X": { mood: "bark", rows: [["trunk", 14, 0.9, 1], ["icicle", 9, 0, 0.2]], ground: 0.8, rise: 20, things: [["resin", 0.4, 0.4, 1], ["resin", 0.64, 0.3, 1.3]], near: "trunk", weather: "fireflies" },
  "5B": { mood: "ring", rows: [FAR, ["trunk", 9, 0.64, 0.56], ["stump", 9, 0.76, 0.07]], ground: 0.66, rise: 18, things: [["fire", 0.5, 0.84, 1.4]], near: "trunk", weather: "fireflies" },
  "5C": { mood: "window", rows: [["bare", 9, 0.6, 0.44], ["trunk", 6, 0.72, 0.8]], ground: 0.68, rise: 20, things: [["window", 0.6, 0.56, 1.6]], near: "bare", weather: "stars" },
};

/** Chapter by Chapter, for Scenes that have no picture of their own. */
const CHAPTERS = ["P", "1A", "2A", "3A", "4A", "5A"];

export function landscapeOf(scene: string, chapter: number): Landscape {
  return SCENES[scene] ?? SCENES[CHAPTERS[chapter] ?? "P"] ?? SCENES.P!;
}

/** A number of its own for each Scene, so that no two woods are alike. */
export function seedOf(scene: string): number {
  let seed = 7;
  for (const letter of scene) seed = (seed * 31 + letter.codePointAt(0)!) % 9973;
  return seed;
}
