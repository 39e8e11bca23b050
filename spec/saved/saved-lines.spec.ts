import { cutLines, type SavedSteps } from "../../src/saved/saved-text";
import { expectSame, expectTrue } from "../support/expect";

/** Lines of all lengths up to the order of two decks. */
function lineOf(index: number): string {
  return `${index}:${string.rep("x", (index * 37) % 400)}`;
}

describe("the steps of a save", () => {
  it("are cut into lines part by part, wherever a part ends", () => {
    const lines: string[] = [];
    for (let index = 0; index < 300; index++) lines.push(lineOf(index));
    for (const end of ["", "\n"]) {
      const steps: SavedSteps = { count: lines.length, text: lines.join("\n") + end };
      const cut: string[] = [];
      let parts = 0;
      for (; steps.text !== ""; parts++) cutLines(steps, cut);
      expectSame(cut, lines);
      expectTrue(parts > 10, `${parts} parts`);
    }
  });
});
