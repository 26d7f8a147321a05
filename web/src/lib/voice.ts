// The voice: stories read aloud by the browser, in the language of the page.
export const hasVoice = "speechSynthesis" in globalThis && "SpeechSynthesisUtterance" in globalThis;

export function readAloud(text: string, language: string): void {
  if (!hasVoice || !text) return;
  const speech = new SpeechSynthesisUtterance(text);
  speech.lang = language === "fr" ? "fr-FR" : "en-GB";
  speech.rate = 0.95;
  const voice = speechSynthesis.getVoices().find((one) => one.lang.startsWith(language));
  if (voice) speech.voice = voice;
  speechSynthesis.speak(speech);
}

export function hush(): void {
  if (hasVoice) speechSynthesis.cancel();
}
