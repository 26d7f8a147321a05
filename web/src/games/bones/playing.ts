// What is needed once the party is chosen: fetched then, so that the shelf and the first choice come quickly.
export { default as About } from "./About.svelte";
export { default as Field } from "./Field.svelte";
export { default as GearlocMat } from "./GearlocMat.svelte";
export { default as Meter } from "./Meter.svelte";
export { default as Party } from "./Party.svelte";
export { default as Plan } from "./Plan.svelte";
export { default as Queue } from "./Queue.svelte";
export { default as Slots } from "./Slots.svelte";
export { default as Tray } from "./Tray.svelte";
