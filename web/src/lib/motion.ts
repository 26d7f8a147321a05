// Motion: pieces that fly, flip, hop and shake. Everything also ends by the clock, for a hidden tab animates nothing.
import { preferences } from "./preferences.svelte";

const EASE = "cubic-bezier(.3,.7,.3,1)";

/** How to scroll: at once for those who want nothing to move. */
export const scrolling = (): ScrollBehavior =>
  preferences.pace === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";

export const find = (root: Element | null, spot: string): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-spot="${spot}"]`) ?? null;

/** A piece comes from where another one lies; with `turning`, its back is seen first. */
export function arrive(piece: Element | null, from: DOMRect | null | undefined, ms: number, turning = false): void {
  if (!piece || !from || !ms) return;
  const to = piece.getBoundingClientRect();
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const size = Math.min(1.4, Math.max(0.3, from.width / (to.width || 1)));
  const pose = (x: number, y: number, scale: number, spin: number) => ({
    transform: `perspective(700px) translate(${x}px, ${y}px) scale(${scale}) rotateY(${turning ? spin : 0}deg)`,
    zIndex: 5,
  });
  const timing = { duration: ms, easing: EASE };
  piece.animate([pose(dx, dy, size, 180), pose(dx * 0.4, dy * 0.4 - 18, 1.08, 90), pose(0, 0, 1, 0)], timing);
  // The back goes when the card stands on its edge.
  if (turning)
    piece.querySelector(".back")?.animate(
      [1, 1, 0, 0].map((opacity) => ({ opacity })),
      timing,
    );
}

/** Copies of pieces fly away over the board, each a little after the last, and are gone. */
export function depart(
  layer: HTMLElement | null,
  pieces: Iterable<Element>,
  to: DOMRect | null | undefined,
  ms: number,
): void {
  if (!layer || !to || !ms) return;
  const origin = layer.getBoundingClientRect();
  let nth = 0;
  for (const piece of pieces) {
    const from = piece.getBoundingClientRect();
    const copy = piece.cloneNode(true) as HTMLElement;
    for (const one of [copy, ...copy.querySelectorAll("[data-spot], [tabindex]")]) {
      one.removeAttribute("data-spot");
      one.removeAttribute("tabindex");
      one.removeAttribute("role");
    }
    Object.assign(copy.style, {
      position: "absolute",
      margin: "0",
      left: `${from.x - origin.x}px`,
      top: `${from.y - origin.y}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
    });
    layer.append(copy);
    const delay = nth * 45;
    const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const turn = (nth % 2 ? 1 : -1) * (10 + nth * 4);
    copy.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx * 0.5}px, ${dy * 0.5 - 26}px) rotate(${turn}deg)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px) scale(.55) rotate(${turn * 1.5}deg)`, opacity: 0.1 },
      ],
      { duration: ms, delay, easing: "ease-in-out", fill: "both" },
    );
    setTimeout(() => copy.remove(), ms + delay + 30);
    nth += 1;
  }
}

export function hop(piece: Element | null, ms: number, high = 16): void {
  piece?.animate(
    [
      { transform: "translateY(0) scale(1, 1)" },
      { transform: "translateY(0) scale(1.08, .9)", offset: 0.12 },
      { transform: `translateY(${-high}px) scale(.96, 1.05)`, offset: 0.5 },
      { transform: "translateY(0) scale(1.08, .92)", offset: 0.88 },
      { transform: "translateY(0) scale(1, 1)" },
    ],
    { duration: ms, easing: "ease-in-out" },
  );
}

export function prowl(piece: Element | null, ms: number): void {
  const steps = [0, 1, 2, 3, 4, 5, 6].map((step) => ({
    transform: `translateY(${step % 2 ? -3 : 0}px) rotate(${step % 2 ? -2.5 : 1.5}deg)`,
  }));
  piece?.animate([...steps, { transform: "none" }], { duration: ms, easing: "linear" });
}

export function shake(piece: Element | null, ms: number): void {
  const steps = [0, -7, 6, -5, 5, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px) rotate(${x * 0.6}deg)` }));
  piece?.animate(steps, { duration: ms, easing: "linear" });
}

/** Half a turn of a tile: on edge, where its face may change, and back. */
export function edge(piece: Element | null, ms: number, isOpening: boolean): void {
  const [flat, edgeOn] = [{ transform: "scale(1, 1)" }, { transform: "scale(.02, 1.12)" }];
  piece?.animate(isOpening ? [edgeOn, flat] : [flat, edgeOn], {
    duration: ms,
    easing: isOpening ? "ease-out" : "ease-in",
    fill: isOpening ? "none" : "forwards",
  });
}

export function pulse(piece: Element | null, ms: number): void {
  piece?.animate([{ transform: "scale(1)" }, { transform: "scale(1.14)", offset: 0.4 }, { transform: "scale(1)" }], {
    duration: ms,
    easing: "ease-in-out",
  });
}
