/** Parts of the page whose code and texts are loaded when they are first shown. */
import { type Signal, signal } from "@preact/signals";
import type { ComponentType, FunctionComponent } from "preact";
import { useEffect } from "preact/hooks";
import { loadTexts, t, textsLoaded, type Part } from "../i18n/texts.ts";
import { lang } from "./settings.ts";
import { Dots } from "./ui.tsx";

/** Return a component that loads the real one and its texts; while the server cannot be reached, it says so. */
export function lazy<P extends object>(part: Part | null, load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  const found: Signal<{ component: ComponentType<P> } | null> = signal(null);
  const failed = signal(false);
  const fetchAll = async () => {
    failed.value = false;
    try {
      const [component] = await Promise.all([found.value?.component ?? load(), loadTexts(part)]);
      found.value ??= { component };
    } catch {
      failed.value = true;
    }
  };
  return (props) => {
    useEffect(() => void fetchAll(), [lang.value]);
    const Found = found.value?.component;
    if (Found && textsLoaded(part)) return <Found {...props} />;
    return <p class="empty">{failed.value ? t("unreachable") : <Dots />}</p>;
  };
}
