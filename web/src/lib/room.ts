// How much room there is, as style sheets ask for it too.
import { MediaQuery } from "svelte/reactivity";

/** Room for a panel beside the board. */
export const isWide = new MediaQuery("(min-width: 62rem)");
/** Hardly any room beside anything. */
export const isPhone = new MediaQuery("(max-width: 40rem)");
