import type { PrintPart } from "../../kit/box";
import { spoken, type Language } from "../../kit/language";
import type { Label } from "../../kit/scene";
import { nameSeats, type SeatNames } from "../../kit/seat-names";
import type { Slice } from "../../tts/scheduler";

/** The language in which a save is built. */
const PRINTED: Language = "en";

/**
 * Keeps the texts that are printed on a board as the scene says.
 * @noSelf
 */
export interface Labels {
  /** The slices in which texts are shown. */
  show: (labels: readonly Label[]) => Slice;
  /** Sends every text again the next time: what was sent while the board's interface was loading may be lost. */
  forget: () => void;
}

/**
 * The labels of the board that carries this script; only texts that have changed are named and sent. In another language
 * than the save's they also say what is printed on the board for good.
 */
export function createLabels(names: () => SeatNames, print: readonly PrintPart[]): Labels {
  let shown: Record<string, string> = {};
  let shownNames: SeatNames | undefined;
  let language: Language | undefined = PRINTED;

  function send(id: string, text: string): void {
    owner.UI.setAttribute(id, "text", text);
  }

  /** Sends a part of what is printed for good. */
  function translate(part: PrintPart): void {
    for (const { id, kind, text } of part()) {
      if (kind !== "frame" && kind !== "bar" && text !== "") send(id, text);
    }
  }

  function update(labels: readonly Label[]): void {
    const now = names();
    if (now !== shownNames) shown = {};
    shownNames = now;
    for (const { id, text } of labels) {
      if (shown[id] === text) continue;
      shown[id] = text;
      send(id, nameSeats(text, now));
    }
  }

  return {
    forget: () => {
      shown = {};
      if (language !== PRINTED) language = undefined;
    },
    show: (labels) => {
      let next = print.length;
      return () => {
        if (language !== spoken()) {
          language = spoken();
          next = 0;
        }
        const part = print[next];
        next++;
        if (part === undefined) update(labels);
        else translate(part);
        return part === undefined;
      };
    },
  };
}
