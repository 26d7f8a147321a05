// What explains the pieces of a game: words that are fetched when somebody asks for the first time.
import { house } from "./house";
import { Catalogue } from "./speaker";

const catalogues = new Map<string, Promise<Catalogue>>();

export function notesOf(game: string, language: string): Promise<Catalogue> {
  const key = `${game}/${language}`;
  const known = catalogues.get(key);
  if (known) return known;
  const fetched = house.rules(game, language).then(({ notes }) => new Catalogue(language, notes));
  catalogues.set(key, fetched);
  fetched.catch(() => catalogues.delete(key));
  return fetched;
}
