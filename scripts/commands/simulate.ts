import { performance } from "node:perf_hooks";
import { Option } from "commander";
import { calibrate, type Row } from "../../src/commands/calibration";
import { addTally, emptyTally, type Plan, type Tally } from "../../src/commands/simulate";
import type { GameEntry } from "../../src/games";
import { rankOptions } from "../../src/kit/game/ranks";
import { startProgram } from "../lua/program";
import { luaEngine, nodeEngine } from "../simulation/engines";
import { ladderGame, pairings, rivalLadderGame, type Pairing } from "../simulation/ladder";
import { readPlan, requireGame, type PlanWords } from "../simulation/plan";
import { readPublished } from "../simulation/published";
import { report, wilson } from "../simulation/report";
import {
  calibrationText,
  ladderText,
  ranksText,
  tableText,
  type RankRow,
  type TableRow,
} from "../simulation/table";
import { gather, wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Complaint, Fault } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";

interface Words extends PlanWords {
  games?: number;
  engine: "node" | "lua";
  table?: boolean;
  achievements?: boolean;
  calibration?: boolean;
  ladder?: boolean;
  ranks?: boolean;
  slips: number;
}

/** How many games are played unless the reader says so, and how many for every row of a table. */
const GAMES = 1000;
const GAMES_A_ROW = 10_000;

/** How many games two levels play against one another. */
const GAMES_A_PAIRING = 400;
/** How far apart the games of two seeds are. */
const SEEDS = 1_000_003;

/** How many games are played between two signs of life. */
const SLICE = 250;

await runCommand(
  command(
    "simulate",
    "Plays a game by its rules, without a table, and prints the results as one JSON object.",
  )
    .argument("<game>", "the game, for example cards-vs-dice")
    .option(
      "--games <number>",
      `the number of games; default: ${GAMES}, or ${GAMES_A_ROW} for each row of a table`,
      wholeNumber(1),
    )
    .option(
      "--policy <names>",
      "one policy for all seats, or several, P1,P2, which go round the seats from game to game, and take turns at fewer seats",
      "random",
    )
    .option(
      "--seats <number>",
      "the number of seats; default: one per policy, as far as the game allows",
      wholeNumber(1),
    )
    .option("--seed <number>", "the same seed gives the same games, in both engines", wholeNumber(0), 1)
    .option("--code <code>", "a deal code that decides every shuffle, or `today`")
    .option(
      "--rules <code>",
      "a rules code: the options of the game, as a table or another report tells them",
    )
    .option("--option <name=value>", "sets an option of the game; may be repeated", gather)
    .addOption(new Option("--engine <name>", "the engine to run in").choices(["node", "lua"]).default("node"))
    .addOption(
      new Option(
        "--table",
        "plays the set-ups whose win rates the designer has published, and prints both side by side",
      ).conflicts(["policy", "seats", "code", "rules", "option"]),
    )
    .option("--calibration", "compares what the hints say at every decision with what came of it")
    .option("--slips <number>", "of 100 choices how many are any, for --calibration", wholeNumber(0, 100), 10)
    .option(
      "--ladder",
      "lets the levels of the game's bots or rivals play against one another, and rates them",
    )
    .option("--ranks", "plays the ranks of the game's ladder one after the other by the given policy")
    .option("--achievements", "adds how often the seats of each policy earned each achievement")
    .addHelpText(
      "after",
      "\nThe length of a game is the number of its players' decisions. `byPolicy` has the figures of the seats" +
        "\nthat played each policy.",
    )
    .action(async (id: string, words: Words) => {
      const game = requireGame(id);
      if (words.calibration === true) {
        process.stdout.write(calibration(game, words));
        return;
      }
      if (words.ladder === true) {
        process.stdout.write(ladder(game, words));
        return;
      }
      if (words.ranks === true) {
        process.stdout.write(await ranks(game, words));
        return;
      }
      process.stdout.write(words.table === true ? await table(game, words) : await figures(game, words));
    }),
);

/** The predictions of hints and the results, as a table. Raises a `Complaint` where there are none. */
function calibration(game: GameEntry, words: Words): string {
  const hints = game.visit((known) => known.hints && { hasPoints: known.hints.points !== undefined });
  if (hints === undefined) throw new Complaint(`${game.id} has no hints.`);
  const { options, seats, seed } = readPlan(game, words);
  const { slips, games = GAMES } = words;
  const rows: Row[] = [];
  const progress = startProgress();
  for (let number = 0; number < games; number++) {
    game.visit((known) => {
      calibrate(known, { options, seats, slips, seed: seed * SEEDS + number }, rows);
    });
    if (number % SLICE === 0) progress.show(`${number} of ${games} games played ...`);
  }
  progress.end();
  return calibrationText(rows, hints.hasPoints);
}

