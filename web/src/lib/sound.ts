// Sounds, made on the spot so that nothing need be loaded: quiet ones for what happens on the board, and two notes that
// call to the turn.
import { preferences } from "./preferences.svelte";

export type Sound = "dice" | "card" | "step" | "thump" | "bell" | "night";

const LOUDNESS = 0.5;
/** The same sound again within this time is the same sound. */
const APART_MS = 90;
/** No sound is longer. */
const SLEEP_AFTER_MS = 1_500;

let studio: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;
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

/** A volume that rises to `loud` and fades within `seconds`. */
function fading(context: AudioContext, start: number, loud: number, seconds: number, rise = 0.008): GainNode {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
  volume.connect(out!);
  return volume;
}

/** A pure tone that glides from one pitch to another. */
function tone(context: AudioContext, from: number, to: number, start: number, loud: number, seconds: number, rise?: number): void {
  const string = context.createOscillator();
  string.frequency.setValueAtTime(from, start);
  string.frequency.exponentialRampToValueAtTime(to, start + seconds);
  string.connect(fading(context, start, loud, seconds, rise));
  string.start(start);
  string.stop(start + seconds);
}

function noise(context: AudioContext): AudioBuffer {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let nth = 0; nth < samples.length; nth++) samples[nth] = Math.random() * 2 - 1;
  }
  return hiss;
}

/** A breath of noise around one pitch. */
function breath(context: AudioContext, pitch: number, start: number, loud: number, seconds: number, narrow = 1): void {
  const source = context.createBufferSource();
  source.buffer = noise(context);
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  source.connect(filter).connect(fading(context, start, loud, seconds));
  source.start(start, Math.random() * 0.2);
  source.stop(start + seconds);
}

const MADE: Record<Sound, (context: AudioContext, now: number) => void> = {
  // A few knocks on wood, ever closer together.
  dice: (context, now) => {
    for (const [nth, at] of [0, 0.07, 0.15, 0.21, 0.25, 0.28].entries()) {
      breath(context, 1500 + Math.random() * 1500, now + at, 0.5 - nth * 0.06, 0.05, 4);
    }
  },
  card: (context, now) => breath(context, 3400, now, 0.16, 0.14, 0.8),
  step: (context, now) => {
    tone(context, 150, 70, now, 0.3, 0.11);
    breath(context, 500, now, 0.08, 0.06);
  },
  thump: (context, now) => {
    tone(context, 110, 42, now, 0.5, 0.32);
    breath(context, 220, now, 0.2, 0.14);
  },
  bell: (context, now) => {
    tone(context, 1175, 1175, now, 0.09, 0.8);
    tone(context, 1760, 1760, now + 0.07, 0.06, 0.9);
  },
  // An owl, far away.
  night: (context, now) => {
    tone(context, 370, 340, now, 0.13, 0.34, 0.08);
    tone(context, 350, 300, now + 0.45, 0.16, 0.75, 0.12);
  },
};

/** Something happened on the board. Nobody hears a page at which nobody looks. */
export async function play(sound: Sound): Promise<void> {
  if (!preferences.sound || document.hidden) return;
  const now = performance.now();
  if (now - (heard.get(sound) ?? -APART_MS) < APART_MS) return;
  heard.set(sound, now);
  const context = await awake();
  if (context) MADE[sound](context, context.currentTime);
}

/** It is my turn: this is heard from another window too. */
export async function ringTurn(): Promise<void> {
  const context = preferences.sound ? await awake() : null;
  if (!context) return;
  tone(context, 587.33, 587.33, context.currentTime, 0.18, 0.95, 0.02);
  tone(context, 880, 880, context.currentTime + 0.16, 0.18, 0.95, 0.02);
}
