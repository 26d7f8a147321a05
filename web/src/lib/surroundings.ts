// What lies on the stage and should not be covered: what is taught, what can be chosen, the question and its buttons.
import { type Box, type Obstacle, within } from "./beside";

export const ADVISED = 99;
/** What matters most comes first; what is listed twice counts once. */
const WEIGHTS: [selector: string, weight: number][] = [
  ["[data-taught], [data-lesson]", 5],
  [".line button", 3],
  [".over .high > *", 3],
  ["[data-unread]", 2],
  [".line .question, .line .waiting", 1],
  // A hint is read with an eye on what it is about: no number of other things weighs as much.
  ["[data-advised]", ADVISED],
  ["[data-lit]", 1.5],
  // Those who act: they are looked for first.
  ["[data-pawn], [data-sheep], [data-figure], [data-unit]", 0.4],
  ["[data-discards]", 0.05],
  ["[data-spot], .tools button", 0.05],
];
/** What fills more of the stage than this cannot be left free, except for a text that somebody is reading. */
const LARGE = 0.3;
const isRead = (one: Element) => one.matches("[data-unread]");

export interface Surroundings {
  taught: Box[];
  obstacles: Obstacle[];
  /** The same words mean the same boxes. */
  mark: string;
}

/** As much of each element as is seen: what lies in something that scrolls or cuts ends where that does. */
function visibleBoxes(stage: Element): (one: Element) => Box | null {
  const cutting = new Map<Element, Box | null>();
  const cuts = (parent: Element): Box | null => {
    if (!cutting.has(parent)) cutting.set(parent, getComputedStyle(parent).overflow === "visible" ? null : parent.getBoundingClientRect());
    return cutting.get(parent)!;
  };
  return (one) => {
    if (!one.checkVisibility({ visibilityProperty: true })) return null;
    let box: Box | null = one.getBoundingClientRect();
    for (let parent = one.parentElement; box && parent && parent !== stage; parent = parent.parentElement) {
      const edge = cuts(parent);
      if (edge) box = within(box, edge);
    }
    return box && within(box, stage.getBoundingClientRect());
  };
}

export function surroundingsOf(stage: Element): Surroundings {
  const { width, height } = stage.getBoundingClientRect();
  const boxOf = visibleBoxes(stage);
  const isLarge = (box: Box) => box.width * box.height > LARGE * width * height;
  const known = new Set<Element>();
  const [taught, obstacles]: [Box[], Obstacle[]] = [[], []];
  for (const [selector, weight] of WEIGHTS)
    for (const one of stage.querySelectorAll(selector)) {
      const box = known.has(one) ? null : boxOf(one);
      known.add(one);
      if (!box) continue;
      if (weight === WEIGHTS[0]![1]) taught.push(box);
      obstacles.push({ ...box, weight: isLarge(box) && !isRead(one) ? 0.05 : weight });
    }
  const mark = obstacles.map((one) => [one.x, one.y, one.width, one.height, one.weight].map(Math.round).join()).join(";");
  return { taught, obstacles, mark };
}
