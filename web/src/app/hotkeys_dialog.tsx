/** The list of keys, shown by `?` or its button. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/texts.ts";
import { isHotkey, listed } from "./hotkeys.tsx";
import { lazy } from "./lazy.tsx";

const HotkeyList = lazy(null, async () => (await import("../extras.ts")).HotkeyList);

/** The dialog with the list. */
export function Hotkeys() {
  const box = useRef<HTMLDialogElement>(null);
  // Before the first paint: whoever sees the page can use its keys.
  useLayoutEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key !== "?" || !isHotkey(event)) return;
      listed.value = true;
      if (box.current?.open === false) box.current.showModal(); // closed by Escape, but not yet told so
    };
    addEventListener("keydown", keys);
    return () => removeEventListener("keydown", keys);
  }, []);
  const open = listed.value;
  useLayoutEffect(() => {
    if (open) box.current?.showModal();
  }, [open]);
  if (!open) return null;
  const close = () => {
    listed.value = false;
  };
  const closed = () => {
    listed.value = box.current?.open ?? false; // the list may have been opened again before this event
  };
  return (
    <dialog class="keys" ref={box} aria-labelledby="keys-title" onClose={closed} onClick={({ target }) => target === box.current && close()}>
      <h2 id="keys-title">{t("keys")}</h2>
      <HotkeyList />
      <button class="btn" type="button" onClick={close}>
        {t("dismiss")}
      </button>
    </dialog>
  );
}
