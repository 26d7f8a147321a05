// What stands at the top of the page and in the title of its window.
import type { Snippet } from "svelte";

interface Heading {
  title: string;
  myTurn: boolean;
  /** What a table puts into the bar: who sits round it, what is opened there, and what is used less often. */
  table: { people: Snippet; tools: Snippet; more: Snippet } | null;
}

export const heading: Heading = $state({ title: "", myTurn: false, table: null });
