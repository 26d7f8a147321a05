// What never changes is compressed here, once and as well as can be: the server only hands it out.
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const SMALLEST = 500;
/** Which of these writes a file shortest, nobody knows before; the first of each is what brotli takes by itself. */
const BLOCKS = [0, 16, 17];
const POSTFIXES = [0, 1, 2, 3];

function shortest(source: string | Uint8Array): Buffer {
  const tries = BLOCKS.flatMap((block) =>
    POSTFIXES.map((postfix) =>
      brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_LGBLOCK]: block, [constants.BROTLI_PARAM_NPOSTFIX]: postfix } }),
    ),
  );
  return tries.reduce((best, one) => (one.length < best.length ? one : best));
}

export function brotli(): Plugin {
  return {
    name: "veillee-brotli",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const source = file.type === "chunk" ? file.code : file.source;
          if (!/\.(js|css)$/.test(file.fileName) || source.length < SMALLEST) continue;
          this.emitFile({ type: "asset", fileName: `${file.fileName}.br`, source: shortest(source) });
        }
      },
    },
  };
}
