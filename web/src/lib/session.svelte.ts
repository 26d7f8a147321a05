// A table as this page takes part in it: what is heard, what is shown, what is answered.
import type { Names } from "./game.svelte";
import { house } from "./house";
import { Live, type LineStatus } from "./live";
import { notify } from "./notices.svelte";
import { person } from "./person.svelte";
import { Playback, type Scene } from "./playback.svelte";
import { preferences } from "./preferences.svelte";
import { answersTo } from "./questions";
import { DRAWN, type Word } from "./speaker";
import { troubleText } from "./trouble";
import type {
  Gesture,
  Hint,
  Line,
  Obstacles,
  Offer,
  Question,
  Seats,
  SeatCard,
  SeatChange,
  ServerMessage,
  State,
  Suggestion,
  Suggestions,
  TableCard,
  Telling,
} from "./wire";
import { sayReason } from "./words.svelte";

interface Pending {
  id: number;
  version: number;
  word: Word;
}

/** More than this was missed: it is told in the story, not shown. */
const MOMENTS_WORTH_SHOWING = 12;

/** Does a curtain hang before the board, until the device has changed hands? */
export const isCurtained = (state: State): boolean => state.hand_over !== null && state.curtain;

/** Is it up to bots alone to go on from here? */
export const isLeftToBots = ({ asked }: State, seats: SeatCard[]): boolean =>
  asked.length > 0 && asked.every((seat) => seats[seat]?.kind === "bot" || seats[seat]?.away);

/** The story up to the moment to which it went back. Chance that was drawn anew later stays drawn: the state tells it. */
const afterUndo = (told: Telling[], { moment, told: latest }: State): Telling[] => [
  ...told.filter((one) => one.moment < moment || (one.moment === moment && one.word[0] !== DRAWN)),
  ...latest.filter((one) => one.word[0] === DRAWN),
];

/** How to get from the state before to this one. */
export function sceneOf(last: State | null, state: State, story: Telling[] | null, told: Telling[]): Scene<State> {
  const covered = isCurtained(state);
  const wasCovered = last !== null && isCurtained(last);
  const start = { base: story, fresh: [] as Telling[], opening: last?.view == null || wasCovered, covered };
  const scene = { now: state, view: state.view, byBots: false, ...start };
  const isFirstLook = last === null || last.phase === "gathering" || wasCovered;
  // Nothing plays behind a curtain: the opening waits until it is lifted.
  if (state.phase !== "gathering" && state.moment === 0 && isFirstLook) {
    return { ...scene, base: [], fresh: covered ? [] : (story ?? state.told) };
  }
  if (last && state.moment < last.moment) {
    return { ...scene, base: story ?? afterUndo(told, state) };
  }
  if (!last) return scene;
  const news = state.version > last.version ? state.told : [];
  if (covered && wasCovered) return { ...scene, base: story ?? [...told, ...news] };
  if (!story) return { ...scene, fresh: news, byBots: isLeftToBots(last, last.seats) };
  const missed = state.moment - last.moment;
  if (missed === 0 || missed > MOMENTS_WORTH_SHOWING) return scene;
  const isOld = (one: Telling) => one.moment <= last.moment;
  return { ...scene, base: story.filter(isOld), fresh: story.filter((one) => !isOld(one)) };
}

export class TableSession {
  card: TableCard | null = $state.raw(null);
  seats: SeatCard[] = $state.raw([]);
  watching = $state(0);
  chat: Line[] = $state.raw([]);
  status: LineStatus = $state("joining");
  pending: Pending | null = $state.raw(null);
  private advice: Suggestions | null = $state.raw(null);
  /** Nothing may be answered until the server has said how things stand. */
  stale = $state(true);
  readonly playback = new Playback<State>();

  private live: Live | null = null;
  /** The table as it stands, whatever is still being shown. */
  latest: State | null = $state.raw(null);
  private story: Telling[] | null = null;
  private received: Telling[] = [];
  /** Who chose what led to each moment, as far as this page was there. */
  readonly chosenBy = new Map<number, number>();
  private saidSeen = "";
  private uncover: (names: Names, view?: unknown) => void = () => {};

  constructor(readonly id: string) {}

  /** Begin to hear; covered names are handed on before the words that mention them are shown. */
  open(uncover: (names: Names, view?: unknown) => void): void {
    this.uncover = uncover;
    this.live = new Live(this.id, {
      token: () => person()?.token ?? null,
      seat: () => this.latest?.seat ?? null,
      unhurried: () => preferences.advice,
      hear: (message) => this.hear(message),
      opened: () => this.doubt(),
      status: (status) => this.setStatus(status),
    });
  }

  close(): void {
    this.live?.close();
  }

  /** After a new name or a new seat: be known as that person. */
  reopen(): void {
    this.live?.reopen();
  }

  async refresh(): Promise<void> {
    this.card = await house.table(this.id);
    if (!this.latest) this.seats = this.card.seats;
  }

  /** What was sent may or may not have arrived: it is asked again from the fresh state, never sent again. */
  private doubt(): void {
    this.pending = null;
    this.stale = true;
    this.saidSeen = "";
  }

  private setStatus(status: LineStatus): void {
    this.status = status;
    if (status === "waiting") this.doubt();
  }

