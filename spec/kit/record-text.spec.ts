import { readRecordText, recordReader } from "../../src/kit/record/record-reader";
import { recordWriter } from "../../src/kit/record/record-text";
import { below, seeded, shuffled } from "../../src/kit/data/random";
import { stepsPerFrame } from "../../src/table/game/notebook-pages";
import { COUNTS_INSTRUCTIONS, expectWithinBudget, newBudget, slice } from "../support/budget";
import { expectSame, expectTrue } from "../support/expect";

function written(lines: readonly string[]): string {
  const writer = recordWriter();
  for (const line of lines) writer.add(`${line}\n`);
  while (!writer.finish());
  return writer.text();
}

function shuffle(seed: number, cards: number): string {
  const names: string[] = [];
  for (let card = 0; card < cards; card++) names.push(`c${card}`);
  return `{"outcome":{"order":"${shuffled(seeded(seed), names).join(" ")}"}}`;
}

/** Lines such as a long game has them. */
function longGame(cards = 90): string[] {
  const lines = ['{"game":"some game","options":{"life":12}}'];
  const random = seeded(7);
  for (let step = 0; step < 3000; step++) {
    lines.push(`{"action":{"from":${below(random, 64)},"kind":"move"},"seat":${step % 2}}`);
    if (step % 5 === 0) lines.push(shuffle(step, cards));
  }
  return lines;
}

describe("a record as a text", () => {
  it("comes back line by line", () => {
    for (const lines of [
      ["{}"],
      ['{"a":1}', "", '{"order":""}', '{"order":"x"}', '{"order":"y x z"}', "aaaaaaaaaaaaaaaaaaaaaaaaaa"],
      longGame(),
    ]) {
      expectSame(readRecordText(written(lines)), { kind: "read", lines });
    }
  });

  it("is made of letters and digits that no chat, mail or notebook changes", () => {
    const text = written(longGame());
    for (const [line] of string.gmatch(text, "[^\n]+")) {
      const [plain] = string.match(line ?? "", "^[%w. ]+$");
      expectTrue(plain !== undefined, `a line with other letters: ${line}`);
      expectTrue((line ?? "").length <= 80, `a long line: ${line}`);
    }
  });

  it("may be quoted, indented, wrapped and surrounded by other words", () => {
    const lines = ['{"game":"x"}', shuffle(1, 52), shuffle(2, 52), '{"action":{"kind":"fold"},"seat":1}'];
    // Only the marks are not broken into two lines.
    const quoted = written(lines)
      .split("\n")
      .map((line) =>
        line.startsWith("OFFSUIT") ? `> ${line}` : `> ${line.slice(0, 10)}\r\n>   ${line.slice(10)}`,
      );
    const pasted = `This went wrong:\n${quoted.join("\r\n")}\nThank you. [b]Anna[/b]`;
    expectSame(readRecordText(pasted), { kind: "read", lines });
  });

  it("that has lost or changed a letter is not read", () => {
    const text = written([shuffle(3, 30), '{"action":{"kind":"call"},"seat":0}', shuffle(4, 30)]);
    const [first = 0] = string.find(text, "BEGINS\n");
    for (let at = first + 7; at < text.length - 21; at++) {
      const letter = text.slice(at, at + 1);
      const other = letter === "0" ? "1" : "0";
      if (letter === "\n") continue;
      for (const instead of ["", other]) {
        const changed = text.slice(0, at) + instead + text.slice(at + 1);
        expectSame(readRecordText(changed), { kind: "unreadable", why: "damaged" }, `letter ${at}`);
      }
    }
    expectSame(readRecordText(text.slice(0, 60)), { kind: "unreadable", why: "damaged" });
  });

  it("is told from other texts and from records of other versions", () => {
    expectSame(readRecordText("Hello"), { kind: "unreadable", why: "noRecord" });
    expectSame(readRecordText("OFFSUIT RECORD"), { kind: "unreadable", why: "noRecord" });
    expectSame(readRecordText(written(["x"]).split(" 2 ").join(" 3 ")), {
      kind: "unreadable",
      why: "otherVersion",
    });
  });

  if (COUNTS_INSTRUCTIONS)
    it("#budget is written within a frame's share of work, a few steps a frame", () => {
      const budget = newBudget();
      const writer = recordWriter();
      // No game has more cards.
      const lines = longGame(104);
      for (let next = 0; next < lines.length;) {
        const steps = lines.slice(next, next + stepsPerFrame(lines, next));
        next += steps.length;
        slice(budget, "steps", () => {
          for (const line of steps) writer.add(`${line}\n`);
        });
      }
      while (!slice(budget, "the names", () => writer.finish()));
      slice(budget, "the text", () => writer.text());
      expectWithinBudget(budget);
    });

  if (COUNTS_INSTRUCTIONS)
    it("#budget is read in slices of a frame", () => {
      const budget = newBudget();
      const lines = longGame(104);
      const read = recordReader(`A game of ours:\n${written(lines)}`);
      let reading = slice(budget, "a slice", read);
      while (reading === undefined) reading = slice(budget, "a slice", read);
      expectSame(reading, { kind: "read", lines });
      expectWithinBudget(budget);
    });

  it("takes about one letter for a card of a deck, and little for what repeats itself", () => {
    const lines: string[] = [];
    for (let i = 0; i < 100; i++)
      lines.push(shuffle(i, 52), '{"action":{"kind":"fold"},"kind":"act","seat":1}');
    const letters = written(lines).length;
    expectTrue(letters < 100 * 80, `${letters} letters`);
  });
});
