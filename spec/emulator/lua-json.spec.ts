import { readJson } from "../../src/emulator/lua/json";
import { writeJson } from "../../src/emulator/lua/json-writing";
import { expectAbsent, expectSame, expectTrue } from "../support/expect";
import { script } from "./lua-script";

function encoded(expression: string): unknown {
  return script().answer(`return JSON.encode(${expression})`);
}

function expectFailure(text: string, part: string): void {
  const problem = script().failure(text);
  expectTrue(string.find(problem, part, 1, true)[0] !== undefined, `"${problem}" from ${text}`);
}

describe("JSON.encode of a script", () => {
  it("writes tables with positive numbers as keys as lists, with null in the holes", () => {
    expectSame(encoded("{1, 2, 3}"), "[1,2,3]");
    expectSame(encoded("{[3] = 'c', [1] = 'a'}"), '["a",null,"c"]');
    expectSame(encoded("{}"), "[]");
    const thousand = String(encoded("{[1000] = 1}"));
    const [, nulls] = string.gsub(thousand, "null", "");
    expectSame(nulls, 999);
  });

  it("writes any other table as an object, numbers as names", () => {
    expectSame(encoded("{a = 1}"), '{"a":1}');
    expectSame(encoded("{[0] = 'zero'}"), '{"0":"zero"}');
    expectSame(encoded("{[-1] = 'x', [2] = 'y'}"), '{"-1":"x","2":"y"}');
    expectSame(encoded("{'x', a = 1}"), '{"a":1,"1":"x"}');
  });

  it("sorts the names, as words", () => {
    expectSame(encoded("{b = 1, a = 2, B = 3, c = 4}"), '{"a":2,"b":1,"B":3,"c":4}');
  });

  it("raises an error where 1 and '1' clash, and over other keys", () => {
    expectFailure("JSON.encode({'x', ['1'] = 'y'})", "both as a string and as a number");
    expectFailure("JSON.encode({[true] = 1})", "a key of the type boolean");
    expectFailure("JSON.encode({[{}] = 1})", "a key of the type table");
  });

  it("raises an error over functions, coroutines and cycles", () => {
    expectFailure("JSON.encode({f = print})", "cannot convert a function");
    expectFailure("JSON.encode(coroutine.create(print))", "cannot convert a thread");
    expectFailure("local t = {} t.t = t JSON.encode(t)", "child of itself");
  });

  it("writes a table twice if it is there twice", () => {
    expectSame(script().answer("local t = {1} return JSON.encode({t, t})"), "[[1],[1]]");
  });

  it("writes numbers as tostring does, and what is no number as JSON.lua does", () => {
    expectSame(encoded("{1.5, -3, 1e15, 0.1}"), "[1.5,-3,1E+15,0.1]");
    expectSame(encoded("0/0"), "null");
    expectSame(encoded("{1/0, -1/0, math.huge}"), "[1e+9999,-1e+9999,1e+9999]");
    expectSame(encoded("nil"), "null");
    expectSame(encoded("{true, false}"), "[true,false]");
  });

  it("escapes texts and leaves letters beyond ASCII alone", () => {
    expectSame(encoded("'a\"b\\\\c\\n\\t\\1é'"), '"a\\"b\\\\c\\n\\t\\u0001é"');
  });

  it("writes a Vector as an object", () => {
    expectSame(encoded("Vector(1, 2, 3)"), '{"x":1,"y":2,"z":3}');
  });

  it("writes prettily with two blanks a level, lists on one line", () => {
    expectSame(
      script().answer("return JSON.encode_pretty({a = {1, 2}, b = {c = {}}})"),
      '{\n  "a": [ 1, 2 ],\n  "b": {\n    "c": []\n  }\n}',
    );
  });
});

describe("JSON.decode of a script", () => {
  it("reads objects with texts as keys and lists from 1", () => {
    expectSame(
      script().answer(`local t = JSON.decode('{"1":{"b":[true,"x",-2.5e1]}}') return t["1"].b[3]`),
      -25,
    );
    expectAbsent(script().answer(`return JSON.decode('{"1":2}')[1]`));
  });

  it("reads null as nil, so that lists get holes", () => {
    expectSame(
      script().answer(
        "local t = JSON.decode('[1,null,3]') return tostring(t[1]) .. tostring(t[2]) .. tostring(t[3])",
      ),
      "1nil3",
    );
    expectSame(script().answer(`return next(JSON.decode('{"a":null}')) == nil`), true);
    expectAbsent(script().answer("return JSON.decode('null')"));
  });

  it("answers nil for a blank text and raises an error for anything but a text", () => {
    expectAbsent(script().answer("return JSON.decode('')"));
    expectAbsent(script().answer("return JSON.decode('  \\n')"));
    expectFailure("JSON.decode(nil)", "Expected string argument to JSON.decode(), got nil");
    expectFailure("JSON.decode({})", "got table");
    expectFailure("JSON.decode('<html>')", "HTML");
  });

  it("raises an error, with its line, for what is no JSON", () => {
    expectFailure("JSON.decode('[1,\\n2')", "line 2");
    expectFailure("JSON.decode('{a:1}')", "key in quotes");
    expectFailure("JSON.decode('[01]')", "no JSON number");
  });

  it("does not mind what follows the value", () => {
    expectSame(script().answer("return JSON.decode('[7] and more')[1]"), 7);
  });

  it("turns escaped letters above 127 into one letter a byte", () => {
    expectSame(script().answer("return JSON.decode('\"\\\\u00e9\\\\u0041\"')"), "Ã©A");
    expectSame(script().answer("return JSON.decode('\"é\"')"), "é");
  });

  it("reads back what encode wrote", () => {
    expectSame(
      script().answer(
        "local d = {a = {1, 2, {b = 'x\\n'}}, c = 0.25} return JSON.encode(JSON.decode(JSON.encode(d)))",
      ),
      '{"a":[1,2,{"b":"x\\n"}],"c":0.25}',
    );
  });
});

