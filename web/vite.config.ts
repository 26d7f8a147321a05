// The page is built into the package, beside the server that serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { brotli } from "./brotli.ts";
import { catalogues } from "./catalogues.ts";
import { offline } from "./offline.ts";
import { FACES, typefaces } from "./type.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), catalogues(), typefaces(), offline(), brotli()],
  resolve: {
    alias: { $lib: here("./src/lib"), $texts: here("../src/veillee/server/text"), $type: FACES.replace(/\/$/, "") },
  },
  build: {
    outDir: here("../src/veillee/server/page"),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    // Browsers that do not know it load the parts a moment later.
    modulePreload: { polyfill: false },
    // What every page needs, and what every table needs, is one part each: small parts compress badly.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "page", test: /src\/lib\/(preferences|calls|cellar|person|router|words|speaker)\b|preload-helper|@fluent/ },
            // What the board and the last picture of Storyfold share; apart, each file compresses badly.
            { name: "wood", test: /games\/storyfold\/(kit|names|pieces|landscapes)\b/ },
            { name: "stage", test: /src\/lib\/(choice|groups|room|voice|motion|story|lights|frames|scenes|stage|shell|beside|book|notes|reading|page_on|board|turns|since|playback)\b|parts\/Stage\.svelte/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8484", ws: true } },
  },
});
