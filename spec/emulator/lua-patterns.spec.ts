import { script } from "./lua-script";
import { expectSame, expectTrue } from "../support/expect";

/** The first result of a call with this many letters as text, or that it raises an error. */
function outcome(call: string, letters: number): string {
  const [text] = string.gsub(call, "TAIL", `string.rep("x", ${letters})`);
  return `${script().answer(`local ok, answer = pcall(function() return (${text}) end) return ok and tostring(answer) or "raises"`)}`;
}

/** Measured on MoonSharp 2.0.0.0: the most letters with which a call still ends, and what it answers. */
const MOST: readonly (readonly [call: string, letters: number, answer: string])[] = [
  ['string.match("abc\\n" .. TAIL, "^.*\\n")', 197, "abc\n"],
  ['string.match(TAIL, "^x-y")', 198, "nil"],
  ['string.match("zaz" .. TAIL, "zx*y")', 198, "nil"],
  ['string.match(TAIL, "^x?x*y")', 98, "nil"],
  ['string.match(TAIL, "^(x+)%d")', 99, "nil"],
  [`string.match('"' .. TAIL, '^"([^"\\\\]*)"()')`, 98, "nil"],
  ['#string.gsub(TAIL, "^[%s]*(.-)[%s]*$", "%1")', 64, "64"],
];

describe("a pattern of a script", () => {
  it("may try what follows a repetition so often, and no more", () => {
    for (const [call, letters, answer] of MOST) {
      expectSame(outcome(call, letters), answer, call);
      expectSame(outcome(call, letters + 1), "raises", call);
    }
  });

  it("may go over any number of letters where nothing fails behind them", () => {
    expectSame(outcome('#string.match(TAIL, "^[^\\n]*")', 5000), "5000");
    expectSame(outcome('#string.match(TAIL .. "\\ny", "([^\\n]+)\\n")', 5000), "5000");
    expectSame(outcome('select(2, string.gsub(TAIL .. "\\n" .. TAIL, "[^\\n]+", ""))', 5000), "2");
  });

  it("begins to count again at each place where it may begin, and says what is wrong", () => {
    expectSame(outcome('string.match(TAIL .. "y1", "y%d*$")', 5000), "y1");
    const problem = script().failure('string.match(string.rep("x", 300), "^x-y")');
    expectTrue(string.find(problem, "pattern too complex", 1, true)[0] !== undefined, problem);
  });
});
