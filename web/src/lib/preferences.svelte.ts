// Preferences: how this person likes to read, see and hear. Kept in the browser, applied to the document at once.
import { keep, kept } from "./cellar";

export const LANGUAGES = ["fr", "en"] as const;
export const THEMES = ["system", "light", "dark"] as const;
export const PACES = ["calm", "quick", "still"] as const;
export const SIZES = ["normal", "large", "huge"] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Size = (typeof SIZES)[number];

interface Preferences {
  language: Language;
  theme: Theme;
  pace: (typeof PACES)[number];
  sound: boolean;
  aloud: boolean;
  /** The system's notifications call me to my turn. */
  calls: boolean;
  /** Bots on my side leave me time to advise them. */
  advice: boolean;
  size: Size;
  /** Rules are shown with their numbers. */
  numbers: boolean;
  /** The list of all options stands open beside the board. */
  list: boolean;
}

function ofBrowser(): Preferences {
  const calm = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const speaksFrench = navigator.languages.some((one) => one.startsWith("fr"));
  const firstSpoken = navigator.languages.find((one) => /^(fr|en)/.test(one)) ?? "fr";
  return {
    language: speaksFrench && firstSpoken.startsWith("fr") ? "fr" : firstSpoken.startsWith("en") ? "en" : "fr",
    theme: "system",
    pace: calm ? "calm" : "still",
    sound: true,
    aloud: false,
    calls: false,
    advice: calm,
    size: "normal",
    numbers: false,
    list: false,
  };
}

function isOneOf<T>(values: readonly T[], value: unknown): value is T {
  return values.includes(value as T);
}

/** What was kept, as far as it still makes sense. */
function remembered(): Preferences {
  const found = ofBrowser();
  const old = kept<Partial<Preferences>>("preferences") ?? {};
  if (isOneOf(LANGUAGES, old.language)) found.language = old.language;
  if (isOneOf(THEMES, old.theme)) found.theme = old.theme;
  if (isOneOf(PACES, old.pace)) found.pace = old.pace;
  if (isOneOf(SIZES, old.size)) found.size = old.size;
  if (typeof old.sound === "boolean") found.sound = old.sound;
  if (typeof old.calls === "boolean") found.calls = old.calls;
  if (typeof old.aloud === "boolean") found.aloud = old.aloud;
  if (typeof old.numbers === "boolean") found.numbers = old.numbers;
  if (typeof old.list === "boolean") found.list = old.list;
  if (typeof old.advice === "boolean") found.advice = old.advice;
  return found;
}

export const preferences: Preferences = $state(remembered());

export function prefer(change: Partial<Preferences>): void {
  Object.assign(preferences, change);
  keep("preferences", { ...preferences });
  dress();
}

const night = matchMedia("(prefers-color-scheme: dark)");
night.addEventListener("change", dress);

/** Show the preferences on the document itself. Style sheets know two themes: the system's is one of them. */
export function dress(): void {
  const root = document.documentElement;
  root.lang = preferences.language;
  root.dataset.theme = preferences.theme === "system" ? (night.matches ? "dark" : "light") : preferences.theme;
  root.dataset.size = preferences.size;
  root.dataset.pace = preferences.pace;
  const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  if (manifest) manifest.href = `/manifest.${preferences.language}.webmanifest`;
  const bar = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  if (bar) bar.content = getComputedStyle(root).getPropertyValue("--surface").trim();
}
