// The turn sound: two soft notes, made on the spot so that nothing need be loaded.
let studio: AudioContext | null = null;

/** Browsers let a page sound only after a gesture: the first one opens the studio. */
export function openStudio(): void {
  if (studio || !("AudioContext" in globalThis)) return;
  studio = new AudioContext();
  void studio.resume().then(() => studio?.suspend());
}

function note(context: AudioContext, pitch: number, start: number): void {
  const string = context.createOscillator();
  const volume = context.createGain();
  string.type = "sine";
  string.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.09, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.9);
  string.connect(volume).connect(context.destination);
  string.start(start);
  string.stop(start + 1);
}

/** Between two chimes the studio sleeps, so as not to wear a phone's battery out. */
export async function ringTurn(): Promise<void> {
  if (!studio) return;
  await studio.resume();
  note(studio, 587.33, studio.currentTime);
  note(studio, 880, studio.currentTime + 0.16);
  setTimeout(() => void studio?.suspend(), 1_500);
}
