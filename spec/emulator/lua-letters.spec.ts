import { expectSame, expectTrue } from "../support/expect";
import { strictEnvironment } from "../support/strict";
import { script } from "./lua-script";

function expectRefusal(text: string, part: string): void {
  const problem = script({ fussy: true }).failure(text);
  expectTrue(string.find(problem, part, 1, true)[0] !== undefined, `"${problem}" from ${text}`);
}

function expectAnswer(expression: string, value: unknown): void {
  expectSame(script({ fussy: true }).answer(`return ${expression}`), value, expression);
}

describe("patterns of a fussy script", () => {
  const CALLS = [
    'string.match("名上字", "[^\\n]+")',
    'string.find("上", "%s")',
    'string.gmatch("a上", ".")',
    'string.gsub("上 ", "%s*$", "")',
    '("− 1"):match("%d")',
    // Single letters are compared by their low bytes too, but for those of a find without any magic.
    'string.gsub("似", "<", "")',
    'string.match("似", "<")',
    'string.find("a", "[上]")',
    'string.gsub("上 ", "[%s\ufeff]*$", "")',
    'string.find("🎲", "%p")',
  ];

  it("refuse letters above U+00FF, in the text or in the pattern, and say which", () => {
    for (const call of CALLS) expectRefusal(`return ${call}`, "TTS's patterns see only the low byte of ");
    expectRefusal('return string.match("名上", "%w")', "the low byte of 名");
  });

  it("take text of Latin letters, and plain finds of anything", () => {
    expectAnswer('string.match("né 7", "%d")', "7");
    // So ends the pattern of TypeScriptToLua's trim: U+FEFF has a low byte that no letter of ASCII is.
    expectAnswer('string.gsub("x ", "[%s\ufeff]*$", "")', "x");
    expectAnswer('string.find("名上字", "上", 1, true)', 4);
    expectAnswer('string.find("名上字", "字")', 7);
    expectAnswer('string.find("上a.b", ".", 1, true)', 5);
  });

  it("look no further back than where they begin", () => {
    expectAnswer('string.match("上 7", "%d", 5)', "7");
  });

  it("hold for a script that is not fussy as Lua has them", () => {
    expectSame(script().answer('return string.match("上7", "%d")'), "7");
  });
});

describe("counting letters in a fussy script", () => {
  it("is refused where TTS counts otherwise", () => {
    expectRefusal('return string.len("é")', "TTS counts the letters of a text otherwise");
    expectRefusal('return ("上"):reverse()', "TTS counts the letters of a text otherwise");
    expectRefusal("return string.char(200)", "beyond 127");
    expectRefusal('return string.sub("上下", 3)', "within a letter");
  });

  it("is nobody's business where it comes out alike", () => {
    expectAnswer('string.len("abc")', 3);
    expectAnswer('string.sub("上下", 4)', "下");
    expectAnswer('string.sub("上下", 1, 3)', "上");
    expectAnswer("string.char(65, 66)", "AB");
    expectAnswer('string.rep("上", 2)', "上上");
  });
});

describe("JSON.encode of a script, beyond ASCII", () => {
  const encoded = (text: string): unknown => script().answer(`return JSON.encode("${text}")`);

  it("loses letters whose low byte looks like a control character, a quotation mark or a backslash", () => {
    expectSame(encoded("上"), '"\\u003f"');
    expectSame(encoded("−"), '"\\u003f"');
    // U+4E22 and U+4E5C end like a quotation mark and a backslash.
    expectSame(encoded("丢乜"), '"\\u003f\\u003f"');
    expectSame(encoded("中é♠"), '"中é♠"');
    expectSame(script().answer('return JSON.encode({["上"] = "a上b"})'), '{"\\u003f":"a\\u003fb"}');
  });

  it("looks at each half of a letter that is two units in TTS", () => {
    expectSame(encoded("🎲"), '"🎲"');
    // U+1F40A is D83D DC0A, and U+11000 is D804 DC00.
    expectSame(encoded("🐊"), '"\ufffd\\u003f"');
    expectSame(encoded("𑀀"), '"\\u003f\\u003f"');
  });

  it("is refused by a fussy script for what would be lost, and for nothing else", () => {
    expectRefusal('return JSON.encode({name = "上"})', "JSON.encode() of TTS loses 上");
    expectAnswer('JSON.encode("é ♠ 中")', '"é ♠ 中"');
  });
});

describe("the strict prelude", () => {
  it("has the code that ships meet the same", () => {
    const strings = strictEnvironment.get("string") as LuaTable<string, unknown>;
    const match = strings.get("match") as (this: void, text: string, pattern: string) => unknown;
    const [works, problem] = pcall(() => match("上", "%s"));
    expectSame(works, false);
    expectTrue(`${problem}`.includes("the low byte of 上"), `${problem}`);
  });
});
