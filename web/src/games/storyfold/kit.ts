// The kit of the wood: trees, reeds, rocks and thorns, drawn as paths. The same seed always grows the same wood.

/** What is filled, and what is drawn as a line. */
export interface Shape {
  fill: string;
  line: string;
}

export type Random = () => number;

/** A small generator of numbers from 0 to 1, so that a place looks the same for everybody. */
export function seeded(seed: number): Random {
  let state = (seed * 2_654_435_761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 0) % 10_000) / 10_000;
  };
}

const n = (value: number) => value.toFixed(1);
const blob = (x: number, y: number, rx: number, ry: number) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`;

type Grow = (x: number, base: number, high: number, random: Random) => Shape;

const spruce: Grow = (x, base, high, random) => {
  const wide = high * (0.2 + random() * 0.06);
  const tiers = 4;
  const left: string[] = [];
  const right: string[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const y = base - high * (1 - tier / (tiers + 0.4));
    const w = (wide * tier) / tiers;
    left.push(`L${n(x - w)} ${n(y)}L${n(x - w * 0.45)} ${n(y - high * 0.015)}`);
    right.unshift(`L${n(x + w * 0.45)} ${n(y - high * 0.015)}L${n(x + w)} ${n(y)}`);
  }
  const trunk = `M${n(x - high * 0.018)} ${n(base - high * 0.12)}h${n(high * 0.036)}V${n(base)}h${n(-high * 0.036)}Z`;
  return { fill: `M${n(x)} ${n(base - high)}${left.join("")}${right.join("")}Z${trunk}`, line: "" };
};

const oak: Grow = (x, base, high, random) => {
  const crown = Array.from({ length: 6 }, (_, nth) => {
    const angle = (nth / 6) * Math.PI * 2 + random();
    const reach = high * 0.16;
    return blob(x + Math.cos(angle) * reach * 1.25, base - high * 0.68 + Math.sin(angle) * reach, high * (0.15 + random() * 0.05), high * (0.12 + random() * 0.04));
  });
  const w = high * 0.045;
  const trunk = `M${n(x - w)} ${n(base)}C${n(x - w * 0.4)} ${n(base - high * 0.2)} ${n(x - w * 0.5)} ${n(base - high * 0.4)} ${n(x - w * 2)} ${n(base - high * 0.6)}L${n(x + w * 2)} ${n(base - high * 0.62)}C${n(x + w * 0.5)} ${n(base - high * 0.4)} ${n(x + w * 0.4)} ${n(base - high * 0.2)} ${n(x + w * 1.3)} ${n(base)}Z`;
  return { fill: trunk + crown.join(""), line: "" };
};

const birch: Grow = (x, base, high, random) => {
  const lean = (random() - 0.5) * high * 0.08;
  const w = high * 0.014;
  const trunk = `M${n(x - w)} ${n(base)}L${n(x + lean - w * 0.5)} ${n(base - high)}h${n(w)}L${n(x + w)} ${n(base)}Z`;
  const leaves = Array.from({ length: 16 }, () =>
    blob(x + lean * 0.8 + (random() - 0.5) * high * 0.24, base - high * (0.5 + random() * 0.5), high * (0.016 + random() * 0.026), high * (0.014 + random() * 0.02)),
  );
  return { fill: trunk + leaves.join(""), line: "" };
};

const bare: Grow = (x, base, high, random) => {
  const lines: string[] = [];
  const branch = (fromX: number, fromY: number, length: number, angle: number, depth: number): void => {
    const [toX, toY] = [fromX + Math.sin(angle) * length, fromY - Math.cos(angle) * length];
    const bend = (random() - 0.5) * length * 0.3;
    lines.push(`M${n(fromX)} ${n(fromY)}Q${n((fromX + toX) / 2 + bend)} ${n((fromY + toY) / 2)} ${n(toX)} ${n(toY)}`);
    if (depth === 0) return;
    branch(toX, toY, length * (0.6 + random() * 0.15), angle + 0.35 + random() * 0.4, depth - 1);
    branch(toX, toY, length * (0.55 + random() * 0.2), angle - 0.3 - random() * 0.4, depth - 1);
  };
  branch(x, base - high * 0.3, high * 0.28, (random() - 0.5) * 0.3, 3);
  const w = high * 0.03;
  return {
    fill: `M${n(x - w * 1.6)} ${n(base)}Q${n(x - w * 0.6)} ${n(base - high * 0.1)} ${n(x - w * 0.6)} ${n(base - high * 0.34)}h${n(w * 1.2)}Q${n(x + w * 0.6)} ${n(base - high * 0.1)} ${n(x + w * 1.6)} ${n(base)}Z`,
    line: lines.join(""),
  };
};

const willow: Grow = (x, base, high, random) => {
  const w = high * 0.05;
  const lines = Array.from({ length: 15 }, (_, nth) => {
    const out = ((nth - 7) / 7) * high * 0.36;
    const top = base - high * (0.98 - Math.abs(out / high) * 0.5);
    return `M${n(x)} ${n(base - high * 0.72)}Q${n(x + out * 0.7)} ${n(top - high * 0.12)} ${n(x + out)} ${n(base - high * (0.18 + random() * 0.25))}`;
  });
  return {
    fill: `M${n(x - w)} ${n(base)}Q${n(x - w * 0.3)} ${n(base - high * 0.4)} ${n(x - w * 1.2)} ${n(base - high * 0.75)}h${n(w * 2.4)}Q${n(x + w * 0.3)} ${n(base - high * 0.4)} ${n(x + w)} ${n(base)}Z${blob(x, base - high * 0.78, high * 0.2, high * 0.13)}`,
    line: lines.join(""),
  };
};

const reed: Grow = (x, base, high, random) => {
  const lean = (random() - 0.5) * high * 0.3;
  const line = `M${n(x)} ${n(base)}Q${n(x)} ${n(base - high * 0.6)} ${n(x + lean)} ${n(base - high)}M${n(x)} ${n(base)}Q${n(x + lean)} ${n(base - high * 0.4)} ${n(x - lean * 2)} ${n(base - high * 0.62)}`;
  return { fill: random() > 0.4 ? blob(x + lean * 0.9, base - high * 0.9, high * 0.025, high * 0.1) : "", line };
};

const rock: Grow = (x, base, high, random) => {
  const w = high * (0.7 + random() * 0.5);
  return {
    fill: `M${n(x - w)} ${n(base)}L${n(x - w * 0.75)} ${n(base - high * (0.4 + random() * 0.2))}L${n(x - w * 0.2)} ${n(base - high * (0.8 + random() * 0.2))}L${n(x + w * 0.4)} ${n(base - high * (0.7 + random() * 0.2))}L${n(x + w * 0.85)} ${n(base - high * 0.35)}L${n(x + w)} ${n(base)}Z`,
    line: "",
  };
};

const peak: Grow = (x, base, high, random) => {
  const w = high * (0.7 + random() * 0.3);
  const notch = () => (random() - 0.5) * w * 0.12;
  return {
    fill: `M${n(x - w)} ${n(base)}L${n(x - w * 0.5 + notch())} ${n(base - high * 0.52)}L${n(x - w * 0.34)} ${n(base - high * 0.56)}L${n(x)} ${n(base - high)}L${n(x + w * 0.28 + notch())} ${n(base - high * 0.62)}L${n(x + w * 0.46)} ${n(base - high * 0.58)}L${n(x + w)} ${n(base)}Z`,
    line: "",
  };
};

/** A tooth of stone; `base` is where it hangs from when it is turned over. */
const tooth: Grow = (x, base, high, random) => {
  const w = high * (0.12 + random() * 0.08);
  return { fill: `M${n(x - w)} ${n(base)}Q${n(x - w * 0.2)} ${n(base - high * 0.5)} ${n(x)} ${n(base - high)}Q${n(x + w * 0.2)} ${n(base - high * 0.5)} ${n(x + w)} ${n(base)}Z`, line: "" };
};

const icicle: Grow = (x, base, high, random) => tooth(x, base, -high, random);

const thorn: Grow = (x, base, high, random) => {
  const side = random() > 0.5 ? 1 : -1;
  const w = high * 0.5 * side;
  const spikes = [0.2, 0.35, 0.5, 0.65, 0.8].map((part) => {
    const [px, py] = [x + w * Math.sin(part * 2.4), base - high * part];
    return `M${n(px)} ${n(py)}l${n(high * 0.07 * (part * 10 % 2 > 1 ? 1 : -1))} ${n(-high * 0.05)}`;
  });
  return {
    fill: "",
    line: `M${n(x)} ${n(base)}C${n(x + w)} ${n(base - high * 0.3)} ${n(x + w * 1.2)} ${n(base - high * 0.7)} ${n(x + w * 0.4)} ${n(base - high)}S${n(x - w * 0.7)} ${n(base - high * 0.7)} ${n(x - w * 0.2)} ${n(base - high * 0.5)}${spikes.join("")}`,
  };
};

const stump: Grow = (x, base, high) => {
  const w = high * 0.55;
  return { fill: `M${n(x - w * 1.3)} ${n(base)}Q${n(x - w * 0.9)} ${n(base - high * 0.3)} ${n(x - w * 0.8)} ${n(base - high)}L${n(x - w * 0.2)} ${n(base - high * 0.85)}L${n(x + w * 0.3)} ${n(base - high * 1.08)}L${n(x + w * 0.8)} ${n(base - high)}Q${n(x + w * 0.9)} ${n(base - high * 0.3)} ${n(x + w * 1.4)} ${n(base)}Z`, line: "" };
};

const trunk: Grow = (x, base, high, random) => {
  const w = high * (0.035 + random() * 0.02);
  return { fill: `M${n(x - w * 1.8)} ${n(base)}Q${n(x - w)} ${n(base - high * 0.08)} ${n(x - w)} ${n(base - high * 0.3)}L${n(x - w * 0.8)} ${n(base - high)}h${n(w * 1.7)}L${n(x + w)} ${n(base - high * 0.3)}Q${n(x + w)} ${n(base - high * 0.08)} ${n(x + w * 2)} ${n(base)}Z`, line: "" };
};

const grass: Grow = (x, base, high, random) => ({
  fill: "",
  line: [0, 1, 2].map((nth) => `M${n(x + nth * 2 - 2)} ${n(base)}q${n((nth - 1) * 2)} ${n(-high * 0.5)} ${n((nth - 1) * high * 0.3 + random() * 2)} ${n(-high)}`).join(""),
});

export const PLANTS = { spruce, oak, birch, bare, willow, reed, rock, peak, tooth, icicle, thorn, stump, trunk, grass };
export type Plant = keyof typeof PLANTS;

/** A row of one kind across the whole width, a little uneven, as one shape. */
export function row(kind: Plant, count: number, width: number, base: number, high: number, seed: number): Shape {
  const random = seeded(seed);
  const grown = Array.from({ length: count }, (_, nth) => {
    const x = ((nth + 0.5 + (random() - 0.5) * 0.7) / count) * width;
    return PLANTS[kind](x, base + (random() - 0.5) * high * 0.1, high * (0.72 + random() * 0.5), random);
  });
  return { fill: grown.map((one) => one.fill).join(""), line: grown.map((one) => one.line).join("") };
}

/** The upper edge of a piece of land: gentle hills, or steep ones. */
export function land(width: number, top: number, bottom: number, rise: number, seed: number): string {
  const random = seeded(seed);
  const parts = 5;
  let path = `M0 ${n(bottom)}V${n(top + (random() - 0.5) * rise)}`;
  for (let nth = 1; nth <= parts; nth++) {
    const x = (nth / parts) * width;
    path += `Q${n(x - width / parts / 2)} ${n(top + (random() - 0.8) * rise * 1.6)} ${n(x)} ${n(top + (random() - 0.5) * rise)}`;
  }
  return `${path}V${n(bottom)}Z`;
}
