/*
 * Letters drawn as lines, so our pictures need no font and look the same on every machine. A letter is on a
 * grid in which a capital is 6 high (y runs down) and 4 wide unless another width is given.
 */

interface Glyph {
  path: string;
  width: number;
}

const WIDTH = 4;
const GAP = 1.5;
const HEIGHT = 6;

const PATHS: Readonly<Record<string, string>> = {
  A: "M0 6L2 0L4 6M.7 4H3.3",
  B: "M0 0V6H2.4Q4 6 4 4.4T2.4 2.9H0M2.4 2.9Q3.6 2.9 3.6 1.45T2.2 0H0",
  C: "M4 1Q3.2 0 2.1 0Q0 0 0 3T2.1 6Q3.2 6 4 5",
  D: "M0 0V6H1.6Q4 6 4 3T1.6 0Z",
  E: "M4 0H0V6H4M0 2.9H3",
  F: "M4 0H0V6M0 2.9H3",
  G: "M4 1Q3.2 0 2.1 0Q0 0 0 3T2.1 6Q4 6 4 3.2H2.4",
  H: "M0 0V6M4 0V6M0 2.9H4",
  J: "M3.4 0V4.4Q3.4 6 1.8 6Q.3 6 0 4.6",
  K: "M0 0V6M4 0L0 3.6M1.4 2.5L4 6",
  L: "M0 0V6H3.6",
  N: "M0 6V0L4 6V0",
  O: "M2 0Q4 0 4 3T2 6T0 3T2 0",
  P: "M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0",
  Q: "M2 0Q4 0 4 3T2 6T0 3T2 0M2.6 4.4L4.2 6.5",
  R: "M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0M2.1 3.4L4 6",
  S: "M3.8 .9Q3.1 0 2 0Q.3 0 .3 1.5Q.3 2.7 2 2.9T3.8 4.5Q3.8 6 2 6Q.7 6 0 5",
  T: "M0 0H4M2 0V6",
  U: "M0 0V4Q0 6 2 6T4 4V0",
  V: "M0 0L2 6L4 0",
  X: "M0 0L4 6M4 0L0 6",
  Y: "M0 0L2 3L4 0M2 3V6",
  Z: "M0 0H4L0 6H4",
  "0": "M2 0Q4 0 4 3T2 6T0 3T2 0",
  "2": "M.2 1.6Q.3 0 2 0T3.8 1.6Q3.8 2.6 2.6 3.6L.2 6H4",
  "3": "M.3 .9Q.9 0 2 0Q3.7 0 3.7 1.45T1.6 2.9Q3.9 2.9 3.9 4.45T2 6Q.6 6 0 5",
  "4": "M3 6V0L0 4.2H4",
  "5": "M3.6 0H.6L.3 2.7Q1 2.2 2 2.2Q3.9 2.2 3.9 4.1T2 6Q.7 6 0 5.1",
  "6": "M3.5 .8Q2.9 0 2 0Q0 0 0 3.6Q0 6 2 6T4 4.2T2 2.4T0 4.2",
  "7": "M0 0H4L1.4 6",
  "8": "M2 0Q3.7 0 3.7 1.45T2 2.9T.3 1.45T2 0M2 2.9Q4 2.9 4 4.45T2 6T0 4.45T2 2.9",
  "9": "M.5 5.2Q1.1 6 2 6Q4 6 4 2.4Q4 0 2 0T0 1.8T2 3.6T4 1.8",
};

const NARROW_AND_WIDE: Readonly<Record<string, Glyph>> = {
  I: { path: "M0 0V6", width: 0 },
  M: { path: "M0 6V0L2.5 3.6L5 0V6", width: 5 },
  W: { path: "M0 0L1.3 6L2.75 1.5L4.2 6L5.5 0", width: 5.5 },
  "1": { path: "M0 1.2L1.6 0V6", width: 1.6 },
  ".": { path: "M0 5.9V6", width: 0 },
  ",": { path: "M.4 5.8L0 7", width: 0.4 },
  ":": { path: "M0 2.2V2.3M0 5.9V6", width: 0 },
  "'": { path: "M0 0V1.4", width: 0 },
  "-": { path: "M0 3.2H2", width: 2 },
  "/": { path: "M0 6L3 0", width: 3 },
  "(": { path: "M1 -.4Q-.6 3 1 6.4", width: 1 },
  ")": { path: "M0 -.4Q1.6 3 0 6.4", width: 1 },
  "+": { path: "M0 3.2H3M1.5 1.7V4.7", width: 3 },
  " ": { path: "", width: 1 },
};

/** How a line of letters is drawn: its middle, the height of its capitals, its colour. */
export interface Lettering {
  x: number;
  y: number;
  height: number;
  colour: string;
  /** The thickness of its lines as a part of the height. */
  weight?: number;
}

/** A line of text as an SVG path, in capitals, centred on a point. A sign without a drawing raises an error. */
export function lettering(text: string, { x, y, height, colour, weight = 0.14 }: Lettering): string {
  const glyphs = Array.from(text.toUpperCase()).map(glyph);
  const width = lineWidth(glyphs);
  const size = height / HEIGHT;
  let at = -width / 2;
  const paths = glyphs.map(({ path, width: own }) => {
    const placed = path === "" ? "" : `<path transform="translate(${at.toFixed(3)} -3)" d="${path}"/>`;
    at += own + GAP;
    return placed;
  });
  return (
    `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke="${colour}" stroke-width="${weight * HEIGHT}" ` +
    `stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</g>`
  );
}

/** How wide a text is when its capitals are 1 high. */
export function widthOf(text: string): number {
  return lineWidth(Array.from(text.toUpperCase()).map(glyph)) / HEIGHT;
}

function lineWidth(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, { width }) => sum + width + GAP, -GAP);
}

function glyph(sign: string): Glyph {
  const path = PATHS[sign];
  const drawn = path === undefined ? NARROW_AND_WIDE[sign] : { path, width: WIDTH };
  if (drawn === undefined) throw new Error(`No drawing of "${sign}" in scripts/preview/cards/letters.ts.`);
  return drawn;
}
