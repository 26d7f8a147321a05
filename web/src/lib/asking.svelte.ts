// What is asked at a table and what one may do about it: shared by the question line, the list of options and the keys.
import type { BoardModule } from "./board";
import { groupsOf, meaningOf } from "./groups";
import { house } from "./house";
import { keyOf } from "./keys";
import type { Coach } from "./lessons.svelte";
import { notify } from "./notices.svelte";
import { prefer, preferences } from "./preferences.svelte";
import { answersTo, asidesOf } from "./questions";
import { isWide } from "./room";
import { seatName } from "./seats";
import { isLeftToBots, type TableSession } from "./session.svelte";
import type { Speaker, Word } from "./speaker";
import { troubleText } from "./trouble";
import { isMyTurn } from "./turns.svelte";
import type { Hint, Offer, Question, Revocable, State, Suggestion } from "./wire";
import { say } from "./words.svelte";

export interface Table {
  session: TableSession;
  speaker: Speaker;
  module: BoardModule | null;
  shown: State;
  coach: Coach | null;
}

/** Up to this many options stand in the question line, also those that a piece on the board stands for, unless they are better found there. */
const FEW = 3;
/** From this many options on, those that the board shows better are folded away in the list. */
const MANY = 8;
/** How long it is told that what was just done can be taken back. */
const REGRET_MS = 5_000;

const same = (offer: Offer, word: Word | null): boolean => word !== null && word.join() === offer.word.join();

export class Asking {
  /** The offer under the pointer or the focus. */
  pointed: Offer | null = $state.raw(null);
  private hint: Hint | null = $state.raw(null);
  isThinking = $state(false);
  /** The numbers of the rules that matter now, and the one at which they are open, if not at their first page; null while they are closed. */
  rules: { now: string[]; at: string | null } | null = $state.raw(null);
  isWhyOpen = $state(false);
  isUndoOpen = $state(false);
  isHelpOpen = $derived.by(() => this.rules !== null || this.isWhyOpen || this.isUndoOpen);
  /** The list of options as a sheet, where there is no room for it beside the board. */
  isSheetOpen = $state(false);
  /** Whoever looks at what they may do meanwhile is not to be hurried. */
  isBesideOpen = $state(false);
  isAdviceOpen = $state(false);
  private isUnfolded = $state(false);
  /** The ending was closed, to look at the board. */
  private isPutAway = $state(false);

  constructor(readonly table: () => Table) {}

  private shown = $derived.by(() => this.table().shown);
  private session = $derived.by(() => this.table().session);
  question = $derived.by(() => (this.session.playback.running ? null : this.shown.question));
  answers = $derived.by(() => (this.question ? answersTo(this.question) : []));
  groups = $derived.by(() => {
    const { module, shown, speaker } = this.table();
    return this.question ? groupsOf(this.answers, module, shown.view, speaker) : [];
  });
  /** The question in words. It names a piece where the player has several. */
  words = $derived.by(() => {
    if (!this.question) return "";
    const [{ about, seat, step }, { speaker }] = [this.question, this.table()];
    return speaker.question(step, about ? speaker.content(`${about.kind}-${about.index}`) : (speaker.seatNames[seat] ?? ""));
  });
  touch = $derived.by(() => this.question && this.table().speaker.touch(this.question.step));
  /** What I may do that answers nothing: with my own question, or while others are asked. */
  beside = $derived.by(() => [
    ...(this.question && this.question.asides > 0 ? [asidesOf(this.question)] : []),
    ...this.shown.beside,
  ]);
  advice = $derived.by(() => (this.hint?.version === this.shown.version ? this.hint : null));
  best = $derived.by(() => this.advice?.outlooks[0]?.word ?? null);
  isTogether = $derived.by(() => new Set(this.session.seats.map((seat) => seat.side)).size === 1);
  isSeated = $derived.by(() => this.session.seats.some((seat) => seat.mine));
  canUndo = $derived.by(() => this.session.settled !== null && this.shown.back.some((way) => way.need !== "no"));
  isOver = $derived.by(() => this.shown.ending !== null && !this.session.playback.running);
  waiting = $derived.by(() => this.shown.asked.flatMap((seat) => this.session.seats[seat] ?? []));
  lesson = $derived.by(() => (this.session.settled ? (this.table().coach?.fitting(this.session.settled) ?? null) : null));

