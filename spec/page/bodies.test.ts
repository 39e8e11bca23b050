import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { Box3, Mesh, type Object3D, Vector3 } from "three";
import { OBJECT_NAMES } from "../../scripts/save/facts/object-names";
import { bodyOf, isZoneType, surfaceOf, typeOf } from "../../src/emulator/objects/catalogue";
import { createBody } from "../../src/preview/page/bodies";
import { createOutline } from "../../src/preview/page/bodies/highlight";
import { createLines, ribbon } from "../../src/preview/page/bodies/lines";
import { createRoom } from "../../src/preview/page/bodies/room";
import { createSnapPoints } from "../../src/preview/page/bodies/snap-points";
import { woodBrightness } from "../../src/preview/page/bodies/wood";
import type { LineView, ObjectView, Point } from "../../src/preview/protocol";

const WHITE = { r: 1, g: 1, b: 1 };
const ORIGIN = { x: 0, y: 0, z: 0 };

/** An object as the emulation would send it. */
function viewOf(name: string, more: Partial<ObjectView> = {}): ObjectView {
  const contents = name.startsWith("Deck") ? Array.from({ length: 52 }, () => stateOf("Card")) : [];
  const state = { ...stateOf(name), ContainedObjects: contents };
  const type = typeOf(state);
  const { size, rest } = bodyOf(state, type);
  const common = { guid: "123456", position: ORIGIN, rotation: ORIGIN, scale: { x: 1, y: 1, z: 1 } };
  return { ...common, name, type, tint: WHITE, size, rest, shows: "back", ...more };
}

function stateOf(name: string) {
  const [posX, posY, posZ, rotX, rotY, rotZ] = [0, 0, 0, 0, 0, 0];
  return { Name: name, Transform: { posX, posY, posZ, rotX, rotY, rotZ, scaleX: 1, scaleY: 1, scaleZ: 1 } };
}

/** A canvas that keeps nothing: here only shapes are looked at. */
function createBlindCanvas(): object {
  const canvas = { width: 0, height: 0, getContext: () => pen };
  const pen = new Proxy<Record<string, unknown>>(
    {
      canvas,
      measureText: (text: string) => ({ width: 50 * text.length }),
      createImageData: (width: number, height: number) => ({
        data: new Uint8ClampedArray(4 * width * height),
      }),
      createRadialGradient: () => ({ addColorStop: () => undefined }),
    },
    { get: (known, name) => (typeof name === "string" && name in known ? known[name] : () => undefined) },
  );
  return canvas;
}

function sizeOf(thing: Object3D): Vector3 {
  return new Box3().setFromObject(thing, true).getSize(new Vector3());
}

function assertNear(actual: number, expected: number, tolerance: number, what: string): void {
  assert.ok(Math.abs(actual - expected) <= tolerance, `${what}: ${actual}, expected ${expected}`);
}

/** Lets the tests of a suite make canvases. */
function useBlindCanvases(): void {
  before(() => {
    Object.assign(globalThis, { document: { createElement: createBlindCanvas } });
  });
  after(() => {
    Reflect.deleteProperty(globalThis, "document");
  });
}

describe("the bodies of objects", () => {
  useBlindCanvases();

  /**
   * Texts are as large as their words, zones are no bodies, dice are measured by the ball inside them, and of a stack
   * three knows only the boxes around its twisted chips.
   */
  const measured = [...OBJECT_NAMES].filter((name) => {
    const { type } = viewOf(name);
    return !isZoneType(type) && type !== "Dice" && name !== "3DText" && name !== "ChipStack";
  });

  for (const name of [...measured, "Thing_Of_Tomorrow"])
    it(`fills the size of ${name} and is on its underside`, () => {
      const view = viewOf(name);
      const body = createBody(view);
      const bounds = new Box3().setFromObject(body.root, true);
      const size = bounds.getSize(new Vector3());
      assertNear(size.x, view.size.x, 0.03, "width");
      assertNear(size.z, view.size.z, 0.03, "depth");
      assertNear(bounds.min.x, -bounds.max.x, 0.03, "middle");
      assert.ok(bounds.min.y >= -view.rest - 0.01, `reaches down to ${bounds.min.y}`);
      assert.ok(bounds.max.y <= view.size.y - view.rest + 0.03, `reaches up to ${bounds.max.y}`);
      body.show(view);
      body.dispose();
    });

  for (const name of OBJECT_NAMES)
    it(`survives a change of ${name}`, () => {
      const body = createBody(viewOf(name));
      const tint = { r: 0.2, g: 0.3, b: 0.4, a: 0.5 };
      body.show(viewOf(name, { tint, value: 7, text: { text: "Two\nlines", fontSize: 32 }, owner: "Red" }));
      body.dispose();
    });

  it("stretches a text with its words and its font", () => {
    const sizes = [
      { text: "Words", fontSize: 64 },
      { text: "Words", fontSize: 128 },
      { text: "Words\nWords", fontSize: 64 },
    ].map((text) => sizeOf(createBody(viewOf("3DText", { text })).root));
    const [normal, large, double] = sizes;
    assert.ok(normal !== undefined && large !== undefined && double !== undefined);
    assertNear(normal.y, 0.8 * 1.15, 0.01, "height of a line");
    assertNear(large.x / normal.x, 2, 0.01, "width of larger letters");
    assertNear(double.y / normal.y, 2, 0.01, "height of two lines");
    assert.equal(normal.z, 0);
  });

  it("piles up as many chips as a stack holds", () => {
    const stack = createBody(viewOf("ChipStack", { value: 4, material: 50 }));
    assertNear(sizeOf(stack.root).y, 4 * 0.14, 0.001, "four chips");
    stack.show(viewOf("ChipStack", { value: 9, material: 50 }));
    assertNear(sizeOf(stack.root).y, 9 * 0.14, 0.001, "nine chips");
  });

  it("rings the dark chess pieces", () => {
    const parts = (material: number): number => {
      let count = 0;
      createBody(viewOf("Chess_Rook", { material })).root.traverse(
        (part) => (count += Number(part instanceof Mesh)),
      );
      return count;
    };
    assert.deepEqual([0, 1, 2, 3].map(parts), [1, 2, 1, 2]);
  });
});

