import { BoxGeometry, type BufferGeometry, Mesh, Shape, SphereGeometry, TorusGeometry } from "three";
import type { Colour, ObjectView } from "../../../protocol";
import type { Body } from "../body";
import { lazily, lazilyBy } from "../lazily";
import { brightness, createMaterial, type Finish, paint } from "../materials";
import { createSculpture } from "../sculpture";
import { extruded, merged, turned } from "../shapes";
import { knight } from "./knight";
import { BISHOP, FOOT_TOP, KING, KING_CROSS, PAWN, QUEEN, QUEEN_RIM, ROOK, ROOK_RIM } from "./profiles";

const KINDS = ["Pawn", "Rook", "Knight", "Bishop", "Queen", "King"] as const;
type Kind = (typeof KINDS)[number];

/** What a piece is made of: the game's MaterialIndex 0 to 3. */
const MATERIALS: readonly { finish: Finish; colour: Colour; dark: boolean }[] = [
  { finish: "metal", colour: { r: 0.78, g: 0.8, b: 0.83 }, dark: false },
  { finish: "metal", colour: { r: 0.2, g: 0.21, b: 0.23 }, dark: true },
  { finish: "wood", colour: { r: 1, g: 0.91, b: 0.74 }, dark: false },
  { finish: "wood", colour: { r: 0.36, g: 0.21, b: 0.14 }, dark: true },
];
const [CHROME, CAST_IRON, LIGHT_WOOD] = MATERIALS;

/** A chess piece. The dark ones wear a ring of brass around the foot, so colour is not the only difference. */
export function createChessPiece(view: ObjectView): Body {
  const kind = KINDS.find((name) => view.name.endsWith(name)) ?? "Pawn";
  const plain = brightness(view.tint) < 0.3 ? CAST_IRON : LIGHT_WOOD;
  const made = (view.material === undefined ? plain : MATERIALS[view.material]) ?? CHROME;
  if (made === undefined) throw new Error("There is no material for chess pieces.");
  return createSculpture(view, {
    geometry: geometryOf(kind),
    finish: made.finish,
    nature: made.colour,
    ornaments: made.dark ? [new Mesh(ring(), brass())] : [],
  });
}

const ring = lazily(() =>
  new TorusGeometry(0.43, 0.035, 10, 40).rotateX(Math.PI / 2).translate(0, FOOT_TOP, 0),
);

const brass = lazily(() => {
  const material = createMaterial("metal");
  paint(material, { r: 0.86, g: 0.66, b: 0.28 });
  return material;
});

const geometryOf = lazilyBy((kind: Kind): BufferGeometry => {
  switch (kind) {
    case "Pawn":
      return turned(PAWN);
    case "Rook":
      return merged([turned(ROOK), ...battlements()]);
    case "Knight":
      return knight();
    case "Bishop":
      return merged([turned(BISHOP), mitreBand()]);
    case "Queen":
      return merged([turned(QUEEN), ...coronet()]);
    case "King":
      return merged([turned(KING), ...cross()]);
  }
});

function battlements(): BufferGeometry[] {
  const { inner, outer, from, to } = ROOK_RIM;
  const count = 6;
  const width = (0.62 * 2 * Math.PI) / count;
  const outline = new Shape().absarc(0, 0, outer, 0, width).absarc(0, 0, inner, width, 0, true);
  return Array.from({ length: count }, (_, index) =>
    extruded(outline, to - from, 0.02)
      .rotateY((2 * Math.PI * index) / count)
      .translate(0, from, 0),
  );
}

/** The cleft of a bishop's mitre, as a slanting band. */
function mitreBand(): BufferGeometry {
  return new TorusGeometry(0.335, 0.035, 8, 36).rotateX(Math.PI / 2 - 0.6).translate(0, 2.24, 0);
}

function coronet(): BufferGeometry[] {
  const points = 9;
  return Array.from({ length: points }, (_, index) => {
    const angle = (2 * Math.PI * index) / points;
    const { radius, height } = QUEEN_RIM;
    return new SphereGeometry(0.075, 12, 8).translate(
      radius * Math.cos(angle),
      height,
      radius * Math.sin(angle),
    );
  });
}

function cross(): BufferGeometry[] {
  const { from, to } = KING_CROSS;
  const height = to - from;
  return [
    new BoxGeometry(0.12, height, 0.12).translate(0, from + height / 2, 0),
    new BoxGeometry(0.34, 0.12, 0.12).translate(0, from + height * 0.62, 0),
  ];
}
