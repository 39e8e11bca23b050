import { pathOf, puzzleLine, type Digit } from "../../src/commands/puzzle-line";
import { GAMES } from "../../src/games";
import { awaited } from "../../src/kit/rules/choices";
import { same } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import {
  numberAfter,
  difficultyOf,
  numberHarder,
  numberOfDay,
  pathReader,
  readPuzzle,
  settingUp,
  verdictOn,
  type Puzzle,
  type PuzzleBook,
  type SettingUp,
} from "../../src/kit/game/puzzle";
import { below, seeded } from "../../src/kit/data/random";
import type { Choice, GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { expectWithin } from "../support/limits";

/** More steps than any puzzle has. */
const MOST_STEPS = 2000;
/** How many choices a position of a puzzle has at least. */
const LEAST_CHOICES = 2;

/** Sets a puzzle up to its end. */
function setUp<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules }: Game<State, Action, Event, Seen>,
  book: PuzzleBook,
  puzzle: Puzzle,
): { end: string; work: SettingUp<State, Action> } {
  const work = settingUp(rules, book, puzzle);
  for (let step = 0; step < MOST_STEPS; step++) {
    const end = work.next();
    if (end !== "on") return { end, work };
  }
  return { end: "endless", work };
}

describe("The puzzles of a game", () => {
  for (const entry of GAMES) {
    const { id } = entry;
    entry.visit((game) => {
      const { puzzles: book, rules } = game;
      if (book === undefined) return;

      it(`${id}: all lead to a position with a choice, and the best one is legal`, () => {
        const seeds: Record<string, true> = {};
        for (const line of book.puzzles) {
          const puzzle = expectPresent(readPuzzle(line), line);
          const { end, work } = setUp(game, book, puzzle);
          expectSame([line, end], [line, "ready"]);
          const waiting = rules.waiting(work.state);
          const decision = waiting.kind === "decisions" ? awaited(waiting.decisions) : undefined;
          const choices: readonly Choice<GameAction>[] = expectPresent(decision).choices;
          expectTrue(choices.length >= LEAST_CHOICES, `${line}: ${choices.length} choices`);
          expectSame(expectPresent(decision).seat, book.seat);
          const best = expectPresent(work.answer());
          expectTrue(choices.some(({ action }) => same(action, best.action)));
          expectTrue(puzzle.margin >= 5 && puzzle.margin <= 100 && puzzle.missed <= 100, line);
          expectTrue(seeds[`${puzzle.seed}`] === undefined, `${line}: twice`);
          seeds[`${puzzle.seed}`] = true;
        }
        expectTrue(book.puzzles.length >= 1);
        expectWithin("puzzleBook", book.puzzles.join("").length);
      });

      it(`${id}: damaged ones are found out and raise nothing`, () => {
        const random = seeded(7);
        for (const line of book.puzzles.slice(0, 10)) {
          const puzzle = expectPresent(readPuzzle(line));
          expectSame(setUp(game, book, { ...puzzle, best: 999 }).end, "damaged");
          expectSame(setUp(game, book, { ...puzzle, decisions: 9999 }).end, "damaged");
          if (puzzle.path !== "") expectSame(setUp(game, book, { ...puzzle, path: "" }).end, "damaged");
          const path = puzzle.path.slice(0, below(random, puzzle.path.length + 1));
          expectTrue(setUp(game, book, { ...puzzle, path }).end !== "endless");
        }
      });
    });
  }
});

describe("A puzzle", () => {
  const puzzle: Puzzle = { seed: 12, decisions: 3, path: "a#~", best: 2, margin: 17, missed: 60 };

  it("is a line of text and back", () => {
    expectSame(readPuzzle(puzzleLine(puzzle)), puzzle);
    expectSame(readPuzzle(puzzleLine({ ...puzzle, path: "" })), { ...puzzle, path: "" });
    for (const bad of ["", "12", "12 3 a 2 17", "12 3 a 2 17 60 1", "12 x a 2 17 60", "-1 3 a 2 17 60"])
      expectSame(readPuzzle(bad), undefined);
  });

  it("keeps what was decided in numbers of mixed bases", () => {
    const random = seeded(3);
    const digits: Digit[] = [];
    for (let i = 0; i < 300; i++) {
      const of = 2 + below(random, i % 7 === 0 ? 5000 : 12);
      digits.push({ place: below(random, of), of });
    }
    const read = pathReader(pathOf(digits));
    for (const { place, of } of digits) expectSame(read(of), place);
    expectSame(pathOf([]), "");
    expectSame(pathReader("")(4), undefined);
  });

  it("is another one every day, until all have been there", () => {
    expectSame(
      [0, 1, 2, 3].map((day) => numberOfDay(3, day)),
      [1, 2, 3, 1],
    );
    expectSame(numberOfDay(0, 5), 1);
  });

  it("is followed by the next that is not solved, or if all are, by the next", () => {
    expectSame(
      [1, 2, 3, 4, 6].map((number) => difficultyOf(6, number)),
      ["easy", "easy", "medium", "medium", "hard"],
    );
    expectSame([numberHarder(6, 1, []), numberHarder(6, 2, [3]), numberHarder(6, 4, [5])], [3, 4, 6]);
    expectSame(numberHarder(6, 5, []), undefined);
    expectSame(numberAfter(3, 1, []), 2);
    expectSame(numberAfter(3, 3, []), 1);
    expectSame(numberAfter(4, 1, [2, 3]), 4);
    expectSame(numberAfter(4, 3, [4, 1, 3]), 2);
    expectSame(numberAfter(3, 3, [1, 2, 3]), 1);
  });

  it("is solved by the best choice and missed by another", () => {
    const best = { kind: "end" };
    const seen = { kind: "chance" as const, outcome: { kind: "seen" as const } };
    const act = (kind: string): { kind: "act"; seat: number; action: { kind: string } } => ({
      ...{ kind: "act", seat: 0 },
      action: { kind },
    });
    const solution = { best, anyAmount: false, free: [] };
    expectSame(verdictOn([seen], 1, solution), "asked");
    expectSame(verdictOn([seen, act("end")], 1, solution), "solved");
    expectSame(verdictOn([seen, act("rage"), act("end")], 1, solution), "missed");
  });

  it("waits while only free actions are taken", () => {
    const act = (kind: string): { kind: "act"; seat: number; action: { kind: string } } => ({
      ...{ kind: "act", seat: 0 },
      action: { kind },
    });
    const solution = { best: { kind: "attack" }, anyAmount: false, free: ["walk", "travel"] };
    expectSame(verdictOn([act("walk"), act("travel")], 0, solution), "asked");
    expectSame(verdictOn([act("walk"), act("attack")], 0, solution), "solved");
    expectSame(verdictOn([act("travel"), act("flip"), act("attack")], 0, solution), "missed");
  });

  it("whose best choice leaves the amount open is solved by any amount, and by no other action", () => {
    const act = (
      kind: string,
      amount: number,
    ): { kind: "act"; seat: number; action: { kind: string; amount: number } } => ({
      ...{ kind: "act", seat: 0 },
      action: { kind, amount },
    });
    const solution = { best: { kind: "raise", amount: 2 }, anyAmount: true, free: [] };
    expectSame(verdictOn([act("raise", 9)], 0, solution), "solved");
    expectSame(verdictOn([act("bet", 2)], 0, solution), "missed");
    expectSame(verdictOn([act("raise", 9)], 0, { ...solution, anyAmount: false }), "missed");
  });
});
