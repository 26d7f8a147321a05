// The ring laid out: where clouds, fence, beds and the nightmare's lair are, on a wide picture and on a tall one.
import type { Box } from "./pieces";

export interface Point {
  x: number;
  y: number;
}

export interface Ring {
  width: number;
  height: number;
  /** How many pixels a unit of the drawing takes. */
  scale: number;
  /** A dream lies on a cloud of this size; sheep stand on its upper edge, and in the middle of a cloud without a dream. */
  cloud: { width: number; height: number };
  /** Which dream lies on each space, -1 for none. */
  tiles: readonly number[];
  /** The middle of each space, 1 to 10; the first is unused. */
  spaces: Point[];
  fence: Point & { size: number };
  moon: Point & { r: number };
  lair: Point;
  /** Where each seat's bed stands. */
  beds: Point[];
  /** How big the animals are, and the beds. */
  size: number;
  bed: number;
  hills: number;
}

// Clockwise, with the fence at the top: there sheep run from left to right, and jump it before the moon.
const WIDE = [
  [500, 128], [648, 128], [842, 162], [912, 304], [842, 444], [648, 490],
  [352, 490], [158, 444], [88, 304], [158, 162], [352, 128],
] as const;
const TALL = [
  [200, 80], [288, 80], [341, 144], [341, 236], [341, 328], [251, 386],
  [149, 386], [59, 328], [59, 236], [59, 144], [112, 80],
] as const;

const row = (count: number, middle: number, y: number, gap: number): Point[] =>
  Array.from({ length: count }, (_, seat) => ({ x: middle + (seat - (count - 1) / 2) * gap, y }));

/** Rooms that are hardly wider than high get the tall drawing. */
const TALL_BELOW = 1.2;

/** From this width on a wide drawing has room for larger clouds. */
const LARGE = 1150;
/** How wide a dream is that says in a sentence what it does, in pixels. */
const WORDED = 180;

/** Half of a cloud, as a part of the width of the dream on it. */
const CLOUD_HALF = 0.64;
/** What stays free between a cloud and the edge of a wide ring, in pixels. */
const EDGE = 24;

/** The smallest text, in pixels. */
const SMALLEST = 12.2;
/** A size of text in units of the drawing: this one, or more where the drawing is small. */
export const readable = (ring: Pick<Ring, "scale">, size: number): number => Math.max(size, SMALLEST / ring.scale);

/** The ring for a room of this many pixels. It grows wider or higher; what lies on it grows only a little. */
export function ringOf(seats: number, across: number, down: number, tiles: readonly number[]): Ring {
  const aspect = across / down;
  const isTall = aspect < TALL_BELOW;
  const [least, low] = isTall ? [400, 420] : [1000, 552];
  const width = Math.max(least, low * aspect);
  const height = width / aspect;
  const at = (x: number, y: number): Point => ({ x: (x * width) / least, y: (y * height) / low });
  const scale = across / width;
  /** In a large room dreams have room for a sentence. */
  const isLarge = !isTall && width >= LARGE;
  const wide = isLarge ? Math.max(200, WORDED / scale) : 146 + Math.min(24, (width - least) * 0.06);
  /** Clouds of a wide ring keep clear of its edges. */
  const edge = isTall ? 0 : wide * CLOUD_HALF + EDGE / scale;
  const spaces = (isTall ? TALL : WIDE)
    .map(([x, y]) => at(x, y))
    .map(({ x, y }) => ({ x: Math.max(edge, Math.min(x, width - edge)), y }));
  const common = { width, height, scale, tiles, spaces };
  const more = Math.min(1, height / low - 1);
  /** Beds grow into the empty middle, as far as their row leaves the dreams beside it free. */
  const bed = isLarge ? (seats > 2 ? 1.15 : 1.35) : 1;
  const top = spaces[0]!;
  return isTall
    ? {
        ...common,
        cloud: { width: 94 + Math.min(28, (width - least) * 0.28), height: 58 + 40 * more },
        fence: { x: top.x, y: top.y + 14, size: 0.56 },
        moon: { x: top.x, y: top.y - 36, r: 30 },
        lair: at(200, 206),
        beds: row(seats, width / 2, at(200, 268).y, seats > 3 ? 52 : 62),
        size: 0.62 + 0.2 * more,
        bed: 0.5,
        hills: at(0, 250).y,
      }
    : {
        ...common,
        cloud: { width: wide, height: isLarge ? 100 : 86 },
        fence: { x: top.x, y: top.y + 28, size: 1 },
        moon: { x: top.x, y: top.y - 46, r: 54 },
        lair: at(500, 276),
        beds: row(seats, width / 2, at(500, isLarge ? 372 : 384).y, 118 * bed),
        size: 1,
        bed,
        hills: at(0, 296).y,
      };
}

