import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { readPlayedGame } from "../../scripts/play/record-file";
import { reviewedGame } from "../../scripts/review/reviewed-game";
import { Complaint } from "../../scripts/terminal/complaint";
import { playOut } from "../../src/commands/playout";
import { GAMES } from "../../src/games";
import { standardOptions } from "../../src/kit/rules/options";
import { packed } from "../../src/kit/record/record";
import { barOf, CURVE_BARS, curveOf, roundedSums } from "../../src/kit/advice/review-figures";
import { accuracyOf, openLedger } from "../../src/kit/advice/review-ledger";
import { run } from "./command-line";

const FOLDER = mkdtempSync(join(tmpdir(), "offsuit-"));

after(() => {
  rmSync(FOLDER, { recursive: true });
});

/** What a board keeps of a game that the policy `sensible` has played, at White for a person and at Blue for a bot. */
function boardText(id: string): string {
  const entry = GAMES.find((game) => game.id === id);
  assert.ok(entry !== undefined);
  return entry.visit(({ rules, box, policies }) => {
    const policy = policies["sensible"];
    assert.ok(policy !== undefined);
    const seats = rules.seats.min;
    const options = standardOptions(rules.options);
    const steps: string[] = [];
    playOut(
      { rules, box, policies },
      { options, policies: new Array<typeof policy>(seats).fill(policy), seed: 4 },
      (_state, step) => {
        if (step !== undefined) steps.push(JSON.stringify(packed(step)));
      },
    );
    const chairs = [
      { colour: "White", sitter: { kind: "person", colour: "White" } },
      { colour: "Blue", sitter: { kind: "computer", level: "fair" } },
    ].slice(0, seats);
    const header = JSON.stringify({ game: id, dealt: options, chairs, playing: true });
    return [`offsuit 2 ${steps.length}`, header, ...steps].join("\n");
  });
}

const GAMES_PLAYED = new Map(GAMES.map(({ id }) => [id, boardText(id)]));

describe("a review in the terminal", () => {
  for (const [id, text] of GAMES_PLAYED) {
    it(`${id}: lists the person's decisions, and sums them up`, () => {
      const lines = reviewedGame(readPlayedGame(text), undefined);
      assert.match(lines[0] ?? "", /the decisions of White\./);
      assert.match(lines[2] ?? "", /^Step {2}Choice +Worth +Better +Lost +Luck$/);
      assert.ok(lines.some((line) => /^Start −?[\d.]+, luck.* [+−]?[\d.]+, choices [−\d.]+: end/.test(line)));
      assert.ok(lines.some((line) => /^Accuracy \d+ %, over \d+ decisions\.$/.test(line)));
      assert.ok(!lines.some((line) => line.includes("the decisions of Blue")));
    });
  }

  it("is of the player who is named, in any case, bots too", () => {
    const played = readPlayedGame(GAMES_PLAYED.get("roll-flush") ?? "");
    assert.match(reviewedGame(played, "blue")[0] ?? "", /the decisions of Blue/);
    assert.throws(() => reviewedGame(played, "Pink"), /"Pink" did not play this game.*White, Blue/);
    assert.throws(() => reviewedGame(played, "Pink"), Complaint);
  });

  it("ends where a step does not fit, and says so", () => {
    const lines = (GAMES_PLAYED.get("cards-vs-dice") ?? "").split("\n");
    const damaged = [...lines.slice(0, 20), "{}", ...lines.slice(20)].join("\n");
    const told = reviewedGame(readPlayedGame(damaged), undefined);
    assert.match(told.at(-1) ?? "", /^Step 19 of \d+ does not fit, and ends the review\.$/);
  });

  it("is a command that refuses what is no record", async () => {
    const path = join(FOLDER, "game.txt");
    writeFileSync(path, GAMES_PLAYED.get("cards-vs-dice") ?? "");
    const good = await run(["review", path]);
    assert.equal(good.status, 0, good.stderr);
    assert.match(good.stdout, /^Cards vs Dice, the decisions of White/);
    writeFileSync(path, "no record");
    const bad = await run(["review", path]);
    assert.equal(bad.status, 2, bad.stdout);
    assert.match(bad.stderr, /This is not a record/);
    const deep = reviewedGame(readPlayedGame(GAMES_PLAYED.get("cards-vs-dice") ?? ""), undefined, 1);
    assert.ok(
      deep.some((line) =>
        /^Step \d+, played on \d+ times each way: the better choice is worth -?[\d.]+ more/.test(line),
      ),
    );
    const missing = await run(["review", join(FOLDER, "nowhere.txt")]);
    assert.equal(missing.status, 2);
    assert.match(missing.stderr, /cannot be read/);
    const nothing = await run(["review"]);
    assert.equal(nothing.status, 2);
    assert.match(nothing.stderr, /Name the file/);
  });

  it("has the costliest decisions of games with slips played on", async () => {
    const plan = ["--games", "2", "--slips", "30", "--most", "4"];
    const checked = await run(["review", "--check", "cards-vs-dice", ...plan]);
    assert.equal(checked.status, 0, checked.stderr);
    assert.match(checked.stdout, /^\| made \| better \| said \|/);
    assert.match(checked.stdout, /Of [1-9]\d* costly decisions games confirm \d+ and contradict \d+/);
    const unknown = await run(["review", "--check", "ludo"]);
    assert.equal(unknown.status, 2);
    assert.match(unknown.stderr, /There is no game "ludo"/);
  });
});

