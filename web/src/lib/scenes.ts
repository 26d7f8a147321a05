// What the scenes of several games have in common: how an event takes effect while something small moves.
import { hop } from "./motion";
import type { Play, Stage } from "./stage.svelte";

type Rooted = Pick<Stage<unknown, unknown>, "change" | "wait" | "root">;
type Move = (element: Element | null, ms: number) => void;

export const one = (play: Play<Rooted>, selector: string): Element | null => play.stage.root?.querySelector(selector) ?? null;

/** The event takes effect, and is seen for a moment. */
export const simply =
  (calm: number) =>
  async (play: Play<Rooted>): Promise<void> => {
    await play.change();
    await play.linger(calm);
  };

/** A piece moves a little while the event takes effect. */
export const moved =
  <S extends Rooted>(move: Move, length: number, of: (play: Play<S>) => Element | null) =>
  async (play: Play<S>): Promise<void> => {
    move(of(play), play.ms(length));
    await play.change();
    await play.linger(length);
  };

export const little: Move = (element, ms) => hop(element, ms, 10);
