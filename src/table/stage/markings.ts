import type { Spot } from "../../kit/game/scene";
import type { CueTone, Mark } from "../../kit/game/show";
import { schedule } from "../../tts/scheduler";
import type { Table } from "../table";
import { stayingIndices, type IndexMark } from "./card-indices";
import type { LineMark, Markings } from "./contracts";
import { lock } from "../../tts/set-object";

/** The colours of outlines. */
export const OUTLINES: Record<CueTone, ColorLiteral> = { gain: "Yellow", harm: "Red" };

/** What a slice costs at most, in instructions. */
const COST = 7_400;

/** The markings of a board that carries this script. */
export function createMarkings({ reconciler, lights }: Table): Markings {
  let outlined: { object: GObject; tone: CueTone }[] = [];
  /** What the state has marked. */
  let lasting: readonly Mark[] = [];
  /** What is drawn as lines: what is marked, and the indices of open cards. */
  let lines: LineMark[] = [];
  let indices: readonly IndexMark[] = [];

  function drawLines(): void {
    schedule(lights.marking(lines.concat(indices)), { cost: COST });
  }

  /** Marks this and nothing else. */
  function mark(marks: readonly Mark[]): void {
    for (const { object, tone } of outlined) if (!object.isDestroyed()) object.highlightOff(OUTLINES[tone]);
    outlined = [];
    lines = [];
    for (const each of marks) {
      if (each.kind !== "outline") {
        lines.push(each);
        continue;
      }
      const { pieces, tone } = each;
      for (const object of Object.values(reconciler.find(pieces))) {
        object.highlightOn(OUTLINES[tone]);
        outlined.push({ object, tone });
      }
    }
    drawLines();
  }

  return {
    show: (marks, open) => {
      lasting = marks;
      indices = open;
      schedule(
        () => {
          mark(lasting);
          return true;
        },
        { cost: COST },
      );
    },
    point: (marks) => {
      mark(lasting.concat(marks));
    },
    moving: (next) => {
      if (indices.length === 0) return;
      indices = stayingIndices(indices, next);
      drawLines();
    },
    clear: () => {
      lasting = [];
      indices = [];
      mark(lasting);
    },
  };
}

/** The colour of the outline around what a held piece may be dropped on; an outline is seen whatever its hue. */
const DROP_OUTLINE = "Green";

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
    for (const object of lit) if (!object.isDestroyed()) object.highlightOff(DROP_OUTLINE);
    lit = [];
    lights.clear();
  }

  function outline(pieces: readonly string[]): void {
    const found = reconciler.find(pieces);
    for (const piece of pieces) {
      const object = found[piece];
      if (object === undefined || lit.includes(object)) continue;
      object.highlightOn(DROP_OUTLINE);
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
