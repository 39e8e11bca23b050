import { lock } from "./motion";
import type { Stage } from "./stage";

/** The colour of the outline around what a held piece may be dropped on; an outline is seen whatever its hue. */
const OUTLINE = "Green";

/**
 * Outlines around pieces while somebody holds one. They are also held fast until the table is drawn again: a card that
 * is dropped on an unlocked card would become a deck with it.
 * @noSelf
 */
export interface Highlights {
  show: (pieces: readonly string[]) => void;
  clear: () => void;
}

/** The highlights on a stage. */
export function createHighlights(stage: Stage): Highlights {
  let lit: GObject[] = [];
  function clear(): void {
    for (const object of lit) if (!object.isDestroyed()) object.highlightOff(OUTLINE);
    lit = [];
  }
  return {
    clear,
    show: (pieces) => {
      clear();
      const found = stage.find(pieces);
      for (const piece of pieces) {
        const object = found[piece];
        if (object === undefined) continue;
        object.highlightOn(OUTLINE);
        lock(object, true);
        lit.push(object);
      }
    },
  };
}
