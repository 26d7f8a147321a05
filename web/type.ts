// The typefaces of the page: cut to the characters that Veillée writes, once, before the page is built.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import subset from "subset-font";
import type { Plugin } from "vite";

/** Where the cut faces lie; style sheets call it `$type`. */
export const FACES = fileURLToPath(new URL("./node_modules/.veillee-type/", import.meta.url));

/** Signs that only people write, in their names and to each other: they are fetched when somebody does. */
const TYPED = '"#$*<>@[\\]^_`{|}~';
const ASCII = Array.from({ length: 0x7f - 0x20 }, (_, nth) => String.fromCodePoint(0x20 + nth))
  .filter((one) => !TYPED.includes(one))
  .join("");
/** French, and the small letters that names of our neighbours need most. */
const LETTERS = "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ" + "áäíñóöúß";
const POINTS = "\u00a0«»‹›‘’“”–—…·•°×−€";
const TEXT = ASCII + LETTERS + POINTS;

interface Face {
  /** The package, and the file in it. */
  from: [string, string];
  characters: string;
  weights?: number | { min: number; max: number };
  /** The page asks for it before it has read the style sheet. */
  isFirst?: boolean;
}

const WEIGHTS = { min: 400, max: 700 };
const FACES_BY_NAME: Record<string, Face> = {
  story: {
    from: ["@fontsource-variable/literata", "literata-latin-wght-normal"],
    characters: TEXT,
    weights: WEIGHTS,
    isFirst: true,
  },
  "story-italic": {
    from: ["@fontsource-variable/literata", "literata-latin-wght-italic"],
    characters: TEXT,
    weights: 480,
  },
  plain: {
    from: ["@fontsource-variable/nunito-sans", "nunito-sans-latin-wght-normal"],
    characters: TEXT,
    weights: WEIGHTS,
    isFirst: true,
  },
  typed: {
    from: ["@fontsource-variable/nunito-sans", "nunito-sans-latin-wght-normal"],
    characters: TYPED,
    weights: WEIGHTS,
  },
  "signs-math": {
    from: ["@fontsource/noto-sans-math", "noto-sans-math-latin-400-normal"],
    characters: "\u202f↑→↓←∞≈≤≥‼█",
  },
  "signs-pictures": {
    from: ["@fontsource/noto-sans-symbols-2", "noto-sans-symbols-2-symbols-400-normal"],
    characters: "▽○●✕✗✿❦",
  },
};

const packages = createRequire(import.meta.url);

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Cut one face, unless it lies there already, younger than its package and this file. */
async function cut(name: string, face: Face): Promise<void> {
  const source = packages.resolve(`${face.from[0]}/files/${face.from[1]}.woff2`);
  const target = `${FACES}${name}.woff2`;
  if (changedAt(target) > Math.max(changedAt(source), changedAt(fileURLToPath(import.meta.url)))) return;
  const made = await subset(readFileSync(source), face.characters, {
    targetFormat: "woff2",
    noHinting: true,
    noLayoutClosure: true,
    // Tables of pairs of letters would make the faces a third larger.
    keepFeatures: [],
    variationAxes: face.weights === undefined ? undefined : { wght: face.weights },
  });
  // Whole or not at all: another build may be reading it.
  writeFileSync(`${target}.${process.pid}`, made);
  renameSync(`${target}.${process.pid}`, target);
}

/** The licences ask to travel with the faces. */
function licences(): string {
  const sources = new Set(Object.values(FACES_BY_NAME).map((face) => face.from[0]));
  return [...sources].map((name) => readFileSync(packages.resolve(`${name}/LICENSE`), "utf8")).join("\n\n");
}

export function typefaces(): Plugin {
  return {
    name: "veillee-typefaces",
    async config() {
      mkdirSync(FACES, { recursive: true });
      await Promise.all(Object.entries(FACES_BY_NAME).map(([name, face]) => cut(name, face)));
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "licences/typefaces.txt", source: licences() });
    },
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const wanted = Object.keys(FACES_BY_NAME).filter((name) => FACES_BY_NAME[name]!.isFirst);
        return Object.values(bundle ?? {})
          .filter((file) => file.type === "asset" && file.names.some((name) => wanted.includes(name.replace(".woff2", ""))))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file.fileName}`, crossorigin: "" },
            injectTo: "head" as const,
          }));
      },
    },
  };
}
