// The router: which screen an address means, and going from one to the other without leaving the page.
import { keepInvitation } from "./invitations";

export type Place =
  | { screen: "shelf" }
  | { screen: "new"; game: string }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string }
  | { screen: "lost" };

function placeOf(path: string): Place {
  const [first = "", second = "", third = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { screen: "shelf" };
  if (rest.length > 0) return { screen: "lost" };
  if (first === "new" && second && !third) return { screen: "new", game: second };
  if (first === "t" && second && !third) return { screen: "table", table: second };
  if (first === "t" && second && third === "replay") return { screen: "replay", table: second };
  return { screen: "lost" };
}

let place: Place = $state.raw(placeOf(location.pathname));
let fragment = $state(location.hash);

export const here = (): Place => place;

/** A secret carried by the address after `#`: it never reaches the server's logs. */
export const secretOf = (name: string): string | null => new URLSearchParams(fragment.slice(1)).get(name);

function arrive(): void {
  const next = placeOf(location.pathname);
  if (JSON.stringify(next) !== JSON.stringify(place)) place = next;
  fragment = location.hash;
  rememberInvitation();
}

/** The replay of a table asks for the invitation that led to it. */
function rememberInvitation(): void {
  const secret = secretOf("join");
  if (secret !== null && "table" in place) keepInvitation(place.table, secret);
}

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Forget the secret of the address once it was used. */
export function dropSecret(): void {
  history.replaceState(null, "", location.pathname);
  arrive();
}

/** Links of the page are followed without loading it anew. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

rememberInvitation();
addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);
document.addEventListener("click", follow);
