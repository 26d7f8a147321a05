// Names of pieces, for those who hear the board instead of seeing it.
import type { Speaker } from "$lib/speaker";
import { at, AWAKE, HOME, IN_BED, SPACES } from "./pieces";
import type { NightView } from "./view";

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const cardName = (speaker: Speaker, card: number): string => capital(speaker.content(`card-${card}`));
export const tileName = (speaker: Speaker, tile: number): string => speaker.content(`tile-${tile}`);
export const tileSays = (speaker: Speaker, tile: number): string => speaker.content(`says-${tile}`);
export const nameOf = (speaker: Speaker, seat: number): string => speaker.seatNames[seat] ?? String(seat + 1);

/** Whose Zzz lie on a space, in words. */
export function tokensSaid(speaker: Speaker, view: NightView, space: number): string[] {
  return Array.from({ length: view.seats }, (_, seat) => ({
    name: nameOf(speaker, seat),
    zzz: view.zzz[at(seat, space)] ?? 0,
    infinite: view.infinite[at(seat, space)] ?? 0,
  }))
    .filter(({ zzz, infinite }) => zzz || infinite)
    .map((facts) => speaker.say("page-tokens", facts));
}

export function spaceName(speaker: Speaker, view: NightView, space: number): string {
  const tile = view.tiles[space] ?? -1;
  if (tile < 0) return speaker.say("page-space-empty", { space });
  const said = speaker.say("page-space", { space, tile: tileName(speaker, tile), says: tileSays(speaker, tile) });
  return [said, ...tokensSaid(speaker, view, space)].join(" ");
}

/** How a sheep is, as the catalogue calls it. */
export function stateOf(view: NightView, seat: number): "bed" | "awake" | "off" | "scared" | "running" {
  const place = view.places[seat] ?? HOME;
  if (place === IN_BED) return "bed";
  if (place === AWAKE) return "awake";
  if (place === HOME) return "off";
  return view.scared[seat] ? "scared" : "running";
}

export function sheepName(speaker: Speaker, view: NightView, seat: number): string {
  const place = view.places[seat] ?? HOME;
  const facts = { name: nameOf(speaker, seat), seat, state: stateOf(view, seat), space: Math.max(0, place) };
  return speaker.say("page-sheep", facts);
}

export function nightmareName(speaker: Speaker, view: NightView): string {
  const nightmare = capital(speaker.content(`nightmare-${view.nightmare}`));
  const said = speaker.say("page-nightmare", { nightmare, space: view.nightmare_at });
  if (!view.web) return said;
  return `${said} ${speaker.say("page-web", { beyond: view.web > SPACES ? "yes" : "no", space: view.web })}`;
}
