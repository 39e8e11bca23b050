import { button, element } from "./element";
import { formatted } from "./formatted";
import { icon, type IconName } from "./icons";
import { openWindow } from "./window";
import { WORDS } from "./words";

export interface Notices {
  /** Says why something cannot be done. */
  refuse: (text: string) => void;
  /** What a script says on the screen; the log reads it out. */
  broadcast: (text: string) => void;
  /** The page itself cannot do its work: what is wrong, and what the viewer can do about it. */
  showFailure: (sentence: string, advice: string) => void;
}

/** How long a notice stays, in milliseconds. */
const STAY = 4000;
/** How many of a kind stay at a time. */
const KEPT = 3;

/** Notices at the top: refusals, broadcasts; and failures in a window. `host` is the column at the top. */
export function createNotices(host: HTMLElement, windows: HTMLElement): Notices {
  const refusals = element("div", { class: "notices", role: "status" });
  const broadcasts = element("div", { class: "notices", "aria-hidden": "true" });
  host.append(refusals, broadcasts);
  let failure: HTMLDialogElement | undefined;
  return {
    refuse: (text) => post(refusals, "notice-refusal", "warning", text),
    broadcast: (text) => post(broadcasts, "notice-broadcast", "message", text),
    showFailure: (sentence, advice) => {
      failure?.close();
      const reload = button(WORDS.failure.reload, () => window.location.reload(), {
        class: "button primary",
      });
      const close = button(WORDS.failure.close, () => failure?.close());
      failure = openWindow(windows, {
        title: WORDS.failure.title,
        body: [
          element("p", { class: "failure-sentence" }, icon("warning"), element("span", {}, sentence)),
          element("p", {}, advice),
        ],
        buttons: [close, reload],
        look: "failure",
        alert: true,
      });
    },
  };
}

function post(column: HTMLElement, look: string, picture: IconName, text: string): void {
  const notice = element(
    "p",
    { class: `notice ${look}` },
    icon(picture),
    element("span", {}, formatted(text)),
  );
  column.append(notice);
  while (column.childElementCount > KEPT) column.firstElementChild?.remove();
  window.setTimeout(() => notice.remove(), STAY);
}
