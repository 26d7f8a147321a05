// What is needed once a map lies open: the map itself, what lies in the hand, and what pieces tell about themselves.
export { default as NoteBeside } from "../../parts/NoteBeside.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as MapPage } from "./MapPage.svelte";

/** What is being read over the book: the card of a plush, by its place, or the night. */
export type Opened = number | "night" | null;
