import { type CanvasTexture, DoubleSide, Group, Mesh, MeshBasicMaterial, PlaneGeometry } from "three";
import type { ObjectView } from "../../protocol";
import type { Body } from "./body";
import { createCanvasTexture, createPen } from "./canvas";
import { lazily } from "./lazily";
import { font } from "./lettering";
import { toColor, WHITE } from "./materials";

/** Units to a point of font size, as captions of published mods let one guess (docs/tts-facts.md, drawing 4). */
const UNITS_A_POINT = 0.0125;
const DEFAULT_SIZE = 64;
/** How many pixels high the letters are drawn, at most, and how wide a texture may become. */
const SHARPNESS = 96;
const WIDEST = 2048;
/** The distance of lines, in sizes of the font. */
const LEADING = 1.15;

/**
 * A 3D text: letters without a ground, unlit, so their colour is what a script has asked for. It is upright and faces south;
 * a turn by 90 degrees about x lays it flat.
 */
export function createText(view: ObjectView): Body {
  const material = new MeshBasicMaterial({ transparent: true, depthWrite: false, side: DoubleSide });
  const plane = new Mesh(new PlaneGeometry(1, 1), material);
  // Over mats that let the ground shine through.
  plane.renderOrder = 1;
  let drawn: string | undefined;
  let letters: CanvasTexture | undefined;

  function draw(text: string, size: number): void {
    letters?.dispose();
    letters = lettersOf(text);
    material.map = letters;
    material.needsUpdate = true;
    const { width, height } = letters.image;
    const lines = text.split("\n").length;
    const depth = size * UNITS_A_POINT * LEADING * lines;
    plane.scale.set((depth * width) / height, depth, 1);
  }

  function show({ text }: ObjectView): void {
    material.color.copy(toColor(text?.colour ?? WHITE));
    const [words, size] = [text?.text ?? "", text?.fontSize ?? DEFAULT_SIZE];
    plane.visible = words.trim() !== "";
    if (drawn === `${size} ${words}`) return;
    drawn = `${size} ${words}`;
    draw(words, size);
  }

  show(view);
  return {
    root: new Group().add(plane),
    show,
    dispose() {
      plane.geometry.dispose();
      material.dispose();
      letters?.dispose();
    },
  };
}

/** White letters on nothing, line by line, in the middle. */
function lettersOf(text: string): CanvasTexture {
  const lines = text.split("\n");
  const pen = measuringPen();
  pen.font = font(SHARPNESS);
  const widest = Math.max(SHARPNESS / 2, ...lines.map((line) => pen.measureText(line).width));
  const size = SHARPNESS * Math.min(1, WIDEST / widest);
  const width = Math.ceil((widest * size) / SHARPNESS);
  return createCanvasTexture(width, Math.ceil(size * LEADING * lines.length), (letters) => {
    letters.font = font(size);
    letters.fillStyle = "#ffffff";
    letters.textAlign = "center";
    letters.textBaseline = "middle";
    lines.forEach((line, index) => letters.fillText(line, width / 2, (index + 0.5) * size * LEADING));
  });
}

const measuringPen = lazily(() => createPen(1, 1));
