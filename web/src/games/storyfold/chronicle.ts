// The chronicle: the way walked so far, station by station, as the events tell it.
import type { Leaf } from "$lib/reading";
import { RENEWED, type Speaker } from "$lib/speaker";
import type { Telling } from "$lib/wire";
import { nameOf, titleOf } from "./names";
import type { Box } from "./pieces";
import { leavesOf } from "./reading";

/** A Scene as it was played, or is being played. */
export interface Station {
  scene: number;
  chapter: number;
  /** The first of its Chapter, which it begins for the nth time. */
  opens: number;
  outcome: "open" | "won" | "lost";
  /** Where it is replayed; null if an earlier edition told it. */
  moment: number | null;
  title: string;
  /** What will be remembered of it, who came along, and whether Brom went. */
  memories: string[];
  companions: string[];
  isBromLost: boolean;
  told: Telling[];
}

export function stationsOf(told: readonly Telling[], speaker: Speaker, box: Box): Station[] {
  const stations: Station[] = [];
  let opens = 0;
  let begun: Telling[] = [];
  for (const telling of told) {
    const name = String(telling.word[0]);
    const fields = speaker.fields(telling.word);
    const last = stations.at(-1);
    if (name === "chapter_began") [opens, begun] = [Number(fields.time), [telling]];
    else if (name === "scene_opened") {
      const scene = Number(fields.scene);
      const title = titleOf(speaker, "scene", scene);
      const own = { scene, chapter: box.chapters[scene] ?? 0, opens, title, moment: telling.moment };
      stations.push({ ...own, outcome: "open", memories: [], companions: [], isBromLost: false, told: [...begun, telling] });
      [opens, begun] = [0, []];
    } else if (begun.length) begun.push(telling);
    else if (last) last.told.push(telling);
    if (name === RENEWED) for (const station of stations) station.moment = null;
    if (!last || opens) continue;
    if (name === "scene_won" || name === "scene_lost") last.outcome = name === "scene_won" ? "won" : "lost";
    else if (name === "brom_left") last.isBromLost = true;
    else if (name === "remembered") add(last.memories, speaker.content(`memory-${fields.memory}`), `memory-${fields.memory}`);
    else if (name === "boon_received" || name === "boon_stored") {
      const boon = Number(fields.boon);
      if (box.boons[boon]?.kind === "companion") add(last.companions, nameOf(speaker, "boon", boon));
    }
  }
  return stations;
}

/** What is known by its key alone has no name. */
function add(list: string[], name: string, key = ""): void {
  if (name && name !== key && !list.includes(name)) list.push(name);
}

export const readAt = (station: Station, speaker: Speaker): Leaf[] => leavesOf(station.told, speaker);

/** The journey as a text to send to somebody. */
export function journeyText(stations: Station[], speaker: Speaker, link: string): string {
  const lines = [speaker.say("page-journey-of", { game: speaker.gameName() })];
  for (const station of stations) {
    if (station.opens) lines.push("", titleOf(speaker, "chapter", station.chapter) + (station.opens > 1 ? ` (${station.opens})` : ""));
    lines.push(`${{ won: "☀", lost: "☾", open: "…" }[station.outcome]} ${station.title}`);
    lines.push(...station.memories.map((memory) => `   ${memory}`));
  }
  return [...lines, "", link].join("\n");
}

/** Where the stations stand: in rows that turn back and forth, so that the way can be followed with a finger. */
export interface Spot {
  x: number;
  y: number;
}
export const ROW = 138;
/** Rows lie no farther apart than this, however much room there is. */
const WIDEST_ROW = 230;
const TOP = 86;
/** What a station takes below its middle. */
export const BELOW = 92;

const columnsIn = (width: number) => Math.max(2, Math.min(6, Math.floor(width / 150)));
/** From one station to the next of a row. */
export const stepOf = (width: number) => width / columnsIn(width);

/** The rows share the height that there is; where it is too little, one scrolls. */
export function spotsOn(count: number, width: number, height: number): Spot[] {
  const columns = columnsIn(width);
  const step = stepOf(width);
  const between = Math.ceil(count / columns) - 1;
  const high = Math.max(ROW, Math.min(WIDEST_ROW, (height - TOP - BELOW) / Math.max(1, between)));
  return Array.from({ length: count }, (_, nth) => {
    const row = Math.floor(nth / columns);
    const column = row % 2 ? columns - 1 - (nth % columns) : nth % columns;
    return { x: (column + 0.5) * step, y: TOP + row * high + Math.sin(nth * 2.1) * 12 };
  });
}

/** A way through all spots that bends like one that was walked. */
export function wayThrough(spots: Spot[]): string {
  return spots.map(({ x, y }, nth) => {
    const before = spots[nth - 1];
    if (!before) return `M${x.toFixed(0)} ${y.toFixed(0)}`;
    const isTurn = Math.abs(y - before.y) > ROW / 2;
    const out = isTurn ? Math.sign(x - before.x || (before.x > 300 ? 1 : -1)) * 46 : 0;
    const [mx, my] = [(x + before.x) / 2 + out, (y + before.y) / 2 + (isTurn ? 0 : nth % 2 ? 16 : -16)];
    return `Q${mx.toFixed(0)} ${my.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)}`;
  }).join("");
}
