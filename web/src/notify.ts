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
  const title = t(`title-${game}`);
  const said = { body: text, tag: location.pathname, icon: "icon.svg", data: location.href };
  try {
    const note = new Notification(title, said);
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, said)); // phones want it so
  }
}
