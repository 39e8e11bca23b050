/** The typefaces of all texts on the table: they look like the game's own, and every system has one of them. */
const FAMILY = '"Liberation Sans", Arial, Helvetica, sans-serif';

/** The font of this many pixels, as a canvas takes it. */
export function font(size: number, weight: "normal" | "bold" = "bold"): string {
  return `${weight} ${size}px ${FAMILY}`;
}

/** A line of text in the middle of the canvas, as large as fits a share of it. */
export function writeCentred(pen: CanvasRenderingContext2D, text: string, share = 0.8): void {
  const { width, height } = pen.canvas;
  const size = height * share;
  pen.font = font(size);
  const fitting = Math.min(1, (width * share) / Math.max(1, pen.measureText(text).width));
  pen.font = font(size * fitting);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(text, width / 2, height / 2 + size * fitting * 0.06);
}

/** Breaks a text into lines that are no wider than this many pixels in the pen's font. */
export function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (line !== "" && pen.measureText(longer).width > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}
