// Unpacks Chromium, the libraries and the fonts it needs from the npm package into the folder named on the command line.
import { execFileSync } from "node:child_process";
import { createReadStream, createWriteStream, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

// The package's own file names folders outside this one. Without a font Chromium dies at the first text it draws.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

const packed = join(import.meta.dirname, "node_modules/@sparticuz/chromium/bin");
const target = process.argv[2];

function untar(archive) {
  const folder = archive.replace(/\.tar$/, "");
  mkdirSync(folder, { recursive: true });
  execFileSync("tar", ["-xf", archive, "-C", folder, "--no-same-owner"]);
  rmSync(archive);
}

mkdirSync(target, { recursive: true });
for (const name of readdirSync(packed)) {
  const path = join(target, name.replace(/\.br$/, ""));
  await pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), createWriteStream(path, { mode: 0o755 }));
  if (path.endsWith(".tar")) untar(path);
}
writeFileSync(join(target, "fonts", "fonts.conf"), FONTS);
