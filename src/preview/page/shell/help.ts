import { button, element } from "./element";
import { openWindow } from "./window";
import { WORDS } from "./words";

export interface Help {
  /** Opens the list of mouse and key commands. */
  open: () => void;
}

/** What mouse and keys do. */
export function createHelp(host: HTMLElement): Help {
  return {
    open: () => {
      const close = button(WORDS.dialog.close, () => list.close(), { class: "button primary" });
      const { title } = WORDS.help;
      const list = openWindow(host, { title, body: sections(), buttons: [close], look: "help" });
      // The key that opens it closes it too.
      list.addEventListener("keydown", ({ key }) => {
        if (key === "?") list.close();
      });
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
