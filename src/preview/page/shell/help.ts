import { button, element } from "./element";
import { openWindow } from "./window";
import { WORDS } from "./words";

export interface Help {
  /** Opens the list of what mouse and keys do, or closes it. */
  toggle: () => void;
}

/** What mouse and keys do. */
export function createHelp(host: HTMLElement): Help {
  let open: HTMLDialogElement | undefined;
  return {
    toggle: () => {
      if (open?.open === true) {
        open.close();
        return;
      }
      const close = button(WORDS.dialog.close, () => open?.close(), { class: "button primary" });
      open = openWindow(host, { title: WORDS.help.title, body: sections(), buttons: [close], look: "help" });
      close.focus();
    },
  };
}

function sections(): HTMLElement[] {
  return WORDS.help.sections.map(({ title, rows }) =>
    element(
      "section",
      { class: "help-section" },
      element("h3", {}, title),
      element(
        "dl",
        {},
        ...rows.map(([key, meaning]) =>
          element("div", {}, element("dt", {}, element("kbd", {}, key)), element("dd", {}, meaning)),
        ),
      ),
    ),
  );
}
