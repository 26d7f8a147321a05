// A match saved to the disk of whoever plays, as the same file that the terminal writes.
import { matchFile } from "./house";
import { notify } from "./notices.svelte";
import { troubleText } from "./trouble";
import { say } from "./words.svelte";

export async function saveMatch(table: string, game: string): Promise<void> {
  try {
    const file = new Blob([await matchFile(table)], { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `veillee-${game}-${table}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    notify(say("file-saved"));
  } catch (error) {
    notify(troubleText(error), "trouble");
  }
}
