import { toRgba } from "../../src/emulator/lua/color";
import { toCoordinates } from "../../src/emulator/lua/vector";
import { expectAbsent, expectSame, expectTrue } from "../support/expect";
import { script } from "./lua-script";

/** Fails unless an expression prints as this text. */
function expectPrinted(expression: string, text: string): void {
  expectSame(script().answer(`return tostring(${expression})`), text, expression);
}

function expectFailure(text: string, part: string): void {
  const problem = script().failure(text);
  expectTrue(string.find(problem, part, 1, true)[0] !== undefined, `"${problem}" from ${text}`);
}

describe("a script's Vector", () => {
  it("is made of three numbers or a table", () => {
    expectPrinted("Vector(1, 2, 3)", "Vector: { 1, 2, 3 }");
    expectPrinted("Vector({1, 2, 3})", "Vector: { 1, 2, 3 }");
    expectPrinted("Vector({x = 1, y = 2})", "Vector: { 1, 2, 0 }");
    expectPrinted("Vector()", "Vector: { 0, 0, 0 }");
    expectPrinted("Vector.new(4, 5, 6)", "Vector: { 4, 5, 6 }");
    expectFailure("Vector(1, 2)", "(num, num, num) or (table) expected");
    expectFailure("Vector('x')", "(num, num, num) or (table) expected");
  });

  it("has its parts under letters and numbers", () => {
    expectPrinted("Vector(1, 2, 3).y", "2");
    expectPrinted("Vector(1, 2, 3)[2]", "2");
    expectSame(script().answer("local v = Vector(1, 2, 3) v[3] = 9 v.x = 7 return v.z + v[1]"), 16);
    expectPrinted("Vector(1, 2, 3)[4]", "nil");
  });

  it("shows x, y and z to pairs, nothing to ipairs, and has no length", () => {
    expectSame(
      script().answer(
        "local n, s = 0, 0 for k, v in pairs(Vector(1, 2, 3)) do n = n + 1 s = s + v end return n * 10 + s",
      ),
      36,
    );
    expectSame(
      script().answer("for _ in ipairs(Vector(1, 2, 3)) do return 'visited' end return #Vector(1, 2, 3)"),
      0,
    );
  });

  it("has operators", () => {
    expectPrinted("Vector(1, 2, 3) + Vector(1, 1, 1)", "Vector: { 2, 3, 4 }");
    expectPrinted("Vector(1, 2, 3) - {1, 1, 1}", "Vector: { 0, 1, 2 }");
    expectPrinted("Vector(1, 2, 3) * 2", "Vector: { 2, 4, 6 }");
    expectPrinted("2 * Vector(1, 2, 3)", "Vector: { 2, 4, 6 }");
    expectPrinted("Vector(1, 2, 3) * Vector(2, 0, 1)", "Vector: { 2, 0, 3 }");
    expectFailure("local v = -Vector(1, 2, 3)", "arithmetic");
    expectFailure("local v = Vector(1, 2, 3) / 2", "arithmetic");
  });

  it("is equal to what is about 0.03 away", () => {
    expectPrinted("Vector(1, 2, 3) == Vector(1, 2, 3.03)", "true");
    expectPrinted("Vector(1, 2, 3) == Vector(1, 2, 3.04)", "false");
    expectPrinted("Vector(1, 0, 0):equals({1, 0, 2}, 4)", "true");
  });

  it("changes in place and answers itself", () => {
    expectSame(
      script().answer(`local v = Vector(1, 2, 3)
        local same = v:add({1, 1, 1}) == v and rawequal(v:scale(2), v) and rawequal(v:sub({0, 0, 1}), v)
        return tostring(same) .. tostring(v)`),
      "trueVector: { 4, 6, 7 }",
    );
    expectPrinted("Vector(1, 2, 3):set(nil, 9)", "Vector: { 1, 9, 3 }");
    expectPrinted("Vector(1, 2, 3):setAt('y', 5):setAt(3, 6)", "Vector: { 1, 5, 6 }");
    expectPrinted("Vector(1, 2, 3):scale(1, 2, 3)", "Vector: { 1, 4, 9 }");
    expectPrinted("Vector(1, 2, 3):inverse()", "Vector: { -1, -2, -3 }");
    expectPrinted("Vector(6, 8, 0):clamp(5)", "Vector: { 3, 4, 0 }");
    expectPrinted("Vector(3, 4, 0):normalize()", "Vector: { 0.6, 0.8, 0 }");
    expectPrinted("Vector(0, 0, 0):moveTowards(Vector(10, 0, 0), 3)", "Vector: { 3, 0, 0 }");
    expectPrinted("Vector(2, 3, 0):project(Vector(5, 0, 0))", "Vector: { 2, 0, 0 }");
    expectPrinted("Vector(2, 3, 0):projectOnPlane(Vector(0, 1, 0))", "Vector: { 2, 0, 0 }");
    expectPrinted("Vector(2, 3, 0):reflect(Vector(0, 1, 0))", "Vector: { 2, -3, 0 }");
  });

  it("makes new ones, leaving the old alone", () => {
    expectSame(
      script().answer(`local v = Vector(3, 4, 0)
        local n, c, l, k = v:normalized(), v:cross({0, 0, 1}), v:lerp({5, 4, 2}, 0.5), v:copy()
        return v:string() .. n:string() .. c:string() .. l:string() .. tostring(rawequal(k, v))`),
      "{ 3, 4, 0 }{ 0.6, 0.8, 0 }{ 4, -3, 0 }{ 4, 4, 1 }false",
    );
  });

  it("measures", () => {
    expectPrinted("Vector(3, 4, 0):magnitude()", "5");
    expectPrinted("Vector(3, 4, 0):sqrMagnitude()", "25");
    expectPrinted("Vector(0, 0, 0):distance({0, 3, 4})", "5");
    expectPrinted("Vector(0, 0, 0):sqrDistance(Vector(0, 3, 4))", "25");
    expectPrinted("Vector(1, 2, 3):dot({4, 5, 6})", "32");
    expectPrinted("Vector(1, 0, 0):angle(Vector(0, 1, 0))", "90");
    expectPrinted("Vector(1, 0, 1):heading('y')", "45");
    expectSame(script().answer("return select('#', Vector(1, 2, 3):heading())"), 3);
    expectSame(script().answer("local x, y, z = Vector(1, 2, 3):get() return x * 100 + y * 10 + z"), 123);
  });

  it("turns", () => {
    expectPrinted("Vector(0, 0, 1):rotateOver('y', 90) == Vector(1, 0, 0)", "true");
    expectPrinted("Vector(0, 1, 0):rotateOver('x', 90) == Vector(0, 0, 1)", "true");
    expectPrinted("Vector(1, 0, 0):rotateOver('z', 90) == Vector(0, 1, 0)", "true");
    expectPrinted("Vector(0, 0, 1):rotateOver({0, 90, 0}) == Vector(1, 0, 0)", "true");
    expectPrinted("Vector(2, 0, 0):rotateTowards(Vector(0, 1, 0), 30):angle({1, 0, 0})", "30");
    expectPrinted("Vector(2, 0, 0):rotateTowards(Vector(0, 5, 0)) == Vector(0, 2, 0)", "true");
    expectFailure("Vector(1, 0, 0):rotateTowards(Vector(-1, 0, 0), 10)", "opposite");
  });

  it("has static functions", () => {
    expectPrinted("Vector.max(Vector(1, 5, 0), Vector(3, 2, 9))", "Vector: { 3, 5, 9 }");
    expectPrinted("Vector.min(Vector(1, 5, 0), Vector(3, 2, 9))", "Vector: { 1, 2, 0 }");
    expectPrinted("Vector.between({1, 1, 1}, {2, 3, 4})", "Vector: { 1, 2, 3 }");
    expectSame(script().answer("return select('#', Vector(0, 2, 0):orthoNormalize())"), 3);
  });

  it("prints with a prefix, without trailing zeros", () => {
    expectPrinted("Vector(1.5, 0.25, 1/3):string('at')", "at: { 1.5, 0.25, 0.333333 }");
  });

  it("is not shared between scripts", () => {
    const [one, other] = [script(), script()];
    one.answer("Vector.added = 1");
    expectAbsent(other.answer("return Vector.added"));
  });
});

