import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { readPlayedGame } from "../../scripts/play/record-file";
import { replay } from "../../scripts/play/replay";
import { Complaint } from "../../scripts/terminal/complaint";
import { playOut } from "../../src/commands/playout";
import { GAMES } from "../../src/games";
import { standardOptions } from "../../src/kit/rules/options";
import { packed } from "../../src/kit/record/record";
import { recordWriter } from "../../src/kit/record/record-text";
import { nameSeats } from "../../src/kit/game/seat-names";
import { run } from "./command-line";

const FOLDER = mkdtempSync(join(tmpdir(), "offsuit-"));

after(() => {
  rmSync(FOLDER, { recursive: true });
});

/** How a record begins, as a table writes it. */
interface Header {
  game: string;
  dealt: unknown;
  dealtBy?: string;
  chairs: { colour: string; sitter: unknown }[];
}

/** A game as it was played, and how it ended in words. */
interface Played {
  header: Header;
  steps: string[];
  ending: string;
}

/** Games of all kinds, played by a policy at random. */
const PLAYED: readonly Played[] = GAMES.map((entry) =>
  entry.visit(({ rules, box, policies, words }) => {
    const policy = policies["random"];
    assert.ok(policy !== undefined, `${rules.id} has no policy random`);
    const seats = rules.seats.min;
    const options = standardOptions(rules.options);
    const steps: string[] = [];
    const ending = playOut(
      { rules, box, policies },
      { options, policies: new Array<typeof policy>(seats).fill(policy), seed: 3 },
      (_state, step) => {
        if (step !== undefined) steps.push(JSON.stringify(packed(step)));
      },
    );
    assert.equal(ending.kind, "over");
    const chairs = ["White", "Blue"].slice(0, seats).map((colour) => ({
      colour,
      sitter: { kind: "person", colour },
    }));
    const { headline } = words.result(rules.seen(ending.state, "spectator"));
    const names = chairs.map(({ colour }) => colour);
    return { header: { game: rules.id, dealt: options, chairs }, steps, ending: nameSeats(headline, names) };
  }),
);

/** The text that a table puts into the Notebook. */
function recordOf({ header, steps }: Played): string {
  const writer = recordWriter();
  for (const line of [JSON.stringify(header), ...steps]) writer.add(`${line}\n`);
  while (!writer.finish()) continue;
  return `The record of your last game.\n\n${writer.text()}\n`;
}

/** What a board keeps. */
function boardText({ header, steps }: Played): string {
  return [`offsuit 2 ${steps.length}`, JSON.stringify({ ...header, playing: true }), ...steps].join("\n");
}

/** A save of Tabletop Simulator with these boards, the last of them put away by a script. */
function saveWith(...boards: string[]): string {
  const objects = boards.slice(0, -1).map((text) => ({ Name: "Custom_Board", LuaScriptState: text }));
  const kept = JSON.stringify({ games: [{ saved: boards.at(-1) }] });
  return JSON.stringify({
    SaveName: "x",
    LuaScriptState: kept,
    ObjectStates: [{ ContainedObjects: objects }],
  });
}

/** Fails unless this text is refused with a sentence that says what to do. */
function expectRefused(text: string, expected: RegExp, game?: string): void {
  assert.throws(
    () => readPlayedGame(text, game),
    (error) => error instanceof Complaint && expected.test(error.message),
  );
}

function game(id: string): Played {
  const played = PLAYED.find(({ header }) => header.game === id);
  assert.ok(played !== undefined);
  return played;
}

describe("a record", () => {
  for (const played of PLAYED) {
    const { header, steps, ending } = played;
    it(`of ${header.game} is played again to its end, step by step`, () => {
      const { lines, fits } = replay(readPlayedGame(recordOf(played)), Infinity);
      assert.ok(fits, lines.slice(-3).join("\n"));
      const last = lines.at(-1) ?? "";
      assert.ok(last.startsWith(`After step ${steps.length} of ${steps.length}: ${ending}`), last);
      assert.doesNotMatch(lines.join("\n"), /\{|undefined/);
    });
  }

  it("is read out of a board's text and out of a save, also from a shelf", () => {
    const [one, other] = [game("rogue-solitaire"), game("pokerchess")];
    for (const text of [
      boardText(one),
      saveWith(boardText(one)),
      saveWith(boardText(one), "offsuit 2 0\n{}"),
    ]) {
      assert.deepEqual(readPlayedGame(text).steps, one.steps);
    }
    const both = saveWith(boardText(one), boardText(other));
    expectRefused(both, /several games: pokerchess, rogue-solitaire/);
    assert.deepEqual(readPlayedGame(both, "pokerchess").steps, other.steps);
  });

  it("that is none, is damaged or is of another version is refused in a sentence", () => {
    const record = recordOf(game("cards-vs-dice"));
    expectRefused("Hello", /not a record/);
    expectRefused("{}", /No game has been started in this save/);
    expectRefused(record.replace("RECORD 2", "RECORD 3"), /another version/);
    expectRefused(record.slice(0, -60), /missing or changed/);
    expectRefused(
      boardText({ ...game("cards-vs-dice"), header: { game: "whist", dealt: {}, chairs: [] } }),
      /whist/,
    );
  });

  it("ends at a step that does not fit, with the reason, and at the step that was asked for", () => {
    const played = game("cards-vs-dice");
    const { steps } = played;
    const broken = { ...played, steps: [...steps.slice(0, 4), steps[0] ?? "", ...steps.slice(4)] };
    const told = replay(readPlayedGame(recordOf(broken)), Infinity);
    assert.ok(!told.fits);
    assert.match(told.lines.join("\n"), /Step 5 does not fit/);
    assert.match(told.lines.at(-1) ?? "", /^After step 4 of /);
    const part = replay(readPlayedGame(recordOf(played)), 3);
    assert.ok(part.fits);
    assert.match(part.lines.at(-1) ?? "", /^After step 3 of /);
  });
});

describe("npm run play -- --record", () => {
  it("says what happened, and ends with 1 where a step does not fit and with 2 for a bad file", async () => {
    const played = game("cards-vs-dice");
    const good = join(FOLDER, "record.txt");
    writeFileSync(good, recordOf(played));
    const told = await run(["play", "--record", good, "--to", "5"]);
    assert.equal(told.status, 0, told.stderr);
    assert.match(told.stdout, /played by White\n[^]*\n {4}5 [^]*After step 5 of/);
    const broken = join(FOLDER, "broken.txt");
    writeFileSync(broken, recordOf({ ...played, steps: played.steps.slice(1) }));
    assert.equal((await run(["play", "--record", broken])).status, 1);
    const bad = join(FOLDER, "bad.txt");
    writeFileSync(bad, "nothing");
    const refused = await run(["play", "--record", bad]);
    assert.equal(refused.status, 2);
    assert.doesNotMatch(refused.stderr, /\n {4}at /);
    assert.equal((await run(["play"])).status, 2, "neither a game nor a record");
  });
});
