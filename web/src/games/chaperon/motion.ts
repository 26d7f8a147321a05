// What only happens in the wood: treats are eaten, petals fall.

/** Three bites and it is gone. */
export function bite(piece: Element | null, ms: number): void {
  piece?.animate(
    [
      { transform: "scale(1)", clipPath: "inset(0 0 0 0)" },
      { transform: "scale(1.2) rotate(-6deg)", clipPath: "inset(0 0 0 0)", offset: 0.25 },
      { transform: "scale(1.1) rotate(5deg)", clipPath: "inset(0 34% 0 0)", offset: 0.5 },
      { transform: "scale(1.1) rotate(-5deg)", clipPath: "inset(0 67% 0 0)", offset: 0.75 },
      { transform: "scale(.9)", clipPath: "inset(0 100% 0 0)" },
    ],
    { duration: ms, easing: "steps(24)" },
  );
}

/** Petals over the whole board, when Little Red knocks at the right door. */
export function petals(layer: HTMLElement | null, from: DOMRect | null | undefined, ms: number): void {
  if (!layer || !from || !ms) return;
  const origin = layer.getBoundingClientRect();
  for (let nth = 0; nth < 26; nth++) {
    const petal = document.createElement("i");
    petal.className = "petal";
    Object.assign(petal.style, {
      left: `${from.x - origin.x + from.width / 2}px`,
      top: `${from.y - origin.y + from.height / 2}px`,
    });
    layer.append(petal);
    const [angle, far] = [nth * 2.4, 60 + (nth % 7) * 22];
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
    petal.animate(
      [
        { transform: "scale(.2)", opacity: 1 },
        { transform: `translate(${x}px, ${y - 20}px) rotate(${nth * 50}deg)`, opacity: 1, offset: 0.45 },
        { transform: `translate(${x * 1.2}px, ${y + 120}px) rotate(${nth * 90}deg)`, opacity: 0 },
      ],
      { duration: ms, easing: "ease-out", fill: "both" },
    );
    setTimeout(() => petal.remove(), ms);
  }
}
