import type { Size } from "./attributes";

/** How high a line is, in font sizes: Arial as Unity sets it. */
export const LINE_HEIGHT = 1.15;

/**
 * The room that a text takes: its lines broken at `width`, or only where the text says so. No line is narrower than its
 * longest word.
 */
export type MeasureText = (text: string, fontSize: number, bold: boolean, width?: number) => Size;

/**
 * Breaks a text into lines no wider than `width`; between words, and a word that is wider by itself stays whole. The
 * blank or the line break between two lines is in neither. `widthOf` measures a piece of it.
 */
export function breakLines(text: string, width: number, widthOf: (piece: string) => number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line: string | undefined;
    for (const word of paragraph.split(" ")) {
      const longer: string = line === undefined ? word : `${line} ${word}`;
      if (line !== undefined && word !== "" && widthOf(longer) > width) {
        lines.push(line);
        line = word;
      } else {
        line = longer;
      }
    }
    return [...lines, line ?? ""];
  });
}

/** How wide a piece of a line is. */
export type Ruler = (piece: string, fontSize: number, bold: boolean) => number;

/** A way to measure texts, with a ruler for lines. Blanks at the end of a line hang over. */
export function measureWith(ruler: Ruler): MeasureText {
  return (text, fontSize, bold, width = Infinity) => {
    const inLine = (piece: string): number => ruler(piece.trimEnd(), fontSize, bold);
    const lines = breakLines(text, width, inLine);
    return {
      width: Math.max(0, ...lines.map(inLine)),
      height: text === "" ? 0 : lines.length * fontSize * LINE_HEIGHT,
    };
  };
}
