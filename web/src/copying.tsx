/** A text to take along, and that it was taken. */
import { useSignal } from "@preact/signals";
import { t } from "./texts.ts";
import { Sym } from "./ui.tsx";

export function Copy({ text, label, icon = "i-link", small }: { text: string; label: string; icon?: string; small?: boolean }) {
  const copied = useSignal(false);
  const copy = async () => {
    copied.value = await copyText(text);
  };
  return (
    <button class={small ? "btn sm" : "btn"} type="button" onClick={() => void copy()}>
      <Sym id={copied.value ? "i-check" : icon} class="ic" />
      <span aria-live="polite">{copied.value ? t("copied") : label}</span>
    </button>
  );
}

/** On plain http off this machine there is no clipboard, but the old way works. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand("copy");
    area.remove();
    return done;
  }
}
