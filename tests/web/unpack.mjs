// Unpacks Chromium, the libraries and the fonts it needs from the npm package into the folder named on the command line.
import { createReadStream, createWriteStream, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

const packed = join(import.meta.dirname, "node_modules/@sparticuz/chromium/bin");
const target = process.argv[2];
mkdirSync(target, { recursive: true });
for (const name of readdirSync(packed)) {
  const file = createWriteStream(join(target, name.replace(/\.br$/, "")), { mode: 0o755 });
  await pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), file);
}
