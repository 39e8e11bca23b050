import {
  cutLines,
  decodeHeader,
  decodeSaved,
  encodeSaved,
  type SavedSteps,
} from "../../src/saved/saved-text";
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

describe("the header of a save", () => {
  it("is found as a whole although there are braces in its texts", () => {
    const odd = { game: "toy", known: ["}65{", "}"], last: "{" };
    const text = encodeSaved([odd], {}, { lines: ['{"kind":"a"}7'], coming: undefined }, nothingElse());
    const [, header = ""] = text.split("\n");
    const [found] = string.match(header, "^(%b{})%d+$");
    expectTrue(found !== undefined, header);
    expectTrue(header.includes("\\u007d65\\u007b"), header);
  });
});

function nothingElse(): { unread: undefined; kept: undefined } {
  return { unread: undefined, kept: undefined };
}

describe("a save that has gone through an editor", () => {
  const lines = ["offsuit 2 2", '{"game":"toy","playing":true}', '{"kind":"a"}', '{"kind":"b"}'];
  const ways: Record<string, string> = {
    "carriage returns": lines.join("\r\n"),
    "empty lines": lines.join("\n\n \n"),
    "a line break before it": `\n${lines.join("\n")}`,
    "blanks before it and behind it": `  \t${lines.join("\n")}\n`,
  };
  for (const [what, text] of Object.entries(ways)) {
    it(`has lost nothing: ${what}`, () => {
      const reading = decodeSaved(text);
      if (reading.kind !== "read") error(reading.kind);
      expectSame([reading.whole, reading.missing, reading.steps.count], [true, 0, 2]);
      const cut: string[] = [];
      while (reading.steps.text !== "") cutLines(reading.steps, cut);
      expectSame(cut, lines.slice(2));
      expectSame(decodeHeader(text)?.["playing"], true);
    });
  }

  it("shows how its game stands although its head is damaged", () => {
    expectSame(decodeHeader(lines.slice(1).join("\n"))?.["playing"], true);
    expectSame(decodeHeader("offsuit 3 2\n{}"), undefined);
  });
});