describe("reading and writing whole JSON files", () => {
  const read = (text: string): unknown => {
    const reading = readJson(text);
    return reading.kind === "read" ? reading.value : `line ${reading.line}: ${reading.reason}`;
  };

  it("reads every kind of value", () => {
    expectSame(read(' {"a": [1, -2.5, 1e3, true, false], "b": {"c": "d"}} '), {
      a: [1, -2.5, 1000, true, false],
      b: { c: "d" },
    });
    expectSame(read("[]"), []);
    expectSame(read('"x"'), "x");
  });

  it("reads escapes, pairs of surrogates among them", () => {
    expectSame(read('"\\"\\\\\\/\\b\\f\\n\\r\\t"'), '"\\/\b\f\n\r\t');
    expectSame(read('"\\u00e9 \\u4e2d \\ud83c\\udfb2"'), "é 中 🎲");
  });

  it("leaves a null field out and puts false for null in a list", () => {
    expectSame(read('{"a":null,"b":1}'), { b: 1 });
    expectSame(read("[1,null,3]"), [1, false, 3]);
  });

  it("reads a file with a byte order mark", () => {
    expectSame(read("\ufeff[1]"), [1]);
  });

  it("says what is wrong and in which line", () => {
    expectSame(read("[1,\n2,\n]"), "line 3: this is no JSON value");
    expectSame(read('{"a" 1}'), 'line 1: a ":" was expected');
    expectSame(read('{"a":1,}'), "line 1: a key in quotes was expected");
    expectSame(read("[1] [2]"), "line 1: there is text after the end of the value");
    expectSame(read('"abc'), "line 1: a string is not closed");
    expectSame(read("01"), "line 1: this is no JSON number");
    expectSame(read("1."), "line 1: this is no JSON number");
    expectSame(read("1.e5"), "line 1: this is no JSON number");
    expectSame(read("-"), "line 1: this is no JSON value");
    expectSame(read("nul"), "line 1: this is no JSON value");
    expectSame(read('"\\u12"'), "line 1: \\u needs four hexadecimal digits");
    expectSame(read(""), "line 1: the text ends too early");
  });

  it("writes keys in order, on one line or indented", () => {
    expectSame(writeJson({ b: [1, 2], a: "x", B: true }), '{"B":true,"a":"x","b":[1,2]}');
    expectSame(writeJson({ b: [1], a: {} }, { indent: "  " }), '{\n  "a": [],\n  "b": [\n    1\n  ]\n}');
  });

  it("writes numbers so that they read back exactly", () => {
    for (const value of [
      0,
      -1,
      0.1,
      1 / 3,
      1e300,
      1.7976931348623157e308,
      5e-324,
      9007199254740991,
      123456.789,
    ]) {
      expectTrue(read(writeJson(value)) === value, writeJson(value));
    }
    expectSame(writeJson(2), "2");
    expectSame(writeJson(0.1), "0.1");
    expectSame(writeJson(1 / 3), "0.3333333333333333");
    expectSame(writeJson(0.1 + 0.2), "0.30000000000000004");
    expectSame(writeJson(1e15), "1e+15");
  });

  it("writes empty tables as lists, but for the keys that name records", () => {
    const style = { emptyRecords: ["TabStates"] };
    expectSame(writeJson({ TabStates: {}, Tags: [] }, style), '{"TabStates":{},"Tags":[]}');
    expectSame(writeJson([[], []], style), "[[],[]]");
  });

  it("reads and writes a save of 250 kB without losing a value", () => {
    const objects: unknown[] = [];
    for (let index = 0; index < 500; index++) {
      const names = string.rep(`Piece "${index}"\n`, 12);
      objects.push({
        GUID: string.format("%06x", index),
        Transform: { posX: index / 7, posY: 1 },
        Nickname: names,
        Tags: [],
      });
    }
    const text = writeJson(
      { ObjectStates: objects, TabStates: {} },
      { indent: "  ", emptyRecords: ["TabStates"] },
    );
    expectTrue(text.length > 120000, `${text.length} bytes`);
    expectSame(writeJson(read(text), { indent: "  ", emptyRecords: ["TabStates"] }), text);
  });
});
