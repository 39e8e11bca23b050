import type { ShellActions } from "./actions";
import { element, iconButton } from "./element";
import { WORDS } from "./words";

export interface SpeedControl {
  /** Lets the table run this many times faster than a clock; 0 stops it. */
  choose: (factor: number) => void;
  /** Stops, or continues as fast as before. */
  togglePause: () => void;
}

const FACTORS: readonly number[] = [1, 2, 4, 8];
const { toolbar: LABELS } = WORDS;

/** The buttons that stop the table's clock and set how fast it runs. */
export function createSpeedControl(host: HTMLElement, actions: Pick<ShellActions, "setSpeed">): SpeedControl {
  let factor = 1;
  let running = 1;
  const set = (next: number): void => {
    factor = next;
    if (next > 0) running = next;
    for (const [each, made] of buttons) made.setAttribute("aria-pressed", String(each === next));
  };
  const choose = (next: number): void => {
    set(next);
    actions.setSpeed(next);
  };
  const togglePause = (): void => choose(factor === 0 ? running : 0);
  const buttons = new Map<number, HTMLButtonElement>([[0, iconButton("pause", LABELS.pause, togglePause)]]);
  for (const each of FACTORS) {
    const label = LABELS.speedOf(each);
    const made = element("button", {
      type: "button",
      class: "number-button",
      "aria-label": label,
      title: label,
    });
    made.append(LABELS.times(each));
    made.addEventListener("click", () => choose(each));
    buttons.set(each, made);
  }
  host.append(
    element("div", { class: "segments", role: "group", "aria-label": LABELS.speed }, ...buttons.values()),
  );
  set(factor);
  return { choose, togglePause };
}
