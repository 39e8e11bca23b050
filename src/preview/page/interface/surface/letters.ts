import {
  CanvasTexture,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from "three";
import { PRINT } from "../../bodies/materials";
import { readColour, toCss } from "../colours";
import type { Rectangle } from "../layout/rectangle";
import { canvasFont, createRuler } from "../measure";
import { plainText, type Run } from "../rich-text";
import { breakLines, LINE_HEIGHT } from "../text-lines";
import type { Letters } from "./drawings";

/** A plane with a text on it. */
export interface LetterPlane {
  readonly mesh: Mesh<PlaneGeometry, MeshBasicMaterial>;
  /** The part of the text's area that the plane covers; more than it where the text runs over its edges. */
  readonly rectangle: Rectangle;
  dispose(): void;
}

/** The most pixels that a side of a texture has. */
const LARGEST_TEXTURE = 2048;

const ruler = createRuler();

/**
 * A plane of size 1 by 1 with a text on it. `across` and `down` are the pixels of the texture to one pixel of the
 * interface.
 */
export function createLetterPlane(letters: Letters, across: number, down: number): LetterPlane {
  const lines = linesOf(letters);
  const rectangle = coveredBy(letters, lines);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.min(LARGEST_TEXTURE, Math.ceil(rectangle.width * across)));
  canvas.height = Math.max(1, Math.min(LARGEST_TEXTURE, Math.ceil(rectangle.height * down)));
  const context = canvas.getContext("2d");
  if (context !== null) {
    // Where nothing is drawn the texture has the letters' colour too, so their edges do not darken; `alphaTest`
    // keeps it from showing.
    context.fillStyle = toCss({ ...letters.colour, a: 1 / 255 });
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(canvas.width / rectangle.width, canvas.height / rectangle.height);
    context.translate(-rectangle.left, -rectangle.top);
    drawLines(context, letters, lines);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 8;
  const material = new MeshBasicMaterial({ map: texture, alphaTest: 2 / 255, ...PRINT });
  const mesh = new Mesh(new PlaneGeometry(1, 1), material);
  return {
    mesh,
    rectangle,
    dispose: () => {
      texture.dispose();
      material.dispose();
      mesh.geometry.dispose();
    },
  };
}

/** A line as runs, and how wide it is. */
interface Line {
  runs: Run[];
  width: number;
}

function widthOf({ text, size, bold }: Run, fontSize: number): number {
  return ruler(text, size ?? fontSize, bold);
}

function linesOf({ runs, area, fontSize, wraps, overflowsBelow }: Letters): Line[] {
  const text = plainText(runs);
  if (text === "") return [];
  const isBold = runs[0]?.bold ?? false;
  const texts = breakLines(text, wraps ? area.width + 0.5 : Infinity, (piece) =>
    widthOf({ text: piece, bold: isBold, italic: false }, fontSize),
  );
  const room = Math.floor((area.height + 1) / (fontSize * LINE_HEIGHT));
  let start = 0;
  const lines = texts.map((line) => {
    const pieces = between(runs, start, start + line.length);
    // One blank or line break is between them.
    start += line.length + 1;
    return { runs: pieces, width: pieces.reduce((sum, run) => sum + widthOf(run, fontSize), 0) };
  });
  return overflowsBelow ? lines : lines.slice(0, room);
}

/** The runs of a stretch of a text. */
function between(runs: readonly Run[], from: number, to: number): Run[] {
  const pieces: Run[] = [];
  let start = 0;
  for (const run of runs) {
    const text = run.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    if (text !== "") pieces.push({ ...run, text });
    start += run.text.length;
  }
  return pieces;
}

function coveredBy({ area, alignment, fontSize }: Letters, lines: readonly Line[]): Rectangle {
  const width = Math.max(1, area.width, ...lines.map((line) => line.width));
  const height = Math.max(1, area.height, lines.length * fontSize * LINE_HEIGHT);
  return {
    left: (area.width - width) * alignment.x,
    top: (area.height - height) * alignment.y,
    width,
    height,
  };
}

function drawLines(context: CanvasRenderingContext2D, letters: Letters, lines: readonly Line[]): void {
  const { area, alignment, fontSize, colour, outline } = letters;
  const lineHeight = fontSize * LINE_HEIGHT;
  let y = (area.height - lines.length * lineHeight) * alignment.y + lineHeight / 2;
  context.textBaseline = "middle";
  context.lineJoin = "round";
  for (const line of lines) {
    let x = (area.width - line.width) * alignment.x;
    for (const run of line.runs) {
      context.font = canvasFont(run.size ?? fontSize, run.bold, run.italic);
      if (outline !== undefined) {
        context.strokeStyle = toCss(outline);
        context.lineWidth = fontSize / 8;
        context.strokeText(run.text, x, y);
      }
      context.fillStyle = toCss(readColour(run.colour) ?? colour);
      context.fillText(run.text, x, y);
      x += widthOf(run, fontSize);
    }
    y += lineHeight;
  }
}
