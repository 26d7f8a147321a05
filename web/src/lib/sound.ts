// When sounds are heard; what they sound like is fetched with the first.
import { preferences } from "./preferences.svelte";

export type Sound = "dice" | "card" | "step" | "thump" | "bell" | "night";

const LOUDNESS = 0.5;
/** The same sound again within this time is the same sound. */
const APART_MS = 90;
/** No sound is longer. */
const SLEEP_AFTER_MS = 1_500;

let studio: AudioContext | null = null;
let out: GainNode | null = null;
let sleep: ReturnType<typeof setTimeout> | undefined;
const heard = new Map<Sound, number>();

/** Browsers let a page sound only after a gesture: the first one opens the studio. */
export function openStudio(): void {
  if (studio || !("AudioContext" in globalThis)) return;
  studio = new AudioContext();
  out = studio.createGain();
  out.gain.value = LOUDNESS;
  out.connect(studio.destination);
  void studio.resume().then(() => studio?.suspend());
}

/** Between two sounds the studio sleeps, so as not to wear a phone's battery out. */
async function awake(): Promise<AudioContext | null> {
  if (!studio) return null;
  await studio.resume();
  clearTimeout(sleep);
  sleep = setTimeout(() => void studio?.suspend(), SLEEP_AFTER_MS);
  return studio;
}

async function make(sound: Sound | "turn"): Promise<void> {
  const [context, instruments] = await Promise.all([awake(), import("./instruments").catch(() => null)]);
  if (context && out && instruments) instruments.MADE[sound](out, context.currentTime);
}

/** Something happened on the board. Nobody hears a page at which nobody looks. */
export async function play(sound: Sound): Promise<void> {
  if (!preferences.sound || document.hidden) return;
  const now = performance.now();
  if (now - (heard.get(sound) ?? -APART_MS) < APART_MS) return;
  heard.set(sound, now);
  await make(sound);
}

/** It is my turn: this is heard from another window too. */
export async function ringTurn(): Promise<void> {
  if (preferences.sound) await make("turn");
}
