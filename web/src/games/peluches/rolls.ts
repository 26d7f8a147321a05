// Dice as they fall, out of the field of an event: a colour and a value each.

export interface Thrown {
  colour: number;
  /** 0 as long as it does not show. */
  value: number;
}

export const thrown = (dice: string): Thrown[] =>
  dice.split(" ").filter(Boolean).map((die) => {
    const [colour, value] = die.split(":").map(Number) as [number, number];
    return { colour, value };
  });
