import { measureWith, type MeasureText, type Ruler } from "./text-lines";

/** Arial, or what has its widths. */
export const FONT = 'Arial, "Liberation Sans", Arimo, Helvetica, sans-serif';

/** The font of a run of text as a canvas takes it. */
export function canvasFont(size: number, bold: boolean, italic = false): string {
  return `${italic ? "italic " : ""}${bold ? "bold " : ""}${size}px ${FONT}`;
}

/** Measures texts as this browser draws them. */
export function createMeasure(): MeasureText {
  return measureWith(createRuler());
}

/** Measures pieces of a line. Widths are remembered, because a text is measured in many sizes. */
export function createRuler(): Ruler {
  const context = document.createElement("canvas").getContext("2d");
  const widths = new Map<string, number>();
  // Widths grow with the font size; one size is enough to know them all.
  const reference = 100;
  return (piece, fontSize, bold) => {
    const key = `${bold ? "b" : "n"}${piece}`;
    let width = widths.get(key);
    if (width === undefined) {
      if (widths.size > 5000) widths.clear();
      if (context !== null) context.font = canvasFont(reference, bold);
      width = context?.measureText(piece).width ?? piece.length * reference * 0.5;
      widths.set(key, width);
    }
    return (width * fontSize) / reference;
  };
}
