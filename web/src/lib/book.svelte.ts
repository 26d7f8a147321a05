// What games told from a book have in common: the stage on which one reads, and how long a passage stays.
import { one } from "./scenes";
import { useShell } from "./shell";
import { type Play, Stage } from "./stage.svelte";

export abstract class BookStage<View, Box> extends Stage<View, Box> {
  /** A passage waits to be read to its end. */
  isReading = $state(false);
  /** What is read just now was shown with the passage before it. */
  isShown = false;
  private shell = useShell();
  private turnOver: () => void = () => {};

  /** Resolves when the reader wants to go on. */
  read(): Promise<void> {
    this.isReading = true;
    return new Promise((resolve) => (this.turnOver = resolve));
  }

  /** Whoever plays turns the page when they have read it; for others it turns by itself. */
  get hasReader(): boolean {
    return this.shell.hasReader;
  }

  readOn(): void {
    this.isReading = false;
    this.turnOver();
  }

  protected tidy(): void {
    this.readOn();
  }
}

/** A few lines are read at a glance; a page takes its time. */
const [FIRST, GLANCE, PAGE] = [250, 22, 48];
const timeFor = (letters: number) => 1000 + Math.min(letters, FIRST) * GLANCE + Math.max(0, letters - FIRST) * PAGE;
/** At the calm pace a passage can be read aloud, to a child, with a look at the picture. */
const ALOUD = 90;
const timeAloudFor = (letters: number) => 2500 + letters * ALOUD;

type Reader = Pick<BookStage<unknown, unknown>, "change" | "wait" | "root" | "isShown" | "isReading" | "read" | "hasReader">;

/** A passage stays until the reader turns over; where nobody does, or in a hurry, until it can have been read. */
export async function reads(play: Play<Reader>): Promise<void> {
  await play.change();
  if (play.stage.isShown) return;
  await play.drawn();
  const letters = one(play, ".passages")?.textContent?.length ?? 0;
  if (!letters) return;
  const turned = play.stage.read();
  if (play.stage.hasReader && !play.isHurried) await turned;
  else await Promise.race([turned, play.pause(play.isCalm ? timeAloudFor(letters) : timeFor(letters))]);
  play.stage.isReading = false;
}
