// Notices: short sentences that appear at the edge of the page and leave by themselves.
export interface Notice {
  id: number;
  text: string;
  kind: "info" | "turn" | "trouble";
}

const SECONDS = { info: 5, turn: 8, trouble: 9 };
let count = 0;
export const notices: Notice[] = $state([]);

export function notify(text: string, kind: Notice["kind"] = "info"): void {
  if (notices.some((one) => one.text === text)) return;
  const id = ++count;
  notices.push({ id, text, kind });
  setTimeout(() => dismiss(id), SECONDS[kind] * 1000);
}

export function dismiss(id: number): void {
  const index = notices.findIndex((one) => one.id === id);
  if (index >= 0) notices.splice(index, 1);
}
