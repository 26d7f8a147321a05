// A part of the page that does not come: the house was rebuilt while the page was open, so its old parts are gone, or it is not
// there just now. Either way the page is taken anew, but not before the house answers: whoever loads a page from a house that
// is not there loses the one they have, with the word that their table is being looked for.
const RELOADED = "veillee.reloaded";
const ASK_EVERY_MS = 1_500;
/** What is missing in the new page too is not to be had. */
const AT_MOST_EVERY_MS = 30_000;
let isAsking = false;

/** No worker answers this one in its stead. */
async function answers(): Promise<boolean> {
  try {
    return (await fetch("/icon.svg", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Load the page anew as soon as there is one. */
export async function renew(): Promise<void> {
  if (isAsking || Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < AT_MOST_EVERY_MS) return;
  isAsking = true;
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
}
