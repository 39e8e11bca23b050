import { puzzleLine } from "../../src/commands/puzzle-line";
import type { Game } from "../../src/kit/game/game";
import { readPuzzle, type Puzzle } from "../../src/kit/game/puzzle";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { bookPath, readLines, readStamp, writeBook } from "../puzzles/book-file";
import { checkedPuzzle } from "../puzzles/check";
import { isObvious, kindOf, solutionOf } from "../puzzles/kinds";
import { PLANS, type SearchPlan } from "../puzzles/plans";
import { missesOf, puzzleIn, type Sieve } from "../puzzles/search";
import { stampOf } from "../puzzles/stamp";
import { requireGame } from "../simulation/plan";
import { wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Complaint, Fault } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";

interface Words {
  count: number;
  seed: number;
  minutes: number;
  check?: boolean;
  mend?: boolean;
  rate?: boolean;
  most: number;
}

/** The most of a book whose answers are of one kind. */
const MOST_OF_A_KIND = 1 / 3;
/** How many puzzles a game is to have, and how long they are looked for. */
const COUNT = 60;
const MINUTES = 5;

await runCommand(
  command("puzzles", "Finds puzzles: positions in which one choice is clearly the best.")
    .argument("<game>", "the game, for example cards-vs-dice")
    .option("--count <number>", "how many puzzles the game should have", wholeNumber(1), COUNT)
    .option(
      "--seed <number>",
      "the first game to search; the same seed finds the same puzzles",
      wholeNumber(1),
      1,
    )
    .option("--minutes <number>", "start no further game after this many minutes", wholeNumber(1), MINUTES)
    .option(
      "--check",
      "instead of looking for more, plays on from every answer of the puzzles that there are",
    )
    .option(
      "--mend",
      "with --check, takes out the puzzles that are not found right, and marks the book as checked",
    )
    .option(
      "--rate",
      "instead of looking for more, lets the weaker bots try the puzzles that there are again",
    )
    .option(
      "--most <number>",
      "how many games of an answer are played at most, with --check",
      wholeNumber(1),
      1000,
    )
    .addHelpText(
      "after",
      "\nEvery puzzle is added to src/games/GAME/puzzles.json as soon as it is found, and those already there stay. To find" +
        "\nmore, give a seed after the last one. docs/figures.md says what is clearly the best.",
    )
    .action((id: string, words: Words) => {
      if (words.mend === true && words.check !== true) throw new Complaint("--mend goes with --check.");
      if (words.check === true) check(id, words);
      else if (words.rate === true) rate(id);
      else find(id, words);
    }),
);

function planOf(id: string): SearchPlan {
  const plan = PLANS[id];
  if (plan !== undefined) return plan;
  throw new Complaint(`${id} has no puzzles. The games with puzzles are: ${Object.keys(PLANS).join(", ")}.`);
}

/** Prints what games say of every puzzle; unless the book is mended, the exit code is 1 if one is wrong. */
function check(id: string, { most, mend }: Words): void {
  const game = requireGame(id);
  const plan = planOf(id);
  const progress = startProgress();
  const lines = readLines(bookPath(id));
  const wrong: number[] = [];
  const right: string[] = [];
  process.stdout.write(
    "| puzzle | answer | games say | ahead of the next by | error | games |\n| --- | --- | --- | --- | --- | --- |\n",
  );
  for (const [index, line] of lines.entries()) {
    const puzzle = requirePuzzle(line);
    progress.show(`Puzzle ${index + 1} of ${lines.length} ...`);
    const { verdict, closest } = game.visit((each) => checkedPuzzle(each, plan, puzzle, most));
    if (verdict === "wrong") wrong.push(index + 1);
    if (verdict === "right") right.push(line);
    const figures = closest && [closest.difference, closest.error].map((each) => (each * 100).toFixed(1));
    const { kind, obvious } = game.visit((each) => answerOf(each, plan, puzzle));
    const cells = [
      index + 1,
      obvious ? `${kind}, obvious` : kind,
      verdict,
      ...(figures ?? ["?", "?"]),
      closest?.games ?? 0,
    ];
    process.stdout.write(`| ${cells.join(" | ")} |\n`);
  }
  progress.end();
  if (mend === true) {
    const puzzles = balanced(
      right,
      (line) => game.visit((each) => answerOf(each, plan, requirePuzzle(line))).kind,
    );
    const stamp = game.visit((each) => stampOf(each, plan, puzzles));
    writeBook(bookPath(id), { ...plan, puzzles }, stamp);
    process.stdout.write(`${id}: ${puzzles.length} of ${lines.length} puzzles stay.\n`);
    return;
  }
  if (wrong.length > 0) throw new Fault(`Wrong: ${wrong.join(", ")}.`);
}