/** How the levels of a game's bots, or of the rivals in a game for one, fare against one another, as tables. Raises a `Complaint` where there are none. */
function ladder(game: GameEntry, { games = GAMES_A_PAIRING, seed }: Words): string {
  const { hasBots, hasRivals } = game.visit(({ bots, rivals }) => ({
    hasBots: bots.length > 0,
    hasRivals: rivals !== undefined,
  }));
  if (!hasBots && !hasRivals) throw new Complaint(`${game.id} has neither bots nor rivals.`);
  const progress = startProgress();
  const played: Pairing[] = [];
  for (const levels of pairings()) {
    let wins = 0;
    for (let number = 0; number < games; number++) {
      progress.show(`${levels.join(" – ")}: ${number} of ${games} games played ...`);
      const lot = seed * SEEDS + number;
      wins += game.visit((known) =>
        hasBots ? ladderGame(known, levels, lot) : rivalLadderGame(known, levels, lot),
      );
    }
    played.push({ levels, games, wins });
  }
  progress.end();
  return ladderText(played);
}

/** A simulation for every rank of the ladder of a game, as a table. Raises a `Complaint` where there is none. */
async function ranks(game: GameEntry, words: Words): Promise<string> {
  const found = game.visit(({ ladder, rules }) => ladder && { ladder, specs: rules.options });
  if (found === undefined) throw new Complaint(`${game.id} has no ladder.`);
  const { ladder, specs } = found;
  const plan = readPlan(game, words);
  const games = words.games ?? GAMES;
  const rows: RankRow[] = [];
  for (const [place, { name, twist }] of ladder.ranks.entries()) {
    const options = rankOptions(specs, ladder, place + 1);
    const { tally } = await play(game, { ...plan, options }, games, words.engine);
    rows.push({ name, twist, wins: wilson(tally.wins[0] ?? 0, games) });
  }
  return `${ranksText(rows)}\n${games} games a rank by ${plan.policies.join(",")} with seed ${plan.seed}.\n`;
}

/** One simulation, as JSON. */
async function figures(game: GameEntry, words: Words): Promise<string> {
  const plan = readPlan(game, words);
  const { tally, seconds } = await play(game, plan, words.games ?? GAMES, words.engine);
  return `${JSON.stringify(report(game, plan, tally, seconds, words.achievements === true), undefined, 2)}\n`;
}

/** A simulation for every published figure, as a table. */
async function table(game: GameEntry, words: Words): Promise<string> {
  const published = readPublished(game.id);
  const { policy, options } = published;
  const plan = readPlan(game, { policy, seed: words.seed });
  const games = words.games ?? GAMES_A_ROW;
  const rows: TableRow[] = [];
  let spent = 0;
  for (const row of published.rows) {
    const rowPlan = { ...plan, options: { ...plan.options, ...options, ...row.options } };
    const { tally, seconds } = await play(game, rowPlan, games, words.engine);
    rows.push({ published: row, ours: wilson(tally.wins[0] ?? 0, games) });
    spent += seconds;
  }
  const speed = Math.round((rows.length * games) / Math.max(spent, 0.001));
  return `${tableText(published, rows)}Ours: ${games} games a row with seed ${plan.seed}, ${speed} games a second.\n`;
}

async function play(
  game: GameEntry,
  plan: Plan,
  games: number,
  engine: Words["engine"],
): Promise<{ tally: Tally; seconds: number }> {
  const progress = startProgress();
  const play =
    engine === "lua"
      ? luaEngine(game, plan, await startProgram("simulate", progress))
      : nodeEngine(game, plan);
  const tally = emptyTally(plan.policies.length);
  const start = performance.now();
  while (tally.games < games) {
    addTally(tally, play(tally.games, Math.min(SLICE, games - tally.games)));
    progress.show(`${tally.games} of ${games} games played ...`);
  }
  progress.end();
  const [stuck] = tally.stuck;
  if (stuck !== undefined) {
    throw new Fault(
      `${tally.stuck.length} games got stuck, the first with seed ${stuck.seed}: ${stuck.reason}.`,
    );
  }
  return { tally, seconds: (performance.now() - start) / 1000 };
}