describe("a script's Color", () => {
  it("is made of three or four numbers or a table with letters, kept within 0 and 1", () => {
    expectPrinted("Color(1, 0.5, 0)", "Color: { r = 1, g = 0.5, b = 0 }");
    expectPrinted("Color(2, -1, 0, 0.5)", "Color: { r = 1, g = 0, b = 0, a = 0.5 }");
    expectPrinted("Color({r = 0.1, g = 0.2, b = 0.3})", "Color: { r = 0.1, g = 0.2, b = 0.3 }");
    expectPrinted("Color({1, 1, 1})", "Color: { r = 0, g = 0, b = 0 }");
  });

  it("knows the seats by name, whatever the case, and hands out copies", () => {
    expectPrinted("Color.Red", "Color: Red { r = 0.856, g = 0.1, b = 0.094 }");
    expectPrinted("Color.red == Color.RED", "true");
    expectSame(script().answer("Color.Red.r = 0 return Color.Red.r"), 0.856);
    expectPrinted("Color.Nobody", "nil");
    expectPrinted("#Color.list", "12");
    expectFailure("local c = Color[1]", "a color has a name");
  });

  it("reads names and hexadecimal texts", () => {
    expectPrinted("Color.fromString('blue'):toString()", "Blue");
    expectPrinted("Color.fromHex('#ff0000')", "Color: { r = 1, g = 0, b = 0 }");
    expectPrinted("Color.fromHex('00ff0080').a", "0.501960784313725");
    expectFailure("Color.fromString('nope')", "not a valid color string");
    expectFailure("Color.fromHex('#ff00')", "not a valid color hex string");
  });

  it("takes new names", () => {
    expectSame(
      script().answer("Color.Add('Mine', Color(0.1, 0.9, 0.1)) return Color.mine:toString()"),
      "Mine",
    );
    expectFailure("Color.Add('red', Color(1, 0, 0))", "already defined");
    expectFailure("Color.Add('mine', {r = 1, g = 1, b = 1})", "not a Color instance");
  });

  it("has methods", () => {
    expectPrinted("Color(1, 0.5, 0):toHex()", "ff7f00");
    expectPrinted("Color(1, 0.5, 0, 0):toHex(true)", "ff7f0000");
    expectPrinted("Color(0, 0, 0):lerp(Color(1, 1, 1), 0.5):toString()", "Grey");
    expectPrinted("Color(1, 1, 1):equals(Color(1, 1, 0.995))", "true");
    expectPrinted("Color(1, 1, 1) == Color(1, 1, 0.9)", "false");
    expectSame(script().answer("local r, g, b, a = Color(0, 1, 0):get() return g + a"), 2);
    expectSame(script().answer("local c = Color(0, 0, 0) c:set(1, nil, 7) return c.r + c.b + c[2]"), 2);
    expectPrinted("Color(0, 0, 0):setAt('g', 5).g", "1");
    expectPrinted("Color(0.3, 0.3, 0.3):toString()", "nil");
    expectPrinted("Color(1, 1, 1, 0.5):dump()", "{ r = 1, g = 1, b = 1, a = 0.5 }");
  });
});

