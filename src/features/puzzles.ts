import { adviceLines, counselling, type Counsel } from "../kit/advice";
import { same } from "../kit/data";
import { standardOptions } from "../kit/options";
import type { AnyGame, Seen, State, Action } from "../table/model/game";
import type { Thinking } from "../kit/policy";
import { fill } from "../kit/words";
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
import type { Choice, Seat } from "../kit/rules";
import { encodeStep } from "../saved/steps";
import { refused, type CommandResult, type Handlers } from "../table/commands/result";
import type { CreateFeature } from "../table/feature";
import type { Table } from "../table/table";
import { layOut } from "../table/commands/start-game";
import { choiceName, say } from "../table/languages/sentences";
import { refusalToDeal } from "../table/model/permissions";
import { beginPuzzle, verdictAt, type PuzzleAsked } from "../saved/practice";
import { schedule, scheduleFair } from "../tts/scheduler";
import { today } from "../table/model/deal-codes";
import type { Additions, Interlude } from "../table/panel/additions";
import { button, type Entry } from "../table/panel/view";

/** What a slice takes at most that plays a step towards a puzzle, in instructions. */
const STEP_COST = 7_500;
/** How many choices are told with what they are worth. */
const MOST_TOLD = 2;

/** Puzzles: sets them up as practice, lets somebody try them again, and remembers which were solved on this board. */
export const createPuzzles: CreateFeature = (table, header) => {
  const { game, desk, flow, replay, seating, panels, panelStates, effects } = table;
  const { rules, words, puzzles } = game;
  /** The numbers of the puzzles that were solved. */
  let solved = readSolved(header["solved"]);
  /** The puzzle that was solved last, as it was asked. */
  let praised: PuzzleAsked | undefined;

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
      const asked = { best, anyAmount: amounts !== undefined, free: book.free ?? [], answer, margin, missed };
      const place = { steps: lines.length, number, all: book.puzzles.length };
      const onTable: PuzzleAsked = { ...asked, ...place, why: "", isTold: false };
      beginPuzzle(desk, lines, onTable);
      replay.follow(0);
      explain(table, onTable, work, book.seat);
    };
    const slice = (): boolean => {
      const best = work.answer();
      if (best !== undefined) {
        // Naming it and laying it out together are too much for a frame.
        if (named === undefined) {
          named = choiceName(words.choice(rules.seen(work.state, book.seat), best));
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

  const handlers: Handlers<"puzzle" | "puzzleAgain" | "puzzleAnswer"> = {
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
    puzzleAnswer: () => {
      const puzzle = desk.practice?.puzzle;
      if (puzzle === undefined || verdictAt(desk) !== "missed") return refused({ kind: "cannotNow" });
      puzzle.isTold = true;
      return "panels";
    },
  };

  /** What is told of the puzzle on the table, and what can be done with it. */
  function note(): Additions {
    const puzzle = desk.practice?.puzzle;
    const verdict = verdictAt(desk);
    if (puzzle === undefined || verdict === undefined) return {};
    const turn = say("puzzleMark", { number: puzzle.number, all: puzzle.all });
    const end = button("puzzleEnd", "quiet", { kind: "newGame" });
    return {
      mark: turn,
      question: words.puzzle?.().asks ?? say("puzzle"),
      interlude: interludeOf(game, puzzle, verdict, { turn, end, solved: solved.length }),
      waysBack: [end],
    };
  }

  return {
    handlers,
    stepPlayed: () => {
      const puzzle = desk.practice?.puzzle;
      if (puzzle === undefined || puzzle === praised || verdictAt(desk) !== "solved") return;
      praised = puzzle;
      effects.show([
        { kind: "rise", text: say("puzzleSolved"), at: { x: 0, z: 0 }, tone: "gain" },
        { kind: "finale", tone: "gain" },
      ]);
      if (!solved.includes(puzzle.number)) solved = solved.concat([puzzle.number]);
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

/** Asks the advisor of the hints in the background; where it would choose otherwise, only the figures count. */
function explain(
  { game, desk, invalidations }: Pick<Table, "game" | "desk" | "invalidations">,
  puzzle: PuzzleAsked,
  { state, choices: found }: SettingUp<State, Action>,
  seat: Seat,
): void {
  const { rules, words, hints } = game;
  const choices = found();
  let ask: Thinking<Counsel<Seen, Action>> | undefined;
  let counsel: Counsel<Seen, Action> | undefined;
  scheduleFair(() => {
    if (desk.practice?.puzzle !== puzzle || hints === undefined) return true;
    if (counsel === undefined) {
      ask ??= counselling(rules, hints, { state, seat }, choices);
      counsel = ask();
      return false;
    }
    const { advice } = counsel;
    const ranking = advice.ranking.slice(0, MOST_TOLD);
    if (!same(ranking[0]?.action, puzzle.best)) return true;
    const telling = { say, name: choiceName, showsOdds: true };
    const best = { ...counsel, advice: { ...advice, ranking } };
    puzzle.why = adviceLines(words, hints, best, choices, telling).join("\n");
    invalidations.mark("panels");
    return true;
  });
}

/** Whether it was solved: how good the best choice is is told to those who have found it, or who want to be told. */
function interludeOf(
  game: AnyGame,
  puzzle: PuzzleAsked,
  verdict: Verdict,
  { turn, end, solved }: { turn: string; end: Entry; solved: number },
): Interlude | undefined {
  const next = button("puzzleOther", "go", { kind: "puzzle", another: true });
  const again = button("puzzleAgain", "go", { kind: "puzzleAgain" });
  const on = puzzle.all > 1 ? [next] : [];
  if (verdict === "asked") return undefined;
  if (verdict === "solved")
    return {
      turn: say("puzzleSolved"),
      prompt: "",
      coach: explanation(game, puzzle, solved),
      choices: on.concat([end]),
    };
  if (puzzle.isTold)
    return { turn, prompt: "", coach: explanation(game, puzzle, solved), choices: on.concat([again, end]) };
  const answer = button("puzzleAnswer", "plain", { kind: "puzzleAnswer" });
  return {
    ...{ turn, prompt: say("puzzleMissed"), coach: "" },
    choices: [again, answer].concat(on, [end]),
  };
}

/** What the best choice is worth, why, and by how much it is better. */
function explanation(
  { words }: AnyGame,
  { why, answer, margin, missed, all }: PuzzleAsked,
  solved: number,
): string {
  const better = words.puzzle?.().better ?? say("puzzleBetter");
  return [
    why === "" ? say("hintBest", { choice: answer }) : why,
    fill(better, { margin }),
    say("puzzleCount", { missed, solved, all }),
  ].join("\n");
}

/** The numbers of solved puzzles that a save tells of; what is damaged is left out. */
function readSolved(saved: unknown): number[] {
  if (!Array.isArray(saved)) return [];
  const numbers: number[] = [];
  for (const number of saved) if (typeof number === "number") numbers.push(number);
  return numbers;
}
