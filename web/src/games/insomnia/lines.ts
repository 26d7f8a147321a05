// Sentences broken into lines, for drawings know nothing of lines.

/** A size at which text is measured, so that all others follow. */
const TYPE = 100;
const known = new Map<string, number>();
let brush: CanvasRenderingContext2D | null = null;

/** How long a text is, in sizes of its letters. */
function lengthOf(text: string): number {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (!brush) {
    brush = document.createElement("canvas").getContext("2d")!;
    brush.font = `600 ${TYPE}px ${getComputedStyle(document.documentElement).getPropertyValue("--plain")}`;
  }
  const length = brush.measureText(text).width / TYPE;
  known.set(text, length);
  return length;
}

function broken(words: string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && lengthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const STEP = 0.5;

/** A sentence broken into as few lines as this width allows, which are about equally long. */
export function linesOf(sentence: string, size: number, width: number): string[] {
  const words = sentence.split(" ");
  let most = width / size;
  let lines = broken(words, most);
  const widest = Math.max(...words.map(lengthOf));
  while ((most -= STEP) > widest) {
    const shorter = broken(words, most);
    if (shorter.length > lines.length) break;
    lines = shorter;
  }
  return lines;
}
