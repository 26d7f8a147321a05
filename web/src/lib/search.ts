// Searching as people do: without care for accents or capitals.
/** As many characters as before, so that places in the text stay the same. */
export function plain(text: string): string {
  return Array.from(text, (letter) => {
    const bare = letter.normalize("NFD").charAt(0).toLowerCase();
    return letter.length === 1 ? (bare === "’" ? "'" : bare === "\u00a0" || bare === "\u202f" ? " " : bare) : letter;
  }).join("");
}
