// The house: what the server answers over HTTP. Games and their texts are asked for once.
import { invitationTo } from "./invitations";
import type { Lesson } from "./lessons.svelte";
import { become, person } from "./person.svelte";
import type {
  CampaignCard,
  Finale,
  Fork,
  GameBook,
  GameNotes,
  GameRules,
  GameTexts,
  Hint,
  HintWish,
  Me,
  NewTable,
  Obstacles,
  PageMessage,
  Person,
  Posted,
  Replay,
  Revocable,
  SeatChange,
  Shelf,
  TableCard,
  Tables,
  Trouble,
} from "./wire";

/** The server said no, or could not be reached (`reason` is then `unreachable`). */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    readonly detail: string,
    readonly status: number,
  ) {
    super(`${reason}: ${detail}`);
  }
}

interface Wish {
  method?: "GET" | "POST" | "PATCH";
  body?: unknown;
  text?: string;
  invite?: string | null;
  token?: string | null;
  signal?: AbortSignal;
}

async function reach(path: string, wish: Wish): Promise<Response> {
  const headers: Record<string, string> = {};
  const token = wish.token === undefined ? (person()?.token ?? null) : wish.token;
  if (wish.invite) headers["X-Invite"] = wish.invite;
  if (token) headers.Authorization = `Bearer ${token}`;
  if (wish.body !== undefined) headers["Content-Type"] = "application/json";
  else if (wish.text !== undefined) headers["Content-Type"] = "text/plain; charset=utf-8";
  const body = wish.body === undefined ? wish.text : JSON.stringify(wish.body);
  try {
    return await fetch(path, { method: wish.method ?? "GET", headers, body, signal: wish.signal, cache: "no-store" });
  } catch (error) {
    if (wish.signal?.aborted) throw error;
    throw new Refusal("unreachable", String(error), 0);
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  try {
    const trouble = (await response.json()) as Partial<Trouble>;
    return new Refusal(trouble.reason ?? "other", trouble.detail ?? "", response.status);
  } catch {
    return new Refusal(response.status >= 500 ? "unreachable" : "other", "", response.status);
  }
}

async function ask<T>(path: string, wish: Wish = {}): Promise<T> {
  let response = await reach(path, wish);
  if (response.status === 401 && wish.token === undefined && person()) {
    await introduce();
    response = await reach(path, wish);
  }
  if (!response.ok) throw await refusalOf(response);
  return (await response.json()) as T;
}

let introducing: Promise<Person> | null = null;

/** A house that forgot my key (a new database) is told my name again. */
function introduce(): Promise<Person> {
  introducing ??= beBorn(person()!.name).finally(() => (introducing = null));
  return introducing;
}

async function beBorn(name: string): Promise<Person> {
  const born = await ask<Person>("/api/people", { method: "POST", body: { name }, token: null });
  become(born);
  return born;
}

const asked = new Map<string, Promise<unknown>>();

/** Ask for something that does not change while the page is open; a failure is not remembered. */
function once<T>(path: string): Promise<T> {
  let answer = asked.get(path);
  if (!answer) {
    answer = ask<T>(path);
    asked.set(path, answer);
    answer.catch(() => asked.delete(path));
  }
  return answer as Promise<T>;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const post = <T>(path: string, body: unknown) => ask<T>(path, { method: "POST", body });

export const house = {
  shelf: () => once<Shelf>("/api/house"),
  book: (game: string) => once<GameBook>(`/api/games/${encodeURIComponent(game)}`),
  lessons: (game: string) => once<Lesson[]>(`/api/games/${encodeURIComponent(game)}/lessons`),
  texts: (game: string, language: string) =>
    once<GameTexts>(`/api/games/${encodeURIComponent(game)}/texts/${language}`),
  notes: (game: string, language: string) =>
    once<GameNotes>(`/api/games/${encodeURIComponent(game)}/notes/${language}`),
  rules: (game: string, language: string) =>
    once<GameRules>(`/api/games/${encodeURIComponent(game)}/rules/${language}`),
  whoIs: (token: string) => ask<Me>("/api/people/me", { token }),
  tables: () => ask<Tables>("/api/tables"),
  campaigns: () => ask<CampaignCard[]>("/api/campaigns"),
  open: (wish: NewTable) => post<TableCard>("/api/tables", wish),
  openFile: (text: string) => ask<TableCard>("/api/tables/file", { method: "POST", text }),
  table: (table: string) => ask<TableCard>(at(table)),
  seat: (table: string, seat: number, change: SeatChange) => post<TableCard>(`${at(table)}/seats/${seat}`, change),
  place: (table: string, putAway: boolean) => post<TableCard>(`${at(table)}/place`, { put_away: putAway }),
  replay: (table: string, eyes: string, first: number, last: number) =>
    ask<Replay>(`${at(table)}/replay?eyes=${eyes}&first=${first}&last=${last}`, { invite: invitationTo(table) }),
  ending: (table: string) => ask<Finale>(`${at(table)}/ending`, { invite: invitationTo(table) }),
  sequel: (table: string) => post<TableCard>(`${at(table)}/sequel`, {}),
  again: (table: string) => post<TableCard>(`${at(table)}/again`, {}),
  fork: (table: string, wish: Fork) => post<TableCard>(`${at(table)}/fork`, wish),
  hint: (table: string, wish: HintWish) => post<Hint>(`${at(table)}/hint`, wish),
  obstacles: (table: string, seat: number) => ask<Obstacles>(`${at(table)}/obstacles?seat=${seat}`),
  revocable: (table: string, seat: number) => ask<Revocable>(`${at(table)}/revocable?seat=${seat}`),
  post: (table: string, message: PageMessage, seat: number | null, signal: AbortSignal) =>
    ask<Posted>(`${at(table)}/messages${seat === null ? "" : `?seat=${seat}`}`, {
      method: "POST",
      body: message,
      signal,
    }),
  listen: (table: string, after: number, seat: number | null, signal: AbortSignal) =>
    ask<Posted>(`${at(table)}/messages?after=${after}${seat === null ? "" : `&seat=${seat}`}`, { signal }),
};

/** The text of the match file, the same as the terminal writes. */
export async function matchFile(table: string): Promise<string> {
  const response = await reach(`${at(table)}/file`, {});
  if (!response.ok) throw await refusalOf(response);
  return response.text();
}

/** Take a name: the first time somebody is born, later they are renamed. */
export async function takeName(name: string): Promise<Person> {
  if (!person()) return beBorn(name);
  const me = await ask<Me>("/api/people/me", { method: "PATCH", body: { name } });
  const renamed = { ...person()!, name: me.name };
  become(renamed);
  return renamed;
}
