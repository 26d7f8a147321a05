// Writes the service worker, with the list of files that the shelf needs without a network.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const WORKER = fileURLToPath(new URL("./worker.js", import.meta.url));
/** What the shelf loads after it has begun: covers, texts, and the screen that says that something cannot be shown. */
const LATER = /\/(cover\.(ts|svelte)|(fr|en)\.ftl\?raw|Lost\.svelte)$/;

/** A chunk with everything that it imports at once, and their styles. */
function withImports(bundle: Bundle, name: string, found: Set<string>): void {
  const file = bundle[name];
  if (found.has(name) || file?.type !== "chunk") return;
  found.add(name);
  for (const style of styles(file)) found.add(style);
  for (const imported of file.imports) withImports(bundle, imported, found);
}

const styles = (chunk: Chunk): Iterable<string> =>
  (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [];

function shellOf(bundle: Bundle): string[] {
  const found = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type === "asset" && /\/(story|plain)-[^-]*\.woff2$/.test(file.fileName)) found.add(file.fileName);
    else if (file.type === "chunk" && (file.isEntry || LATER.test(file.facadeModuleId ?? "")))
      withImports(bundle, file.fileName, found);
  }
  return [...found].sort().map((name) => `/${name}`);
}

export function offline(): Plugin {
  return {
    name: "veillee-offline",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const shell = JSON.stringify(shellOf(bundle));
        const worker = readFileSync(WORKER, "utf8");
        const page = JSON.stringify(Object.keys(bundle).sort()) + worker;
        const version = createHash("sha256").update(page).digest("hex").slice(0, 12);
        const source = worker
          .replace("const SHELL = [];", `const SHELL = ${shell};`)
          .replace('const CACHE = "veillee";', `const CACHE = "veillee-${version}";`);
        this.emitFile({ type: "asset", fileName: "worker.js", source });
      },
    },
  };
}
