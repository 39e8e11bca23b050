import { CylinderGeometry, Group, InstancedMesh, type Material, Matrix4, MeshPhongMaterial } from "three";
import type { ObjectView } from "../../protocol";
import type { Body } from "./body";
import { createCanvasTexture } from "./canvas";
import { lazily, lazilyBy } from "./lazily";
import { font } from "./lettering";

/** The game's chips, as its manual names their colours. */
const COLOURS: Readonly<Record<number, string>> = {
  10: "#1f5fc4",
  50: "#1d7a46",
  100: "#b3262b",
  500: "#8d959c",
  1000: "#c9962c",
};
const LOWEST = 10;
const SPOTS = 6;
/** Half of a spot's share of the whole turn. */
const SPOT_HALF = 0.035;
const CHIP = { radius: 0.6, height: 0.14 };
/** How far each chip of a stack is turned against the one below it. */
const TWIST = 0.83;

/** A chip: its name says what it is worth. */
export function createChip(view: ObjectView): Body {
  return createStack(view, Number(view.name.slice(view.name.indexOf("_") + 1)), () => 1);
}

/** A stack of chips: `material` says what each is worth, `value` how many there are. */
export function createChipStack(view: ObjectView): Body {
  return createStack(view, view.material ?? LOWEST, ({ value }) => Math.max(1, value ?? 2));
}

function createStack(view: ObjectView, worth: number, count: (view: ObjectView) => number): Body {
  const root = new Group();
  const materials = materialsOf(COLOURS[worth] === undefined ? LOWEST : worth);
  let chips: InstancedMesh | undefined;

  function show(shown: ObjectView): void {
    const height = count(shown);
    if (chips?.count === height) return;
    chips?.dispose();
    chips = stacked(height, materials, shown.rest);
    root.clear().add(chips);
  }

  show(view);
  return { root, show, dispose: () => chips?.dispose() };
}

function stacked(count: number, materials: Material[], rest: number): InstancedMesh {
  const mesh = new InstancedMesh(chip(), materials, count);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  const place = new Matrix4();
  for (let index = 0; index < count; index++) {
    // The topmost is straight, so its number can be read.
    place.makeRotationY((count - 1 - index) * TWIST).setPosition(0, (index + 0.5) * CHIP.height - rest, 0);
    mesh.setMatrixAt(index, place);
  }
  return mesh;
}

/** Turned so that the textures of its faces are upright for a reader in the south. */
const chip = lazily(() =>
  new CylinderGeometry(CHIP.radius, CHIP.radius, CHIP.height, 32).rotateY(Math.PI / 2),
);

/** Edge, upper and lower face. */
const materialsOf = lazilyBy((worth: number): Material[] => {
  const colour = COLOURS[worth] ?? "#808080";
  const gloss = { specular: 0x303030, shininess: 40 };
  const edge = createCanvasTexture(512, 32, (pen) => paintEdge(pen, colour));
  const face = createCanvasTexture(256, 256, (pen) => paintFace(pen, colour, worth));
  const faces = new MeshPhongMaterial({ map: face, ...gloss });
  return [new MeshPhongMaterial({ map: edge, ...gloss }), faces, faces];
});

function paintEdge(pen: CanvasRenderingContext2D, colour: string): void {
  const { width, height } = pen.canvas;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = "#f4f1e8";
  // One spot is across the seam, so it is drawn at both ends.
  for (let spot = 0; spot <= SPOTS; spot++)
    pen.fillRect((spot / SPOTS - SPOT_HALF) * width, 0, 2 * SPOT_HALF * width, height);
  pen.fillStyle = "#0000004d";
  pen.fillRect(0, 0, width, 3);
  pen.fillRect(0, height - 3, width, 3);
}

function paintFace(pen: CanvasRenderingContext2D, colour: string, worth: number): void {
  const middle = pen.canvas.width / 2;
  const disc = (radius: number, fill: string): void => {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.arc(middle, middle, radius * middle, 0, 2 * Math.PI);
    pen.fill();
  };
  disc(1, colour);
  pen.fillStyle = "#f4f1e8";
  for (let spot = 0; spot < SPOTS; spot++) {
    const angle = (2 * Math.PI * spot) / SPOTS;
    pen.beginPath();
    pen.moveTo(middle, middle);
    pen.arc(middle, middle, middle, angle - 2 * Math.PI * SPOT_HALF, angle + 2 * Math.PI * SPOT_HALF);
    pen.fill();
  }
  disc(0.76, colour);
  disc(0.66, "#f4f1e8");
  disc(0.61, colour);
  disc(0.54, "#f4f1e8");
  pen.fillStyle = "#1a1a1a";
  pen.font = font(worth < 1000 ? 74 : 58);
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.fillText(`${worth}`, middle, middle + 4);
}
