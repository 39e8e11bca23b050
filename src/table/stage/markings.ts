import type { CueTone, Mark } from "../../kit/game/show";
import { schedule } from "../../tts/scheduler";
import type { Table } from "../table";
import { stayingIndices, type IndexMark } from "./card-indices";
import type { LineMark, Markings } from "./contracts";

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
