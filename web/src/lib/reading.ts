// What is read of a story book, in any game.

export interface Passage {
  /** Its place in the story, so that a passage read twice is two passages. */
  key: number;
  title: string;
  text: string;
  /** What the group answered to it, if it did. */
  answer: string;
  /** Who is to read it aloud. */
  reader?: string;
  /** What one has to do here. */
  goal?: string;
  /** A few lines in the dark. */
  isDark?: boolean;
}

/** Passages that are read in one go. */
export interface Leaf {
  key: number;
  passages: Passage[];
}

/** Everything on a leaf, for those who listen. */
export const spokenOf = ({ passages }: Leaf): string =>
  passages.map(({ title, text }) => [title, text].filter(Boolean).join(". ")).join("\n");
