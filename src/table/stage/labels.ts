import type { PrintPart } from "../../kit/rules/box";
import { spoken, type Language } from "../../kit/words/language";
import type { Label } from "../../kit/game/scene";
import { nameSeats, type SeatNames } from "../../kit/game/seat-names";
import { FAR_PANEL, farId, NEAR_PANEL, sidesFor } from "../../tts/board-sides";
import { farReaders } from "../../tts/readers";
import { schedule, type Slice } from "../../tts/scheduler";
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
 * Keeps the texts that are printed on a board as the scene says, and upright for whoever reads them.
 * @noSelf
 */
export interface Labels {
  /** The slices in which texts are shown, and printed places are not that nothing can use now. */
  show: (labels: readonly Label[], unused?: readonly string[]) => Slice;
  /** Turns texts to their readers, and sends all of them the next time: what was sent while the interface was loading may be lost. */
  begin: () => void;
  /** Turns texts to those who sit at the table now. */
  turnToReaders: () => void;
  /** Whether another script has replaced what is drawn on the board. */
  isMissing: () => boolean;
  /** Whether it does not show what was sent last. */
  isStale: () => boolean;
  /** Draws on the board again what was there when it was loaded; then says so. */
  bringBack: (ready: () => void) => void;
}

/**
 * The texts of one side of a board; only those that have changed are named and sent.
 * @noSelf
 */
interface PrintedSide {
  /** The slices in which they are shown. */
  show: (labels: readonly Label[]) => Slice;
  forget: () => void;
}

/**
 * One side of the board that carries this script. In another language than the save's its labels also say what is printed
 * there for good.
 * @param idOf the id of a text on this side
 * @param sent told of the first label that was sent, after all were
 */
function createSide(
  names: () => SeatNames,
  print: readonly PrintPart[],
  idOf: (this: void, id: string) => string,
  sent: (this: void, first: string) => void,
): PrintedSide {
  let shown: Record<string, string> = {};
  let shownNames: SeatNames | undefined;
  let language: Language | undefined = PRINTED;

  function send(id: string, text: string): void {
    owner.UI.setAttribute(idOf(id), "text", text);
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
    let first: string | undefined;
    for (const { id, text } of labels) {
      if (shown[id] === text) continue;
      shown[id] = text;
      send(id, nameSeats(text, now));
      first ??= id;
    }
    if (first !== undefined) sent(first);
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

/**
 * The labels of the board that carries this script. Those of the far side are sent only while somebody sits there; a board
 * of an older version has none.
 */
export function createLabels(names: () => SeatNames, print: readonly PrintPart[]): Labels {
  /** What was drawn on the board when texts were sent for the first time. */
  let drawn = "";
  /** The label by which it is seen later whether what was sent is still there: it is sent how often anything was. */
  let witness: string | undefined;
  let state = 0;
  let sentAt = 0;
  /** Whether that could ever be read. */
  let wasRead = false;
  let hasFarSide = false;
  /** Who reads from the far side, as `visibility` lists them; unknown after what is drawn has changed. */
  let far: string | undefined = "";
  /** What was shown last, and which places were not. */
  let last: readonly Label[] = [];
  let hidden: readonly string[] = [];

  const nearSide = createSide(
    names,
    print,
    (id) => id,
    (first) => {
      witness ??= first;
      state++;
      sentAt = Time.time;
      owner.UI.setAttribute(witness, STATE, `${state}`);
    },
  );
  const farSide = createSide(names, print, farId, () => undefined);

  /** Places are printed once for both sides. */
  function hide(unused: readonly string[]): void {
    const was: Record<string, boolean> = {};
    for (const id of hidden) was[id] = true;
    for (const id of unused) {
      if (was[id] !== true) owner.UI.setAttribute(id, "active", "false");
      was[id] = false;
    }
    for (const id of hidden) if (was[id] === true) owner.UI.setAttribute(id, "active", "true");
    hidden = unused;
  }

  function show(labels: readonly Label[], unused = hidden): Slice {
    last = labels;
    hide(unused);
    let side = nearSide.show(labels);
    let other: Slice | undefined = farSide.show(labels);
    return (left) => {
      if (!side(left)) return false;
      if (other === undefined || far === "") return true;
      side = other;
      other = undefined;
      return false;
    };
  }

  function turnToReaders(): void {
    if (!hasFarSide) return;
    const sides = sidesFor(farReaders());
    if (sides.far === far) return;
    far = sides.far;
    owner.UI.setAttribute(NEAR_PANEL, "visibility", sides.near);
    if (far !== "") owner.UI.setAttribute(FAR_PANEL, "visibility", far);
    owner.UI.setAttribute(FAR_PANEL, "active", far === "" ? "false" : "true");
    if (far !== "") schedule(show(last));
  }

  function begin(): void {
    hidden = [];
    nearSide.forget();
    farSide.forget();
    if (drawn === "") drawn = owner.UI.getXml();
    hasFarSide = drawn.includes(`id="${FAR_PANEL}"`);
    if (hasFarSide) far = owner.UI.getAttribute(FAR_PANEL, "active") === "false" ? "" : undefined;
    turnToReaders();
  }

  return {
    begin,
    show,
    turnToReaders,
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
        begin();
        ready();
      });
    },
  };
}
