// Names of pieces, for those who hear the board instead of seeing it, and for the cards.
import type { Speaker } from "$lib/speaker";
import { type Box, SLEEP, TOKENS } from "./pieces";
import { columnOf, coordinatesOf, isPoint, markAt, rowOf, signAt, squaresOf } from "./plan";
import type { TaleView } from "./view";

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
export const nameOf = (speaker: Speaker, seat: number): string => speaker.seatNames[seat] ?? String(seat + 1);

/** A text of the book; what has not been read yet has none. */
export function textOf(speaker: Speaker, kind: string, number: unknown): string {
  const key = `${kind}-${number}`;
  const text = number === undefined || Number(number) < 0 ? key : speaker.content(key);
  return text === key ? "" : text;
}

/** What is special to a page, beginning with what it wants. */
export function panelOf(speaker: Speaker, page: number): { goal: string; rules: string } {
  const said = textOf(speaker, "panel", page);
  const goal = /^.+?[.!?…](?=\s|$)/s.exec(said)?.[0] ?? said;
  return { goal, rules: said.slice(goal.length).trim() };
}

/** A number or a letter of the map where a text names it. */
export const ON_MAP = /(?<![\p{L}\p{N}’])([A-K1-9])(?![\p{L}\p{N}’])/gu;

/** The name of a card, and what it says. */
export const cardName = (speaker: Speaker, kind: string, number: number): string =>
  capital(speaker.content(`${kind}-${number}`));
/** What a condition is called of a plush that is a he or a she. */
export function conditionName(speaker: Speaker, number: number, character: number): string {
  const masculine = textOf(speaker, "condition", `${number}.masculine`);
  return speaker.content(`plush-${character}.gender`) === "m" && masculine ? capital(masculine) : cardName(speaker, "condition", number);
}
export const cardSays = (speaker: Speaker, kind: string, number: number): string =>
  speaker.content(`${kind}-says-${number}`);

export const colourName = (speaker: Speaker, colour: number): string => speaker.say("die", { colour });
export const sleepName = (speaker: Speaker, face: number): string => speaker.say(`page-sleep-${SLEEP[face] ?? "asleep"}`);

/** What tells an open test from the others: the letter of its place, else its number among them; nothing if it is alone. */
export function testMark({ tests }: TaleView, test: number): string {
  const place = tests.findIndex((one) => one.test === test);
  const mark = tests[place]?.mark ?? "";
  const alike = tests.filter((one) => one.mark === mark);
  return alike.length > 1 ? `${mark} #${alike.indexOf(tests[place]!) + 1}`.trim() : mark;
}

/** The squares of the open map and the open tests by their names in files, as options say them. */
export function namesIn(view: TaleView): Record<string, string> {
  const { plan, tests } = view;
  const squares = plan ? squaresOf(plan).map((square) => [`square-${square}`, coordinatesOf(plan, square)]) : [];
  const marked = tests.map(({ test }) => [`test-${test}`, testMark(view, test)]).filter(([, mark]) => mark);
  return Object.fromEntries([...squares, ...marked]);
}

/** Where a square is. */
export function placeName(speaker: Speaker, view: TaleView, square: number): string {
  if (!view.plan || square < 0) return speaker.say("page-nowhere");
  return speaker.say("page-place", { column: columnOf(view.plan, square) + 1, row: rowOf(view.plan, square) + 1 });
}

/** What lies on a square, in words; nothing if it is an empty one. */
export function whatLies(speaker: Speaker, view: TaleView, square: number): string[] {
  const plan = view.plan;
  if (!plan) return [];
  const [sign, mark] = [signAt(plan, square), markAt(plan, square)];
  const found: string[] = [];
  if (isPoint(sign)) {
    const explored = view.explored.includes(sign) ? "yes" : "no";
    found.push(speaker.say("page-point", { number: sign, explored }));
  }
  if (mark) found.push(speaker.say("page-mark", { mark }));
  if (sign === "V") found.push(speaker.say("page-vendor"));
  if (sign === "S") found.push(speaker.say("page-start"));
  if (sign === "M") found.push(speaker.say("page-lair"));
  if (view.lost_tokens.includes(square)) found.push(speaker.say("page-lost"));
  view.token_squares.forEach((at, nth) => {
    const kind = view.token_kinds[nth]!;
    const called = textOf(speaker, "called", view.page * TOKENS.length + kind);
    if (at === square) found.push(called || speaker.say(`page-token-${TOKENS[kind] ?? "objective"}`));
  });
  return found;
}

export const squareName = (speaker: Speaker, view: TaleView, square: number): string =>
  [placeName(speaker, view, square), ...whatLies(speaker, view, square)].join(", ");

export function plushName(speaker: Speaker, view: TaleView, place: number): string {
  const plush = view.plushies[place]!;
  return speaker.say("page-plush", {
    plush: cardName(speaker, "plush", plush.character),
    name: nameOf(speaker, plush.owner),
    place: placeName(speaker, view, plush.square),
    stuffing: plush.stuffing,
    active: view.active === place ? "yes" : "no",
  });
}

export function monsterName(speaker: Speaker, view: TaleView, box: Box, place: number): string {
  const monster = view.monsters[place]!;
  return speaker.say("page-monster", {
    monster: cardName(speaker, "monster", monster.card),
    kind: box.monsters[monster.card]?.kind ?? "normal",
    number: place + 1,
    place: placeName(speaker, view, monster.square),
    defence: monster.defence,
  });
}
