// The voice: stories read aloud by the browser, in the language of the page.
export const hasVoice = "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis;

/** Some voices fall silent in the midst of a long text: they are given it sentence by sentence. */
const LONG = 300;
const sentencesOf = (text: string): string[] =>
  text.length < LONG ? [text].filter(Boolean) : (text.match(/[^\n.!?…]+[.!?…]*[»”’)]*/g) ?? []);

export function readAloud(text: string, language: string): void {
  if (!hasVoice) return;
  const voice = speechSynthesis.getVoices().find((one) => one.lang.startsWith(language));
  for (const sentence of sentencesOf(text)) {
    const speech = new SpeechSynthesisUtterance(sentence);
    speech.lang = language === "fr" ? "fr-FR" : "en-GB";
    speech.rate = 0.95;
    if (voice) speech.voice = voice;
    speechSynthesis.speak(speech);
  }
}

export function hush(): void {
  if (hasVoice) speechSynthesis.cancel();
}
