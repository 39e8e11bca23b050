import type { Colour, ObjectView } from "../../protocol";
import type { Body } from "./body";
import { lazily } from "./lazily";
import { writeCentred } from "./lettering";
import { createPrint } from "./print";
import { createSculpture } from "./sculpture";
import { roundedBox } from "./shapes";

/** Sizes in units, as the game has them. */
const COUNTER = { width: 2.9, height: 0.4, depth: 3.8 };
const SCREEN = { width: 2.5, depth: 2.1, pixels: 100 };
/** How far a screen is above what bears it. */
const RISE = 0.006;

/** A counter that shows its value, large, for a reader in the south. */
export function createCounter(view: ObjectView): Body {
  const screen = createPrint(SCREEN.width, SCREEN.depth, SCREEN.pixels);
  screen.mesh.position.set(0, COUNTER.height / 2 + RISE, 0);
  const casing = createSculpture(view, {
    geometry: counterCasing(),
    finish: "plastic",
    ornaments: [screen.mesh],
  });
  let drawn: number | undefined;

  function show(shown: ObjectView): void {
    casing.show(shown);
    const value = shown.value ?? 0;
    if (value === drawn) return;
    drawn = value;
    screen.draw((pen) => {
      drawScreen(pen);
      pen.fillStyle = "#f2f6f8";
      writeCentred(pen, `${value}`);
    });
  }

  show(view);
  return {
    root: casing.root,
    show,
    dispose() {
      casing.dispose();
      screen.dispose();
    },
  };
}

const CLOCK = { width: 3, height: 1.2, depth: 1.5 };
const CLOCK_FACE = { width: 2.7, depth: 0.9, pixels: 120 };
const CLOCK_CASING: Colour = { r: 0.25, g: 0.27, b: 0.3 };

/** A digital clock. What it shows is not known to the page, so its digits stay dark. */
export function createClock(view: ObjectView): Body {
  const face = createPrint(CLOCK_FACE.width, CLOCK_FACE.depth, CLOCK_FACE.pixels);
  face.mesh.position.y = CLOCK.height / 2 + RISE;
  face.draw((pen) => {
    drawScreen(pen);
    pen.fillStyle = "#5c6a73";
    writeCentred(pen, "--:--");
  });
  const casing = createSculpture(view, {
    geometry: clockCasing(),
    finish: "plastic",
    nature: CLOCK_CASING,
    ornaments: [face.mesh],
  });
  return {
    ...casing,
    dispose() {
      casing.dispose();
      face.dispose();
    },
  };
}

function drawScreen(pen: CanvasRenderingContext2D): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = "#0b1115";
  pen.beginPath();
  pen.roundRect(0, 0, width, height, height * 0.08);
  pen.fill();
}

const counterCasing = lazily(() => roundedBox(COUNTER.width, COUNTER.height, COUNTER.depth, 0.12));
const clockCasing = lazily(() => roundedBox(CLOCK.width, CLOCK.height, CLOCK.depth, 0.12));
