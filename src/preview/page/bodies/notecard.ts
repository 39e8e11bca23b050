import type { Colour, ObjectView } from "../../protocol";
import type { Body } from "./body";
import { lazily } from "./lazily";
import { font, wrapped } from "./lettering";
import { createPrint } from "./print";
import { createSculpture } from "./sculpture";
import { extruded, roundedRectangle } from "./shapes";

/** In units; the text is set this many pixels to a unit. */
const CARD = { width: 4.4, depth: 3, thickness: 0.14, pixels: 160 };
const PAPER: Colour = { r: 0.96, g: 0.94, b: 0.87 };
const INK = "#1a1f24";
const MARGIN = 0.25;
const LINE = 0.36;
const RISE = 0.004;

/** A card to write on: its text, broken into lines. */
export function createNotecard(view: ObjectView): Body {
  const writing = createPrint(CARD.width - 2 * MARGIN, CARD.depth - 2 * MARGIN, CARD.pixels);
  writing.mesh.position.y = CARD.thickness + RISE;
  const card = createSculpture(view, {
    geometry: paper(),
    finish: "matt",
    nature: PAPER,
    ornaments: [writing.mesh],
  });
  let written: string | undefined;

  function show(shown: ObjectView): void {
    card.show(shown);
    const text = shown.text?.text ?? "";
    if (text === written) return;
    written = text;
    writing.draw((pen) => write(pen, text));
  }

  show(view);
  return {
    root: card.root,
    show,
    dispose() {
      card.dispose();
      writing.dispose();
    },
  };
}

function write(pen: CanvasRenderingContext2D, text: string): void {
  const line = LINE * CARD.pixels;
  pen.fillStyle = INK;
  pen.textBaseline = "top";
  pen.font = font(line * 0.8, "normal");
  wrapped(pen, text, pen.canvas.width).forEach((words, index) => pen.fillText(words, 0, index * line));
}

const paper = lazily(() => extruded(roundedRectangle(CARD.width, CARD.depth, 0.1), CARD.thickness, 0.02));
