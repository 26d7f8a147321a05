// How far a page of text is turned on, so that no line is cut at its upper edge and none is left alone for the last page.

/** At the upper edge text that was scrolled fades over this height; at the lower edge over a multiple of the size of letters. */
export const EDGE_PX = 10;
const FADED_REM = 2.2;

/** Where the lines begin and end, measured from the upper edge of what is seen. */
function linesIn(scroll: HTMLElement): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(scroll);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** What is left is shared out evenly, and the next page begins with a whole line. */
export function pageOn(scroll: HTMLElement): number {
  const { scrollHeight, scrollTop, clientHeight } = scroll;
  const faded = FADED_REM * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [left, most] = [scrollHeight - scrollTop - clientHeight, clientHeight - faded - EDGE_PX];
  const wanted = left / Math.ceil(left / most);
  const upper = scroll.getBoundingClientRect().top + EDGE_PX;
  const starts = linesIn(scroll).map(({ top }) => top - upper);
  const next = Math.min(...starts.filter((start) => start >= wanted - 1));
  return wanted >= left - 1 ? left : Math.min(next, most);
}
