// The page begins here.
import { mount } from "svelte";
import App from "./App.svelte";
import { dress, preferences } from "./lib/preferences.svelte";
import { renew } from "./lib/renewal";
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

addEventListener("vite:preloadError", () => void renew());

// A browser that allows no service worker just has no shelf without a network.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/worker.js").catch(() => {});
