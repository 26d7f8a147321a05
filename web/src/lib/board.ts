// What the shell of the page and the board of a game know of each other. A board draws and points; it knows no rule.
import type { Component } from "svelte";
import type { OfferGroup } from "./groups";
import type { Speaker, Word } from "./speaker";
import type { Ending, Offer, Spot, Telling } from "./wire";

/** How fast things move: `still` shows results at once (reduced motion, skipping), `swift` is for bots in a hurry. */
export type Pace = "still" | "fleet" | "swift" | "quick" | "calm";

/** What a piece tells about itself: its name and a sentence, and the same of whatever else is there. */
export type Note = { title: string; says: string }[];
/** Its words are fetched when the first note is read: whoever says them comes then. */
export type About = (speaker: Speaker) => Note;

export interface BoardProps<View> {
  /** What is seen before the first `settle`. */
  view: View;
  /** What can be said of the view that was settled last, as remarks. */
  facts: Word[];
  /** Pieces of the box as printed (`GameBook.pieces`). */
  pieces: Record<string, unknown>;
  speaker: Speaker;
  /** Whose eyes, or null for a spectator. */
  seat: number | null;
  /** What can be done now: what their spots name lights up and can be clicked, focused and read out. */
  offers: Offer[];
  /** The offer that a button of the shell has under the pointer or focus: the board shows what it concerns. */
  pointed: Offer | null;
  /** The piece that is to act, where the one who is asked has several. */
  asked: Spot | null;
  /** A spot that a lesson of the tutorial points at, as `kind` or `kind:index`. */
  lesson: string | null;
  /** Everything told so far, the event being shown included: for a board on which the story itself is read. */
  told: Telling[];
  /** It cannot be taken back: a finger touches it twice. */
  isFinal: (offer: Offer) => boolean;
  onchoose: (offer: Offer) => void;
  /** The board tells the shell which offers the pointer or focus is on. */
  onpoint: (offer: Offer | null) => void;
}

export interface BoardHandle<View> {
  /** Events are about to be played that lead to this view: what each of them shows follows from it. */
  begin(view: View, tellings: Telling[]): void | Promise<void>;
  /**
   * Show one event; resolves when it has been seen. Unknown events resolve at once. `isBrisk`: the next event may begin
   * while pieces still move.
   */
  play(telling: Telling, pace: Pace, isBrisk: boolean): Promise<void>;
  /** Show exactly this view; what differs moves there. */
  settle(view: View, pace: Pace): void;
}

/** What the picture of an ending is drawn from. */
export interface EndingPictureProps<View> {
  /** The table as it was left. */
  view: View;
  ending: Ending;
  /** The seats of whoever looks at it; none for spectators. */
  mine: number[];
  speaker: Speaker;
}

/**
 * What a game adds to the page: `games/<game>/index.ts` exports one of these as default.
 *
 * Its board puts itself on the stage, `parts/Stage.svelte`, which fills the window and is the same for every game:
 *
 *   <Stage name="nim" {stage} {speaker} {offers} {choice} meaning={said}>
 *     {#snippet board(width, height)}…{/snippet}   drawn into a room of this size in pixels, of whatever shape
 *     {#snippet hand()}…{/snippet}                 what lies along the lower edge, `--hand` high; it scrolls sideways
 *   </Stage>
 *
 * Board and hand have the class `nim`, so the colours of the game go by `.nim`. What can be used is drawn with the
 * attributes that `Lights.piece` gives; several options of one piece are asked for beside it. The question, its buttons,
 * the list of options, tools, captions, guide and story are the shell's (`lib/shell.ts`): a game does nothing for them.
 */
export interface BoardModule<View = any> {
  Board: Component<BoardProps<View>, BoardHandle<View>>;
  /** A sentence on what an option would mean, made of its remarks and the view; empty if nothing need be said. */
  meaning(offer: Offer, view: View, speaker: Speaker): string;
  /** What goes by another name from one view to the next, by its name in files: the squares of the map that lies open. */
  names?(view: View): Record<string, string>;
  /** Offers in good order, under headings; without it they stand as the rules list them. */
  groups?(offers: Offer[], view: View, speaker: Speaker): OfferGroup[];
  /** A small picture before the words of an option. */
  Sign?: Component<{ offer: Offer; speaker: Speaker }>;
  /** Events whose text is read on the board itself: no caption repeats it. */
  isReadOnBoard?(telling: Telling): boolean;
  /** It says less than what came before, which stays told. */
  isSmall?(telling: Telling): boolean;
  /** Events that say most of what somebody did, the weightiest first; of what else they did, the last is told. */
  deeds?: readonly string[];
  /** Remarks say that it cannot succeed: it is offered all the same, but dimmed. */
  isHopeless?(offer: Offer, speaker: Speaker): boolean;
  /** The last picture, over the ending: `parts/EndingPicture.svelte` gives it a band that may be wide or nearly square. Without it there is a fire. */
  ending?(): Promise<{ default: Component<EndingPictureProps<View>> }>;
  /** The journey as a map, to look back on. */
  chronicle?(): Promise<{ default: Component<{ speaker: Speaker; told: readonly Telling[]; onclose: () => void }> }>;
  /** Offers better found on the board, such as the squares of a map: the question line leaves them out, and where there are many, the list folds them away. */
  isOnBoard?(offer: Offer): boolean;
}
