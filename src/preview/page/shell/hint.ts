import { button, element } from "./element";
import { WORDS } from "./words";

const SEEN = "offsuit.hint-seen";

/** A line for the first visit: how to play. It goes with the first answer, and does not come back. */
export function createHint(host: HTMLElement): void {
  if (wasSeen()) return;
  const close = (): void => {
    strip.remove();
    remember();
    document.removeEventListener("click", closeAtFirstAnswer, true);
  };
  const closeAtFirstAnswer = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest(".interface") !== null) close();
  };
  const dismiss = button(WORDS.dismiss, close);
  // On the way down to the button: an answer may take its button off the page.
  document.addEventListener("click", closeAtFirstAnswer, true);
  const strip = element("aside", { class: "hint" }, element("p", {}, WORDS.hint), dismiss);
  host.append(strip);
}

// A browser that keeps nothing for this page answers with an error: then the hint comes back, which does no harm.
function wasSeen(): boolean {
  try {
    return window.localStorage.getItem(SEEN) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    window.localStorage.setItem(SEEN, "yes");
  } catch {
    return;
  }
}