  private hear(message: ServerMessage): void {
    if (message.type === "story") this.uncover(message.names);
    else if (message.type === "state") this.uncover(message.names, message.view);
    if (message.type === "state") this.receive(message);
    else if (message.type === "story") this.story = message.tellings;
    else if (message.type === "suggestions") this.advice = message;
    else if (message.type === "seats") this.sit(message);
    else if (message.type === "chat") this.listen(message.lines);
    else if (message.type === "refused") {
      if (this.pending?.id === message.answers) this.pending = null;
      notify(sayReason("refused", message.reason), "trouble");
    }
  }

  private receive(state: State): void {
    const last = this.latest;
    const scene = sceneOf(last, state, this.story, this.received);
    this.story = null;
    if (last?.asked.length === 1 && state.moment === last.moment + 1) this.chosenBy.set(state.moment, last.asked[0]!);
    this.latest = state;
    this.received = [...(scene.base ?? this.received), ...scene.fresh];
    this.seats = state.seats;
    this.stale = false;
    if (this.pending && (state.answers === this.pending.id || state.version > this.pending.version))
      this.pending = null;
    this.playback.add(scene);
    if (last && last.phase !== state.phase) void this.refresh().catch(() => {});
  }

  private sit(message: Seats): void {
    this.seats = message.seats;
    this.watching = message.watching;
    if (this.latest?.phase === "gathering") void this.refresh().catch(() => {});
  }

  private listen(lines: Line[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.number))].sort((a, b) => a.number - b.number);
  }

  /** The state on screen, if it is the true one and nothing is under way. */
  get settled(): State | null {
    const { shown, running } = this.playback;
    return running || this.stale || this.pending ? null : shown;
  }

  /** Is somebody else here to decide with? */
  get hasCompany(): boolean {
    return this.seats.some((seat) => seat.kind === "person" && !seat.mine && seat.present && !seat.away);
  }

  /** What is suggested for the state on screen. */
  get suggestions(): Suggestion[] {
    return this.advice && this.advice.version === this.settled?.version ? this.advice.suggestions : [];
  }

  /** A decision of several people begins with a suggestion. */
  isSuggested(offer: Offer): boolean {
    const question = this.settled?.question;
    return Boolean(question?.group && answersTo(question).includes(offer) && this.hasCompany);
  }

  /** Take an option as one takes it first. */
  pick(offer: Offer): void {
    const question = this.settled?.question;
    if (question && this.isSuggested(offer)) this.suggest(question, offer);
    else this.choose(offer);
  }

  /** Answer the question of a seat of mine: the one I must answer, or one beside it. */
  choose(offer: Offer, question: Question | null = this.settled?.question ?? null): void {
    const state = this.settled;
    if (!state || !question || !this.live) return;
    this.playback.rest();
    const id = this.live.nextId();
    this.pending = { id, version: state.version, word: offer.word };
    const { seat } = question;
    if (!this.live.send({ type: "choose", id, version: state.version, seat, option: offer.word })) this.pending = null;
  }

  /** Say what I would answer. A bot does as it is told. */
  suggest(question: Question, offer: Offer): void {
    const state = this.settled;
    if (!state || !this.live) return;
    const { seat } = question;
    this.live.send({
      type: "suggest",
      id: this.live.nextId(),
      version: state.version,
      seat,
      option: offer.word,
    });
  }

  /** Bots on my side wait for this, if I am unhurried. */
  seen(version: number, considering: boolean): void {
    const said = `${version} ${considering}`;
    if (!this.live || !preferences.advice || this.saidSeen === said) return;
    if (this.live.send({ type: "seen", id: this.live.nextId(), version, considering })) this.saidSeen = said;
  }

  /** May I hear the chat and join in? At a private table it is for those who play, and for the host. */
  get mayChat(): boolean {
    return this.card?.public === true || this.card?.host === true || this.seats.some((seat) => seat.mine);
  }

  async hint(seat: number): Promise<Hint> {
    const hint = await house.hint(this.id, { seat });
    this.uncover(hint.names);
    return hint;
  }

  async obstacles(seat: number): Promise<Obstacles> {
    const obstacles = await house.obstacles(this.id, seat);
    this.uncover(obstacles.names);
    return obstacles;
  }

  /** What was chosen at a moment, as far as I may know it. */
  async chosenAt(moment: number): Promise<Word | null> {
    const replay = await house.replay(this.id, String(this.latest?.seat ?? "none"), moment, moment);
    this.uncover(replay.names);
    return replay.moments[0]?.next_option ?? null;
  }

  takeBack(moment: number): void {
    if (this.latest && this.live) {
      this.live.send({ type: "take_back", id: this.live.nextId(), version: this.latest.version, moment });
    }
  }

  agree(yes: boolean): void {
    if (this.latest && this.live) {
      this.live.send({ type: "agree", id: this.live.nextId(), version: this.latest.version, yes });
    }
  }

  look(seat: number | null): void {
    this.live?.send({ type: "look", id: this.live.nextId(), seat });
  }

  /** Returns whether the line was there to carry it. */
  say(text: string): boolean {
    return this.live?.send({ type: "say", id: this.live.nextId(), text }) ?? false;
  }

  gesture(gesture: Gesture["gesture"]): void {
    this.live?.send({ type: "gesture", id: this.live.nextId(), gesture });
  }

  async changeSeat(seat: number, change: SeatChange): Promise<boolean> {
    try {
      this.card = await house.seat(this.id, seat, change);
      this.seats = this.card.seats;
      if (change.action === "take") this.reopen();
      return true;
    } catch (error) {
      notify(troubleText(error), "trouble");
      return false;
    }
  }
}
