// Frames: the pictures between one view and the next. What changed follows from the two views alone; events only say
// when it is seen. Whatever they leave out, the last picture is the new view itself.
import type { Sound } from "./sound";
import type { Fields } from "./stage.svelte";

/** An event with its fields by name. */
export interface Happening {
  name: string;
  fields: Fields;
}

/** What a game says of its views, so that they can be animated. A place is a path such as `plushies.2.square`. */
export interface Declared {
  /**
   * Lists of pieces, by their place, with the field that tells pieces apart, or several fields joined by `/`; empty for
   * lists of numbers or names that are the pieces themselves. Elements of other lists are known by their index as long
   * as the length stays the same.
   */
  lists: Record<string, string>;
  /** What pieces of a list are like when they come, until an event brings the rest. */
  bare?: Record<string, Record<string, unknown>>;
  /** Fields of events that name pieces: the places that belong to the piece, with `{}` for its number. */
  names?: Record<string, string[]>;
  /** Fields of events that name an element of a list by one of its own fields: `plush: "plushies.character"`. */
  calls?: Record<string, string>;
  /**
   * Where an event is seen: places, with `{field}` for a number of the event, `*` for any. After `=` stands the field
   * that says what is there after the event, or before and after it (`start>space`), or a plain number. A `-` before
   * a place: only pieces that leave it; a `+`: only pieces that come.
   */
  about: Record<string, string | ((fields: Fields, before: any, after: any) => string)>;
  /** What events sound like; the others are silent. */
  sounds?: Record<string, Sound>;
}

/** A value of the view that becomes another; undefined where there is none. */
interface Change {
  path: string[];
  before: unknown;
  after: unknown;
}

interface Place {
  path: string[];
  /** `-` for pieces that leave, `+` for pieces that come; empty for whatever changes. */
  which: string;
  specific: boolean;
  /** What is there just before the event and after it, where it says so. */
  from: unknown;
  to: unknown;
}

interface Claim extends Place {
  at: number;
  name: string;
}

const isSpecific = (claim: Place): boolean => claim.specific || claim.to !== undefined;

/** The order of the pieces of a list changes as a whole: at this place in it. */
const ORDER = "order";

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);
const matches = (pattern: string, path: string[]): boolean => {
  const parts = pattern.split(".");
  return parts.length === path.length && parts.every((part, nth) => part === "*" || part === path[nth]);
};

export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, nth) => same(value, other[nth]));
  if (!isNode(one) || !isNode(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && same(one[key], other[key]));
}

export class Frames<View> {
  private changes: Change[] = [];
  /** For each event what it shows: changes with the value that they then have. */
  private due: [Change, unknown][][];
  private current = new Map<string, unknown>();
  private shown = -1;

  constructor(
    private before: View,
    private after: View,
    private declared: Declared,
    private events: Happening[],
  ) {
    this.due = events.map(() => []);
    this.compare(before, after, []);
    const claims = events.flatMap(({ name, fields }, at) =>
      this.placesOf(name, fields).map((place) => ({ ...place, at, name })),
    );
    this.addVisits(claims);
    for (const change of this.changes) this.plan(change, claims);
    // Whatever no event is about is seen with the last one.
    for (const change of this.changes) this.due.at(-1)?.push([change, change.after]);
  }

  /** The picture when an event takes effect; or only what it changes in some places, the rest to follow. */
  show(event: number, places?: string): View {
    for (; this.shown < event - 1; this.shown++) this.release(this.shown + 1);
    this.release(event, places?.split(" ").map((text) => this.placeOf(text, {})));
    if (places === undefined) this.shown = Math.max(this.shown, event);
    return this.picture();
  }

  /** The picture as it stands, with another value in one place: a figure on its way. */
  with(place: string, value: unknown): View {
    const path = place.split(".");
    const known = this.changes.find((change) => change.path.join(".") === place);
    if (!known) this.visit(path);
    this.current.set(place, value);
    return this.picture();
  }

  private release(event: number, places?: Place[]): void {
    for (const [change, value] of this.due[event] ?? [])
      if (!places || places.some((place) => concerns(place, change))) this.current.set(change.path.join("."), value);
  }

  private keyed = (path: string[]): string | undefined =>
    Object.entries(this.declared.lists).find(([pattern]) => matches(pattern, path))?.[1];

  /** All small changes between two values. */
  private compare(before: unknown, after: unknown, path: string[]): void {
    if (same(before, after)) return;
    const key = this.keyed(path);
    if (key !== undefined && Array.isArray(before) && Array.isArray(after))
      this.comparePieces(before, after, path, key);
    else if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
      after.forEach((value, nth) => this.compare(before[nth], value, [...path, String(nth)]));
    else if (isNode(before) && isNode(after))
      for (const name of Object.keys(after)) this.compare(before[name], after[name], [...path, name]);
    else this.changes.push({ path, before, after });
  }