describe("what surrounds objects", () => {
  useBlindCanvases();

  it("glows as wide around a stretched object as around any other", () => {
    const scale = { x: 20, y: 0.1, z: 10 };
    const { root } = createOutline(viewOf("BlockSquare", { scale }), WHITE);
    const size = sizeOf(root);
    assertNear(size.x * scale.x, 20.52, 0.01, "width");
    assertNear(size.z * scale.z, 10.52, 0.01, "depth");
  });

  it("puts up every table with its top at its height", () => {
    const room = createRoom();
    for (const table of ["Table_RPG", "Table_Poker", "Table_Octagon", "Table_Circular", "Table_None"]) {
      const surface = surfaceOf(table);
      room.show({ table, saveName: "", note: "", ...(surface === undefined ? {} : { surface }) });
      const top = room.root.children[2];
      if (surface === undefined) assert.equal(top, undefined);
      else {
        assert.ok(top !== undefined);
        assert.ok(sizeOf(top).x >= 2 * surface.halfX);
        assertNear(new Box3().setFromObject(top, true).max.y, surface.height, 0.15, table);
      }
    }
  });

  it("marks every snap point, and which way it turns", () => {
    const markers = createSnapPoints([
      { position: ORIGIN },
      { position: { x: 2, y: 1, z: 3 }, rotation: ORIGIN },
    ]);
    const [plain, turning] = markers.children;
    assert.ok(plain !== undefined && turning !== undefined);
    assert.deepEqual([turning.position.x, turning.position.z], [2, -3]);
    assert.ok(sizeOf(turning).z > sizeOf(plain).z);
  });

  it("draws wood that repeats without a seam", () => {
    for (const across of [0.1, 0.35, 0.8])
      assertNear(woodBrightness(0.9999, across, 1), woodBrightness(0.0001, across, 1), 0.02, "grain");
    const values = Array.from({ length: 400 }, (_, index) => woodBrightness(index / 400, 0.37, 5));
    assert.ok(Math.max(...values) - Math.min(...values) > 0.03);
    assert.ok(values.every((value) => value > 0.5 && value <= 1));
  });
});

describe("vector lines", () => {
  useBlindCanvases();

  const at = (x: number, z: number): Point => ({ x, y: 0.98, z });
  const line = (points: Point[], loop = false): LineView => ({ points, colour: WHITE, thickness: 0.2, loop });

  it("are as long and as wide as asked for, and mirrored into three's axes", () => {
    const { root } = createLines([line([at(1, 2), at(5, 2)])]);
    const bounds = new Box3().setFromObject(root);
    assertNear(bounds.max.x - bounds.min.x, 4, 1e-6, "length");
    assertNear(bounds.max.z - bounds.min.z, 0.2, 1e-6, "thickness");
    assertNear((bounds.max.z + bounds.min.z) / 2, -2, 1e-6, "place");
    assertNear(bounds.max.y, 0.98, 1e-6, "height");
  });

  it("meet in mitres, and loops close", () => {
    const square = [at(0, 0), at(4, 0), at(4, 4), at(0, 4)];
    const rims = ribbon(line(square, true));
    assert.equal(rims.length, 10);
    for (const { x, z } of rims)
      assertNear(Math.max(Math.abs(x - 2), Math.abs(z + 2)) % 0.2, 0.1, 1e-6, "rim of the frame");
    assert.deepEqual(rims.slice(0, 2), rims.slice(8));
  });

  it("survive repeated points and turning right back", () => {
    assert.deepEqual(ribbon(line([at(1, 1), at(1, 1)])), []);
    for (const { x, z } of ribbon(line([at(0, 0), at(2, 0), at(2, 0), at(0, 0)])))
      assert.ok(Number.isFinite(x) && Number.isFinite(z));
  });
});
