// What games add to the page, found by their folders: a cover for the shelf, a board for the table.
import type { Component } from "svelte";
import type { BoardModule } from "./board";

const covers = import.meta.glob<{ Cover: Component }>("../games/*/cover.ts");
const boards = import.meta.glob<{ default: BoardModule }>("../games/*/index.ts");

export async function coverOf(game: string): Promise<Component | null> {
  return (await covers[`../games/${game}/cover.ts`]?.())?.Cover ?? null;
}

export async function boardOf(game: string): Promise<BoardModule | null> {
  return (await boards[`../games/${game}/index.ts`]?.())?.default ?? null;
}
