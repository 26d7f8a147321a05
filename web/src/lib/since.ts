// How long ago, in words.
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** `seconds` as the server counts them, since 1970. */
export function since(seconds: number, language: string, now = Date.now() / 1000): string {
  const ago = Math.max(0, now - seconds);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of STEPS) if (ago >= length) return format.format(-Math.floor(ago / length), unit);
  return format.format(0, "second");
}
