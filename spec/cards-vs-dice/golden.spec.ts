import type { Action } from "../../src/games/cards-vs-dice/state";
import type { GameRecord } from "../../src/kit/record";
import { expectSame } from "../support/expect";
import { readFixture } from "../vectors/fixture";
import { transcribe } from "./transcript";

describe("A recorded game of Cards vs Dice", () => {
  it("reads word for word as it did when it was played", () => {
    const golden = readFixture("playthroughs/cards-vs-dice.json") as {
      record: GameRecord<Action>;
      transcript: string[];
    };
    const transcript = transcribe(golden.record);
    for (let i = 0; i < transcript.length; i++)
      expectSame(transcript[i], golden.transcript[i], `line ${i + 1}`);
    expectSame(transcript.length, golden.transcript.length);
  });
});
