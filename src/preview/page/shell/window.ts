import { element, type Child } from "./element";

let windows = 0;

/** A window over the page. */
export interface WindowParts {
  title: string;
  body: Child[];
  buttons: HTMLElement[];
  /** A class of the style sheet for this kind of window. */
  look?: string;
  /** It tells of something that went wrong. */
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
  const opened = element(
    "dialog",
    {
      class: `window ${parts.look ?? ""}`.trimEnd(),
      "aria-labelledby": id,
      ...(parts.alert === true && { role: "alertdialog" }),
    },
    element("h2", { id, class: "window-title" }, parts.title),
    element("div", { class: "window-body" }, ...parts.body),
    element("div", { class: "window-buttons" }, ...parts.buttons),
  );
  opened.addEventListener("cancel", escaped);
  opened.addEventListener("close", () => opened.remove());
  host.append(opened);
  opened.showModal();
  return opened;
}
