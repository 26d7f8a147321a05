// Where something stands beside something else: where it covers nothing that matters, or as little as can be.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What should not be covered, and how much that would matter; what is only looked at is worth next to nothing. */
export interface Obstacle extends Box {
  weight: number;
}

export interface Place {
  x: number;
  y: number;
  /** Which of the sizes it has. */
  nth: number;
  /** Something that matters lies under it. */
  isInTheWay: boolean;
}

type Size = Pick<Box, "width" | "height">;

const GAP = 5;
/** Whatever matters less may be covered. */
const MATTERS = 0.1;
/** To touch a thing at all is bad, to cover the whole of it worse. */
const TOUCHED = 0.25;
/** How far something would rather be moved away than cover what matters, or the whole of what is only looked at, in pixels. */
const FAR = 100_000;
const LOOKED_AT = 400;
/** How much farther away a better shape may stand. */
const WORSE_SHAPE = 90;
/** Edges that are as near to each other are one. */
const GRID = 3;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));
const distinct = (values: number[]) => [...new Map(values.map((value) => [Math.round(value / GRID), value])).values()];

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0.5 && height > 0.5 ? width * height : 0;
}

/** How far it is from one box to another, from edge to edge. */
function distance(one: Box, other: Box): number {
  const x = Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width);
  const y = Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);
  return Math.hypot(x, y);
}

/** The part of a box that lies in another; null if there is none. */
export function within(box: Box, frame: Box): Box | null {
  const [x, y] = [Math.max(box.x, frame.x), Math.max(box.y, frame.y)];
  const width = Math.min(box.x + box.width, frame.x + frame.width) - x;
  const height = Math.min(box.y + box.height, frame.y + frame.height) - y;
  return width > 1 && height > 1 ? { x, y, width, height } : null;
}

/** The box that is nearest to this one. */
export const nearest = <T extends Box>(box: Box, others: T[]): T | undefined =>
  others.toSorted((one, other) => distance(box, one) - distance(box, other))[0];

/** Where edges may lie on one axis: along the frame, along each obstacle, and in the middle of what it is about. */
function starts(targets: Box[], obstacles: Obstacle[], frame: Box, size: Size, axis: "x" | "y"): number[] {
  const length = axis === "x" ? "width" : "height";
  const [first, last] = [frame[axis] + GAP, frame[axis] + frame[length] - size[length] - GAP];
  const beside = [...obstacles.filter((one) => one.weight >= MATTERS), ...targets].flatMap((one) => [
    one[axis] + one[length] + GAP,
    one[axis] - size[length] - GAP,
    one[axis] + (one[length] - size[length]) / 2,
  ]);
  return distinct([first, last, (first + last) / 2, ...beside].map((value) => clamp(value, first, last)));
}

/** How bad it is to stand there: what it covers, then how far away it is. */
function cost(box: Box, targets: Box[], obstacles: Obstacle[], limit: number): { covered: number; cost: number } {
  let covered = 0;
  let price = targets.length ? Math.min(...targets.map((one) => distance(box, one))) : 0;
  for (const one of obstacles) {
    const part = overlap(box, one) / (one.width * one.height);
    if (part === 0) continue;
    if (one.weight >= MATTERS) covered += one.weight * (part + TOUCHED);
    else price += LOOKED_AT * one.weight * part;
    if (covered * FAR + price > limit) break;
  }
  return { covered, cost: price + covered * FAR };
}

/** The best place inside the frame for something that can take several sizes, the best of them first. */
export function placeFor(sizes: Size[], frame: Box, targets: Box[], obstacles: Obstacle[]): Place {
  let best: Place = { x: frame.x, y: frame.y, nth: 0, isInTheWay: true };
  let least = Infinity;
  for (const [nth, size] of sizes.entries())
    for (const x of starts(targets, obstacles, frame, size, "x"))
      for (const y of starts(targets, obstacles, frame, size, "y")) {
        const found = cost({ x, y, ...size }, targets, obstacles, least - nth * WORSE_SHAPE);
        if (found.cost + nth * WORSE_SHAPE >= least) continue;
        least = found.cost + nth * WORSE_SHAPE;
        best = { x, y, nth, isInTheWay: found.covered > 0 };
      }
  return best;
}

/** The best place inside the frame beside one piece. */
export const placeBeside = ({ x, y, width, height }: Box, frame: Box, size: Size): Place => {
  const piece = { x, y, width, height };
  return placeFor([size], frame, [piece], [{ ...piece, weight: 1 }]);
};
