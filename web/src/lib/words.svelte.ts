// The words of the interface, in the language of the page; each language is loaded when it is first wanted.
import { preferences, type Language } from "./preferences.svelte";
import { Catalogue, type Facts } from "./speaker";

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  fr: () => import("$texts/fr.ftl?raw"),
  en: () => import("$texts/en.ftl?raw"),
};

const loaded = new Map<Language, Catalogue>();
let spoken: Catalogue | null = $state.raw(null);

/** Speak this language from now on. Until its words are there, the page goes on in the old one. */
export async function speak(language: Language): Promise<void> {
  let catalogue = loaded.get(language);
  if (!catalogue) {
    catalogue = new Catalogue(language, (await SOURCES[language]()).default);
    loaded.set(language, catalogue);
  }
  if (preferences.language === language) spoken = catalogue;
}

export const words = (): Catalogue | null => spoken;

export const say = (id: string, facts: Facts = {}): string => spoken?.say(id, facts) ?? "";

/** A text for a reason that came from the server, or a general one for a reason that the page does not know. */
export function sayReason(kind: "refused" | "trouble" | "undo", reason: string): string {
  const id = `${kind}-${reason.replaceAll("_", "-")}`;
  return spoken?.has(id) ? say(id) : say(`${kind}-other`);
}
