// Where the places of a Scene stand in the picture: those on a line one after another, the others around them.
import { type Effect, effectsIn } from "./effects";
import { EFFECT_SIGNS } from "./glyphs";
import type { PlaceView } from "./view";

/** What is drawn of what a place brings. */
export const giftsOf = ({ effects, marked }: PlaceView): Effect[] =>
  marked ? [] : effectsIn(effects).filter(({ verb }) => EFFECT_SIGNS[verb]).slice(0, 3);

export interface Spot {
  /** In parts of the picture. */
  x: number;
  y: number;
  /** The width that is its own, in pixels, in the scale in which it is drawn. */
  room: number;
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

/** What a place takes with a name of two lines and its gifts, in pixels; in a large picture places are drawn larger. */
const USUAL = { wide: 112, high: 115 };
const LARGE = { from: 1200, scale: 1.45 };
/** A low picture is a phone's, with smaller places. */
const LOW = { upTo: 560, wide: 98, high: 101 };
/** Where many stand, dots and gifts lie beside the disc, and a narrow name has three lines. */
const CLOSE = { wide: 82, disc: 44, gift: 27, high: 84 };
/** A line of words. */
const LINE = 18;
const MOST = 9;
/** Most names are shorter than the longest: with a little less room they still do not touch. */
const TERSE = 0.93;
/** Of the width, the outermost places stand a little inside; less so where many stand. */
const SPAN = { usual: 0.9, close: 0.98 };

export interface Layout {
  spots: Map<number, Spot>;
  /** How much of the room that places want they have, at most 1. */
  fit: number;
  /** Many stand there: each is drawn with its dots and gifts beside its disc. */
  isClose: boolean;
  /** There is no room for names: a touch tells them. */
  isTerse: boolean;
  /** There is room for one more line below each. */
  isTall: boolean;
}

/** In as many rows as leave each place the most room, between what stands along the upper edge (`head`) and the dice on the lower one. */
export function layOut(places: PlaceView[], width: number, height: number, head: number, edge: number): Layout {
  const [usual, close] = [false, true].map((isClose) => tryOut(places, width, height, head, edge, isClose)) as [Layout, Layout];
  return close.fit > usual.fit ? close : usual;
}

function tryOut(places: PlaceView[], width: number, height: number, head: number, edge: number, isClose: boolean): Layout {
  const isLow = width < LOW.upTo;
  const scale = width >= LARGE.from ? LARGE.scale : 1;
  const most = Math.max(0, ...places.map((place) => giftsOf(place).length));
  const close = Math.max(CLOSE.wide, CLOSE.disc + CLOSE.gift * most);
  const wide = (isLow ? (isClose ? close : LOW.wide) : USUAL.wide) * scale;
  const high = (isClose ? CLOSE : isLow ? LOW : USUAL).high * scale;
  const span = isClose ? SPAN.close : SPAN.usual;
  const top = head || 12;
  const free = Math.max(1, height - top - edge);
  const roomIn = (rows: PlaceView[][]) => (width * span) / Math.max(1, ...rows.map((some) => some.length));
  const fitOf = (rows: PlaceView[][]) => Math.min(1, roomIn(rows) / wide, free / rows.length / high);
  const ways = Array.from({ length: MOST - 1 }, (_, nth) => rowsOf(places, MOST - nth));
  const rows = ways.reduce((best, some) => (fitOf(some) > fitOf(best) ? some : best));
  const step = free / Math.max(1, rows.length);
  const half = (isLow ? 20 : 25) * scale;
  const brow = (isClose ? 4 : 9) * scale;
  const slack = Math.max(0, step - high);
  const spots = new Map<number, Spot>();
  rows.forEach((some, row) => {
    some.forEach((place, nth) => {
      // A short row stands in the middle, every second one a little to the side; neighbours with room are not on one level.
      const shift = rows.length > 1 && some.length < 3 ? (row % 2 ? 0.06 : -0.04) : 0;
      const sway = isClose ? 0 : Math.min(slack, 0.06 * height);
      const wave = sway * (nth % 2 ? 1 : 0);
      const above = rows.length > 1 ? (slack - sway) / 2 : slack / 3;
      const x = 0.5 + ((nth + 0.5) / some.length - 0.5) * span + shift;
      spots.set(place.place, { x, y: (top + row * step + above + half + brow + wave) / height, room: roomIn([some]) / scale });
    });
  });
  const fit = fitOf(rows);
  return { spots, fit, isClose, isTerse: fit < TERSE, isTall: !isClose && step >= high + LINE * scale };
}
