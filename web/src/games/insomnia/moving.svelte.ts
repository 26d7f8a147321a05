// Moving a Zzz takes two touches: the cloud it leaves, then the cloud it goes to.
import type { Offer } from "$lib/wire";

const isMove = (offer: Offer) => offer.word[0] === "move_zzz";
const sourceOf = (offer: Offer) => offer.spots[0]!.index;

export class Moving {
  private touched = $state(0);

  constructor(private all: () => Offer[]) {}

  private moves: Offer[] = $derived.by(() => this.all().filter(isMove));

  /** The cloud that the Zzz leaves; 0 while that is open. Where there is only one, nobody need touch it. */
  source: number = $derived.by(() => {
    const sources = new Set(this.moves.map(sourceOf));
    return sources.has(this.touched) ? this.touched : sources.size === 1 ? [...sources][0]! : 0;
  });

  /** The offers as they light up: first by where the Zzz is, then by where it may go. */
  offers: Offer[] = $derived.by(() => {
    const rest = this.all().filter((offer) => !isMove(offer));
    if (!this.source) return [...rest, ...this.moves.map((offer) => ({ ...offer, spots: offer.spots.slice(0, 1) }))];
    const chosen = this.moves.filter((offer) => sourceOf(offer) === this.source);
    return [...rest, ...chosen.map((offer) => ({ ...offer, spots: offer.spots.slice(1) }))];
  });

  /** Several moves may begin on the cloud just touched; false if these are other offers. */
  take = (several: Offer[]): boolean => {
    const original = this.all().find((offer) => offer.word.join() === several[0]?.word.join());
    if (!original || !isMove(original)) return false;
    this.touched = sourceOf(original);
    return true;
  };

  /** Think again about where to take it from. */
  drop(): void {
    this.touched = 0;
  }
}
