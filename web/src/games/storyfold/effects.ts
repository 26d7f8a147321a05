// Effects as the view writes them: `crystals 2;story 101`, a verb with its number, and what it names.

export interface Effect {
  verb: string;
  count: number;
  name: string;
}

/** These name a card; they have no number. */
const OF_CARDS = ["receive", "add", "put"];

export function effectsIn(text: string): Effect[] {
  return text.split(";").filter(Boolean).map((one) => {
    const [verb = "", first = "0", ...rest] = one.split(" ");
    if (OF_CARDS.includes(verb)) return { verb, count: 0, name: rest[0] ?? first };
    return { verb, count: Number(first), name: rest.join(" ") };
  });
}
