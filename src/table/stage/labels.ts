import type { PrintItem } from "../../kit/box";
import { spoken, type Language } from "../../kit/language";
import type { Label } from "../../kit/scene";
import { nameSeats, type SeatNames } from "../../kit/seat-names";

/** The language in which a save is built. */
const PRINTED: Language = "en";

/**
 * Keeps the texts that are printed on a board as the scene says.
 * @noSelf
 */
export interface Labels {
  show: (labels: readonly Label[]) => void;
  /** Sends every text again the next time: what was sent while the board's interface was loading may be lost. */
  forget: () => void;
}

/**
 * The labels of the board that carries this script; only texts that have changed are named and sent. In another language
 * than the save's they also say what is printed on the board for good.
 */
export function createLabels(names: () => SeatNames, print: () => readonly PrintItem[]): Labels {
  let shown: Record<string, string> = {};
  let shownNames: SeatNames | undefined;
  let language: Language | undefined = PRINTED;

  function send(id: string, text: string): void {
    owner.UI.setAttribute(id, "text", text);
  }

  function translate(): void {
    language = spoken();
    for (const { id, kind, text } of print()) {
      if (kind !== "frame" && kind !== "bar" && text !== "") send(id, text);
    }
  }

  return {
    forget: () => {
      shown = {};
      if (language !== PRINTED) language = undefined;
    },
    show: (labels) => {
      const now = names();
      if (now !== shownNames) shown = {};
      shownNames = now;
      if (language !== spoken()) translate();
      for (const { id, text } of labels) {
        if (shown[id] === text) continue;
        shown[id] = text;
        send(id, nameSeats(text, now));
      }
    },
  };
}
