// What came of the roll that was told last, for the slip of paper at the map: its dice, its sum, what it took.
import type { Speaker } from "$lib/speaker";
import type { Fields } from "$lib/stage.svelte";
import type { Offer, Telling } from "$lib/wire";
import { fieldsOf } from "./preview";
import { type Thrown, thrown } from "./rolls";
import { BLACK } from "./pieces";
import type { TaleView } from "./view";

export interface Verdict {
  /** The card of the plush that rolled, or of the monster. */
  plush: number;
  monster: number;
  dice: Thrown[];
  bonus: number;
  /** Null as long as it is not known. */
  total: number | null;
  /** What it took, and whether that was enough, if that is known. */
  needed: string;
  said: string;
  isEnough: boolean | null;
}

/** After these nobody looks at an earlier roll any more. */
const CLEARS = ["page_opened", "story_began", "story_won", "story_lost"];
const ROLLS = ["dice_rolled", "monster_acted"];
const MOVE = 0;
const TEST = 4;
const TASK = 5;
const NONE = -1;

const nameOf = ({ word }: Telling): string => String(word[0]);
const sumOf = (dice: Thrown[]): number => dice.reduce((sum, { value }) => sum + value, 0);

export function verdictOf(told: Telling[], view: TaleView, offers: Offer[], speaker: Speaker): Verdict | null {
  /** A test that nobody had a die for fails without a roll. */
  const isDiceless = (one: Telling) => nameOf(one) === "trial_failed" && speaker.fields(one.word).total === 0;
  const at = told.findLastIndex((one) => CLEARS.includes(nameOf(one)) || ROLLS.includes(nameOf(one)) || isDiceless(one));
  if (at < 0 || CLEARS.includes(nameOf(told[at]!))) return null;
  const first = speaker.fields(told[at]!.word);
  const after = (name: string): Fields | null => {
    const found = told.slice(at + 1).find((one) => nameOf(one) === name);
    return found ? speaker.fields(found.word) : null;
  };
  if (nameOf(told[at]!) === "monster_acted") return after("turn_began") ? null : ofMonster(first, after("monster_attacked"), speaker);
  /** What came of it is read until somebody has chosen again, whoever's turn it is by then. */
  const last = told.slice(at).find((one) => nameOf(one) === "roll_counted") ?? told[at]!;
  const isLying = nameOf(last) === "dice_rolled" && view.rolled.length > 0;
  if (!isLying && told.at(-1)!.moment > last.moment) return null;
  if (nameOf(told[at]!) === "trial_failed") return diceless(first, speaker);
  const counted = after("roll_counted");
  return counted ? judged(counted, after("task_helped"), speaker) : pending(first, view, offers, speaker);
}

const blank = { plush: NONE, monster: NONE, dice: [], bonus: 0, total: null, needed: "", said: "", isEnough: null };

function ofMonster({ monster, action, value }: Fields, attack: Fields | null, speaker: Speaker): Verdict {
  const facts = { action: speaker.content(`action-${action}`), power: Number(attack?.power ?? 0) };
  return { ...blank, monster: Number(monster), dice: [{ colour: BLACK, value: Number(value) }], needed: speaker.say("page-verdict-monster", facts) };
}

function diceless({ plush, target }: Fields, speaker: Speaker): Verdict {
  const [needed, said] = [speaker.say("page-verdict-needed", { roll: TEST, target: Number(target) }), speaker.say("page-verdict-diceless")];
  return { ...blank, plush: Number(plush), needed, said, isEnough: false };
}

/** The roll is counted: with its bonuses, and against what it had to reach. */
function judged(fields: Fields, task: Fields | null, speaker: Speaker): Verdict {
  const [roll, total, target] = [fields.roll, fields.total, fields.target].map(Number) as [number, number, number];
  const facts = { roll, total, target, enough: fields.enough ? "yes" : "no" };
  const made = { ...blank, plush: Number(fields.plush), dice: thrown(String(fields.dice)), bonus: Number(fields.bonus), total };
  if (roll === MOVE) return { ...made, needed: speaker.say("page-verdict-steps", facts) };
  if (roll === TASK && task && !fields.enough)
    return { ...made, needed: speaker.say("page-verdict-task", { done: Number(task.total), goal: Number(task.target) }) };
  return { ...made, needed: target ? speaker.say("page-verdict-needed", facts) : "", said: speaker.say("page-verdict-said", facts), isEnough: Boolean(fields.enough) };
}

/** The roll lies there and may be changed: what it would count is said of the option that keeps it. */
function pending({ plush, dice }: Fields, view: TaleView, offers: Offer[], speaker: Speaker): Verdict {
  const lying = view.rolled.length ? view.pool.map((colour, nth) => ({ colour, value: view.rolled[nth]! })) : thrown(String(dice));
  const keeping = fieldsOf(offers.find((offer) => offer.word[0] === "keep_roll")?.remarks, "would_count", speaker);
  const made = { ...blank, plush: Number(plush), dice: lying, total: sumOf(lying) };
  if (!keeping) return made;
  const [total, target] = [Number(keeping.total), Number(keeping.target)];
  const facts = { total, target, enough: keeping.enough ? "yes" : "no" };
  const known = { ...made, total, bonus: total - sumOf(lying) };
  if (!target) return { ...known, needed: speaker.say("page-verdict-steps", facts) };
  return { ...known, needed: speaker.say("page-verdict-needs", facts), said: speaker.say("page-verdict-would", facts), isEnough: Boolean(keeping.enough) };
}