/** Without the narrowest puzzles of a kind of answer of which there are too many. */
function balanced(lines: readonly string[], kindIn: (line: string) => string): string[] {
  const kept = lines.map((line) => ({ line, kind: kindIn(line), margin: requirePuzzle(line).margin }));
  for (;;) {
    const surplus = kept.filter(
      ({ kind }) =>
        kept.filter((other) => other.kind === kind).length > Math.ceil(kept.length * MOST_OF_A_KIND),
    );
    const narrowest = [...surplus].sort((one, other) => one.margin - other.margin)[0];
    if (narrowest === undefined) return kept.map(({ line }) => line);
    kept.splice(kept.indexOf(narrowest), 1);
  }
}

function requirePuzzle(line: string): Puzzle {
  const puzzle = readPuzzle(line);
  if (puzzle === undefined) throw new Fault(`"${line}" is no puzzle. Take it out of the book.`);
  return puzzle;
}

/** The kind of a puzzle's answer, and whether its odds give it away. */
function answerOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
  puzzle: Puzzle,
): { kind: string; obvious: boolean } {
  const solution = solutionOf(game, plan, puzzle);
  return { kind: kindOf(plan, solution.best.action), obvious: isObvious(game, solution) };
}

/** Measures again how often the weaker bots miss each puzzle. */
function rate(id: string): void {
  const game = requireGame(id);
  const plan = planOf(id);
  const path = bookPath(id);
  const puzzles = readLines(path).map((line) => {
    const puzzle = requirePuzzle(line);
    const missed = game.visit((each) => {
      const { state, best } = solutionOf(each, plan, puzzle);
      return missesOf(each, plan, { state }, best, puzzle.seed);
    });
    return puzzleLine({ ...puzzle, missed });
  });
  // How often they are missed does not affect the check.
  const isChecked = readStamp(id) === game.visit((each) => stampOf(each, plan, readLines(path)));
  const stamp = isChecked ? game.visit((each) => stampOf(each, plan, puzzles)) : undefined;
  writeBook(path, { ...plan, puzzles }, stamp);
  process.stdout.write(`${id}: ${puzzles.length} puzzles rated.\n`);
}

function find(id: string, { count, seed: first, minutes }: Words): void {
  const game = requireGame(id);
  const plan = planOf(id);
  const path = bookPath(id);
  const lines = readLines(path);
  const known = new Set(lines.map((line) => readPuzzle(line)?.seed));
  const kinds = new Map<string, number>();
  const note = (puzzle: Puzzle): void => {
    const { kind } = game.visit((each) => answerOf(each, plan, puzzle));
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  };
  for (const line of lines) note(requirePuzzle(line));
  const isWanted = (kind: string): boolean => (kinds.get(kind) ?? 0) < count * MOST_OF_A_KIND;
  const progress = startProgress();
  const until = Date.now() + minutes * 60_000;
  const sieve: Sieve = { positions: 0, clear: 0, promising: 0, confirmed: 0 };
  let seed = first;
  for (; lines.length < count && Date.now() < until; seed++) {
    progress.show(`${lines.length} of ${count} puzzles, game ${seed} ...`);
    const puzzle = known.has(seed)
      ? undefined
      : game.visit((each) => puzzleIn(each, plan, seed, isWanted, sieve));
    if (puzzle === undefined) continue;
    note(puzzle);
    lines.push(puzzleLine(puzzle));
    writeBook(path, { ...plan, puzzles: lines });
  }
  progress.end();
  process.stdout.write(`${id}: ${lines.length} puzzles. The next game to look at is ${seed}.\n`);
  process.stdout.write(`Answers: ${[...kinds].map(([kind, times]) => `${kind} ${times}`).join(", ")}.\n`);
  const { positions, clear, promising, confirmed } = sieve;
  process.stdout.write(
    `${positions} positions: the advisor thinks ${clear} clear, a few games ${promising}, many games ${confirmed}.\n`,
  );
}
