import { availableParallelism, loadavg } from "node:os";
import { GAMES, type GameEntry } from "../../src/games";
import { actionFigures } from "../bench/boardgame";
import { clickFigures } from "../bench/clicks";
import { chessFigures } from "../bench/chess";
import { figureTable, type Figure } from "../bench/figure";
import { MEASURING_FLAG } from "../bench/memory";
import { pageFigures } from "../bench/page";
import { pokerFigures } from "../bench/poker";
import { publish } from "../bench/publish";
import { saveSizes } from "../bench/sizes";
import { ENGINES, gameSpeed } from "../bench/speed";
import { SCRIPTS_WORK } from "../bench/work";
import { inWorkers } from "../bench/workers";
import { buildIfStale } from "../build/built";
import { startProgram } from "../lua/program";
import type { LuaHost } from "../../src/webassembly/host";
import { buildPreview } from "../preview/build";
import { findChromium, openChromium } from "../preview/chromium";
import { servePreview } from "../preview/server";
import { requireGame } from "../simulation/plan";
import { command, runCommand } from "../terminal/command";
import { Fault } from "../terminal/complaint";
import { startProgress, type Progress } from "../terminal/progress";

/** What the command line asks for. */
interface Wishes {
  json?: boolean;
  game?: string;
  publish?: boolean;
  sizes?: boolean;
}

await runCommand(
  command(
    "bench",
    "Measures speed and size: slices at the table, load, deal, save, undo, panels, bots, scripts, other people's programs beside ours; within three minutes.",
  )
    .option("--game <game>", "measure only the table and the policies of this game")
    .option("--sizes", "tell only how large the saves are, which takes no time")
    .option("--json", "print the figures as JSON")
    .option("--publish", "also write the table to docs/bench.md")
    .addHelpText(
      "after",
      "\nInstructions are those of Lua 5.2; src/emulator/moonsharp-cost.ts says how long the game takes for one." +
        "\nA loop step is one step of a fixed loop of plain arithmetic in the same interpreter.",
    )
    .action(async ({ json, game, publish: wanted, sizes }: Wishes) => {
      if (wanted === true && (game !== undefined || sizes === true))
        throw new Fault("The figures that are published are all figures of all games.");
      const circumstances = { began: new Date(), cores: availableParallelism(), load: loadavg()[0] ?? 0 };
      const figures = await measure(game === undefined ? undefined : requireGame(game), sizes === true);
      if (wanted === true) await publish(figures, circumstances);
      process.stdout.write(
        `${json === true ? JSON.stringify(figures, undefined, 2) : figureTable(figures)}\n`,
      );
    }),
);

async function measure(only: GameEntry | undefined, sizesAlone: boolean): Promise<Figure[]> {
  const progress = startProgress();
  await buildIfStale(progress);
  const games = only === undefined ? GAMES : [only];
  const tasks = games.map(({ id }) => id);
  if (sizesAlone) {
    progress.end();
    return saveSizes(tasks);
  }
  const lua = await startProgram("bench", progress);
  if (only === undefined) tasks.push(SCRIPTS_WORK);
  const figures = await inWorkers(tasks, (task) => {
    progress.announce(`Counting at the table: ${task} ...`);
  });
  // Speeds are taken one after the other, when nothing else runs.
  for (const entry of games) figures.push(...speeds(entry, lua, progress));
  if (only === undefined) figures.push(...(await peers(lua, progress)), ...(await measurePage(progress)));
  progress.end();
  return [...figures, ...saveSizes(games.map(({ id }) => id))];
}

function speeds(entry: GameEntry, lua: LuaHost, progress: Progress): Figure[] {
  progress.announce(`Counting clicks: ${entry.id} ...`);
  const policies = entry.visit((game) => Object.keys(game.policies));
  const measured = policies.flatMap((policy) =>
    ENGINES.map((engine) => {
      progress.announce(`Measuring ${entry.id}: ${policy} games in ${engine} ...`);
      return gameSpeed(entry, policy, engine, lua);
    }),
  );
  return [...clickFigures(entry), ...measured];
}

/** Our programs beside other people's. */
async function peers(lua: LuaHost, progress: Progress): Promise<Figure[]> {
  progress.announce("Measuring beside other programs ...");
  return [...(await pokerFigures(lua)), ...(await chessFigures(lua)), ...actionFigures()];
}

/** The figures of the browser preview; without a browser there are none, and the report says so. */
async function measurePage(progress: Progress): Promise<Figure[]> {
  if (findChromium() === undefined) {
    progress.end();
    process.stderr.write("The page of the preview is not measured: there is no Chromium here.\n");
    return [];
  }
  progress.announce("Measuring the page of the preview ...");
  await buildPreview(progress);
  const server = await servePreview();
  const browser = await openChromium(MEASURING_FLAG);
  try {
    return await pageFigures(browser, server.address);
  } finally {
    await browser.close();
    await server.close();
  }
}
