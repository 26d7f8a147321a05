// The keys of the options, in their order: digits, then letters that no tool has.
const KEYS = "1234567890abdegijkmnopqrtvxyz";

/** The key of the nth option, or none where there are more options than keys. */
export const keyOf = (nth: number): string | undefined => KEYS[nth]?.toUpperCase();
