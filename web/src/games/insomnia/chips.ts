// Zzz that lie together: how wide each token is, and how many lie in a row.

export interface Chip {
  seat: number;
  /** How many plain ones; or an infinite one. */
  count: number;
  infinite: boolean;
}

interface Style {
  isBare: boolean;
  isMarked: boolean;
}

export const CHIP_GAP = 1;
/** How far rows are apart, in sizes of their text. */
export const CHIP_ROW = 1.45;

export const chipSaid = (chip: Chip, isBare: boolean): string => `${chip.count}${isBare ? "" : "z"}`;

export const chipWidth = (chip: Chip, font: number, { isBare, isMarked }: Style): number =>
  font * ((isMarked ? 1.32 : 0.62) + (chip.infinite ? 1.05 : chipSaid(chip, isBare).length * 0.58));

/** As few rows as there is room for, of as many tokens each. */
export function chipRows(chips: Chip[], room: number, font: number, style: Style): Chip[][] {
  const lengthOf = (row: Chip[]) => row.reduce((sum, chip) => sum + chipWidth(chip, font, style) + CHIP_GAP, -CHIP_GAP);
  for (let count = 1; count < chips.length; count++) {
    const perRow = Math.ceil(chips.length / count);
    const rows = Array.from({ length: count }, (_, nth) => chips.slice(nth * perRow, (nth + 1) * perRow));
    if (rows.every((row) => lengthOf(row) <= room)) return rows;
  }
  return chips.map((chip) => [chip]);
}
