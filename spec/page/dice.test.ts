import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Vector3 } from "three";
import { dieFaces, type DieFace, type Sides } from "../../src/preview/page/bodies/dice/faces";
import { inkOn } from "../../src/preview/page/bodies/dice/ink";
import { toQuaternion } from "../../src/preview/page/space";
import type { FaceView, Point } from "../../src/preview/protocol";
import { builtInFaces } from "../../src/emulator/objects/faces";

const DICE: [name: string, sides: Sides][] = [
  ["Die_4", 4],
  ["Die_6", 6],
  ["Die_6_Rounded", 6],
  ["Die_8", 8],
  ["Die_10", 10],
  ["Die_12", 12],
  ["Die_20", 20],
];

/** How far a resting die's surfaces may lean, because saves hold whole degrees: 2.3 for a d8, whose turns say 33. */
const LEVEL = Math.cos((2.5 * Math.PI) / 180);

function valuesOf(name: string): FaceView[] {
  return (builtInFaces(name) ?? []).map(({ Value, Rotation }) => ({
    value: String(Value),
    rotation: Rotation,
  }));
}

function turned(vector: Vector3, rotation: Point): Vector3 {
  return vector.clone().applyQuaternion(toQuaternion(rotation));
}

/** How far up each of the faces looks when the die is turned so: 1 is straight up, -1 straight down. */
function lookingUp(faces: readonly DieFace[], rotation: Point): number[] {
  return faces.map(({ normal }) => turned(normal, rotation).y);
}

describe("the preview's dice", () => {
  for (const [name, sides] of DICE) {
    const values = valuesOf(name);
    const faces = dieFaces(sides, values);

    it(`${name} has a corner of its own wherever its faces meet`, () => {
      const corners = new Set(faces.flatMap((face) => face.corners));
      const edges = faces.reduce((sum, face) => sum + face.corners.length, 0) / 2;
      assert.equal(faces.length, sides);
      // Euler's formula holds for closed surfaces only.
      assert.equal(corners.size - edges + faces.length, 2);
    });

    it(`${name} is flat whatever it shows`, () => {
      assert.equal(values.length, sides);
      for (const { value, rotation } of values)
        assert.ok(Math.min(...lookingUp(faces, rotation)) < -LEVEL, `${name} leans when it shows ${value}`);
    });
  }

  for (const [name, sides] of DICE.filter(([, count]) => count !== 4)) {
    const values = valuesOf(name);
    const faces = dieFaces(sides, values);

    it(`${name} shows each of its values on top, upright for the south`, () => {
      for (const { value, rotation } of values) {
        const heights = lookingUp(faces, rotation);
        const top = faces[heights.indexOf(Math.max(...heights))];
        assert.ok(Math.max(...heights) > LEVEL);
        assert.deepEqual(
          top?.marks.map((mark) => mark.value),
          [value],
        );
        const [mark] = top.marks;
        assert.ok(mark !== undefined && turned(mark.up, rotation).z < -LEVEL, `${value} is not upright`);
      }
    });
  }

  it("a four-sided one shows its value around the corner that is up", () => {
    const values = valuesOf("Die_4");
    const faces = dieFaces(4, values);
    for (const { value, rotation } of values) {
      const marks = faces.flatMap((face) => face.marks).filter((mark) => mark.value === value);
      assert.equal(marks.length, 3);
      const heights = faces.flatMap((face) => face.marks).map((mark) => turned(mark.at, rotation).y);
      for (const { at, up } of marks) {
        assert.ok(turned(at, rotation).y > Math.max(...heights) - 0.1);
        assert.ok(turned(up, rotation).y > 0.9);
      }
    }
  });

  it("stays blank without values", () => {
    for (const face of dieFaces(20, [])) assert.deepEqual(face.marks, []);
  });

  it("prints in an ink that can be read on any colour", () => {
    const steps = [0, 0.2, 0.4, 0.45, 0.5, 0.6, 0.8, 1];
    const luminance = ({ r, g, b }: { r: number; g: number; b: number }): number => {
      const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    for (const r of steps)
      for (const g of steps)
        for (const b of steps) {
          const [ink, ground] = [luminance(inkOn({ r, g, b })), luminance({ r, g, b })];
          const contrast = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
          assert.ok(contrast >= 4.5, `${contrast} on ${r} ${g} ${b}`);
        }
  });
});
