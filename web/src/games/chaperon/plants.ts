// What grows in the wood: always the same trees in the same places, wherever no way and no tile lies.
import type { Point, Trails } from "./trails";

export type PlantKind = "fir" | "tree" | "bush" | "mushroom" | "flowers" | "fern" | "rock" | "grass";

export interface Plant extends Point {
  kind: PlantKind;
  size: number;
  lean: number;
}

/** Numbers that look random and never change. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return ((mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const ROOM: Record<PlantKind, number> = {
  fir: 30,
  tree: 30,
  bush: 25,
  mushroom: 20,
  flowers: 20,
  fern: 21,
  rock: 22,
  grass: 13,
};

function nearest(point: Point, places: Point[]): number {
  let least = Infinity;
  for (const place of places) least = Math.min(least, (place.x - point.x) ** 2 + ((place.y - point.y) * 1.15) ** 2);
  return Math.sqrt(least);
}

/** Firs crowd round the Wolf's track; round trees and flowers keep Little Red company. */
function kindAt(chance: number, isShady: boolean): PlantKind {
  if (isShady)
    return chance < 0.66
      ? "fir"
      : chance < 0.78
        ? "fern"
        : chance < 0.83
          ? "rock"
          : chance < 0.86
            ? "mushroom"
            : "grass";
  return chance < 0.27
    ? "tree"
    : chance < 0.36
      ? "bush"
      : chance < 0.4
        ? "mushroom"
        : chance < 0.64
          ? "flowers"
          : "grass";
}

/** A tree hides what stands behind it: its crown must not cover a space. */
function covers(plant: Plant, places: Point[], width: number): boolean {
  if (plant.kind !== "fir" && plant.kind !== "tree") return false;
  const [half, tall] = [21 * plant.size + width, 66 * plant.size + width];
  return places.some((place) => Math.abs(place.x - plant.x) < half && place.y < plant.y && place.y > plant.y - tall);
}

function between(places: Point[]): Point[] {
  return places.flatMap((place, index) => {
    const next = places[index + 1];
    return next ? [place, { x: (place.x + next.x) / 2, y: (place.y + next.y) / 2 }] : [place];
  });
}

export function plantsOf(trails: Trails): Plant[] {
  const roll = dice(7);
  const scale = trails.width > 600 ? 1 : 0.72;
  const [hood, wolf, tiles] = [between(trails.hood), between(trails.wolf), between(trails.tiles)];
  const ways = [...hood, ...wolf, ...tiles, ...trails.link];
  const plants: Plant[] = [];
  const step = 25 * scale;
  for (let y = trails.horizon + 16; y < trails.height + 10; y += step)
    for (let x = 8; x < trails.width; x += step) {
      const spot = { x: x + roll() * step, y: y + roll() * step * 0.8 };
      const isShady = nearest(spot, wolf) < nearest(spot, hood);
      const kind = kindAt(roll(), isShady);
      const depth = 0.72 + (0.42 * (spot.y - trails.horizon)) / (trails.height - trails.horizon);
      const plant = { ...spot, kind, size: scale * depth * (0.85 + roll() * 0.35), lean: roll() * 6 - 3 };
      const room = ROOM[kind] * scale + trails.radius * 0.55;
      if (nearest(spot, ways) < room || covers(plant, ways, trails.radius * 1.1)) continue;
      if (nearest(spot, tiles) < trails.tile * 0.72 + 14 * scale) continue;
      if (nearest(spot, plants) < 18 * scale) continue;
      plants.push(plant);
    }
  return plants.sort((one, other) => one.y - other.y);
}

/** Discs of one colour as one shape: where each is, how large, and how high if it is not round. */
export function dots(...discs: (readonly [x: number, y: number, radius: number, high?: number])[]): string {
  return discs.map(([x, y, r, high = r]) => `M${x - r} ${y}a${r} ${high} 0 1 0 ${2 * r} 0a${r} ${high} 0 1 0 ${-2 * r} 0z`).join("");
}

const SHADOWS: Partial<Record<PlantKind, [wide: number, high: number]>> = { fir: [17, 4], tree: [18, 4.5], bush: [16, 3.5] };

/** What plants cast on the ground. */
export function shadowsOf(plants: Plant[]): string {
  const cast = plants.flatMap(({ kind, x, y, size }) => {
    const [wide, high] = SHADOWS[kind] ?? [0, 0];
    return wide ? [[x, y, wide * size, high * size].map((number) => Number(number.toFixed(1))) as [number, number, number, number]] : [];
  });
  return dots(...cast);
}

/** Blades of grass along the lower edge, close to whoever looks. */
export function meadow(width: number, base: number, tall: number): string {
  const roll = dice(17);
  const path = [`M-10 ${base + 10}V${base}`];
  for (let x = -10; x < width + 10; x += 7) {
    const [high, lean] = [tall * (0.25 + roll() * 0.75), roll() * 12 - 6];
    path.push(curved("q", lean * 0.3 + 1, -high * 0.6, lean + 3.5, -high));
    path.push(curved("q", -lean * 0.2, high * 0.5, 3.5 - lean, high));
  }
  return `${path.join("")}V${base + 10}Z`;
}

const curved = (letter: string, ...numbers: number[]) => letter + numbers.map((number) => number.toFixed(1)).join(" ");

/** The tops of a row of firs against the sky. */
export function treeline(width: number, base: number, tall: number, seed: number): string {
  const roll = dice(seed);
  const path = [`M-10 ${base + 40}`];
  for (let x = -10; x < width + 20;) {
    const half = tall * (0.17 + roll() * 0.12);
    const top = base - tall * (0.5 + roll() * 0.5);
    const waist = (top + base) / 2;
    path.push(curved("L", x, base, x + half * 0.55, waist), curved("l", -half * 0.2, 1));
    path.push(curved("L", x + half, top, x + half * 1.65, waist + 1), curved("l", -half * 0.2, -1));
    path.push(curved("L", x + half * 2, base));
    x += half * 1.5;
  }
  return `${path.join("")}V${base + 40}Z`;
}

export function scattered(count: number, width: number, top: number, bottom: number, seed: number): Point[] {
  const roll = dice(seed);
  return Array.from({ length: count }, () => ({ x: roll() * width, y: top + roll() * (bottom - top) }));
}
