// Links that are handed on to other devices.
import { house } from "./house";

/** Where other devices find this house: `localhost` means nothing to them. */
export async function origin(): Promise<string> {
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  if (!isLocal) return location.origin;
  const { addresses } = await house.shelf();
  return addresses[0]?.replace(/\/$/, "") ?? location.origin;
}

export async function inviteLink(table: string, invite: string | null): Promise<string> {
  return `${await origin()}/t/${table}${invite ? `#join=${invite}` : ""}`;
}

export async function backLink(token: string): Promise<string> {
  return `${await origin()}/#back=${token}`;
}
