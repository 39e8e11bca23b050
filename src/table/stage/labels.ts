import type { PrintPart } from "../../kit/box";
import { spoken, type Language } from "../../kit/language";
import type { Label } from "../../kit/scene";
import { nameSeats, type SeatNames } from "../../kit/seat-names";
import type { Slice } from "../../tts/scheduler";
import { afterFrames } from "../../tts/waits";

/** The language in which a save is built. */
const PRINTED: Language = "en";
/** The attribute that tells what was sent last: it shifts tooltips, and labels have none. */
const STATE = "tooltipOffset";
/** After how many seconds what was sent can be read. */
const SETTLED = 2;
/** After how many frames what was drawn again can be written on. */
const DRAWN_FRAMES = 5;

/**
 * Keeps the texts that are printed on a board as the scene says.
 * @noSelf
 */
export interface Labels {
  /** The slices in which texts are shown. */
  show: (labels: readonly Label[]) => Slice;
  /** Sends every text again the next time: what was sent while the board's interface was loading may be lost. */
  forget: () => void;
  /** Whether another script has replaced what is drawn on the board. */
  isMissing: () => boolean;
  /** Whether it does not show what was sent last. */
  isStale: () => boolean;
  /** Draws on the board again what was there when it was loaded; then says so. */
  bringBack: (ready: () => void) => void;
}

/**
 * The labels of the board that carries this script; only texts that have changed are named and sent. In another language
 * than the save's they also say what is printed on the board for good.
 */
export function createLabels(names: () => SeatNames, print: readonly PrintPart[]): Labels {
  let shown: Record<string, string> = {};
  let shownNames: SeatNames | undefined;
  let language: Language | undefined = PRINTED;
  /** What was drawn on the board when texts were sent for the first time. */
  let drawn = "";
  /** The label by which it is seen later whether what was sent is still there: it is sent how often anything was. */
  let witness: string | undefined;
  let state = 0;
  let sentAt = 0;
  /** Whether that could ever be read. */
  let wasRead = false;

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
    let hasChanged = false;
    for (const { id, text } of labels) {
      if (shown[id] === text) continue;
      shown[id] = text;
      send(id, nameSeats(text, now));
      hasChanged = true;
      witness ??= id;
    }
    if (!hasChanged || witness === undefined) return;
    state++;
    sentAt = Time.time;
    owner.UI.setAttribute(witness, STATE, `${state}`);
  }

  function forget(): void {
    shown = {};
    if (language !== PRINTED) language = undefined;
  }

  return {
    forget: () => {
      if (drawn === "") drawn = owner.UI.getXml();
      forget();
    },
    isMissing: () => {
      const mark = `"${witness ?? ""}"`;
      return drawn.includes(mark) && !owner.UI.getXml().includes(mark);
    },
    isStale: () => {
      if (witness === undefined || Time.time - sentAt < SETTLED) return false;
      const isThere = tonumber(owner.UI.getAttribute(witness, STATE) ?? "") === state;
      wasRead = wasRead || isThere;
      return wasRead && !isThere;
    },
    bringBack: (ready) => {
      owner.UI.setXml(drawn);
      // What is sent before it is drawn would be lost.
      afterFrames(DRAWN_FRAMES, "what is drawn on the board", () => {
        forget();
        ready();
      });
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
