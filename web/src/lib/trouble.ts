// What to tell people when the server says no.
import { Refusal } from "./house";
import { sayReason } from "./words.svelte";

export const isRefusal = (error: unknown, reason: string): boolean =>
  error instanceof Refusal && error.reason === reason;

export function troubleText(error: unknown): string {
  return sayReason("trouble", error instanceof Refusal ? error.reason : "other");
}
