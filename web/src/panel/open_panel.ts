/** The panel that is open next to the table. */
import { signal } from "@preact/signals";

export type PanelName = "log" | "chat" | "rules" | "menu";

export const openPanel = signal<PanelName | null>(null);

export const togglePanel = (name: PanelName): void => {
  openPanel.value = openPanel.value === name ? null : name;
};
