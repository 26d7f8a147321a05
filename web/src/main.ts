// The page begins here.
import { mount } from "svelte";
import App from "./App.svelte";
import { dress, preferences } from "./lib/preferences.svelte";
import { restWhenStill } from "./lib/resting";
import { openStudio } from "./lib/sound";
import { speak } from "./lib/words.svelte";
import "./style/type.css";
import "./style/colours.css";
import "./style/base.css";
import "./style/forms.css";

dress();
restWhenStill();
addEventListener("pointerdown", openStudio, { passive: true });
addEventListener("keydown", openStudio, { passive: true });
void speak(preferences.language).then(() => mount(App, { target: document.getElementById("page")! }));

// The house was rebuilt while this page was open: its old parts are gone, so take the new ones, once. Without a network
// there are no new ones.
const RELOADED = "veillee.reloaded";
addEventListener("vite:preloadError", () => {
  if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 30_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

// A browser that allows no service worker just has no shelf without a network.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => {});
