// The map of a page: where its squares lie, which way a figure walks over them, and how far a monster may get.
// A figure that walked tells only where from and where to; the way between is drawn here, and decides nothing.
import { type Box, PURPLE } from "./pieces";
import type { PlanView, TaleView } from "./view";

/** The side of a square as it is drawn. */
export const SIDE = 60;
/** The floor around the squares; above them there is room for the heads of those who stand in the first row. */
export const MARGIN = 16;
export const HEADROOM = 30;
export const WALL = 32;
const EVERY_LINE = WALL - 1;
const FAR = 99;

export const columnOf = (plan: PlanView, square: number): number => square % plan.width;
export const rowOf = (plan: PlanView, square: number): number => Math.floor(square / plan.width);
/** A square as it is called: the letter of its column and the number of its row. */
export const coordinatesOf = (plan: PlanView, square: number): string =>
  String.fromCharCode(65 + columnOf(plan, square)) + (rowOf(plan, square) + 1);
export const leftOf = (plan: PlanView, square: number): number => columnOf(plan, square) * SIDE;
export const topOf = (plan: PlanView, square: number): number => rowOf(plan, square) * SIDE;
export const signAt = (plan: PlanView, square: number): string => plan.signs[square] ?? "#";
/** May anybody walk there? */
export const isGround = (plan: PlanView, square: number): boolean => !/[#a-k]/.test(signAt(plan, square));
/** The letter of a square that the story speaks of, on the grid or beside it; empty if there is none. */
export const markAt = (plan: PlanView, square: number): string =>
  /[A-Ka-k]/.test(signAt(plan, square)) ? signAt(plan, square).toUpperCase() : "";
export const isPoint = (sign: string): boolean => /[1-9]/.test(sign);

export const squaresOf = (plan: PlanView): number[] => Array.from({ length: plan.signs.length }, (_, square) => square);

const lineBetween = (plan: PlanView, one: number, two: number): number => {
  const [first, second] = [Math.min(one, two), Math.max(one, two)];
  return (second === first + 1 ? plan.right[first] : plan.below[first]) ?? 0;
};

interface Step {
  to: number;
  /** The lines crossed, by the better of the two ways round a corner. */
  lines: number;
}

function stepsFrom(plan: PlanView, square: number): Step[] {
  const [column, row] = [columnOf(plan, square), rowOf(plan, square)];
  const found: Step[] = [];
  for (const down of [-1, 0, 1])
    for (const across of [-1, 0, 1]) {
      const [x, y] = [column + across, row + down];
      if ((!across && !down) || x < 0 || y < 0 || x >= plan.width || y >= plan.height) continue;
      const to = y * plan.width + x;
      if (!across || !down) found.push({ to, lines: lineBetween(plan, square, to) });
      else {
        const [side, over] = [square + across, square + down * plan.width];
        const ways = [side, over].map((by) => lineBetween(plan, square, by) | lineBetween(plan, by, to));
        found.push({ to, lines: Math.min(...ways) });
      }
    }
  return found;
}

interface Going {
  start: number;
  /** What a step costs; Infinity where nobody goes. */
  cost: (step: Step) => number;
}

/** The cheapest way to every square: what it costs, and from where one came. */
function spread(plan: PlanView, { start, cost }: Going): { costs: number[]; from: number[] } {
  const costs = Array<number>(plan.signs.length).fill(Infinity);
  const from = Array<number>(plan.signs.length).fill(-1);
  const open = new Set([start]);
  costs[start] = 0;
  while (open.size) {
    const here = [...open].reduce((best, one) => (costs[one]! < costs[best]! ? one : best));
    open.delete(here);
    for (const step of stepsFrom(plan, here)) {
      const sum = costs[here]! + cost(step);
      if (sum >= costs[step.to]!) continue;
      costs[step.to] = sum;
      from[step.to] = here;
      open.add(step.to);
    }
  }
  return { costs, from };
}

/** The squares a figure passes from one to another, the last included; straight there if no way is found. */
export function wayOf(view: TaleView, start: number, end: number, isMonster: boolean): number[] {
  const plan = view.plan;
  if (!plan) return [end];
  const others = isMonster ? view.plushies : view.monsters;
  const taken = new Set(others.map((one) => one.square));
  const cost = ({ to, lines }: Step) => {
    if (lines & WALL || (!isGround(plan, to) && to !== end)) return Infinity;
    const isDiagonal = columnOf(plan, to) !== columnOf(plan, start) && rowOf(plan, to) !== rowOf(plan, start);
    return 1 + (lines && !isMonster ? 4 : 0) + (taken.has(to) ? 8 : 0) + (isDiagonal ? 0.001 : 0);
  };
  const { from } = spread(plan, { start, cost });
  const way: number[] = [];
  for (let square = end; square !== start; square = from[square]!) {
    if (square < 0 || way.length > FAR) return [end];
    way.unshift(square);
  }
  return way;
}

/** The squares within so many steps for dice that open these lines, round everything that stands there. */
export function within(view: TaleView, start: number, steps: number, keys: number): Set<number> {
  const plan = view.plan;
  if (!plan || start < 0) return new Set();
  const taken = new Set(view.monsters.map((monster) => monster.square));
  const cost = ({ to, lines }: Step) => (lines & ~keys || !isGround(plan, to) || taken.has(to) ? Infinity : 1);
  const { costs } = spread(plan, { start, cost });
  return new Set(squaresOf(plan).filter((square) => square !== start && costs[square]! <= steps));
}

export interface Reach {
  /** Where it could stop. */
  walk: Set<number>;
  /** What it could hit from there. */
  hit: Set<number>;
}

/** At most: every square that a monster could walk to, and hit, with any of its actions. */
export function reachOf(view: TaleView, box: Box, place: number): Reach {
  const [plan, monster] = [view.plan, view.monsters[place]];
  const [walk, hit] = [new Set<number>(), new Set<number>()];
  if (!plan || !monster) return { walk, hit };
  const held = new Set(view.plushies.map((plush) => plush.square));
  const cost = ({ to, lines }: Step) => (lines & WALL || !isGround(plan, to) || held.has(to) ? Infinity : 1);
  const { costs } = spread(plan, { start: monster.square, cost });
  const shots = new Map<number, number[]>();
  for (const { speed, range, power, special } of box.monsters[monster.card]?.actions ?? [])
    for (const square of squaresOf(plan).filter((one) => costs[one]! <= speed)) {
      walk.add(square);
      if (power === 0 && special !== "howl") continue;
      if (!shots.has(square)) shots.set(square, shotsFrom(plan, square));
      shots.get(square)!.forEach((far, target) => far <= range && isGround(plan, target) && hit.add(target));
    }
  return { walk, hit };
}

/** How far every square is for a shot: over everything but a wall. */
const shotsFrom = (plan: PlanView, start: number): number[] =>
  spread(plan, { start, cost: ({ lines }) => (lines & WALL ? Infinity : 1) }).costs;

/** Which lines a die opens: its own, a purple one all of them. */
export const keysOf = (colour: number): number => (colour === PURPLE ? EVERY_LINE : 1 << colour);
