import type { Spot } from "../../kit/game/scene";
import { lock } from "./set-object";
import type { Table } from "../table";

/** The colour of the outline around what a held piece may be dropped on; an outline is seen whatever its hue. */
const OUTLINE = "Green";

/**
 * Shows where a piece may be dropped that somebody holds: by a frame around each such place, and by outlines around what
 * is there. What is there is also held fast until the table is drawn again: a card that is dropped on an unlocked card
 * would become a deck with it.
 * @noSelf
 */
export interface Highlights {
  /** Adds a place to those that `show` shows. */
  add: (spot: Spot) => void;
  show: () => void;
  clear: () => void;
}

/** The highlights on a stage. */
export function createHighlights({ reconciler, lights }: Table): Highlights {
  let lit: GObject[] = [];

  function clear(): void {
    for (const object of lit) if (!object.isDestroyed()) object.highlightOff(OUTLINE);
    lit = [];
    lights.clear();
  }

  function outline(pieces: readonly string[]): void {
    const found = reconciler.find(pieces);
    for (const piece of pieces) {
      const object = found[piece];
      if (object === undefined || lit.includes(object)) continue;
      object.highlightOn(OUTLINE);
      lock(reconciler.motion, object, true);
      lit.push(object);
    }
  }

  clear();
  return {
    clear,
    add: (spot) => {
      lights.frame(spot);
      outline(spot.pieces);
    },
    show: lights.show,
  };
}
