import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { answersIn } from "../../scripts/puzzles/answers";
import { readLines, readStamp, writeBook } from "../../scripts/puzzles/book-file";
import { checkedPuzzle } from "../../scripts/puzzles/check";
import { isObvious, kindOf, solutionOf } from "../../scripts/puzzles/kinds";
import { compared, lowerBound, marginOf, meanOf } from "../../scripts/puzzles/margin";
import { optionsOf, PLANS, type SearchPlan } from "../../scripts/puzzles/plans";
import { redealing } from "../../scripts/puzzles/redealing";
import { rollout } from "../../scripts/puzzles/rollouts";
import { puzzleIn } from "../../scripts/puzzles/search";
import { stamper, stampOf } from "../../scripts/puzzles/stamp";
import { Complaint } from "../../scripts/terminal/complaint";
import { puzzleLine } from "../../src/commands/puzzle-line";
import { GAMES } from "../../src/games";
import { same } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import { must } from "../../src/kit/data/must";
import { readPuzzle, type Puzzle } from "../../src/kit/game/puzzle";
import { below, seeded } from "../../src/kit/data/random";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { run } from "./command-line";

const FOLDER = mkdtempSync(join(tmpdir(), "offsuit-"));
/** How many games confirm a puzzle with a clear margin, and one with a small one; those that found it have other numbers. */
const CONFIRMING = 24;
const CONFIRMING_SMALL = 160;
const FIRST = 9001;
/** A margin that so few games can confirm, in percent. */
const CLEAR = 15;
/** The games that are played so fast that a small margin can be confirmed as well. */
const FAST: readonly string[] = ["cards-vs-dice", "rogue-solitaire"];

after(() => {
  rmSync(FOLDER, { recursive: true });
});

/**
 * How often the best answer of a puzzle wins, and each of the others; the cards that are hidden are dealt again each time. Of an
 * open amount it may be any.
 */
function winsIn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
  puzzle: Puzzle,
  games: number,
): { best: number; others: number[]; differ: boolean } {
  const { rules, policies } = game;
  const options = optionsOf(game, plan);
  const { state: reached, seen, steps, choices, best } = solutionOf(game, plan, puzzle);
  const redealt = redealing(rules, { options, seats: plan.seats, steps }, plan.seat);
  let differ = false;
  for (let number = 0; number < games; number++) {
    const state = redealt(FIRST + number);
    if (state === undefined) continue;
    assert.ok(same(rules.seen(state, plan.seat), seen), "the seat sees something else");
    differ ||= !same(state, reached);
  }
  const player = policies[plan.player];
  assert.ok(player !== undefined);
  const answers = must(answersIn(rules, plan.seat, plan.free ?? [], { state: reached, choices }), "answers");
  const wins = answers.map(({ way, choice, action }) => {
    const list: number[] = [];
    for (let number = 0; number < games; number++) {
      const actions = [...way, action];
      const won = rollout(rules, redealt, player, { ...plan, actions }, FIRST + number);
      if (won !== undefined) list.push(won);
    }
    assert.ok(list.length * 2 >= games);
    return { isBest: choice === best, won: meanOf(list) };
  });
  const wonBy = (isBest: boolean): number[] =>
    wins.filter((each) => each.isBest === isBest).map(({ won }) => won);
  return { best: Math.max(...wonBy(true)), others: wonBy(false), differ };
}

/** The lines of a game's book. */
function entryLines(id: string): readonly string[] {
  const entry = GAMES.find((game) => game.id === id);
  return entry?.visit(({ puzzles }) => puzzles?.puzzles) ?? [];
}

/** What is balanced in a book: no more than this part of it has answers of one kind. */
const MOST_OF_A_KIND = 1 / 3;

