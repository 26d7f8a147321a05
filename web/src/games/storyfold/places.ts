// Where the places of a Scene stand in the picture: those on a line one after another, the others around them.
import type { PlaceView } from "./view";

export interface Spot {
  /** In parts of the picture. */
  x: number;
  y: number;
}

/** How many steps a place is from the beginning of its line. */
function depthOf(place: PlaceView, all: PlaceView[]): number {
  const before = all.filter((one) => place.after.includes(one.place));
  return before.length ? 1 + Math.max(...before.map((one) => depthOf(one, all))) : 0;
}

const isJoined = (place: PlaceView, all: PlaceView[]): boolean =>
  place.after.length > 0 || all.some((one) => one.after.includes(place.place));

/** Places in rows from top to bottom: first what stands alone, then the line, each row as long as there is room. */
function rowsOf(places: PlaceView[], most: number): PlaceView[][] {
  const line = places.filter((one) => isJoined(one, places)).sort((one, other) => depthOf(one, places) - depthOf(other, places));
  const alone = places.filter((one) => !isJoined(one, places));
  const cut = (some: PlaceView[]) => {
    const count = Math.ceil(some.length / most);
    const long = Math.ceil(some.length / Math.max(1, count));
    return Array.from({ length: count }, (_, nth) => some.slice(nth * long, (nth + 1) * long));
  };
  if (!line.length && alone.length > 2 && alone.length > most / 2) {
    const half = Math.ceil(alone.length / 2);
    return [...cut(alone.slice(0, half)), ...cut(alone.slice(half))];
  }
  return [...cut(alone), ...cut(line)];
}

/** The room of one place, in pixels. */
const WIDE = 118;

export function spotsOf(places: PlaceView[], width: number, isLow: boolean): Map<number, Spot> {
  const rows = rowsOf(places, Math.max(2, Math.floor(width / (isLow ? WIDE * 0.74 : WIDE))));
  const spots = new Map<number, Spot>();
  rows.forEach((some, row) => {
    some.forEach((place, nth) => {
      const x = (nth + 0.5) / some.length;
      // A short row stands in the middle, every second one a little to the side; neighbours are not on one level.
      const shift = rows.length > 1 && some.length < 3 ? (row % 2 ? 0.06 : -0.04) : 0;
      const wave = (nth % 2 ? 0.035 : -0.02) * (isLow ? 0.5 : 1);
      spots.set(place.place, { x: 0.5 + (x - 0.5) * 0.88 + shift, y: isLow ? 0.14 + ((row + 0.5) / rows.length) * 0.62 + wave : 0.07 + ((row + 0.5) / rows.length) * (rows.length > 1 ? 0.62 : 0.7) + wave });
    });
  });
  return spots;
}
