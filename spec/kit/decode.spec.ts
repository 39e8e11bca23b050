import {
  count,
  either,
  listOf,
  oneOf,
  quantity,
  record,
  text,
  variants,
  whole,
} from "../../src/kit/data/decode";
import { expectSame, expectTrue } from "../support/expect";
import { NOT_A_NUMBER } from "../support/rubbish";

type Shape =
  | { kind: "dot" }
  | { kind: "circle"; radius: number }
  | { kind: "group"; name: string; parts: { x: number; y: number }[] };

const point = record<{ x: number; y: number }>({ x: count, y: count });
const shape = variants<Shape>({
  dot: {},
  circle: { radius: quantity },
  group: { name: text, parts: listOf(point) },
});

describe("a decoder", () => {
  it("takes a number within its bounds", () => {
    const die = whole(1, 6);
    expectSame([die(1), die(6), count(0), quantity(0.5)], [1, 6, 0, 0.5]);
    for (const value of [0, 7, 1.5, -1, NOT_A_NUMBER, math.huge, "1", true, {}]) {
      expectSame(die(value), undefined);
    }
    for (const value of [-1, -0.5, 1e10, math.huge, -math.huge, NOT_A_NUMBER, "0"]) {
      expectSame(count(value), undefined);
      expectSame(quantity(value), undefined);
    }
    expectSame(count(0.5), undefined);
  });
  it("takes nothing for nothing", () => {
    for (const decode of [whole(1, 6), count, quantity, text, oneOf(["one"]), listOf(count), point, shape]) {
      expectSame(decode(undefined), undefined);
    }
  });
  it("takes one of some words or numbers, each as what it is", () => {
    const word = oneOf(["one", 2]);
    expectSame([word("one"), word(2)], ["one", 2]);
    for (const value of ["two", "2", 1, "", "constructor", NOT_A_NUMBER, {}, ["one"], true]) {
      expectSame(word(value), undefined);
    }
  });
  it("takes what one decoder or else another can read", () => {
    const either2 = either(count, text);
    expectSame([either2(0), either2("")], [0, ""]);
    expectSame(either2(-1), undefined);
  });
  it("takes a list only if it can read all of it", () => {
    expectSame(listOf(count)([0, 1, 2]), [0, 1, 2]);
    expectSame(listOf(count)([]), []);
    for (const value of [[0, "1"], [-1], "012", 3, { a: 1 }]) {
      expectSame(listOf(count)(value), undefined);
    }
  });
  it("takes a table of a kind with its fields, and leaves all else out", () => {
    expectSame(shape({ kind: "dot", radius: 3 }), { kind: "dot" });
    expectSame(shape({ kind: "circle", radius: 1.5, name: "x" }), { kind: "circle", radius: 1.5 });
    const group = { kind: "group", name: "", parts: [{ x: 1, y: 2, z: 3 }] };
    expectSame(shape(group), { kind: "group", name: "", parts: [{ x: 1, y: 2 }] });
    const missing = { kind: "group", name: "", parts: [{ x: 1 }] };
    for (const value of [missing, { kind: "circle" }, { kind: "line" }, { kind: 1 }, {}, [], "dot", 7]) {
      expectSame(shape(value), undefined);
    }
  });
  it("answers tables of its own, so that nobody outside can change them later", () => {
    const parts = [{ x: 1, y: 2 }];
    const read = shape({ kind: "group", name: "g", parts });
    parts.push({ x: 3, y: 4 });
    for (const part of parts) part.x = 9;
    expectSame(read, { kind: "group", name: "g", parts: [{ x: 1, y: 2 }] });
    expectTrue(read !== undefined);
  });
});