describe("what the game takes as a position or a colour", () => {
  it("is a table with letters or numbers, or a Vector", () => {
    expectSame(toCoordinates({ x: 1, y: 2, z: 3 }), { x: 1, y: 2, z: 3 });
    expectSame(toCoordinates([1, 2, 3]), { x: 1, y: 2, z: 3 });
    expectSame(toCoordinates(script().answer("return Vector(1, 2, 3)")), { x: 1, y: 2, z: 3 });
    expectAbsent(toCoordinates([1, 2]));
    expectAbsent(toCoordinates({ x: 1, y: "2", z: 3 }));
    expectAbsent(toCoordinates(5));
    expectAbsent(toCoordinates(undefined));
  });

  it("is a table, a Color or a seat's exact name", () => {
    expectSame(toRgba({ r: 1, g: 0.5, b: 0 }), { r: 1, g: 0.5, b: 0, a: 1 });
    expectSame(toRgba([1, 0.5, 0, 0.2]), { r: 1, g: 0.5, b: 0, a: 0.2 });
    expectSame(toRgba("White"), { r: 1, g: 1, b: 1, a: 1 });
    expectSame(toRgba(script().answer("return Color(0, 0, 1)")), { r: 0, g: 0, b: 1, a: 1 });
    expectAbsent(toRgba("white"));
    expectAbsent(toRgba({ r: 1 }));
  });
});
