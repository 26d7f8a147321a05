// Reads whole games as JSON, one view after another with the events between, and checks every picture on the way.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const [web, folder] = process.argv.slice(2);
const { build } = await import(join(web, "node_modules/rolldown/dist/index.mjs"));

/** The mechanism and what every game declares, as one module that Node can run. */
async function bundled() {
  const games = readdirSync(join(web, "src/games"));
  const lines = games.map((game) => `import { DECLARED as ${game} } from "${join(web, "src/games", game, "declared.ts")}";`);
  const entry = join(folder, "entry.ts");
  writeFileSync(entry, `${lines.join("\n")}\nexport { Frames, same } from "$lib/frames";\nexport const declared = { ${games.join(", ")} };\n`);
  const file = join(folder, "frames.mjs");
  await build({ input: entry, resolve: { alias: { $lib: join(web, "src/lib") } }, output: { file } });
  return import(file);
}

const { Frames, same, declared } = await bundled();

/** All lists at a place in which `*` stands for any element. */
function listsAt(view, [part, ...rest]) {
  if (part === undefined) return Array.isArray(view) ? [view] : [];
  if (view === null || view === undefined) return [];
  const inner = part === "*" ? Object.values(view) : [view[part]];
  return inner.flatMap((one) => listsAt(one, rest));
}

function doubled(view, lists) {
  for (const [place, key] of Object.entries(lists))
    for (const list of listsAt(view, place.split("."))) {
      const keys = list.map((piece) => (key ? key.split("/").map((field) => piece[field]).join("/") : String(piece)));
      if (new Set(keys).size !== keys.length) return `${place}: ${keys}`;
    }
  return "";
}

/** Every value of a picture has the shape of the views: nothing is missing where something is drawn. */
function misshapen(picture, before, after, path = "") {
  if (picture === undefined) return path;
  if (typeof picture !== "object" || picture === null || Array.isArray(picture)) return "";
  const [one, other] = [before, after].map((view) => (view && typeof view === "object" ? view : {}));
  const lost = Object.keys(one).find((name) => name in other && !(name in picture));
  if (lost) return `${path}.${lost}`;
  return Object.keys(picture).map((name) => misshapen(picture[name], one[name], other[name], `${path}.${name}`)).find(Boolean) ?? "";
}

const found = {};
function complain(game, text) {
  found[game].complaints.push(text);
}

function check(game, before, { events, view }, at) {
  const frames = new Frames(before, view, declared[game], events);
  const seen = found[game];
  seen.steps += 1;
  let last = before;
  events.forEach(({ name }, nth) => {
    last = frames.show(nth);
    seen.frames += 1;
    const twice = doubled(last, declared[game].lists);
    if (twice) complain(game, `${at}: two pieces alike after ${name}: ${twice}`);
    const lost = misshapen(last, before, view);
    if (lost) complain(game, `${at}: nothing at ${lost} after ${name}`);
  });
  if (events.length && !same(last, view)) complain(game, `${at}: the last picture is not the new view`);
}

for await (const line of createInterface({ input: process.stdin })) {
  const { game, name, vocabulary, first, steps } = JSON.parse(line);
  found[game] ??= { steps: 0, frames: 0, complaints: [], ...undeclared(game, vocabulary, first) };
  let before = first;
  steps.forEach((step, nth) => {
    check(game, before, step, `${name}, step ${nth + 1}`);
    before = step.view;
  });
}
console.log(JSON.stringify(found));

/** What a game declares of events, fields and places that do not exist. */
function undeclared(game, vocabulary, view) {
  const unknown = [];
  for (const [name, about] of Object.entries(declared[game].about)) {
    const fields = vocabulary[name];
    if (!fields) {
      unknown.push(name);
      continue;
    }
    const samples = Object.fromEntries(fields.map((field) => [field, 0]));
    const said = typeof about === "function" ? about(samples, view, view) : about;
    for (const text of said.split(" ").filter(Boolean)) {
      const [place, stated = ""] = text.replace(/^[-+]/, "").split("=");
      if (!(place.split(".")[0] in view)) unknown.push(`${name}: ${place}`);
      const used = [...place.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      for (const field of [...used, ...stated.split(">")])
        if (field && !/^-?\d+$/.test(field) && !fields.includes(field)) unknown.push(`${name}: ${field}`);
    }
  }
  return { unknown };
}
