import { decodeStep, encodeStep } from "../../src/saved/steps";
import type { Step } from "../../src/kit/record";
import { toyChess, type Action } from "../table/support/toy-chess";
import { expectSame } from "../support/expect";

const ACTIONS: readonly Action[] = [
  { kind: "step", man: "white-pawn", square: 20 },
  { kind: "pay", from: "stack1", to: "pot", chips: 5 },
  { kind: "hold", card: "KH", seat: 1 },
  { kind: "pass" },
];

describe("a step as a line", () => {
  for (const action of ACTIONS) {
    const step: Step<Action> = { kind: "act", seat: 1, action };
    const line = encodeStep(step);

    it(`is read again: ${line}`, () => {
      expectSame(decodeStep(line, toyChess.rules), step);
    });

    it(`is none with any letter between two fields: ${line}`, () => {
      for (let at = 1; at <= line.length; at++) {
        if (line.charAt(at - 1) !== ",") continue;
        for (const letter of ["Z", "0", " ", ":", "."])
          expectSame(decodeStep(line.slice(0, at - 1) + letter + line.slice(at), toyChess.rules), undefined);
      }
    });
  }
});