  private comparePieces(before: unknown[], after: unknown[], path: string[], key: string): void {
    const [old, young] = [piecesBy(before, key), piecesBy(after, key)];
    for (const [id, piece] of old) {
      if (young.has(id)) this.compare(piece, young.get(id), [...path, id]);
      else this.changes.push({ path: [...path, id], before: piece, after: undefined });
    }
    for (const [id, piece] of young) {
      if (old.has(id)) continue;
      this.changes.push({ path: [...path, id], before: undefined, after: piece });
      this.compare(this.bared(piece, path), piece, [...path, id]);
    }
    const stay = (here: Map<string, unknown>, there: Map<string, unknown>) => [...here.keys()].filter((id) => there.has(id)).join();
    const [was, is] = [stay(old, young), stay(young, old)];
    if (was !== is) this.changes.push({ path: [...path, ORDER], before: was, after: is });
  }

  /** A piece as it is when it comes. */
  private bared(piece: unknown, path: string[]): unknown {
    const bare = Object.entries(this.declared.bare ?? {}).find(([pattern]) => matches(pattern, path))?.[1];
    return bare && isNode(piece) ? { ...piece, ...bare } : piece;
  }

  private placesOf(name: string, fields: Fields): Place[] {
    const about = this.declared.about[name];
    const said = typeof about === "function" ? about(fields, this.before, this.after) : (about ?? "");
    return said.split(" ").filter(Boolean).map((text) => this.placeOf(text, fields));
  }

  private placeOf(text: string, fields: Fields): Place {
    const [, which = "", place = "", stated = ""] = /^([-+]?)([^=]*)=?(.*)$/.exec(text) ?? [];
    const [from = "", to = ""] = stated.includes(">") ? stated.split(">") : ["", stated];
    const value = (field: string) => (/^-?\d+$/.test(field) ? Number(field) : fields[field]);
    const path = place.replace(/\{(\w+)\}/g, (_, field: string) => this.numberOf(field, fields)).split(".");
    return { path, which, specific: place.includes("{"), from: value(from), to: value(to) };
  }

  /** The number that a field of an event has in a path: its own, or the place of the element that it calls. */
  private numberOf(field: string, fields: Fields): string {
    const call = this.declared.calls?.[field];
    if (!call) return String(fields[field]);
    const [list = "", name = ""] = call.split(".");
    for (const view of [this.after, this.before] as Node[]) {
      const nth = (view[list] as Node[]).findIndex((one) => one[name] === fields[field]);
      if (nth >= 0) return String(nth);
    }
    return "";
  }

  /** Places where something passes by: events say what is there, though in the end nothing has changed. */
  private addVisits(claims: Claim[]): void {
    const isKnown = (path: string[]) => this.changes.some((change) => reaches(change.path, path));
    for (const { path, to } of claims) if (to !== undefined && !path.includes("*") && !isKnown(path)) this.visit(path);
  }

  /** A place that is the same in both views, so that it can be another in between. */
  private visit(path: string[]): void {
    const [before, after] = [this.before, this.after].map((view) => valueAt(view, path, this.keyed));
    if (before === undefined || after === undefined) return;
    const change = { path, before, after };
    this.changes.push(change);
    this.due.at(-1)?.push([change, after]);
  }

  /** When a change is seen: with the events that are closest to it, else with the last one that names its piece. */
  private plan(change: Change, claims: Claim[]): void {
    const all = claims.filter((claim) => concerns(claim, change));
    const closest = Math.max(0, ...all.filter(isSpecific).map((claim) => claim.path.length));
    const specific = all.filter((claim) => isSpecific(claim) && claim.path.length === closest);
    const general = all.filter((claim) => !isSpecific(claim));
    // Where an event says what was there before it, an earlier one that changed everything has brought that about.
    const isKnownBefore = specific.some((claim) => claim.from !== undefined);
    const found = !specific.length || isKnownBefore ? [...general, ...specific].sort((a, b) => a.at - b.at) : specific;
    if (found.length) this.schedule(change, found);
    else {
      const at = this.events.findLastIndex(({ fields }) => this.isNamed(change, fields));
      if (at >= 0) this.due[at]!.push([change, change.after]);
    }
  }

  /** Does an event name the piece that changes? */
  private isNamed(change: Change, fields: Fields): boolean {
    return Object.entries(this.declared.names ?? {}).some(
      ([field, places]) =>
        fields[field] !== undefined &&
        places.some((place) => reaches(place.replace("{}", this.numberOf(field, fields)).split("."), change.path)),
    );
  }

