// The signs of the seats, for colour is never the only one; each in a square of 24.
const SIGNS = [
  // A star, a moon, a clover leaf, a heart.
  "M12 1.5l3.2 6.7 7.3 .9 -5.4 5 1.4 7.3 -6.5 -3.6 -6.5 3.6 1.4 -7.3 -5.4 -5 7.3 -.9z",
  "M15.5 2A10.2 10.2 0 1 0 22 16.5A8.6 8.6 0 0 1 15.5 2z",
  "M12 11.2C8.5 9.5 7 2.5 12 2.5S15.5 9.5 12 11.2zM11.5 12.5C8.5 15 1.5 15 2.3 10.2S9 9.5 11.5 12.5zM12.5 12.5C15.5 15 22.5 15 21.7 10.2S15 9.5 12.5 12.5zM11 13h2q0 5 2.5 8.5h-4.5q.8 -4 0 -8.5z",
  "M12 21.5C4 15.5 1.5 11.5 2 8C2.7 3 9.5 2 12 7C14.5 2 21.3 3 22 8C22.5 11.5 20 15.5 12 21.5z",
] as const;

export const signOf = (seat: number): string => SIGNS[seat % SIGNS.length]!;