describe("the sums of a review", () => {
  it("add up as they are told, rounded", () => {
    const { start, luck, skill } = roundedSums({ start: 0.504, skill: -0.126, end: 0 }, false);
    assert.deepEqual(
      [start, luck, skill].map((value) => Math.round(value * 100)),
      [50, -37, -13],
    );
    const points = roundedSums({ start: 0.96, skill: -0.24, end: 2 }, true);
    assert.deepEqual(
      [points.start, points.luck, points.skill].map((value) => Math.round(value * 10)),
      [10, 12, -2],
    );
  });
});

describe("the ledger of a review", () => {
  const plain = { steps: 0, action: "a", best: "b", motive: { reason: "r" }, whole: 1, follows: false };

  it("tells luck from skill", () => {
    const ledger = openLedger<string>(0.02);
    ledger.add({ ...plain, value: 0.5, lost: 0.2 });
    ledger.add({ ...plain, steps: 1, value: undefined, lost: 0 });
    ledger.add({ ...plain, steps: 2, value: 0.6, lost: undefined });
    const { start, luck, skill, end, costliest } = ledger.close(1);
    assert.equal(start, 0.5);
    assert.ok(Math.abs(luck - 0.7) < 1e-12, `${luck}`);
    assert.equal(skill, -0.2);
    assert.equal(end, 1);
    assert.deepEqual(
      costliest.map(({ steps }) => steps),
      [0],
    );
  });

  it("counts as a loss what giving up threw away", () => {
    const ledger = openLedger<string>(0.02);
    ledger.add({ ...plain, value: 0.5, lost: 0 });
    ledger.add({ ...plain, steps: 3, best: undefined, motive: undefined, value: undefined, lost: undefined });
    const { luck, skill, costliest } = ledger.close(0);
    assert.deepEqual([luck, skill], [0, -0.5]);
    assert.equal(costliest[0]?.steps, 3);
  });

  it("holds nothing against a choice that was made up for before luck had a say", () => {
    const costOf = (follows: boolean): (number | undefined)[] => {
      const ledger = openLedger<string>(0.02);
      ledger.add({ ...plain, value: 0.5, lost: 0.2 });
      ledger.add({ ...plain, steps: 1, value: 0.3, lost: 0.05, follows });
      ledger.add({ ...plain, steps: 2, value: 0.45, lost: 0, follows });
      const { decisions, start, luck, skill, end } = ledger.close(0.45);
      assert.ok(Math.abs(start + luck + skill - end) < 1e-12);
      return decisions.map(({ lost }) => lost && Math.round(lost * 100));
    };
    assert.deepEqual(costOf(true), [5, 0, 0]);
    assert.deepEqual(costOf(false), [20, 5, 0]);
  });

  it("counts no loss that is smaller than what values miss by", () => {
    const ledger = openLedger<string>(0.02);
    assert.equal(ledger.add({ ...plain, value: 0.5, lost: 0.019 }), false);
    assert.equal(ledger.add({ ...plain, steps: 1, value: 0.5, lost: 0.021 }), true);
    const { costliest, skill } = ledger.close(1);
    assert.deepEqual(
      costliest.map(({ steps }) => steps),
      [1],
    );
    assert.ok(Math.abs(skill + 0.021) < 1e-12);
  });

  it("is as accurate as the curve says", () => {
    assert.ok(accuracyOf(0) > 99.9);
    assert.equal(Math.round(accuracyOf(0.1)), 64);
    assert.equal(accuracyOf(1), 0);
  });
});

describe("the curve of a review", () => {
  const values = [0, 0.3, 0.6, 0.9].map((value, index) => ({ steps: 10 * index, value, whole: 1 }));
  const whole = { done: 40, steps: 40 };

  it("has a bar for every part of the game, of the last position in it or before", () => {
    const quarter = CURVE_BARS / 4;
    const bars = values.flatMap(({ value }) => Array.from({ length: quarter }, () => value));
    assert.deepEqual(curveOf(values, false, whole), { bars, full: 1 });
    assert.deepEqual(curveOf(values, false, { done: 20, steps: 40 })?.bars, bars.slice(0, 2 * quarter));
    assert.deepEqual(
      values.map(({ steps }) => barOf(steps, 40)),
      [0, quarter, 2 * quarter, 3 * quarter],
    );
    assert.equal(curveOf(values.slice(0, 1), false, whole), undefined);
    // Small chances are drawn large.
    const small = values.map(({ steps }) => ({ steps, value: steps / 150, whole: 1 }));
    assert.equal(curveOf(small, false, whole)?.full, 0.25);
  });

  it("is full at the most points that there were hopes of, or at a whole game", () => {
    const points = [-1, 8, 16, 33].map((value, index) => ({ steps: 10 * index, value, whole: 30 }));
    const curve = curveOf(points, true, whole);
    assert.deepEqual([curve?.bars[0], curve?.bars[CURVE_BARS - 1], curve?.full], [0, 1, 33]);
    assert.equal(curveOf(points.slice(0, 3), true, whole)?.full, 30);
  });
});
