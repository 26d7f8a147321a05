// What moves for ever, such as a river or a fire, rests when nobody has touched the page for a while: it would wear a
// battery out.

const STILL_MS = 10_000;
const TOUCHES = ["pointermove", "pointerdown", "keydown", "wheel"];

const isEndless = (one: Animation): boolean => one.effect?.getComputedTiming().iterations === Infinity;

export function restWhenStill(): void {
  const resting = new Set<Animation>();
  let touchedAt = performance.now();

  function wake(): void {
    touchedAt = performance.now();
    // What has left the page meanwhile stays away.
    for (const one of resting) if (one.playState === "paused") one.play();
    resting.clear();
  }

  function look(): void {
    if (performance.now() - touchedAt < STILL_MS) return;
    for (const one of document.getAnimations()) {
      if (one.playState !== "running" || !isEndless(one)) continue;
      one.pause();
      resting.add(one);
    }
  }

  for (const touch of TOUCHES) addEventListener(touch, wake, { passive: true, capture: true });
  setInterval(look, STILL_MS / 2);
}
