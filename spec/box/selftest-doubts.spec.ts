import type { EmulatedTable } from "../../src/emulator";
import { DOUBTS, unusualAnswers, type DoubtName } from "../../src/emulator/doubts";
import { expectSame, expectTrue } from "../support/expect";
import { expectNothingLeft, open, selfTest, waitsOfGlobal } from "./support/self-test";
import { openShelf } from "./support/shelf-table";

describe("the doubts about Tabletop Simulator", () => {
  /** They are about loading a save, in which no self-test runs, and about a click, which no script makes. */
  const UNSEEN: readonly DoubtName[] = [
    "shuffleObjects",
    "objectsLoadFirst",
    "spawnEventsOnLoad",
    "destroyEventsOnReload",
    "clickSelectsLocked",
  ];
  const SEEN = DOUBTS.map(({ name }) => name).filter((name) => !UNSEEN.includes(name));

  function expectAnswers(table: EmulatedTable): void {
    const report = selfTest(table);
    for (const name of SEEN) {
      const answer = table.world.settings.doubts[name];
      expectTrue(report.includes(`\ndoubt ${name}: ${answer ? "yes" : "no"}\n`), `${name}\n${report}`);
    }
    const answers = report.split("\n").filter((line) => line.startsWith("doubt "));
    expectSame(answers.length, SEEN.length);
    expectNothingLeft(table);
    expectSame(waitsOfGlobal(table), 0);
  }

  for (const { name, answer, doubts } of unusualAnswers()) {
    if (!SEEN.includes(name)) continue;
    it(`are answered where ${name} is ${answer ? "yes" : "no"}`, () => {
      expectAnswers(open({ doubts }));
    });
  }

  it("are answered where every error that can gets through pcall", () => {
    const doubts = {
      deadObjectsEscapePcall: true,
      missingInterfaceIdRaises: true,
      greySeatRaises: true,
      figureCallsRaise: true,
    };
    expectAnswers(openShelf({ doubts }));
  });
});
