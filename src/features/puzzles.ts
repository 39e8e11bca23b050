import { adviceLines, counselling, type Counsel } from "../kit/game/advice";
import { isRecord, same } from "../kit/data/data";
import { standardOptions } from "../kit/rules/options";
import type { AnyGame, Seen, State, Action } from "../table/model/game";
import type { Thinking } from "../kit/rules/policy";
import { fill } from "../kit/words/words";
import {
  difficultyOf,
  numberAfter,
  numberHarder,
  numberOfDay,
  readPuzzle,
  settingUp,
  type Difficulty,
  type Puzzle,
  type PuzzleBook,
  type SettingUp,
  type Verdict,
} from "../kit/game/puzzle";
import type { Choice, Seat } from "../kit/rules/rules";
import { encodeStep } from "../saved/steps";
import { refused, type CommandResult, type Handlers } from "../table/commands/result";
import type { NoContents } from "../table/commands/commands";
import type { FeatureOf, Made } from "../table/feature";
import type { Table, Header } from "../table/table";
import { layOut } from "../table/commands/start-game";
import { choiceName, say, type TableSentence } from "../table/languages/sentences";
import { refusalToDeal } from "../table/model/permissions";
import { beginPuzzle, verdictAt, type PuzzleAsked } from "../saved/practice";
import { schedule, scheduleFair } from "../tts/scheduler";
import { today } from "../table/model/deal-codes";
import { button, type Entry } from "../table/panel/view";
import type { Additions, Interlude } from "../table/panel/shown";

/** What a slice takes at most that plays a step towards a puzzle, in instructions. */
const STEP_COST = 7_500;
/** How many choices are told with what they are worth. */
const MOST_TOLD = 2;

/** Puzzles: sets them up as practice, lets somebody try them again, and remembers which were solved on this board. */
export const PUZZLES: FeatureOf<{
  /** Sets up the puzzle of this day, or in a puzzle the next one or a harder one, to be played on as practice. */
  puzzle: { which: "today" | "next" | "harder" };
  /** Goes back to the position of the puzzle. */
  puzzleAgain: NoContents;
  /** Tells its answer to those who have not found it. */
  puzzleAnswer: NoContents;
}> = {
  rights: { puzzle: "players", puzzleAgain: "players", puzzleAnswer: "players" },
  create: createPuzzles,
};

function createPuzzles(table: Table, header: Header): Made<typeof PUZZLES> {
  const { game, desk, flow, replay, seating, tell, panelStates, effects } = table;
  const { rules, words, puzzles } = game;
  const feats = keptFeats(header);

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
      tell("answer", say("puzzleDamaged"), [player]);
      return true;
    };
    schedule(slice, { cost: STEP_COST, scope: flow.turnTo("moving") });
  }

  const handlers: Handlers<"puzzle" | "puzzleAgain" | "puzzleAnswer"> = {
    puzzle: (player, { which }): CommandResult => {
      const before = which === "today" ? undefined : desk.practice?.puzzle?.number;
      const mayNot = which === "today" ? refusalToDeal(desk) !== undefined : before === undefined;
      if (puzzles === undefined || mayNot) return refused({ kind: "cannotNow" });
      const all = puzzles.puzzles.length;
      let number =
        before === undefined ? numberOfDay(all, today()) : numberAfter(all, before, feats.now().solved);
      if (before !== undefined && which === "harder")
        number = numberHarder(all, before, feats.now().solved) ?? number;
      const puzzle = readPuzzle(puzzles.puzzles[number - 1] ?? "");
      if (puzzle === undefined) {
        tell("answer", say("puzzleDamaged"), [player]);
        return "panel";
      }
      panelStates.openSheet(player.color, undefined);
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
    const turn = puzzleMark(puzzle);
    const end = button("puzzleEnd", "quiet", { kind: "newGame" });
    return {
      mark: turn,
      question: words.puzzle?.().asks ?? say("puzzle"),
      interlude: interludeOf(game, puzzle, verdict, { turn, end, feats: feats.now() }),
      waysBack: [end],
    };
  }

  return {
    handlers,
    stepPlayed: () => {
      const puzzle = desk.practice?.puzzle;
      const verdict = verdictAt(desk);
      if (puzzle === undefined || verdict === undefined || !feats.note(puzzle, verdict)) return;
      effects.show([
        { kind: "rise", text: say("puzzleSolved"), at: { x: 0, z: 0 }, tone: "gain" },
        { kind: "finale", tone: "gain" },
      ]);
    },
    saved: () => feats.saved(),
    panel: () => ({
      ...note(),
      lobby: () => ({
        choices:
          puzzles === undefined || puzzles.puzzles.length === 0
            ? []
            : [button("puzzle", "plain", { kind: "puzzle", which: "today" })],
        note: "",
      }),
    }),
  };
}

