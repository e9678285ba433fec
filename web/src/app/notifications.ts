/** Notifications for a hidden page: your turn, or the end of the game. */
import { signal } from "@preact/signals";
import { t } from "../i18n/texts.ts";

const known = "Notification" in globalThis;

export const allowed = signal(known && Notification.permission === "granted");
export const canAsk = (): boolean => known && isSecureContext && Notification.permission === "default";

export async function askPermission(): Promise<void> {
  if (known) allowed.value = (await Notification.requestPermission()) === "granted";
}

export function notifyPlayer(why: "turn" | "over", game: string): void {
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
    // on phones only a service worker may show notifications
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, said));
  }
}
