import type { TableView } from "../../protocol";
import { element, iconButton } from "./element";
import { formatted } from "./formatted";
import { createTabs } from "./tabs";
import { WORDS } from "./words";

export interface Notebook {
  /** Takes over what the table's notebook says. */
  show: (table: Pick<TableView, "note" | "notebook">) => void;
  toggle: () => void;
}

const { notebook: LABELS } = WORDS;

/** The notebook of the save and its note, in a sheet at the left. */
export function createNotebook(host: HTMLElement): Notebook {
  const content = element("div", { class: "sheet-content" });
  const close = iconButton("close", LABELS.close, () => leave());
  const sheet = element(
    "aside",
    { class: "sheet", "aria-label": LABELS.title, hidden: "" },
    element("div", { class: "sheet-head" }, element("h2", {}, LABELS.title), close),
    content,
  );
  let before: Element | null = null;
  const leave = (): void => {
    sheet.hidden = true;
    if (before instanceof HTMLElement) before.focus();
  };
  sheet.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") leave();
  });
  host.append(sheet);
  let shown = "";
  return {
    show: ({ note, notebook = [] }) => {
      const next = JSON.stringify([note, notebook]);
      if (next === shown) return;
      shown = next;
      const pages = [...(note === "" ? [] : [{ title: LABELS.note, body: note }]), ...notebook];
      content.replaceChildren(...(pages.length === 0 ? [element("p", {}, LABELS.empty)] : tabbed(pages)));
    },
    toggle: () => {
      if (!sheet.hidden) {
        leave();
        return;
      }
      before = document.activeElement;
      sheet.hidden = false;
      close.focus();
    },
  };
}

function tabbed(pages: readonly { title: string; body: string }[]): HTMLElement[] {
  const tabs = pages.map(({ title, body }) => ({
    title,
    panel: element("div", { class: "sheet-page", tabindex: "0" }, formatted(body)),
  }));
  return [createTabs(LABELS.title, tabs).list, ...tabs.map(({ panel }) => panel)];
}
