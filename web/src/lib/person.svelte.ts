// The person at this browser: a name and a key, kept here and nowhere else.
import { keep, kept } from "./cellar";
import type { Person } from "./wire";

let me: Person | null = $state.raw(kept<Person>("person"));

export const person = (): Person | null => me;

export function become(next: Person | null): void {
  me = next;
  keep("person", next);
}
