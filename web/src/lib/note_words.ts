// What the pieces of a game tell about themselves: fetched when the first note is read.
import { once } from "./house";
import type { GameNotes } from "./wire";

export const noteWords = (game: string, language: string): Promise<GameNotes> => once(`/api/games/${game}/notes/${language}`);
