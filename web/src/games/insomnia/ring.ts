// The ring laid out: where clouds, fence, beds and the nightmare's lair are, on a wide picture and on a tall one.
import type { Box } from "./pieces";

export interface Point {
  x: number;
  y: number;
}

export interface Ring {
  width: number;
  height: number;
  /** A dream lies on a cloud of this size; sheep stand on its upper edge. */
  cloud: { width: number; height: number };
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

const point = ([x, y]: readonly [number, number]): Point => ({ x, y });

// Clockwise, with the fence at the top: there sheep run from left to right, and jump it before the moon.
const WIDE = [
  [500, 118], [634, 118], [842, 162], [912, 304], [842, 444], [634, 490],
  [366, 490], [158, 444], [88, 304], [158, 162], [366, 118],
] as const;
const TALL = [
  [200, 78], [272, 78], [349, 142], [349, 237], [349, 332], [252, 374],
  [148, 374], [51, 332], [51, 237], [51, 142], [128, 78],
] as const;

const row = (count: number, middle: number, y: number, gap: number): Point[] =>
  Array.from({ length: count }, (_, seat) => ({ x: middle + (seat - (count - 1) / 2) * gap, y }));

export function ringOf(seats: number, isTall: boolean): Ring {
  return isTall
    ? {
        width: 400,
        height: 420,
        cloud: { width: 84, height: 56 },
        spaces: TALL.map(point),
        fence: { x: 200, y: 92, size: 0.56 },
        moon: { x: 200, y: 42, r: 30 },
        lair: { x: 200, y: 206 },
        beds: row(seats, 200, 292, 52),
        size: 0.62,
        bed: 0.5,
        hills: 250,
      }
    : {
        width: 1000,
        height: 552,
        cloud: { width: 146, height: 86 },
        spaces: WIDE.map(point),
        fence: { x: 500, y: 146, size: 1 },
        moon: { x: 500, y: 72, r: 54 },
        lair: { x: 500, y: 276 },
        beds: row(seats, 500, 388, 118),
        size: 1,
        bed: 1,
        hills: 296,
      };
}

/** Where a sheep or the nightmare stands on a space, of several side by side. */
export function standing(ring: Ring, space: number, nth: number, count: number): Point {
  const middle = ring.spaces[space] ?? ring.lair;
  const gap = Math.min(44 * ring.size, (ring.cloud.width * 0.86) / Math.max(1, count));
  return { x: middle.x + (nth - (count - 1) / 2) * gap, y: middle.y - ring.cloud.height / 2 + 1 };
}

/** Sheep run to the right along the top, to the left along the bottom. */
export const isLeftward = (space: number): boolean => space >= 4 && space <= 7;

/** The way over the clouds from a space to another, as a row of leaps; over the fence higher. */
export function leaps(ring: Ring, from: Point, spaces: number[]): string {
  let [before, path] = [from, `M${from.x} ${from.y}`];
  for (const space of spaces) {
    const next = standing(ring, space, 0, 1);
    const isFence = space === 1 && before.x < next.x && before.y === next.y;
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
