// Calls people to the table when their turn comes: a sound, the title of the window, a notice, a notification.
import { call } from "./calls";
import { heading } from "./heading.svelte";
import { notify } from "./notices.svelte";
import { ringTurn } from "./sound";
import type { SeatCard, State } from "./wire";
import { say } from "./words.svelte";

export function isMyTurn(state: State, seats: SeatCard[]): boolean {
  return state.phase === "playing" && state.asked.some((seat) => seats[seat]?.mine && !seats[seat]?.away);
}

/** Tells when the turn comes to me; the first look at a table calls nobody. */
export class TurnCaller {
  private before: boolean | null = null;

  look(state: State, seats: SeatCard[]): void {
    const now = isMyTurn(state, seats);
    heading.myTurn = now && seats.some((seat) => !seat.mine);
    if (now && this.before === false) this.call();
    this.before = now;
  }

  private call(): void {
    void ringTurn();
    if (document.visibilityState === "visible") return;
    notify(say("turn-notice"), "turn");
    void call(heading.title || "Veillée", say("turn-notice"));
  }
}
