// The page's own catalogues travel like those of the games: without comments, and without the room left for the eyes.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const WANTED = /\.ftl\?raw$/;
const lean = (text: string): string =>
  text
    .replace(/^#.*\n/gm, "")
    .replace(/\n {2,}/g, "\n ")
    .replace(/(?<=\{) (?=\S)|(?<=\S) (?=\})/g, "")
    .replace(/\n{2,}/g, "\n");

export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    load(id) {
      if (!WANTED.test(id)) return null;
      const file = id.replace(/\?raw$/, "");
      this.addWatchFile(file);
      return `export default ${JSON.stringify(lean(readFileSync(file, "utf8")))}`;
    },
  };
}
