import type { Label } from "../../kit/scene";

/**
 * Keeps the texts that are printed on a board as the scene says.
 * @noSelf
 */
export interface Labels {
  show: (labels: readonly Label[]) => void;
  /** Sends every text again the next time: what was sent while the board's interface was loading may be lost. */
  forget: () => void;
}

/** The labels of the board that carries this script; only texts that have changed are sent. */
export function createLabels(): Labels {
  let shown: Record<string, string> = {};
  return {
    forget: () => {
      shown = {};
    },
    show: (labels) => {
      for (const { id, text } of labels) {
        if (shown[id] === text) continue;
        shown[id] = text;
        owner.UI.setAttribute(id, "text", text);
      }
    },
  };
}
