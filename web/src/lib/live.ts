// The live line to one table: a WebSocket that comes back by itself, or plain HTTP where WebSockets are blocked.
import { house, Refusal } from "./house";
import type { PageMessage, ServerMessage } from "./wire";

/** `joining`: not there yet; `live` and `polling`: there; `silent`: no answer for a moment; `waiting`: lost, and trying again. */
export type LineStatus = "joining" | "live" | "polling" | "silent" | "waiting";

export interface Listener {
  token: () => string | null;
  seat: () => number | null;
  /** Do bots wait until this page has seen what happened? */
  unhurried: () => boolean;
  hear: (message: ServerMessage) => void;
  /** The line was opened anew: what was sent before may or may not have arrived. */
  opened: () => void;
  status: (status: LineStatus) => void;
}

const OPENING_MS = 6_000;
/** A page that is looked at notices within two seconds that nobody answers; one in the background has time. */
const PING_EVERY_MS = 800;
const PING_HIDDEN_EVERY_MS = 20_000;
const SILENT_AFTER_MS = 800;
/** A slow line may still answer: it is given up much later. */
const PONG_WITHIN_MS = 8_000;
/** After sleep or a tunnel people wait in front of the screen: a dead line is noticed sooner. */
const WAKE_PONG_MS = 2_500;
const LONGEST_PAUSE_MS = 8_000;
const BLOCKED_AFTER = 2;
/** The server's code for "not you, not now": there is no hurry to try again. */
const CLOSED_REFUSED = 4400;
const REFUSED_COUNTS = 6;

export class Live {
  private socket: WebSocket | null = null;
  private poll: AbortController | null = null;
  private failures = 0;
  private closed = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private pong: ReturnType<typeof setTimeout> | undefined;
  private pingedAt = 0;
  private ids = 0;
  private eyes: number | null = null;
  private eyesWished: number | null = null;

  constructor(
    private table: string,
    private listener: Listener,
  ) {
    addEventListener("online", this.wake);
    addEventListener("offline", this.fallSilent);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  nextId = () => (this.ids = (this.ids + 1) % 1_000_000);

  close(): void {
    this.closed = true;
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.fallSilent);
    document.removeEventListener("visibilitychange", this.wake);
    this.hangUp();
  }

  /** Say hello again, as another person or with other eyes. */
  reopen(): void {
    this.hangUp();
    this.failures = 0;
    this.connect();
  }

  /** Returns whether it could be sent; it is never sent twice. */
  send(message: PageMessage): boolean {
    if (this.poll && message.type !== "ping") {
      void this.postOne(message, this.poll);
      return true;
    }
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private hello(): PageMessage {
    const { token, seat, unhurried } = this.listener;
    return { type: "hello", token: token(), seat: seat(), unhurried: unhurried() };
  }

  private connect(): void {
    if (this.closed) return;
    this.listener.status(this.failures === 0 ? "joining" : "waiting");
    if (this.failures > 0 && this.failures % (BLOCKED_AFTER + 1) === BLOCKED_AFTER) void this.listen();
    else this.openSocket();
  }

  /** Some browsers throw where others just close: both are a line that did not open. */
  private makeSocket(): WebSocket | null {
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/live`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.hash = "";
    try {
      return new WebSocket(address);
    } catch {
      return null;
    }
  }

  private openSocket(): void {
    const socket = this.makeSocket();
    if (!socket) return this.lost();
    this.socket = socket;
    const slow = setTimeout(() => socket.close(), OPENING_MS);
    socket.onopen = () => {
      clearTimeout(slow);
      socket.send(JSON.stringify(this.hello()));
      this.pulse = setInterval(() => this.beat(), PING_EVERY_MS);
      this.listener.opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.heard();
      this.listener.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      clearTimeout(slow);
      if (event.code === CLOSED_REFUSED) this.failures += REFUSED_COUNTS;
      if (socket === this.socket) this.lost();
    };
  }

  private heard(): void {
    this.failures = 0;
    this.stopListening();
    this.listener.status("live");
  }

  private stopListening(): void {
    clearTimeout(this.silence);
    clearTimeout(this.pong);
    this.silence = this.pong = undefined;
  }

  /** One question at a time: whoever has not answered the last one is not asked again. */
  private beat(): void {
    const isHidden = document.visibilityState === "hidden";
    if (this.pong !== undefined || (isHidden && Date.now() - this.pingedAt < PING_HIDDEN_EVERY_MS)) return;
    this.ping(PONG_WITHIN_MS);
  }

  private ping(within: number): void {
    if (!this.send({ type: "ping", id: this.nextId() })) return;
    this.stopListening();
    this.pingedAt = Date.now();
    this.silence = setTimeout(() => this.listener.status("silent"), SILENT_AFTER_MS);
    this.pong = setTimeout(() => this.lost(), within);
  }

  /** After sleep or a tunnel: is the line still there? If not, do not wait for the next try. */
  private wake = (): void => {
    if (this.closed || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping(WAKE_PONG_MS);
    else if (this.retry !== undefined) {
      clearTimeout(this.retry);
      this.retry = undefined;
      this.connect();
    }
  };

  /** The device has no network. A server on the same device still answers, and all is well again. */
  private fallSilent = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.listener.status("silent");
    this.ping(WAKE_PONG_MS);
  };

  private hangUp(): void {
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    this.retry = this.pulse = undefined;
    this.stopListening();
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.poll?.abort();
    this.poll = null;
  }

  private lost(): void {
    this.hangUp();
    if (this.closed) return;
    this.failures += 1;
    this.listener.status("waiting");
    const pause = Math.min(LONGEST_PAUSE_MS, 300 * 2 ** (this.failures - 1));
    this.retry = setTimeout(
      () => {
        this.retry = undefined;
        this.connect();
      },
      pause * (0.75 + Math.random() / 2),
    );
  }

  /** The way without WebSocket: post what is said, and keep asking what is new. */
  private async listen(): Promise<void> {
    const line = new AbortController();
    this.poll = line;
    this.eyes = this.eyesWished ?? this.listener.seat();
    this.eyesWished = null;
    this.listener.opened();
    let after = 0;
    try {
      while (this.poll === line) {
        const news = await house.listen(this.table, after, this.eyes, line.signal);
        this.failures = 0;
        this.listener.status("polling");
        after = news.next;
        for (const message of news.messages) if (this.poll === line) this.listener.hear(message);
        this.eyes = this.listener.seat();
      }
    } catch {
      if (this.poll === line) this.lost();
    }
  }

  private async postOne(message: PageMessage, line: AbortController): Promise<void> {
    if (message.type === "look") return this.lookAnew(message.seat);
    try {
      const posted = await house.post(this.table, message, this.eyes, line.signal);
      for (const one of posted.messages) if (this.poll === line) this.listener.hear(one);
    } catch (error) {
      if (this.poll !== line) return;
      if (!(error instanceof Refusal) || error.reason === "unreachable") this.lost();
      else
        this.listener.hear({
          type: "refused",
          answers: "id" in message ? message.id : null,
          reason: error.reason,
          detail: "",
        });
    }
  }

  /** Without a lasting line the eyes are said with each question: begin to ask with others. */
  private lookAnew(seat: number | null): void {
    this.poll?.abort();
    this.poll = null;
    this.eyesWished = seat;
    void this.listen();
  }
}
