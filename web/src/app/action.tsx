/** Requests that a button starts: one at a time, with the error shown on the page. */
import { signal } from "@preact/signals";
import { t } from "../i18n/texts.ts";
import * as api from "../net/api.ts";
import type { Refusal } from "../protocol.ts";
import { Dismiss, Notice, refusalText } from "./ui.tsx";

export const runningAction = signal<string | null>(null);
const failure = signal<Refusal | "unreachable" | null>(null);

/** Run a request unless another is running, and keep its error for ActionError. */
export async function runAction(name: string, action: () => Promise<void>): Promise<void> {
  if (runningAction.value) return;
  runningAction.value = name;
  failure.value = null;
  try {
    await action();
  } catch (error) {
    failure.value = error instanceof api.Refused ? error.refusal : "unreachable";
  } finally {
    runningAction.value = null;
  }
}

/** Scroll to the error: the button that failed may be far below. */
const scrollTo = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: "center" });

export function ActionError() {
  const error = failure.value;
  if (!error) return null;
  return (
    <div role="alert" ref={scrollTo}>
      <Notice kind="no" icon="i-bell" title={t("did-not-work")} actions={<Dismiss close={() => (failure.value = null)} />}>
        {error === "unreachable" ? t("unreachable") : refusalText(error)}
      </Notice>
    </div>
  );
}
