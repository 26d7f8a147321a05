// The map of a page as it is drawn: where its squares lie, and what is printed on them.
import type { PlanView } from "./view";

/** The side of a square as it is drawn. */
export const SIDE = 60;
/** The floor around the squares; above them there is room for the heads of those who stand in the first row. */
export const MARGIN = 16;
export const HEADROOM = 30;
export const WALL = 32;

export const columnOf = (plan: PlanView, square: number): number => square % plan.width;
export const rowOf = (plan: PlanView, square: number): number => Math.floor(square / plan.width);
/** A square as it is called: the letter of its column and the number of its row. */
export const coordinatesOf = (plan: PlanView, square: number): string =>
  String.fromCharCode(65 + columnOf(plan, square)) + (rowOf(plan, square) + 1);
export const leftOf = (plan: PlanView, square: number): number => columnOf(plan, square) * SIDE;
export const topOf = (plan: PlanView, square: number): number => rowOf(plan, square) * SIDE;
export const signAt = (plan: PlanView, square: number): string => plan.signs[square] ?? "#";
/** Is there a square at all? */
export const isGround = (plan: PlanView, square: number): boolean => !/[#a-k]/.test(signAt(plan, square));
/** The letter of a square that the story speaks of, on the grid or beside it; empty if there is none. */
export const markAt = (plan: PlanView, square: number): string =>
  /[A-Ka-k]/.test(signAt(plan, square)) ? signAt(plan, square).toUpperCase() : "";
export const isPoint = (sign: string): boolean => /[1-9]/.test(sign);

export const squaresOf = (plan: PlanView): number[] => Array.from({ length: plan.signs.length }, (_, square) => square);

/** Squares outside the grid that the mat surrounds: things that stand on it. */
export function boxesOf(plan: PlanView): number[] {
  const squares = squaresOf(plan);
  const outside = new Set<number>();
  const isEdge = (square: number) =>
    [0, plan.width - 1].includes(columnOf(plan, square)) || [0, plan.height - 1].includes(rowOf(plan, square));
  const front = squares.filter((square) => !isGround(plan, square) && isEdge(square));
  for (let square = front.pop(); square !== undefined; square = front.pop()) {
    if (outside.has(square)) continue;
    outside.add(square);
    for (const [step, fits] of [
      [-1, columnOf(plan, square) > 0],
      [1, columnOf(plan, square) < plan.width - 1],
      [-plan.width, true],
      [plan.width, true],
    ] as const) {
      const next = square + step;
      if (fits && next >= 0 && next < squares.length && !isGround(plan, next)) front.push(next);
    }
  }
  return squares.filter((square) => !isGround(plan, square) && !outside.has(square) && !markAt(plan, square));
}
