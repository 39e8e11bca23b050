import { performance } from "node:perf_hooks";
import { Option } from "commander";
import { addTally, emptyTally, type Plan, type Tally } from "../../src/commands/simulate";
import type { GameEntry } from "../../src/games";
import { startProgram } from "../lua/program";
import { luaEngine, nodeEngine } from "../simulation/engines";
import { readPlan, requireGame, type PlanWords } from "../simulation/plan";
import { report } from "../simulation/report";
import { wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Fault } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";

interface Words extends PlanWords {
  games: number;
  engine: "node" | "lua";
}

/** How many games are played between two signs of life. */
const SLICE = 250;

await runCommand(
  command("simulate", "Plays a game's rules without a table and prints what came of it as one JSON object.")
    .argument("<game>", "the game, for example cards-vs-dice")
    .option("--games <number>", "how many games to play", wholeNumber(1), 1000)
    .option(
      "--policy <names>",
      "one policy for all seats, or several, P1,P2, which go round the seats from game to game",
      "random",
    )
    .option(
      "--seats <number>",
      "how many play; otherwise one a policy, or the least the game allows",
      wholeNumber(1),
    )
    .option("--seed <number>", "the same seed gives the same games, in both engines", wholeNumber(0), 1)
    .option("--code <code>", "a deal code that decides the shuffles of every game, or `today`")
    .option("--option <name=value>", "sets an option of the game; may be repeated", gather)
    .addOption(new Option("--engine <name>", "where to run").choices(["node", "lua"]).default("node"))
    .addHelpText(
      "after",
      "\nThe length of a game is the number of decisions that its players made. `byPolicy` has the figures of the seats" +
        "\nthat played each policy.",
    )
    .action(async (id: string, words: Words) => {
      const game = requireGame(id);
      const plan = readPlan(game, words);
      const { tally, seconds } = await play(game, plan, words);
      process.stdout.write(`${JSON.stringify(report(game, plan, tally, seconds), undefined, 2)}\n`);
    }),
);

function gather(value: string, previous: readonly string[] = []): string[] {
  return [...previous, value];
}

async function play(
  game: GameEntry,
  plan: Plan,
  { games, engine }: Words,
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
