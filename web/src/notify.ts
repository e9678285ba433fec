/** Whose turn it is can't be missed: the title says it, and if one allowed it, a notification when the page is hidden. */
import { signal } from "@preact/signals";
import { t } from "./texts.ts";

const known = "Notification" in globalThis;

export const allowed = signal(known && Notification.permission === "granted");
export const canAsk = (): boolean => known && isSecureContext && Notification.permission === "default";

export async function askToNotify(): Promise<void> {
  if (known) allowed.value = (await Notification.requestPermission()) === "granted";
}

export function callBack(why: "turn" | "over", game: string): void {
  if (!allowed.value || !document.hidden) return;
  const text = why === "turn" ? t("your-turn") : t("game-over");
  try {
    const note = new Notification(t(`title-${game}`), { body: text, tag: location.pathname, icon: "icon.svg" });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // some phones notify only from a service worker: the title still tells
  }
}
