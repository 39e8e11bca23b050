import { decodeStep } from "../../src/saved/steps";
import { toyChess, type Action } from "../table/support/toy-chess";
import { expectSame } from "../support/expect";

/** Choices, and the lines in which a board has them. */
const LINES: readonly [action: Action, line: string][] = [
  [
    { kind: "step", man: "white-pawn", square: 20 },
    '{"action":{"kind":"step","man":"white-pawn","square":20},"kind":"act","seat":1}',
  ],
  [
    { kind: "pay", from: "stack1", to: "pot", chips: 5 },
    '{"action":{"chips":5,"from":"stack1","kind":"pay","to":"pot"},"kind":"act","seat":1}',
  ],
  [{ kind: "pass" }, '{"action":{"kind":"pass"},"kind":"act","seat":1}'],
];

describe("a step as a line", () => {
  for (const [action, line] of LINES) {
    it(`is read again: ${line}`, () => {
      expectSame(decodeStep(line, toyChess.rules), { kind: "act", seat: 1, action });
    });

    it(`is none with a letter in the place of a comma: ${line}`, () => {
      for (let at = 0; at < line.length; at++) {
        if (line.charAt(at) !== ",") continue;
        for (const letter of ["Z", "0", " ", ":", "."])
          expectSame(decodeStep(line.slice(0, at) + letter + line.slice(at + 1), toyChess.rules), undefined);
      }
    });
  }
});
