/** Where pips are: right and up from the middle, in steps. */
type Spots = readonly (readonly [right: number, up: number])[];

const DIAGONAL: Spots = [
  [-1, 1],
  [1, -1],
];
const SQUARE: Spots = [...DIAGONAL, [1, 1], [-1, -1]];
const MIDDLE: Spots = [[0, 0]];
const PIPS: Readonly<Record<string, Spots>> = {
  "1": MIDDLE,
  "2": DIAGONAL,
  "3": [...DIAGONAL, ...MIDDLE],
  "4": SQUARE,
  "5": [...SQUARE, ...MIDDLE],
  "6": [...SQUARE, [-1, 0], [1, 0]],
};

/** Draws a value from 1 to 6 as pips, and any other as text, around the origin within a circle. */
export function drawPips(pen: CanvasRenderingContext2D, value: string, radius: number): void {
  const spots = PIPS[value];
  if (spots === undefined) {
    drawNumber(pen, value, radius);
    return;
  }
  for (const [right, up] of spots) {
    pen.beginPath();
    pen.arc(0.5 * radius * right, -0.5 * radius * up, (value === "1" ? 0.24 : 0.19) * radius, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** The height of a digit in parts of the size of its font. */
const DIGIT_HEIGHT = 0.72;

/** Draws a value as text around the origin, as large as fits into a circle. A 6 and a 9 are underlined. */
export function drawNumber(pen: CanvasRenderingContext2D, value: string, radius: number): void {
  const setFont = (size: number): void => {
    pen.font = `bold ${size}px Arial, Helvetica, sans-serif`;
  };
  setFont(100);
  const width = pen.measureText(value).width / 100;
  const size = Math.min(1.5, 2 / Math.hypot(width, DIGIT_HEIGHT)) * radius;
  const foot = (size * DIGIT_HEIGHT) / 2;
  setFont(size);
  pen.textAlign = "center";
  pen.textBaseline = "alphabetic";
  pen.fillText(value, 0, foot);
  if (value === "6" || value === "9")
    pen.fillRect(-0.26 * size, foot + 0.08 * size, 0.52 * size, 0.09 * size);
}
