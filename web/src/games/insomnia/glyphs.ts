// Signs of which dreams and cards are written: each in a square of 24, as strokes and as surfaces.

export interface Glyph {
  stroke?: string;
  fill?: string;
}

const CARD = "M8 4.5h8a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1 -1.5 1.5h-8a1.5 1.5 0 0 1 -1.5 -1.5v-12a1.5 1.5 0 0 1 1.5 -1.5z";
const SHEEP =
  "M4 15.5a3.4 3.4 0 0 1 .6 -6.2a3.8 3.8 0 0 1 6.2 -2.3a3.6 3.6 0 0 1 5 2.2a4 4 0 0 1 5.7 3a3.4 3.4 0 0 1 -3.5 4.3a3.6 3.6 0 0 1 -5.2 .9a4 4 0 0 1 -5.2 -.2a3.5 3.5 0 0 1 -3.6 -1.7zM7.5 17.5h2v3.5h-2zM14 17.5h2v3.5h-2z";
const FACE = "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0 -17z";

export const GLYPHS: Record<string, Glyph> = {
  wink: { stroke: "M3.5 9.5c3.4 6.6 13.6 6.6 17 0M5.6 13.2l-2 2.8M10 15.4l-.8 3.4M14 15.4l.8 3.4M18.4 13.2l2 2.8" },
  run: { stroke: "M3 18.5C4.5 9 12.5 6 19.5 12.5", fill: "M21.5 5.5v10.5h-10.5z" },
  back: { stroke: "M21 18.5C19.5 9 11.5 6 4.5 12.5", fill: "M2.5 5.5v10.5h10.5z" },
  zzz: { stroke: "M4 9.5h8.5L4 19.5h9M15.5 4h5l-5 6h5.5" },
  calm: { stroke: `${FACE}M6.8 10.4q1.7 2 3.4 0M13.8 10.4q1.7 2 3.4 0M8 14.4q4 4 8 0` },
  scare: {
    stroke: `${FACE}M9.6 17.2q2.4 -2.2 4.8 0`,
    fill: "M8.7 7.2a3 3 0 1 0 0 6a3 3 0 1 0 0 -6zM8.7 9.2a1 1 0 1 1 0 2a1 1 0 1 1 0 -2zM15.3 7.2a3 3 0 1 0 0 6a3 3 0 1 0 0 -6zM15.3 9.2a1 1 0 1 1 0 2a1 1 0 1 1 0 -2z",
  },
  awake: {
    stroke: "M1.5 12Q6.5 5 11.5 12Q6.5 19 1.5 12zM12.5 12Q17.5 5 22.5 12Q17.5 19 12.5 12z",
    fill: "M6.5 10a2 2 0 1 0 0 4a2 2 0 1 0 0 -4zM17.5 10a2 2 0 1 0 0 4a2 2 0 1 0 0 -4z",
  },
  pillow: { stroke: "M4 7q8 2.5 16 0q-2 5 0 10q-8 -2.5 -16 0q2 -5 0 -10zM8 11.2q4 1.4 8 0" },
  to: { stroke: "M3 12h12", fill: "M13 5.5v13L21.5 12z" },
  hops: { stroke: "M1.5 17C3 9.5 8 9.5 9.5 17C11 9.5 15 9 18.5 13", fill: "M21.5 7.5v9h-9z" },
  down: { stroke: "M12 4v12", fill: "M5.5 13h13L12 20.5z" },
  up: { stroke: "M12 20v-12", fill: "M5.5 11h13L12 3.5z" },
  infinite: { stroke: "M12 12C9 7.5 3.5 7.5 3.5 12s5.5 4.5 8.5 0s8.5 -4.5 8.5 0s-5.5 4.5 -8.5 0z" },
  home: { stroke: "M19.5 6v5.5a3 3 0 0 1 -3 3H6.5", fill: "M10 8.5v12L2.5 14.5z" },
  number: { stroke: `${FACE}M9 16v-7M9 11.6c1.4 -3 6 -3 6 .6v3.8` },
  card: { stroke: CARD },
  other: { stroke: `M4.5 6.5v12.5h8`, fill: `${CARD.replace("M8", "M10.5")}` },
  top: { stroke: "M5 12.5h14v8h-14zM5 16.5h14", fill: "M12 2l5.5 6h-3.5v3h-4v-3H6.5z" },
  drop: { stroke: "M5 3.5h6v9h-6zM13 3.5h6v9h-6z", fill: "M12 22l-5.5 -5.5h3.5v-3h4v3h3.5z" },
  again: { stroke: "M18.5 7.5A8 8 0 1 0 20 12.5", fill: "M21.5 2.5v8h-8z" },
  both: { stroke: "M6 12h12", fill: "M8.5 5.5v13L1.5 12zM15.5 5.5v13L22.5 12z" },
  sheep: { fill: SHEEP },
  nightmare: {
    fill: "M4 21C2.5 14 4 10 6 8L5 2.5L9.5 6Q12 5 14.5 6L19 2.5L18 8C20 10 21.5 14 20 21zM7.5 10.5l1 3l2.7 -.6zM16.5 10.5l-1 3l-2.7 -.6z",
  },
  tile: { stroke: "M3.5 6.5a2 2 0 0 1 2 -2h13a2 2 0 0 1 2 2v11a2 2 0 0 1 -2 2h-13a2 2 0 0 1 -2 -2z" },
  fence: { fill: "M4 8l2 -3l2 3v12h-4zM10 8l2 -3l2 3v12h-4zM16 8l2 -3l2 3v12h-4zM1.5 10.5h21v2.2h-21zM1.5 15.3h21v2.2h-21z" },
  least: { fill: "M3 20v-4h4.5v4zM9.750 20v-10h4.5v10zM16.5 20v-14h4.5v14zM5.250 14.5l-3 -4.5h2v-4h2v4h2z" },
  alone: { stroke: "M2 12h2.5M19.5 12h2.5M8 8h8l-8 8.5h8.5" },
  jump: { stroke: "M3 19C4.5 3 16 2 18.5 12", fill: "M13.2 11.5h10.3L18.5 19.5z" },
  web: { stroke: "M12 2v20M3.5 7l17 10M20.5 7l-17 10M12 6.5l4.8 2.7v5.6l-4.8 2.7l-4.8 -2.7v-5.6z" },
  copy: { stroke: "M4 3.5h8v11h-8zM14.5 8h5.5v12.5h-8v-3.5" },
};
