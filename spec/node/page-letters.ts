/*
 * How wide text is on a page of the panel: Tabletop Simulator's letters there are like Helvetica's, whose widths are known, in
 * thousandths of their height.
 */

const SIZE = 13;
/** How much wider bold letters are. */
const BOLD = 1.07;
const WIDE = 1000;

/** Letters by their widths; others are as wide as an `n`, and Chinese ones as high as wide. */
const WIDTHS: readonly [width: number, letters: string][] = [
  [191, "'’‘"],
  [222, "ijlíîï"],
  [278, " \u00A0!,./:;Ift·"],
  [333, "()-r“”„"],
  [500, "ckvxyzsJç"],
  [556, "Lœ«»?–"],
  [611, "FTZ"],
  [667, "ABEKPSVXYÄÀÉ"],
  [722, "CDHNRUwÜ"],
  [778, "GOQÖ"],
  [833, "mM"],
  [889, "%"],
  [944, "WŒ"],
];
const NORMAL = 556;

/** How many lines a text takes in letters of the panel's pages, with its tags `<b>` and `<i>`, in this many pixels. */
export function linesOf(text: string, width: number): number {
  return text
    .split("\n")
    .map((line) => linesOfParagraph(line, width))
    .reduce((sum, lines) => sum + lines, 0);
}

function linesOfParagraph(paragraph: string, width: number): number {
  let lines = 1;
  let filled = 0;
  let isBold = false;
  // A line is broken at a space, and between Chinese characters.
  for (const part of paragraph.split(/(?<= )|(?<=[\u3000-\u9fff\uff00-\uffef])/)) {
    const letters = part.replaceAll(/<[^>]*>/g, "");
    if (part.includes("<b>")) isBold = true;
    const wide = Array.from(letters).reduce((sum, letter) => sum + widthOf(letter), 0) * (isBold ? BOLD : 1);
    if (part.includes("</b>")) isBold = false;
    const shown = letters.endsWith(" ") ? wide - widthOf(" ") : wide;
    if (filled > 0 && filled + shown > width) {
      lines++;
      filled = wide;
    } else filled += wide;
  }
  return lines;
}

function widthOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  const thousandths =
    code >= 0x3000 ? WIDE : (WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ?? NORMAL);
  return (thousandths * SIZE) / 1000;
}
