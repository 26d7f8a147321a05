// A game as the page knows it: its book, its texts in the language of the page, its board.
import type { BoardModule } from "./board";
import { house } from "./house";
import { preferences } from "./preferences.svelte";
import { boardOf } from "./shelf";
import { Speaker } from "./speaker";
import type { GameBook, GameTexts } from "./wire";
import { words } from "./words.svelte";

/** By language, then by key. */
export type Names = Record<string, Record<string, string>>;

export class GameOnPage {
  book: GameBook | null = $state.raw(null);
  texts: GameTexts | null = $state.raw(null);
  board: BoardModule | null = $state.raw(null);
  private uncovered: Names = {};
  private called: Record<string, string> = {};

  constructor(readonly name: string) {}

  /**
   * Covered names come with the words that mention them, in all languages: the page can change its own at once. What a
   * view calls otherwise than the last one, such as the squares of another map, the board names.
   */
  uncover(names: Names, view?: unknown): void {
    for (const language in names) Object.assign((this.uncovered[language] ??= {}), names[language]);
    if (view !== undefined) this.called = this.board?.names?.(view) ?? {};
    if (this.texts) Object.assign(this.texts.names, names[this.texts.language], this.called);
  }

  /** Fetch what is missing for the language of the page; the old texts stay until the new ones are there. */
  async load(withBoard: boolean): Promise<void> {
    const language = preferences.language;
    const [book, texts, board] = await Promise.all([
      house.book(this.name),
      house.texts(this.name, language),
      withBoard ? boardOf(this.name) : null,
    ]);
    Object.assign(texts.names, this.uncovered[language], this.called);
    this.book = book;
    if (preferences.language === language) this.texts = texts;
    if (board) this.board = board;
  }

  speaker(seatNames: string[]): Speaker | null {
    const catalogue = words();
    if (!this.book || !this.texts || !catalogue) return null;
    return new Speaker(this.book, this.texts, catalogue, seatNames);
  }
}
