import type { Label } from "../../kit/scene";
import { nameSeats, type SeatNames } from "../../kit/seat-names";

/**
 * Keeps the texts that are printed on a board as the scene says.
 * @noSelf
 */
export interface Labels {
  show: (labels: readonly Label[]) => void;
  /** Sends every text again the next time: what was sent while the board's interface was loading may be lost. */
  forget: () => void;
}

/** The labels of the board that carries this script; only texts that have changed are named and sent. */
export function createLabels(names: () => SeatNames): Labels {
  let shown: Record<string, string> = {};
  let shownNames: SeatNames | undefined;
  return {
    forget: () => {
      shown = {};
    },
    show: (labels) => {
      const now = names();
      if (now !== shownNames) shown = {};
      shownNames = now;
      for (const { id, text } of labels) {
        if (shown[id] === text) continue;
        shown[id] = text;
        owner.UI.setAttribute(id, "text", nameSeats(text, now));
      }
    },
  };
}
