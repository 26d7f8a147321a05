// What the shell of the page gives to the stage of a game: the question, the tools, and what lies over the board.
import { createContext, type Snippet } from "svelte";
import type { Offer } from "./wire";

export interface Shell {
  /** The question line, or the timeline of a replay. */
  line?: Snippet;
  tools?: Snippet;
  /** What passes over the board: captions, a guide, requests. */
  over?: Snippet;
  /** Hand and choices are folded away. */
  isFull: boolean;
  /** As its remarks tell, choosing this would come to nothing: it is offered all the same, but dimmed. */
  isHopeless: (offer: Offer) => boolean;
  /** Somebody here plays, and turns the pages of the book. */
  hasReader: boolean;
  /** A hint says that this is what to choose. */
  isAdvised: (offer: Offer) => boolean;
}

export const [useShell, shareShell] = createContext<Shell>();
