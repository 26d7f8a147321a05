// The page begins here.
import { mount } from "svelte";
import App from "./App.svelte";
import { dress, preferences } from "./lib/preferences.svelte";
import { openStudio } from "./lib/sound";
import { speak } from "./lib/words.svelte";
import "./style/colours.css";
import "./style/base.css";
import "./style/forms.css";

dress();
addEventListener("pointerdown", openStudio, { passive: true });
addEventListener("keydown", openStudio, { passive: true });
void speak(preferences.language).then(() => mount(App, { target: document.getElementById("page")! }));