/** How many were solved in a row at the first answer, now and at most. */
interface Streak {
  now: number;
  best: number;
}

/** What was solved on this board: the numbers of all, and how many in a row. */
interface Feats {
  solved: readonly number[];
  streak: Streak;
}

/** What was solved on this board, from its save on; a puzzle counts once, however often it is tried again. */
function keptFeats(header: Record<string, unknown>): {
  now: () => Feats;
  /** Notes what has become of a puzzle; answers whether it has just been solved. */
  note: (puzzle: PuzzleAsked, verdict: Verdict) => boolean;
  saved: () => Record<"solved" | "streak", { of: object | undefined }>;
} {
  let solved = readSolved(header["solved"]);
  let streak = readStreak(header["streak"]);
  /** The puzzle that was solved last, as it was asked, and the one that was missed last. */
  let praised: PuzzleAsked | undefined;
  let missed: PuzzleAsked | undefined;

  return {
    now: () => ({ solved, streak }),
    note: (puzzle, verdict) => {
      if (puzzle === praised) return false;
      if (verdict === "missed") {
        missed = puzzle;
        streak = { now: 0, best: streak.best };
      }
      if (verdict !== "solved") return false;
      praised = puzzle;
      if (solved.includes(puzzle.number)) return true;
      solved = solved.concat([puzzle.number]);
      if (puzzle === missed) return true;
      const now = streak.now + 1;
      streak = { now, best: Math.max(streak.best, now) };
      return true;
    },
    saved: () => ({
      solved: { of: solved.length > 0 ? solved : undefined },
      streak: { of: streak.best > 0 ? streak : undefined },
    }),
  };
}

const DIFFICULTY_SENTENCES: Record<Difficulty, TableSentence> = {
  easy: "puzzleEasy",
  medium: "puzzleMedium",
  hard: "puzzleHard",
};

/** Which puzzle it is, and how hard. */
export function puzzleMark({ number, all }: Pick<PuzzleAsked, "number" | "all">): string {
  return say("puzzleMark", { number, all, difficulty: say(DIFFICULTY_SENTENCES[difficultyOf(all, number)]) });
}

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
  { turn, end, feats }: { turn: string; end: Entry; feats: Feats },
): Interlude | undefined {
  const next = button("puzzleOther", "go", { kind: "puzzle", which: "next" });
  const again = button("puzzleAgain", "go", { kind: "puzzleAgain" });
  const harder = button("puzzleHarder", "plain", { kind: "puzzle", which: "harder" });
  const isHardest = numberHarder(puzzle.all, puzzle.number, feats.solved) === undefined;
  const on = puzzle.all > 1 ? (isHardest ? [next] : [next, harder]) : [];
  if (verdict === "asked") return undefined;
  if (verdict === "solved")
    return {
      turn: say("puzzleSolved"),
      prompt: "",
      coach: explanation(game, puzzle, feats),
      choices: on.concat([end]),
    };
  if (puzzle.isTold)
    return { turn, prompt: "", coach: explanation(game, puzzle, feats), choices: on.concat([again, end]) };
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
  { solved, streak }: Feats,
): string {
  const better = words.puzzle?.().better ?? say("puzzleBetter");
  return [
    why === "" ? say("hintBest", { choice: answer }) : why,
    fill(better, { margin }),
    say("puzzleCount", { missed, solved: solved.length, all }),
  ]
    .concat(
      solved.length > 0
        ? [say("puzzleStreak", { streak: streak.now, best: streak.best, hardest: Math.max(...solved) })]
        : [],
    )
    .join("\n");
}

/** The streak that a save tells of; none where it is damaged. */
function readStreak(saved: unknown): Streak {
  const { now, best } = isRecord(saved) ? saved : {};
  const isWhole = (count: unknown): count is number =>
    typeof count === "number" && count >= 0 && count % 1 === 0;
  return isWhole(now) && isWhole(best) && now <= best ? { now, best } : { now: 0, best: 0 };
}

/** The numbers of solved puzzles that a save tells of; what is damaged is left out. */
function readSolved(saved: unknown): number[] {
  if (!Array.isArray(saved)) return [];
  const numbers: number[] = [];
  for (const number of saved) if (typeof number === "number") numbers.push(number);
  return numbers;
}
