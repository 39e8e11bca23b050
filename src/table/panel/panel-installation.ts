import { FIRST_MARK, LAST_MARK, beginningXml, endXml, panelXml } from "./markup";
import { schedule } from "../../tts/scheduler";
import { afterFrames, whenever } from "../../tts/waits";

/* What begins and ends each stretch of panels is an element of this kind (markup.ts). */
const OPENING = "<Defaults";
const CLOSING = "</Defaults>";

/** The panels of a board in the XML of the screen. */
export interface BoardPanels {
  board: string;
  colours: readonly string[];
}

/**
 * The XML of the screen without the panels of some boards. The rest stays as it is, no matter whose it is. The text is
 * only ever split: that is exact whatever letters it holds, and the least work in Tabletop Simulator.
 *
 * @param stay whether the panels of a board stay
 */
export function withoutPanels(xml: string, stay: (this: void, panels: BoardPanels) => boolean): string {
  const [before = "", ...elements] = xml.split(OPENING);
  const kept = [before];
  /** The end of the panels that are being left out. */
  let end: string | undefined;
  for (const element of elements) {
    const [head = "", ...rest] = element.split(CLOSING);
    if (end === undefined) {
      const panels = panelsIn(head);
      if (panels !== undefined && !stay(panels)) end = endOf(panels.board, xml);
      if (end === undefined) kept.push(OPENING + element);
    } else if (head.includes(end)) {
      kept.push(rest.join(CLOSING));
      end = undefined;
    }
  }
  return kept.join("");
}

/** The panels that begin with an element, if any do. */
function panelsIn(head: string): BoardPanels | undefined {
  const [, behind] = head.split(FIRST_MARK, 2);
  if (behind === undefined) return undefined;
  // What is behind the name is long: it is not to be cut into pieces.
  const [name = ""] = behind.split('"', 1);
  const [board = "", ...colours] = name.split(".");
  return { board, colours };
}

/** The mark behind the panels of a board; undefined if they are cut off, so that nobody knows how far they go. */
function endOf(board: string, xml: string): string | undefined {
  const mark = `${LAST_MARK}${board}"`;
  return xml.includes(mark) ? mark : undefined;
}

/** For how long a new interface may be loading before it is used all the same, in seconds. */
const LONGEST_LOADING = 10;
/** What it costs at most to begin with the panels, in instructions. */
const READY_COST = 5_500;

/** Puts the panels of a board on the screens of these colours, if the save did not bring them, then says so. */
export function installPanels(guid: string, colours: readonly string[], ready: () => void): void {
  let complete = false;
  const xml = withoutPanels(UI.getXml(), (panels) => {
    // Another board of this game does not play as long as this one does.
    if (panels.board !== guid) {
      const other = getObjectFromGUID(panels.board);
      return other !== undefined && other.memo !== owner.memo;
    }
    complete = colours.every((colour) => panels.colours.includes(colour));
    return complete;
  });
  if (complete) {
    whenLoaded(ready);
    return;
  }
  const parts = [xml, beginningXml(guid, colours)];
  let next = 0;
  schedule(() => {
    const colour = colours[next];
    next++;
    if (colour !== undefined) {
      parts.push(panelXml(guid, colour));
      return false;
    }
    parts.push(endXml(guid));
    UI.setXml(parts.join(""));
    // The interface is rebuilt after this frame; attributes set earlier would be lost.
    afterFrames(2, "the panel", () => {
      whenLoaded(ready);
    });
    return true;
  });
}

/** Runs something in a slice when the interface is as it was last set, or at the latest after some seconds. */
function whenLoaded(run: () => void): void {
  const slice = (): boolean => {
    run();
    return true;
  };
  const loaded = (): void => {
    schedule(slice, { cost: READY_COST });
  };
  whenever(() => !UI.loading, "the panel", loaded, LONGEST_LOADING);
}
