import type { Command } from "../../../protocol";
import type { Box } from "../layout";

/** What carries out what the viewer does. */
export type Act = (command: Command) => void;

/** One element on the screen. It stays the same part while the interface has an element with its path and tag. */
export interface Part {
  readonly root: HTMLElement;
  /** Shows the box; called again whenever anything in it has changed. */
  paint(box: Box): void;
  /** Puts a control back to what the game has; called at every update, also when nothing has changed. */
  settle?(box: Box): void;
}

/** Sends clicks on an element, with any button, while `takes` says that it takes them. */
export function sendClicks(root: HTMLElement, path: string, act: Act, takes: () => boolean): void {
  const send = (event: Event, button: "left" | "middle" | "right"): void => {
    if (!takes()) return;
    event.stopPropagation();
    act({ kind: "click", element: { path }, button });
  };
  root.addEventListener("click", (event) => send(event, "left"));
  root.addEventListener("auxclick", (event) => {
    if (event.button === 1) send(event, "middle");
    if (event.button === 2) send(event, "right");
  });
  root.addEventListener("contextmenu", (event) => event.preventDefault());
}
