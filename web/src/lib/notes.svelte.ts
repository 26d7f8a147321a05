// Notes: what a piece tells about itself where nothing else can be done with it, and at a long touch where something can.

const LONG_TOUCH_MS = 450;
/** A pointer on its way elsewhere opens nothing. */
const GLANCE_AFTER_MS = 350;

export class Notes<About> {
  about: About | null = $state.raw(null);
  /** The piece that is read. */
  at: Element | null = $state.raw(null);
  /** It was asked for, and stays until it is put away. */
  private isPinned = false;
  private waiting: ReturnType<typeof setTimeout> | undefined;

  /** `isGlanced`: a pointer that rests on a piece, or the focus of the keyboard, is enough. */
  constructor(private isGlanced = false) {}

  private open(about: About, at: Element, isPinned: boolean): void {
    clearTimeout(this.waiting);
    [this.about, this.at, this.isPinned] = [about, at, isPinned];
  }

  close = (): void => {
    clearTimeout(this.waiting);
    [this.about, this.at, this.isPinned] = [null, null, false];
  };

  /** All attributes of what tells about itself. `isUsed`: a short touch does something else. */
  reads(about: About, isUsed = false) {
    const open = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
      const at = event.currentTarget as Element;
      if (this.isGlanced && this.isPinned && this.at === at) this.close();
      else this.open(about, at, true);
    };
    if (isUsed) return pressed((at) => this.open(about, at, true));
    return {
      role: "button",
      tabindex: 0,
      onclick: open,
      oncontextmenu: open,
      onkeydown: (event: KeyboardEvent) => (event.key === "Enter" || event.key === " ") && open(event),
      ...(this.isGlanced ? this.glances(about) : {}),
    };
  }

  private glances(about: About) {
    const look = (at: Element) => {
      if (!this.isPinned && at.isConnected) this.open(about, at, false);
    };
    const leave = () => {
      clearTimeout(this.waiting);
      if (!this.isPinned) this.close();
    };
    return {
      onpointerenter: ({ pointerType, currentTarget }: PointerEvent) => {
        if (pointerType !== "mouse") return;
        clearTimeout(this.waiting);
        this.waiting = setTimeout(() => look(currentTarget as Element), GLANCE_AFTER_MS);
      },
      onpointerleave: leave,
      onfocus: ({ currentTarget }: FocusEvent) => (currentTarget as Element).matches(":focus-visible") && look(currentTarget as Element),
      onblur: leave,
    };
  }
}

/** All attributes of what does something at a long touch, or at the other button of a mouse. */
export function pressed(act: (at: Element) => void) {
  return {
    oncontextmenu: (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
      act(event.currentTarget as Element);
    },
    ontouchstart: (event: TouchEvent) => press(event.currentTarget as Element, act),
  };
}

/** Not every browser makes a context menu of a long touch. What is read is not chosen when the finger leaves it. */
function press(piece: Element, act: (at: Element) => void): void {
  const still = new AbortController();
  const { signal } = still;
  const waiting = setTimeout(() => {
    act(piece);
    piece.addEventListener("touchend", (end) => end.cancelable && end.preventDefault(), { once: true });
    still.abort();
  }, LONG_TOUCH_MS);
  for (const kind of ["touchend", "touchmove", "touchcancel"])
    piece.addEventListener(kind, () => (clearTimeout(waiting), still.abort()), { signal, passive: true });
}
