/** A button that copies a text and confirms it. */
import { useSignal } from "@preact/signals";
import { Sym } from "../games/common/symbols.tsx";
import { t } from "../i18n/texts.ts";

export function CopyButton({ text, label, icon = "i-link", small }: { text: string; label: string; icon?: string; small?: boolean }) {
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

/** Copy a text. Plain http from another machine has no clipboard API, but execCommand works. */
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
