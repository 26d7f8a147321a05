// Where something stands beside something else: inside a frame, and not over it.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 12;
/** Where it must cover something, hardly more of it does not count. */
const ALIKE = 1.5;

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));

/** How much of one box another covers. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** The box around all of these; null if there are none. */
export function around(boxes: Box[]): Box | null {
  if (boxes.length === 0) return null;
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return { x, y, width, height };
}

/** Below the target, above it, beside it, or wherever it covers least of it; always inside the frame. */
export function besideOf(target: Box, frame: Box, size: { width: number; height: number }): { x: number; y: number } {
  const middle = { x: target.x + (target.width - size.width) / 2, y: target.y + (target.height - size.height) / 2 };
  const wishes = [
    { x: middle.x, y: target.y + target.height + GAP },
    { x: middle.x, y: target.y - size.height - GAP },
    { x: target.x + target.width + GAP, y: middle.y },
    { x: target.x - size.width - GAP, y: middle.y },
  ];
  const places = wishes.map(({ x, y }) => ({
    x: clamp(x, frame.x + GAP, frame.x + frame.width - size.width - GAP),
    y: clamp(y, frame.y + GAP, frame.y + frame.height - size.height - GAP),
  }));
  const covered = places.map((place) => overlap({ ...place, ...size }, target));
  const least = Math.min(...covered);
  return places[covered.findIndex((area) => area <= least * ALIKE)]!;
}