/** Dreams say in words what they do. */
export const isWorded = (ring: Ring): boolean => ring.cloud.width * ring.scale >= WORDED;
/** Dreams say how they are called, above two rows of signs. */
export const isNamed = (ring: Ring): boolean => ring.cloud.height * ring.scale >= 60;

/** How big the number of a space is written. */
export const numberSize = (ring: Ring): number => readable(ring, 15 * (0.4 + ring.size * 0.6));
/** On a tall ring the numbers stand on the outer side of the clouds, clear of what is in the middle; below, clear of the next dream. */
export const isMirrored = (ring: Ring, space: number): boolean => ring.size < 1 && space <= 4;
/** How big animals and beds are where they wait beside each other. */
export const waiting = (ring: Ring): number => Math.max(ring.size, ring.bed);

/** How far below the middle of an empty cloud feet stand, as a part of its height. */
const WITHIN = 0.3;
/** Above these lies another dream. Whoever stands on them keeps to the side where it covers less of that one: left, or right. */
const BESIDE: Record<"wide" | "tall", Record<number, number>> = {
  wide: { 3: 1, 4: -1, 7: 1, 8: -1 },
  tall: { 3: -1, 4: -1, 7: 1, 8: 1 },
};
/** How far, as a part of the width of a dream. */
const ASIDE = 0.24;
/** Where a sheep or the nightmare stands on a space, of several side by side. */
export function standing(ring: Ring, space: number, nth: number, count: number): Point {
  const middle = ring.spaces[space] ?? ring.lair;
  const gap = Math.min(58 * ring.size, (ring.cloud.width * 1.05) / Math.max(1, count));
  const x = middle.x + (nth - (count - 1) / 2) * gap;
  if ((ring.tiles[space] ?? -1) < 0) return { x, y: middle.y + ring.cloud.height * WITHIN };
  const side = BESIDE[ring.size < 1 ? "tall" : "wide"][space] ?? 0;
  const aside = side * Math.max(0, ring.cloud.width * ASIDE - ((count - 1) / 2) * gap);
  return { x: x + aside, y: middle.y - ring.cloud.height / 2 - 3 * ring.size };
}

/** Sheep run to the right along the top, to the left along the bottom. */
export const isLeftward = (space: number): boolean => space >= 4 && space <= 7;

/** The way over the clouds from a space to another, as a row of leaps; over the fence higher. */
export function leaps(ring: Ring, from: Point, spaces: number[]): string {
  let [before, path] = [from, `M${from.x} ${from.y}`];
  for (const space of spaces) {
    const next = standing(ring, space, 0, 1);
    const isFence = space === 1 && before.x < next.x && Math.abs(before.y - next.y) < ring.cloud.height;
    const lift = (isFence ? 86 : 38) * ring.size;
    path += `Q${(before.x + next.x) / 2} ${Math.min(before.y, next.y) - lift} ${next.x} ${next.y}`;
    before = next;
  }
  return path;
}

/** The spaces that a number of steps pass on the printed ring; backwards if it is negative. */
export function passed({ next }: Pick<Box, "next">, from: number, count: number): number[] {
  const way: number[] = [];
  for (let here = from; way.length < Math.abs(count); way.push(here))
    here = count > 0 ? next[here]! : next.findIndex((space, before) => before > 0 && space === here);
  return way;
}

/** The spaces from one to another, in running order; all round if they are the same. */
export function between({ next }: Pick<Box, "next">, from: number, to: number): number[] {
  const way: number[] = [];
  do way.push(next[way.at(-1) ?? from]!);
  while (way.at(-1) !== to && way.length < next.length);
  return way;
}
