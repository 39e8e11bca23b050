import { element, type Child } from "./element";

let windows = 0;

/** A window over the page. */
export interface WindowParts {
  title: string;
  body: Child[];
  buttons: HTMLElement[];
  /** A class of the style sheet for this kind of window. */
  look?: string;
  /** It reports an error. */
  alert?: boolean;
}

/**
 * Opens a window that holds everything else back until it is closed. Esc closes it and calls `escaped`; `close()` of
 * the answer closes it without.
 */
export function openWindow(
  host: HTMLElement,
  parts: WindowParts,
  escaped: () => void = () => {},
): HTMLDialogElement {
  const id = `window-${(windows += 1)}`;
  const body = element("div", { class: "window-body" }, ...parts.body);
  const opened = element(
    "dialog",
    {
      class: `window ${parts.look ?? ""}`.trimEnd(),
      "aria-labelledby": id,
      ...(parts.alert === true && { role: "alertdialog" }),
    },
    element("h2", { id, class: "window-title" }, parts.title),
    body,
    element("div", { class: "window-buttons" }, ...parts.buttons),
  );
  opened.addEventListener("cancel", escaped);
  opened.addEventListener("close", () => opened.remove());
  host.append(opened);
  opened.showModal();
  // The keyboard scrolls it, too. It is said only now, so the window begins with a field or a button.
  body.tabIndex = 0;
  return opened;
}
