import { standardOptions } from "../kit/options";
import type { State, Action } from "../table/model/game";
import {
  numberAfter,
  numberOfDay,
  readPuzzle,
  settingUp,
  type Puzzle,
  type PuzzleBook,
  type SettingUp,
  type Verdict,
} from "../kit/puzzle";
import type { Choice } from "../kit/rules";
import { encodeStep } from "../saved/steps";
import { refused, type CommandResult, type Handlers } from "../table/commands/result";
import type { CreateFeature } from "../table/feature";
import { layOut } from "../table/commands/start-game";
import { choiceName, say } from "../table/languages/sentences";
import { refusalToDeal } from "../table/model/permissions";
import { beginPuzzle, verdictAt, type PuzzleAsked } from "../table/model/practice";
import { schedule } from "../tts/scheduler";
import { today } from "../table/model/deal-codes";
import type { Additions } from "../table/panel/additions";
import { button, type Entry } from "../table/panel/view";

/** What a slice takes at most that plays a step towards a puzzle, in instructions. */
const STEP_COST = 7_500;

/** Puzzles: sets them up as practice, lets somebody try them again, and remembers which were solved on this board. */
export const createPuzzles: CreateFeature = (table, header) => {
  const { game, desk, flow, replay, seating, panels, panelStates } = table;
  const { rules, words, puzzles } = game;
  /** The numbers of the puzzles that were solved. */
  let solved = readSolved(header["solved"]);

  /** What the best choice is called. */
  function answerOf({ state }: SettingUp<State, Action>, seat: number, choice: Choice<Action>): string {
    return choiceName(words.choice(rules.seen(state, seat), choice));
  }

  /** Plays towards the position in slices, and then puts it on the table. */
  function setUp(player: Player, book: PuzzleBook, puzzle: Puzzle, number: number): void {
    const options = { ...standardOptions(rules.options), ...book.options };
    const work = settingUp(rules, { ...book, options }, puzzle);
    const lines: string[] = [];
    let named: string | undefined;
    const begin = ({ action: best, amounts }: Choice<Action>, answer: string): void => {
      seating.seatLearner(player, { seats: book.seats, learner: book.seat });
      layOut(table, options, { playing: true, tutorial: false, code: undefined });
      const { margin, missed } = puzzle;
      const all = book.puzzles.length;
      const solution = { best, anyAmount: amounts !== undefined, free: book.free ?? [] };
      beginPuzzle(desk, lines, { ...solution, steps: lines.length, answer, margin, missed, number, all });
      replay.follow(0);
    };
    const slice = (): boolean => {
      const best = work.answer();
      if (best !== undefined) {
        // Naming it and laying it out together are too much for a frame.
        if (named === undefined) {
          named = answerOf(work, book.seat, best);
          return false;
        }
        begin(best, named);
        return true;
      }
      const got = work.next();
      const step = work.steps[lines.length];
      if (step !== undefined) lines.push(encodeStep(step));
      if (got !== "damaged") return false;
      flow.turnTo(undefined);
      flow.restart();
      panels.tell(player, say("puzzleDamaged"));
      return true;
    };
    schedule(slice, { cost: STEP_COST, scope: flow.turnTo("moving") });
  }

  const handlers: Handlers<"puzzle" | "puzzleAgain"> = {
    puzzle: (player, { another }): CommandResult => {
      const before = another ? desk.practice?.puzzle?.number : undefined;
      const mayNot = another ? before === undefined : refusalToDeal(desk) !== undefined;
      if (puzzles === undefined || mayNot) return refused({ kind: "cannotNow" });
      const all = puzzles.puzzles.length;
      const number = before === undefined ? numberOfDay(all, today()) : numberAfter(all, before, solved);
      const puzzle = readPuzzle(puzzles.puzzles[number - 1] ?? "");
      panelStates.openSheet(player.color, undefined);
      if (puzzle === undefined) {
        panels.tell(player, say("puzzleDamaged"));
        return "panel";
      }
      setUp(player, puzzles, puzzle, number);
      return "panels";
    },
    puzzleAgain: () => {
      const puzzle = desk.practice?.puzzle;
      const verdict = verdictAt(desk);
      if (puzzle === undefined || verdict === undefined || verdict === "asked")
        return refused({ kind: "nothingToUndo" });
      if (desk.paused !== undefined) return refused({ kind: "isPaused", colour: desk.paused });
      if (desk.busy !== undefined) return refused({ kind: "busy", what: desk.busy });
      replay.rewind(puzzle.steps);
      return "nothing";
    },
  };

  /** What is told of the puzzle on the table, and what can be done with it. */
  function note(): Additions {
    const puzzle = desk.practice?.puzzle;
    const verdict = verdictAt(desk);
    if (puzzle === undefined || verdict === undefined) return {};
    const hasOthers = puzzle.all > 1;
    const end = button("puzzleEnd", "go", { kind: "newGame" });
    const line = puzzleLine(puzzle, verdict, solved.length);
    const waysBack = hasOthers ? [anotherPuzzle("plain"), end] : [end];
    return {
      mark: say("puzzle"),
      question: line,
      practice: { line, waysBack, undo: { entry: wayOn(verdict, hasOthers) } },
    };
  }

  return {
    handlers,
    stepPlayed: () => {
      const puzzle = desk.practice?.puzzle;
      if (puzzle === undefined || solved.includes(puzzle.number)) return;
      if (verdictAt(desk) === "solved") solved = solved.concat([puzzle.number]);
    },
    saved: () => ({ solved: { of: solved.length > 0 ? solved : undefined } }),
    panel: () => ({
      ...note(),
      lobby: () => ({
        choices:
          puzzles === undefined || puzzles.puzzles.length === 0
            ? []
            : [button("puzzle", "plain", { kind: "puzzle", another: false })],
        note: "",
      }),
    }),
  };
};

/** What a puzzle asks, or whether it was solved. */
function puzzleLine(
  { margin, missed, answer, number, all }: PuzzleAsked,
  verdict: Verdict,
  solved: number,
): string {
  switch (verdict) {
    case "asked":
      return say("puzzleAsked", { number, all, margin });
    case "solved":
      return say("puzzleSolved", { margin, missed, solved, all });
    case "missed":
      return say("puzzleMissed", { margin, answer });
  }
}

/** The way back to the position of the puzzle once a wrong answer was given there, or on to another one. */
function wayOn(verdict: Verdict, hasOthers: boolean): Entry | undefined {
  if (verdict === "missed") return button("puzzleAgain", "quiet", { kind: "puzzleAgain" });
  return verdict === "solved" && hasOthers ? anotherPuzzle("go") : undefined;
}

/** Leads from a puzzle to another one. */
function anotherPuzzle(tone: Entry["tone"]): Entry {
  return button("puzzleOther", tone, { kind: "puzzle", another: true });
}

/** The numbers of solved puzzles that a save tells of; what is damaged is left out. */
function readSolved(saved: unknown): number[] {
  if (!Array.isArray(saved)) return [];
  const numbers: number[] = [];
  for (const number of saved) if (typeof number === "number") numbers.push(number);
  return numbers;
}
