// What never changes is compressed here, once and as well as can be: the server only hands it out.
import { brotliCompressSync } from "node:zlib";
import type { Plugin } from "vite";

const SMALLEST = 500;

export function brotli(): Plugin {
  return {
    name: "veillee-brotli",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const source = file.type === "chunk" ? file.code : file.source;
          if (!/\.(js|css)$/.test(file.fileName) || source.length < SMALLEST) continue;
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source: brotliCompressSync(source) });
        }
      },
    },
  };
}