  /** The guide shows which piece to use. */
  private isLed = $derived.by(() => {
    const point = this.lesson?.[1].point;
    return this.answers.some((offer) => offer.spots.some((spot) => `${spot.kind}:${spot.index}` === point));
  });

  /** Who is waited for, if it is not me; in the end, how it ended. */
  standing = $derived.by(() => {
    const { shown, session } = this;
    if (this.isOver && shown.ending) return this.table().speaker.ending(shown.ending);
    if (shown.phase !== "playing" || this.waiting.length === 0 || isMyTurn(shown, session.seats)) return "";
    const names = this.waiting.map(seatName);
    const name = new Intl.ListFormat(preferences.language, { type: "conjunction" }).format(names);
    const isBots = isLeftToBots(shown, session.seats);
    if (!isBots && this.isSeated && this.waiting.every((seat) => !seat.present)) return say("turn-absent", { name, count: names.length });
    return say(isBots ? "turn-bot" : this.isSeated ? "turn-other" : "turn-watched", { name, count: names.length });
  });

  private suggestions = $derived.by(() =>
    this.session.suggestions.filter((one) => !this.isSeated || this.question?.group || one.seat === this.question?.seat),
  );
  /** Those who watch have a name of their own. */
  private nameOf = ({ by, name }: Suggestion): string => name || seatName(this.session.seats[by]);
  /** What I suggest myself, while others are to be heard. */
  mine = $derived.by(() => this.suggestions.find((one) => this.session.seats[one.by]?.mine)?.word ?? null);
  /** What others suggest, for those who listen. */
  heard = $derived.by(() =>
    this.suggestions
      .filter((one) => !this.session.seats[one.by]?.mine)
      .map((one) => {
        const facts = { name: this.nameOf(one), option: this.table().speaker.option(one.word) };
        return say("suggest-heard", facts);
      }),
  );
  suggestedBy = (offer: Offer): string[] =>
    this.suggestions.filter((one) => same(offer, one.word)).map(this.nameOf);

  /** Offers in the order of the list. */
  private offers = $derived.by(() => this.groups.flatMap((group) => group.lines.map((line) => line.offer)));
  private isOnBoard = (offer: Offer): boolean => this.table().module?.isOnBoard?.(offer) ?? false;
  /** How many offers are folded away, since the board shows them better. */
  folded = $derived.by(() => {
    const count = this.offers.filter(this.isOnBoard).length;
    return count > MANY && !this.isUnfolded ? count : 0;
  });
  isListed = (offer: Offer): boolean =>
    !this.folded || !this.isOnBoard(offer) || this.isMarked(offer) || this.suggestedBy(offer).length > 0;
  isAdvised = (offer: Offer): boolean => same(offer, this.best);
  private isMarked = (offer: Offer): boolean => this.isAdvised(offer) || same(offer, this.mine);
  private keys = $derived.by(
    () => new Map(this.offers.filter(this.isListed).map((offer, nth) => [offer.word.join(), keyOf(nth)])),
  );
  keyFor = (offer: Offer): string | undefined => this.keys.get(offer.word.join());

  /** What stands in the question line: what no piece stands for, what is suggested, and what ends the turn last. */
  inLine = $derived.by(() => {
    const isShort = this.answers.length <= FEW;
    const isShown = (offer: Offer) => offer.spots.length === 0 || (isShort && !this.isOnBoard(offer));
    const isHere = (offer: Offer) => isShown(offer) || this.isMarked(offer) || this.suggestedBy(offer).length > 0;
    return this.groups.flatMap(({ title, lines, note, isClosing = false }) =>
      lines
        .filter(({ offer }) => isHere(offer))
        .map((line) => ({
          ...line,
          label: title ? this.table().speaker.option(line.offer.word) : line.label,
          note: line.note || note,
          by: this.suggestedBy(line.offer),
          isClosing,
          isMine: same(line.offer, this.mine),
        })),
    );
  });

  meaning = (offer: Offer): string => {
    const { module, shown, speaker } = this.table();
    return meaningOf(offer, module, shown.view, speaker);
  };
  /** The rules say that it cannot succeed. */
  isHopeless = (offer: Offer): boolean => this.table().module?.isHopeless?.(offer, this.table().speaker) ?? false;