  /** At each event the value that it states, or that the next one says was there before it; in the end the new one. */
  private schedule(change: Change, claims: Claim[]): void {
    const last = claims.length - 1;
    const stated = claims.findLastIndex((claim) => claim.to !== undefined || claim.from !== undefined);
    claims.forEach((claim, nth) => {
      const next = claims[nth + 1];
      if (nth < stated) {
        const value = next?.from ?? claim.to;
        if (value !== undefined) this.due[claim.at]!.push([change, value]);
      } else if (nth === stated && nth < last && claim.to !== undefined) this.due[claim.at]!.push([change, claim.to]);
    });
    if (stated === last) this.due[claims[last]!.at]!.push([change, change.after]);
    else this.approach(change, claims.slice(stated + 1), claims[stated]?.to ?? change.before);
  }

  /** Several events of one kind change a number step by step; otherwise the first event that is about it changes it. */
  private approach(change: Change, claims: Claim[], start: unknown): void {
    const [first] = claims as [Claim];
    const end = change.after;
    const isCounted = typeof start === "number" && typeof end === "number";
    const run = isCounted ? claims.filter((claim) => claim.name === first.name) : [first];
    run.forEach((claim, nth) => {
      const value = isCounted ? Math.round(start + ((end - start) * (nth + 1)) / run.length) : end;
      this.due[claim.at]!.push([change, value]);
    });
  }

  private picture(): View {
    return this.build(this.before, this.after, [], this.changes) as View;
  }

  /** A value as it is now: the old one, with what was released so far. */
  private build(before: unknown, after: unknown, path: string[], changes: Change[]): unknown {
    if (!changes.length) return before;
    const own = changes.find((change) => change.path.length === path.length);
    if (own) {
      const name = path.join(".");
      return this.current.has(name) ? this.current.get(name) : own.before;
    }
    const key = this.keyed(path);
    if (key !== undefined && Array.isArray(before) && Array.isArray(after))
      return this.buildPieces(before, after, path, key, changes);
    const part = (name: string) => {
      const inner = changes.filter((change) => change.path[path.length] === name);
      return this.build((before as Node)[name], (after as Node)[name], [...path, name], inner);
    };
    if (Array.isArray(before)) return before.map((_, nth) => part(String(nth)));
    return Object.fromEntries(Object.keys(before as Node).map((name) => [name, part(name)]));
  }

  private buildPieces(before: unknown[], after: unknown[], path: string[], key: string, changes: Change[]): unknown[] {
    const [old, young] = [piecesBy(before, key), piecesBy(after, key)];
    const depth = path.length;
    const found: unknown[] = [];
    const [was, is] = [[...old.keys()], [...young.keys()]];
    const isOld = changes.some(({ path: at }) => at[depth] === ORDER) && !this.current.has([...path, ORDER].join("."));
    for (const id of isOld ? merged(is, was) : merged(was, is)) {
      const inner = changes.filter((change) => change.path[depth] === id);
      const whole = inner.find((change) => change.path.length === depth + 1);
      const parts = inner.filter((change) => change !== whole);
      const isHere = whole ? this.current.has(whole.path.join(".")) === (whole.before === undefined) : true;
      if (!isHere) continue;
      const piece = young.get(id) ?? old.get(id);
      found.push(this.build(old.get(id) ?? this.bared(piece, path), piece, [...path, id], parts));
    }
    return found;
  }
}

/** Pieces by what tells them apart. */
function piecesBy(list: unknown[], key: string): Map<string, unknown> {
  const fields = key.split("/");
  return new Map(list.map((piece) => [key ? fields.map((field) => (piece as Node)[field]).join("/") : String(piece), piece]));
}

/** Both orders in one: the new one, with what is no longer in it after what it stood behind before. */
function merged(old: string[], young: string[]): string[] {
  const found = [...young];
  old.forEach((id, nth) => {
    if (!young.includes(id)) found.splice(nth === 0 ? 0 : found.indexOf(old[nth - 1]!) + 1, 0, id);
  });
  return found;
}

/** Is a pattern about a place, or about something around it? */
function reaches(pattern: string[], path: string[]): boolean {
  return pattern.length <= path.length && pattern.every((part, nth) => part === "*" || part === path[nth]);
}

const concerns = (place: Place, change: Change): boolean =>
  reaches(place.path, change.path) &&
  (!place.which || (place.which === "-" ? change.after : change.before) === undefined);

function valueAt(view: unknown, path: string[], keyed: (path: string[]) => string | undefined): unknown {
  let value = view;
  for (const [nth, part] of path.entries()) {
    const key = keyed(path.slice(0, nth));
    if (key !== undefined && Array.isArray(value)) value = piecesBy(value, key).get(part);
    else value = isNode(value) || Array.isArray(value) ? (value as Node)[part] : undefined;
    if (value === undefined) return undefined;
  }
  return value;
}
