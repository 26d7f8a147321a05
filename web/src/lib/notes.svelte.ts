// What a touch explains: pieces tell about themselves, and the board of the game draws the note.
const LONG_TOUCH_MS = 450;

export class Notes<About> {
  /** What is being explained. */
  shown: About | null = $state.raw(null);
  /** The piece that was touched for it. */
  piece: Element | null = null;

  /** All attributes of what tells about itself: a touch where nothing else can be done with it, a long one always. */
  reads = (about: About, isUsed = false) => {
    const open = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
      this.explain(about, event.currentTarget as Element);
    };
    if (isUsed) return { oncontextmenu: open, ontouchstart: (event: TouchEvent) => this.press(event, about) };
    return {
      role: "button",
      tabindex: 0,
      onclick: open,
      oncontextmenu: open,
      onkeydown: (event: KeyboardEvent) => (event.key === "Enter" || event.key === " ") && open(event),
    };
  };

  /** The same piece again puts it away. */
  private explain(about: About, piece: Element): void {
    this.shown = this.shown && this.piece === piece ? null : about;
    this.piece = piece;
  }

  /** Not every browser makes a context menu of a long touch. What is read is not chosen when the finger leaves it. */
  private press(event: TouchEvent, about: About): void {
    const piece = event.currentTarget as Element;
    const still = new AbortController();
    const { signal } = still;
    const waiting = setTimeout(() => {
      this.explain(about, piece);
      piece.addEventListener("touchend", (end) => end.cancelable && end.preventDefault(), { once: true });
      still.abort();
    }, LONG_TOUCH_MS);
    for (const kind of ["touchend", "touchmove", "touchcancel"])
      piece.addEventListener(kind, () => (clearTimeout(waiting), still.abort()), { signal, passive: true });
  }
}
