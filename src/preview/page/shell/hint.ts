import { button, element } from "./element";
import { remember, remembered } from "./memory";
import { WORDS } from "./words";

const SEEN = "offsuit.hint-seen";

/** A line for the first visit: how to play. It goes with the first answer, and does not come back. */
export function createHint(host: HTMLElement): void {
  if (remembered(SEEN) !== undefined) return;
  const close = (): void => {
    strip.remove();
    remember(SEEN, "yes");
    document.removeEventListener("click", closeAtFirstAnswer, true);
  };
  const closeAtFirstAnswer = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest(".interface") !== null) close();
  };
  const dismiss = button(WORDS.dismiss, close);
  // On the way down to the button: an answer may take its button off the page.
  document.addEventListener("click", closeAtFirstAnswer, true);
  const lines = [
    element("p", { class: "hint-mouse" }, WORDS.hint.mouse),
    element("p", { class: "hint-finger" }, WORDS.hint.finger),
  ];
  const strip = element("aside", { class: "hint" }, ...lines, dismiss);
  host.append(strip);
}
