// What fingers need of a button in the question line: words that are never cut, and a way to read on without choosing.
const HOLD_MS = 450;
/** How wide a button gets at most for the sake of its words, in rem. */
const LEAST = 7;
const MOST = 30;

/** What a button does is never cut: it grows until there is room, and the row scrolls. */
function grow(button: HTMLElement): () => void {
  const [words, what] = [button.querySelector<HTMLElement>(".words")!, button.querySelector<HTMLElement>(".what")!];
  // Letters of the last line may reach below it by a little, and so does the room for them.
  const isCut = () =>
    what.scrollHeight > what.clientHeight + 6 || what.scrollWidth > what.clientWidth + 1 || what.offsetHeight > words.clientHeight + 4;
  const watch = new ResizeObserver(() => {
    button.style.minWidth = words.style.maxWidth = "";
    for (let width = LEAST; isCut() && width <= MOST; width++) {
      button.style.minWidth = `${width}rem`;
      words.style.maxWidth = "none";
    }
  });
  watch.observe(button.closest(".choices")!);
  watch.observe(what);
  return () => watch.disconnect();
}

/** A finger that rests on a button reads all that it says, and chooses nothing. */
function rest(button: HTMLElement, read: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasRead = false;
  const end = new AbortController();
  const on = (names: string[], act: (event: Event) => void) => {
    for (const name of names) button.addEventListener(name, act, { signal: end.signal, capture: true });
  };
  on(["pointerdown"], (event) => {
    hasRead = false;
    clearTimeout(timer);
    if ((event as PointerEvent).pointerType !== "touch") return;
    timer = setTimeout(() => {
      hasRead = true;
      read();
    }, HOLD_MS);
  });
  on(["pointerup", "pointercancel", "pointerleave"], () => clearTimeout(timer));
  on(["contextmenu", "click"], (event) => {
    if (!hasRead) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "click") hasRead = false;
  });
  button.style.touchAction = "manipulation";
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}

export function attend(button: HTMLElement, read: () => void): () => void {
  const ends = [grow(button), rest(button, read)];
  return () => ends.forEach((end) => end());
}
