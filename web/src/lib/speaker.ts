// The speaker: says in one language what a game's words mean, for the people round one table.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Ending, GameBook, GameTexts } from "./wire";

export type Atom = number | boolean | string;
export type Word = Atom[];
export type Facts = Record<string, FluentVariable>;

/** A field that points at content (`item`, or `other_item`) is said by its name; a piece with two faces has two names. */
const FACES_OF: Record<string, string[]> = { character: ["human", "animal"] };

/** What happens to a match, for which no game has a word: chance was drawn anew, or a later edition goes on with it. */
export const DRAWN = "chance_drawn";
export const RENEWED = "match_renewed";
const OF_MATCHES: Record<string, string> = { [DRAWN]: "story-drawn", [RENEWED]: "story-renewed" };

const key = (...parts: string[]) => parts.join("-").replaceAll("_", "-");
const yesOrNo = (flag: boolean) => (flag ? "yes" : "no");

/** The forms of a name that a sentence may need, beside the name itself: `monster_the`. */
const FORMS = ["gender", "the", "a", "masculine"];

/** `CAPITAL($monster_the)`: a name at the beginning of a sentence. */
function capital([value]: unknown[]): string {
  const said = String(value);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** `TENTHS($tenths)`: words hold whole numbers, so an average comes in tenths and 23 reads 2.3. */
function tenths([value]: unknown[]): FluentNumber {
  return new FluentNumber(Number(value instanceof FluentNumber ? value.value : value) / 10);
}

/** `WHOLE($tenths)`: the nearest whole number. */
function whole([value]: unknown[]): FluentNumber {
  return new FluentNumber(Math.floor((Number(value instanceof FluentNumber ? value.value : value) + 5) / 10));
}

/** What a field lists, with blanks between. */
const listed = (value: unknown): string[] => String(value instanceof FluentNumber ? value.value : value).split(" ").filter(Boolean);

/** `COUNT($attack)`: how many there are in a list. */
function count([value]: unknown[]): FluentNumber {
  return new FluentNumber(listed(value).length);
}

/** `FACES($attack, nought: "bones")`: what dice show, with a word for those that show nothing. */
function faces([value]: unknown[], named: Record<string, unknown>): string {
  return listed(value)
    .map((face) => (face === "0" ? String(named.nought ?? face) : face))
    .join(" · ");
}

const FUNCTIONS = { TENTHS: tenths, WHOLE: whole, CAPITAL: capital, COUNT: count, FACES: faces };

export class Catalogue {
  private bundle: FluentBundle;

  constructor(
    readonly language: string,
    ...sources: string[]
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  has(id: string): boolean {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  }

  /** The text of a message, or of one of its attributes (`setting-mode.help`). */
  say(id: string, facts: Facts = {}): string {
    const [name = "", attribute] = id.split(".");
    const message = this.bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, facts, []) : id;
  }
}

export class Speaker {
  private catalogue: Catalogue;

  constructor(
    readonly book: GameBook,
    readonly texts: GameTexts,
    private interfaceWords: Catalogue,
    readonly seatNames: string[],
  ) {
    const narrations = Object.entries(texts.narrations).flatMap(([moment, variants]) =>
      variants.map((text, number) => `${key("narration", moment, String(number))} = ${text}`),
    );
    this.catalogue = new Catalogue(texts.language, texts.catalogue, narrations.join("\n"));
  }

  get language(): string {
    return this.texts.language;
  }

  gameName = () => this.catalogue.say("game-name");
  gameLine = () => this.catalogue.say("game-line");
  say = (id: string, facts: Facts = {}) => this.catalogue.say(id, facts);
  has = (id: string) => this.catalogue.has(id);
  content = (name: string) => this.texts.names[name] ?? name;
  option = (word: Word) => this.sayWord("option", word, null);
  /** An option that will stand between quotation marks: its own become those that stand inside others. */
  quoted = (word: Word) => {
    const option = this.option(word);
    return option.includes("«") ? option.replace(/«\s*/g, "“").replace(/\s*»/g, "”") : option.replaceAll("“", "‘").replaceAll("”", "’");
  };
  event = (word: Word, listener: number | null) => {
    const id = OF_MATCHES[String(word[0])];
    return id ? this.interfaceWords.say(id) : this.sayWord("event", word, listener);
  };
  /** What an option has in common with others, whichever die pays for it, say. */
  group = (word: Word) => this.sayWord("page-group", word, null);
  hasGroup = (word: Word) => this.has(key("page-group", String(word[0])));
  /** What that is for; nothing where it need not be said. */
  groupNote = (word: Word) => (this.has(key("page-group-note", String(word[0]))) ? this.sayWord("page-group-note", word, null) : "");
  remark = (word: Word) => this.sayWord("remark", word, null);
  deed = (name: string, count: number) => this.catalogue.say(key("deed", name), { count });
  recall = (name: string, word: Word | null) => this.catalogue.say(key("recall", name), word ? this.facts(word, null) : {});
  /** The title of the nth chapter of the game, which an event begins. */
  part = (word: Word, nth: number) => this.catalogue.say(key("chapter", String(word[0])), { ...this.facts(word, null), nth });
  question = (step: string, name: string) => this.catalogue.say(key("question", step), { name });
  /** What a touch of what glows does; in general, where the game has no words for this question. */
  touch = (step: string) => (this.has(key("touch", step)) ? this.say(key("touch", step)) : this.interfaceWords.say("line-touch"));
  setting = (name: string) => this.catalogue.say(key("setting", name));
  settingHelp = (name: string) => this.catalogue.say(`${key("setting", name)}.help`);

  settingValue(name: string, value: Atom, isSeat: boolean): string {
    if (typeof value === "boolean") return this.interfaceWords.say(yesOrNo(value));
    if (typeof value === "string") {
      const id = key("setting", name, value);
      return this.texts.names[id] ?? this.catalogue.say(id);
    }
    return isSeat ? (this.seatNames[value] ?? String(value + 1)) : String(value);
  }

  /** Options side by side: each as short as it can be and still be told from the others. */
  options(words: Word[]): string[] {
    const kind = (word: Word) => (this.has(key("page-option", String(word[0]))) ? "page-option" : "option");
    const brief = words.map((word) => this.sayWord(kind(word), word, null));
    const isAlone = (text: string) => brief.indexOf(text) === brief.lastIndexOf(text);
    return brief.map((text, index) => (isAlone(text) ? text : this.option(words[index]!)));
  }

  ending(result: Ending): string {
    const said = [this.catalogue.say(key("ending", result.ending))];
    if (result.score !== null) said.push(this.catalogue.say("score", { score: result.score }));
    return [...said, ...result.marks.map((mark) => this.catalogue.say(key("mark", mark)))].join(" ");
  }

  /** The moments whose narrations an event calls for. */
  momentsOf(word: Word): string[] {
    const fields = this.fields(word);
    const answers = (where: Record<string, Atom[]>) =>
      Object.entries(where).every(([name, values]) => values.includes(fields[name]!));
    return this.texts.calls.filter((call) => call.event === word[0] && answers(call.where)).map((call) => call.moment);
  }

  narrationsOf = (moment: string) => this.texts.narrations[moment]?.length ?? 0;

  /** The nth narration of a moment, told of an event; after the last variant comes the first again. */
  narration(moment: string, nth: number, word: Word): string {
    return this.catalogue.say(key("narration", moment, String(nth % this.narrationsOf(moment))), this.facts(word, null));
  }

  /** The fields of a word by their names. */
  fields(word: Word): Record<string, Atom> {
    const names = this.book.vocabulary[String(word[0])] ?? [];
    return Object.fromEntries(names.map((name, index) => [name, word[index + 1]!]));
  }

  private sayWord(kind: string, word: Word, listener: number | null): string {
    return this.catalogue.say(key(kind, String(word[0])), this.facts(word, listener));
  }

  private facts(word: Word, listener: number | null): Facts {
    const facts: Facts = {};
    for (const [name, value] of Object.entries(this.fields(word))) {
      const faces = FACES_OF[name];
      if (typeof value === "boolean") facts[name] = yesOrNo(value);
      else if (faces) for (const face of faces) facts[face] = this.texts.names[`${face}-${value}`] ?? "";
      else if (name === "seat") {
        facts.seat = this.seatNames[Number(value)] ?? "";
        facts.mine = yesOrNo(value === listener);
      } else {
        const named = `${name.split("_").at(-1)}-${value}`;
        facts[name] = this.texts.names[named] ?? value;
        for (const form of FORMS) {
          const said = this.texts.names[`${named}.${form}`];
          if (said !== undefined) facts[`${name}_${form}`] = said;
        }
      }
    }
    return facts;
  }
}
