// The picture of this game on the shelf, without its board.
export { default as Cover } from "./cover.svelte";