describe("the puzzles of the games", () => {
  for (const entry of GAMES) {
    const { id } = entry;
    const plan = PLANS[id];
    const lines = entryLines(id);
    if (plan === undefined || lines.length === 0) continue;

    const all = lines.flatMap((line) => readPuzzle(line) ?? []);
    const confirm = (puzzle: Puzzle, games: number): void => {
      const { best, others, differ } = entry.visit((game) => winsIn(game, plan, puzzle, games));
      for (const won of others) assert.ok(won < best, `${puzzleLine(puzzle)}: ${best}, ${others.join(" ")}`);
      assert.ok(differ, "no hidden card was dealt anew");
    };

    it(`${id}: no kind of answer is above a third, and no odds give one away`, () => {
      const kinds = new Map<string, number>();
      for (const puzzle of all)
        entry.visit((game) => {
          const solution = solutionOf(game, plan, puzzle);
          assert.ok(!isObvious(game, solution), puzzleLine(puzzle));
          const kind = kindOf(plan, solution.best.action);
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        });
      for (const [kind, times] of kinds)
        assert.ok(times <= all.length * MOST_OF_A_KIND + 1, `${kind}: ${times}`);
    });

    it(`${id}: games of other numbers win most with the best choice`, () => {
      const clear = all.filter(({ margin }) => margin >= CLEAR).slice(0, 2);
      for (const puzzle of clear) confirm(puzzle, CONFIRMING);
    });

    if (!FAST.includes(id)) continue;
    it(`${id}: so do more games where the margin is small`, () => {
      const small = all.filter(({ margin }) => margin < CLEAR).slice(0, 2);
      assert.equal(small.length, 2);
      for (const puzzle of small) confirm(puzzle, CONFIRMING_SMALL);
    });
  }

  // The one of the last game: those of earlier searches were looked for in other positions.
  it("are found again by their seeds", () => {
    const plan = PLANS["roll-flush"];
    const entry = GAMES.find((game) => game.id === "roll-flush");
    assert.ok(plan !== undefined && entry !== undefined);
    entry.visit((game) => {
      const all = entryLines("roll-flush").flatMap((each) => readPuzzle(each) ?? []);
      const last = must(all.sort((one, other) => one.seed - other.seed).at(-1), "a puzzle");
      const kind = kindOf(plan, solutionOf(game, plan, last).best.action);
      const puzzle = puzzleIn(game, plan, last.seed, (each) => each === kind);
      assert.equal(puzzle && puzzleLine(puzzle), puzzleLine(last));
    });
  });
});

describe("a margin", () => {
  /** Wins of three choices with these chances, in games of any number. */
  const chances =
    (...list: number[]) =>
    (place: number, game: number): number =>
      below(seeded(game * 3 + place), 1000) < (list[place] ?? 0) * 1000 ? 1 : 0;

  it("is confirmed where a choice wins far more often than any other, and is less than the difference", () => {
    const margin = marginOf(0, [1, 2], chances(0.8, 0.3, 0.2));
    assert.ok(margin !== undefined && margin >= 0.05 && margin < 0.5, String(margin));
  });

  it("is none where another choice is as good, or all are bad", () => {
    assert.equal(marginOf(0, [1, 2], chances(0.8, 0.8, 0.2)), undefined);
    assert.equal(marginOf(0, [1, 2], chances(0.6, 0.56, 0.2)), undefined);
    assert.equal(marginOf(0, [1], chances(0.02, 0)), undefined);
    assert.equal(marginOf(1, [0], chances(0.8, 0.3)), undefined);
  });

  it("is hardly ever more than the true difference, however often it is looked at", () => {
    const TRIALS = 200;
    let wrong = 0;
    for (let trial = 1; trial <= TRIALS; trial++) {
      const margin = marginOf(0, [1], (place, game) =>
        below(seeded(trial * 5003 + game * 2 + place), 100) < (place === 0 ? 70 : 50) ? 1 : 0,
      );
      if (margin !== undefined && margin > 0.2) wrong++;
    }
    assert.ok(wrong <= TRIALS / 50, String(wrong));
  });

  it("is not asked of many games where a few find nothing", () => {
    let played = 0;
    const counting =
      (outcome: (place: number, game: number) => number) =>
      (place: number, game: number): number => {
        played++;
        return outcome(place, game);
      };
    assert.equal(compared(0, [1, 2], counting(chances(0.5, 0.9, 0.2))).kind, "dull");
    assert.ok(played <= 48, String(played));
    assert.equal(compared(0, [1], chances(0.02, 0)).kind, "dull");
    assert.equal(compared(0, [1, 2], chances(0.8, 0.3, 0.2)).kind, "confirmed");
    assert.equal(compared(0, [1], (place, game) => (game > 1000 || place === 0 ? 1 : 0)).kind, "unconfirmed");
  });

  it("has a bound below the mean, also where all games agree", () => {
    assert.ok(lowerBound([1, 1, 1, 1]) < 0.5);
    assert.ok(lowerBound(new Array<number>(100).fill(1)) > 0.9);
  });
});

