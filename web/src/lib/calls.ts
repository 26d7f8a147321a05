// Calls through the system's notifications: it is my turn, and I look elsewhere. Asked for only on a click.
import { prefer, preferences } from "./preferences.svelte";

export const canCall = "Notification" in globalThis && isSecureContext;

/** Ask the browser for leave; returns whether calls are on now. */
export async function setCalls(wanted: boolean): Promise<boolean> {
  const isAllowed = wanted && (await Notification.requestPermission()) === "granted";
  prefer({ calls: isAllowed });
  return isAllowed;
}

/** Phones show notifications only through the service worker, which also leads back to the table. */
export async function call(title: string, body: string): Promise<void> {
  if (!canCall || !preferences.calls || Notification.permission !== "granted") return;
  const wish = { body, icon: "/icon-192.png", tag: location.pathname, data: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, wish);
  else new Notification(title, wish);
}
