import { FIRST_MARK, LAST_MARK } from "./markup";

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
