import { element } from "./element";
import { WORDS } from "./words";

export interface Loading {
  /** Says what is being done. */
  show: (text: string) => void;
  /** Nothing more is being done, because something failed. */
  stop: () => void;
  hide: () => void;
}

/** The screen before there is a table to see. */
export function createLoading(host: HTMLElement): Loading {
  const text = element("p", { class: "loading-text", role: "status" }, WORDS.loading);
  const screen = element(
    "div",
    { class: "loading" },
    element(
      "div",
      { class: "loading-suits", "aria-hidden": "true" },
      ...["♠", "♥", "♣", "♦"].map((suit) => element("span", {}, suit)),
    ),
    element("p", { class: "loading-title" }, WORDS.product),
    text,
  );
  host.append(screen);
  return {
    show: (next) => {
      text.textContent = next;
      screen.hidden = false;
    },
    stop: () => {
      text.textContent = "";
    },
    hide: () => {
      screen.hidden = true;
    },
  };
}