describe("npm run puzzles", () => {
  it("plays on from every answer of the puzzles that there are, and finds a wrong one", async () => {
    const { status, stdout } = await run(["puzzles", "roll-flush", "--check", "--most", "2"]);
    assert.ok(status === 0 || status === 1);
    assert.equal(
      stdout.split("\n").filter((line) => /^\| \d+ \| [^|]+ \| (right|wrong|open) \|/.test(line)).length,
      entryLines("roll-flush").length,
    );
    const plan = must(PLANS["roll-flush"], "a plan");
    const entry = must(
      GAMES.find(({ id }) => id === "roll-flush"),
      "Roll Flush",
    );
    entry.visit((game) => {
      const puzzle = must(readPuzzle(game.puzzles?.puzzles[1] ?? ""), "a puzzle");
      assert.equal(checkedPuzzle(game, plan, puzzle, 200).verdict, "right");
      const others = [0, 1, 2].filter((best) => best !== puzzle.best);
      const verdicts = others.map((best) => checkedPuzzle(game, plan, { ...puzzle, best }, 200).verdict);
      assert.ok(verdicts.includes("wrong"), verdicts.join(", "));
    });
  });

  it("marks a book by its puzzles, and by what the rules and the strongest policy do", () => {
    for (const entry of GAMES) {
      const plan = PLANS[entry.id];
      const lines = entryLines(entry.id);
      if (plan === undefined || lines.length === 0) continue;
      entry.visit((game) => {
        const mark = stamper(game, plan);
        const stamp = mark(lines);
        assert.equal(readStamp(entry.id), stamp, `${entry.id} was not checked`);
        assert.equal(mark([...lines].reverse()), stamp);
        assert.notEqual(mark(lines.slice(1)), stamp);
        const { hints } = game;
        assert.ok(hints !== undefined);
        // Another bot: it takes whatever comes first.
        const advisor: typeof hints.advisor = (_seen, [first]) => {
          const action = must(first, "a choice").action;
          return () => ({ ranking: [{ action, value: undefined }], reason: "" });
        };
        assert.notEqual(stampOf({ ...game, hints: { ...hints, advisor } }, plan, lines), stamp);
      });
    }
  });

  it("keeps what it has found, and says what is no book", () => {
    const path = join(FOLDER, "puzzles.json");
    assert.deepEqual(readLines(path), []);
    writeBook(path, { options: { target: 10 }, seats: 2, seat: 0, puzzles: ["1 2 ab 3 4 5"] });
    assert.deepEqual(readLines(path), ["1 2 ab 3 4 5"]);
    writeBook(path, { options: {}, seats: 1, seat: 0, puzzles: ["1 2 ab 3 4 5"] }, "abc");
    assert.deepEqual(readLines(path), ["1 2 ab 3 4 5"]);
    assert.match(readFileSync(path, "utf8"), /"checked": "abc"/);
    writeFileSync(path, "{");
    assert.throws(() => readLines(path), Complaint);
  });

  it("refuses a game that is none", async () => {
    const { status, stderr } = await run(["puzzles", "ludo"]);
    assert.equal(status, 2);
    assert.match(stderr, /There is no game "ludo"\./);
    assert.match((await run(["puzzles", "roll-flush", "--mend"])).stderr, /--mend goes with --check\./);
  });
});
