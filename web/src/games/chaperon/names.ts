// Names of pieces, for those who hear the board instead of seeing it.
import type { Speaker } from "$lib/speaker";
import { FLOWER, PEBBLE } from "./pieces";
import type { LineCard, Tile, WoodView } from "./view";

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export const cardName = (speaker: Speaker, card: number): string => capital(speaker.content(`card-${card}`));

export function hoodName(speaker: Speaker, view: WoodView): string {
  const length = view.on_wolf_track ? view.wolf_track : view.hood_path;
  if (view.hood >= length) return speaker.say("page-hood-on-tile", { tile: view.hood - length });
  return speaker.say(view.on_wolf_track ? "page-hood-on-track" : "page-hood", { space: view.hood + 1, length });
}

export function wolfName(speaker: Speaker, view: WoodView): string {
  if (view.wolf >= view.wolf_track) return speaker.say("page-wolf-on-tile", { tile: view.wolf - view.wolf_track });
  return speaker.say("page-wolf", { space: view.wolf + 1, length: view.wolf_track });
}

export function tileName(speaker: Speaker, tile: Tile, index: number): string {
  const face = tile.cottage === null ? "unknown" : tile.cottage ? "cottage" : "path";
  return speaker.say("page-tile", { tile: index, face, up: tile.turned_by ? "yes" : "no" });
}

export function lineCardName(speaker: Speaker, card: LineCard): string {
  const up = card.faces.filter((_, index) => card.turned_up[index]);
  return speaker.say("page-line-card", {
    card: cardName(speaker, card.card),
    hidden: card.faces.length - up.length,
    up: up.length,
    flowers: up.filter((face) => face === FLOWER).length,
    pebbles: up.filter((face) => face === PEBBLE).length,
  });
}

export const discardName = (speaker: Speaker, view: WoodView): string =>
  speaker.say("page-discard-name", { count: view.discard.length + view.buried, known: view.discard.length });
