// How sounds are made, on the spot, so that nothing need be loaded: quiet ones for what happens on the board, and two notes
// that call to the turn.
import type { Sound } from "./sound";

let hiss: AudioBuffer | null = null;

/** A volume that rises to `loud` and fades within `seconds`. */
function fading(out: AudioNode, start: number, loud: number, seconds: number, rise = 0.008): GainNode {
  const volume = out.context.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
  volume.connect(out);
  return volume;
}

/** A pure tone that glides from one pitch to another. */
function tone(out: AudioNode, from: number, to: number, start: number, loud: number, seconds: number, rise?: number): void {
  const string = out.context.createOscillator();
  string.frequency.setValueAtTime(from, start);
  string.frequency.exponentialRampToValueAtTime(to, start + seconds);
  string.connect(fading(out, start, loud, seconds, rise));
  string.start(start);
  string.stop(start + seconds);
}

function noise(context: BaseAudioContext): AudioBuffer {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let nth = 0; nth < samples.length; nth++) samples[nth] = Math.random() * 2 - 1;
  }
  return hiss;
}

/** A breath of noise around one pitch. */
function breath(out: AudioNode, pitch: number, start: number, loud: number, seconds: number, narrow = 1): void {
  const source = out.context.createBufferSource();
  source.buffer = noise(out.context);
  const filter = out.context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = narrow;
  source.connect(filter).connect(fading(out, start, loud, seconds));
  source.start(start, Math.random() * 0.2);
  source.stop(start + seconds);
}

export const MADE: Record<Sound | "turn", (out: AudioNode, now: number) => void> = {
  // A few knocks on wood, ever closer together.
  dice: (out, now) => {
    for (const [nth, at] of [0, 0.07, 0.15, 0.21, 0.25, 0.28].entries()) {
      breath(out, 1500 + Math.random() * 1500, now + at, 0.5 - nth * 0.06, 0.05, 4);
    }
  },
  card: (out, now) => breath(out, 3400, now, 0.16, 0.14, 0.8),
  step: (out, now) => {
    tone(out, 150, 70, now, 0.3, 0.11);
    breath(out, 500, now, 0.08, 0.06);
  },
  thump: (out, now) => {
    tone(out, 110, 42, now, 0.5, 0.32);
    breath(out, 220, now, 0.2, 0.14);
  },
  bell: (out, now) => {
    tone(out, 1175, 1175, now, 0.09, 0.8);
    tone(out, 1760, 1760, now + 0.07, 0.06, 0.9);
  },
  // Two notes that call to the turn.
  turn: (out, now) => {
    tone(out, 587.33, 587.33, now, 0.18, 0.95, 0.02);
    tone(out, 880, 880, now + 0.16, 0.18, 0.95, 0.02);
  },
  // An owl, far away.
  night: (out, now) => {
    tone(out, 370, 340, now, 0.13, 0.34, 0.08);
    tone(out, 350, 300, now + 0.45, 0.16, 0.75, 0.12);
  },
};
