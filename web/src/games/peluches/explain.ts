// What pieces tell about themselves: their names, and in a sentence what they do.
import type { About, Note } from "$lib/board";
import type { Speaker } from "$lib/speaker";
import { capital, cardName, cardSays, conditionName, nameOf, plushName, testMark, whatLies } from "./names";
import { NOTHING, PURPLE, SLOTS, TOKENS } from "./pieces";
import { isPoint, markAt, signAt } from "./plan";
import type { PlushView, TaleView, TrialView } from "./view";

const note = (speaker: Speaker, title: string, about: string, facts = {}): Note => [
  { title: capital(title), says: speaker.say(`note-${about}`, facts) },
];

/** All that is printed or lies on a square, in the order of its names. */
export const aboutSquare = (speaker: Speaker, view: TaleView, square: number): Note => {
  const plan = view.plan!;
  const [sign, mark] = [signAt(plan, square), markAt(plan, square)];
  const explored = view.explored.includes(sign) ? "yes" : "no";
  const tokens = view.token_kinds.filter((_, nth) => view.token_squares[nth] === square);
  const kinds = [
    isPoint(sign) && "point",
    mark && "mark",
    sign === "V" && "vendor",
    sign === "S" && "start",
    sign === "M" && "lair",
    view.lost_tokens.includes(square) && "lost",
    ...tokens.map((kind) => (TOKENS[kind] === "door" ? "door" : "token")),
  ].filter((kind): kind is string => Boolean(kind));
  return whatLies(speaker, view, square).map((name, nth) => ({ title: capital(name), says: speaker.say(`note-${kinds[nth]}`, { explored }) }));
};

/** Whoever stands there, and what it stands on. */
export const aboutPlush = (view: TaleView, place: number): About => (speaker) => {
  const { character, owner, stuffing, square } = view.plushies[place]!;
  const title = speaker.say("note-plush-name", { plush: cardName(speaker, "plush", character), name: nameOf(speaker, owner) });
  return [...note(speaker, title, "plush", { stuffing }), ...aboutSquare(speaker, view, square)];
};

export const aboutLine = (colours: number[]): About => (speaker) =>
  colours.flatMap((colour) => note(speaker, speaker.say("page-line", { colour }), "line", { colour }));
export const aboutWall = (): About => (speaker) => note(speaker, speaker.say("page-wall"), "wall");
export const aboutBox = (): About => (speaker) => note(speaker, speaker.say("page-box"), "box");

export const aboutTest = (view: TaleView, test: TrialView): About => (speaker) =>
  note(speaker, `${speaker.say("page-test-title")} ${testMark(view, test.test)}`, "test", { target: test.target, colour: test.colour, mark: test.mark || "none" });
export const aboutTask = (task: TrialView): About => (speaker) =>
  note(speaker, speaker.say("page-task-title"), "task", { target: task.target, colour: task.colour, mark: task.mark || "none" });
export const aboutSearch = (target: number): About => (speaker) =>
  note(speaker, speaker.say("page-search-title"), "search", { target });
/** A card that says itself what it does. */
export const aboutCard = (kind: string, number: number): About => (speaker) => [
  { title: cardName(speaker, kind, number), says: cardSays(speaker, kind, number) },
];
export const aboutCondition = (number: number, character: number): About => (speaker) => [
  { title: conditionName(speaker, number, character), says: cardSays(speaker, "condition", number) },
];

/** A toy that only a later story brings. */
export const aboutAbsent = (character: number): About => (speaker) => note(speaker, cardName(speaker, "plush", character), "absent");

export const aboutDie = (colour: number): About => (speaker) => {
  const [first] = note(speaker, speaker.say("page-die", { colour }), "die", { colour });
  const always = colour <= PURPLE ? speaker.say("note-any-die", { colour }) : "";
  return [{ title: first!.title, says: `${first!.says} ${always}` }];
};
export const aboutKept = (): About => (speaker) => note(speaker, speaker.say("page-kept-title"), "kept");
const GOODS = ["stuffing", "hearts", "buttons"] as const;
export const aboutGoods = (plush: PlushView): About => (speaker) =>
  GOODS.flatMap((what) => note(speaker, speaker.say("page-goods-title", { what, count: plush[what] }), what));
/** What is worn, and where there is room. */
export const aboutSlots = (plush: PlushView): About => (speaker) => {
  const worn = plush.items.filter((item) => item !== NOTHING).flatMap((item) => aboutCard("item", item)(speaker));
  const free = SLOTS.filter((_, nth) => (plush.items[nth] ?? NOTHING) === NOTHING).map((slot) => speaker.say("page-slot", { slot }));
  return [...worn, ...(free.length ? note(speaker, speaker.say("page-free-slots", { slots: free.join(", ") }), "slot") : [])];
};
export const aboutConditions = (plush: PlushView): About => (speaker) =>
  plush.conditions.flatMap((number) => aboutCondition(number, plush.character)(speaker));
export const aboutThreat = (facts: { count: number; needed: number; monsters: "yes" | "no" }): About => (speaker) =>
  note(speaker, speaker.say("page-threat", facts), "threat", facts);
