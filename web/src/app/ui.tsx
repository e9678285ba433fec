/** Small components that all pages share. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Sym } from "../games/common/symbols.tsx";
import { hasMessage, loadTexts, t, textsLoaded } from "../i18n/texts.ts";
import type { Refusal } from "../protocol.ts";

export type NoticeKind = "info" | "no" | "ok" | "wait" | "asking";

export function Notice({ kind = "info", icon, title, children, actions }: {
  kind?: NoticeKind;
  icon?: string;
  title?: ComponentChildren;
  children?: ComponentChildren;
  actions?: ComponentChildren;
}) {
  return (
    <div class={`note ${kind}`}>
      {icon && <Sym id={icon} />}
      <div>
        {title && <b>{title}</b>}
        {children && <p>{children}</p>}
      </div>
      {actions}
    </div>
  );
}

export const Dismiss = ({ close }: { close: () => void }) => (
  <button class="tool" type="button" title={t("close")} onClick={close}>
    <Sym id="i-close" />
    <span class="vh">{t("close")}</span>
  </button>
);

export const Dots = () => (
  <span class="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

/** Return an error in the user's language, from its key and values. */
export function refusalText(refusal: Refusal): string {
  const key = `error-${refusal.key}`;
  if (!hasMessage(key)) {
    if (!textsLoaded(null)) void loadTexts(null).catch(() => {}); // then this is drawn again
    return refusal.text;
  }
  const values = Object.entries(refusal.values).map(([name, value]) => {
    const inner = refusal.because?.[name];
    return [name, inner ? refusalText(inner) : typeof value === "number" ? value : phrase(String(value))];
  });
  return t(key, Object.fromEntries(values) as Record<string, string | number>);
}

/** Translate an English phrase within an error; each has a key of its own. */
function phrase(value: string): string {
  const [head = "", rest = ""] = value.split(": ", 2);
  const [n, m] = [...head.matchAll(/\d{1,9}/g)].map((found) => Number(found[0]));
  const key = `phrase-${head.toLowerCase().replace(/\d+/g, "n").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")}`;
  return hasMessage(key) ? t(key, { rest, ...(n === undefined ? {} : { n }), ...(m === undefined ? {} : { m }) }) : value;
}

/** Return the current time, updated every `every` ms, or never if that is null. */
export function useNow(every: number | null): number {
  const [now, tell] = useState(Date.now());
  useEffect(() => {
    if (every === null) return;
    tell(Date.now());
    const timer = setInterval(() => tell(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}

export function Field({ label, children, hint }: { label: string; children: ComponentChildren; hint?: string }) {
  return (
    <label class="field">
      <span>{label}</span>
      {children}
      {hint && <small>{hint}</small>}
    </label>
  );
}
