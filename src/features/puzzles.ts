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
} from "../kit/puzzle";
import type { Choice } from "../kit/rules";
import { encodeStep } from "../saved/steps";
import { refused, type CommandResult, type Handlers } from "../table/commands/result";
import { layOut } from "../table/commands/start-game";
import { say } from "../table/languages/sentences";
import { refusalToDeal } from "../table/model/permissions";
import { beginPuzzle, verdictAt } from "../table/model/practice";
import { schedule } from "../table/tts/scheduler";
import { today } from "./daily";
import type { Table } from "../table/table";

/** What a slice takes at most that plays a step towards a puzzle, in instructions. */
const STEP_COST = 7_500;

/** What sets up the puzzles of a game on a desk, as practice, and lets somebody try it again. */
export function createPuzzles(
  table: Pick<Table, "game" | "desk" | "flow" | "replay" | "seating" | "panels" | "panelStates">,
): Handlers<"puzzle" | "puzzleAgain"> {
  const { game, desk, flow, replay, seating, panels, panelStates } = table;
  const { rules, words, puzzles } = game;
  /** What the best choice is called. */
  function answerOf({ state }: SettingUp<State, Action>, seat: number, choice: Choice<Action>): string {
    const { group, label } = words.choice(rules.seen(state, seat), choice);
    return group === "" ? label : say("inGroup", { group, label });
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

  return {
    puzzle: (player, { another }): CommandResult => {
      const before = another ? desk.practice?.puzzle?.number : undefined;
      const mayNot = another ? before === undefined : refusalToDeal(desk) !== undefined;
      if (puzzles === undefined || mayNot) return refused({ kind: "cannotNow" });
      const all = puzzles.puzzles.length;
      const number = before === undefined ? numberOfDay(all, today()) : numberAfter(all, before, desk.solved);
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
}