  /** What can be taken back, as far as it is known. */
  private revocable: Revocable | null = $state.raw(null);
  /** Once chosen it cannot be taken back; a suggestion can. */
  isFinal = (offer: Offer): boolean => {
    const known = this.revocable?.version === this.shown.version ? this.revocable.words : [];
    return !known.some((word) => same(offer, word)) && !this.session.isSuggested(offer);
  };

  /** Fingers ask before they touch; whatever is not known is taken for final. */
  async learnRevocable({ seat }: Question): Promise<void> {
    this.revocable = await house.revocable(this.session.id, seat).catch(() => null);
  }

  /** Something was just done that can be taken back. */
  private regrets: ReturnType<typeof setTimeout> | undefined = $state.raw();
  mayRegret = $derived.by(() => this.regrets !== undefined && this.canUndo);

  choose = (offer: Offer): void => {
    if (!this.session.settled) return;
    clearTimeout(this.regrets);
    this.regrets = this.isFinal(offer) || this.session.isSuggested(offer) ? undefined : setTimeout(() => (this.regrets = undefined), REGRET_MS);
    this.session.pick(offer);
  };

  unfold = (): void => {
    this.isUnfolded = true;
  };

  /** The list stands beside the board for those who like it there; on a small screen it comes when it is called. */
  private isListOpen = $derived.by(() => (isWide.current ? preferences.list : this.isSheetOpen));
  isPanelOpen = $derived.by(() => !this.isOver && (this.isListOpen || this.isBesideOpen || this.isAdviceOpen));
  /** The ending covers the board until somebody wants to see the board. */
  isEndingOpen = $derived.by(() => this.isOver && !this.isPutAway);
  toggleEnding = (): void => {
    this.isPutAway = this.isEndingOpen;
  };
  toggleList = (): void => {
    if (this.isOver) return;
    const isOpen = !this.isPanelOpen;
    if (!isOpen) this.hint = null;
    if (!isOpen) this.isBesideOpen = this.isAdviceOpen = false;
    if (isWide.current) prefer({ list: isOpen });
    else this.isSheetOpen = isOpen;
  };

  /** What people are asked while I watch and may suggest something. */
  watched = $derived.by(() => (this.isSeated || this.session.playback.running ? [] : this.shown.advisable));
  /** I watch people who play together, at a table where only those who are invited have a say. */
  isOnlyWatching = $derived.by(() => {
    const { shown, session } = this;
    const isAsked = this.standing && !this.isOver && !isLeftToBots(shown, session.seats);
    return isAsked && this.isTogether && !this.isSeated && !session.mayChat && !shown.advisable.length;
  });
  openAdvice = (): void => {
    this.isAdviceOpen = true;
  };

  /** What may be done beside the question, from the question line. */
  openBeside = (): void => {
    this.isBesideOpen = true;
  };

  /** What was looked at before a move is folded away after it. */
  moveOn(): void {
    this.isBesideOpen = this.isAdviceOpen = this.isUnfolded = false;
    this.pointed = null;
  }

  /** At their first page, or at one of them. */
  openRules = (at: string | null = null): void => {
    this.isWhyOpen = false;
    this.rules = { now: at ? [at] : (this.question?.rules ?? []), at };
  };

  askHint = async (): Promise<void> => {
    const state = this.session.settled;
    if (!state?.question || this.isThinking) return;
    // The guide knows what comes next; another voice beside it would only confuse.
    if (this.isLed) return notify(say("hint-guide"));
    this.isThinking = true;
    try {
      this.hint = await this.session.hint(state.question.seat);
    } catch (error) {
      notify(troubleText(error), "trouble");
    } finally {
      this.isThinking = false;
    }
  };

  closeHint = (): void => {
    this.hint = null;
  };

  /** A step that is free to take back is taken back at once; a notice says which. */
  undo = async (): Promise<void> => {
    const { session, shown } = this;
    const step = shown.back.find((way) => way.by === "step");
    if (!this.canUndo) return;
    this.regrets = undefined;
    if (step?.need !== "free") return void (this.isUndoOpen = true);
    const word = await session.chosenAt(step.moment).catch(() => null);
    if (session.settled?.version !== shown.version) return;
    session.takeBack(step.moment);
    if (word) notify(say("undo-done", { option: this.table().speaker.quoted(word) }));
  };
}
