import { chessFigures } from "../bench/chess";
import { figureTable, type Figure } from "../bench/figure";
import { sizes } from "../bench/sizes";
import { MEASURING_FLAG } from "../bench/memory";
import { pageFigures } from "../bench/page";
import { pokerFigures } from "../bench/poker";
import { ENGINES, gameSpeed } from "../bench/speed";
import { dealing, heaviestHandlers } from "../bench/table";
import { GAMES } from "../../src/games";
import { readBuiltSave } from "../build/built";
import { buildProject } from "../build/project";
import { startProgram } from "../lua/program";
import { buildPreview } from "../preview/build";
import { findChromium, openChromium } from "../preview/chromium";
import { servePreview } from "../preview/server";
import { parseSave } from "../save/read";
import { command, runCommand } from "../terminal/command";
import { startProgress, type Progress } from "../terminal/progress";

await runCommand(
  command(
    "bench",
    "Measures speed and size: simulated games, handlers at the table, dealing, poker, chess, files, the preview; about two minutes.",
  )
    .option("--json", "print the figures as JSON")
    .addHelpText(
      "after",
      "\nA loop step is one step of a fixed loop of plain arithmetic in the same interpreter.",
    )
    .action(async ({ json }: { json?: boolean }) => {
      const figures = await measure();
      process.stdout.write(
        `${json === true ? JSON.stringify(figures, undefined, 2) : figureTable(figures)}\n`,
      );
    }),
);

async function measure(): Promise<Figure[]> {
  const progress = startProgress();
  buildProject(progress);
  const lua = await startProgram("bench", progress);
  const figures: Figure[] = [];
  for (const entry of GAMES) {
    const save = JSON.stringify(parseSave(await readBuiltSave(entry.id, progress)));
    const policies = entry.visit((game) => Object.keys(game.policies));
    for (const policy of policies) {
      for (const engine of ENGINES) {
        progress.announce(`Measuring ${entry.id}: ${policy} games in ${engine} ...`);
        figures.push(gameSpeed(entry, policy, engine, lua));
      }
    }
    progress.announce(`Measuring ${entry.id}: dealing and handlers ...`);
    figures.push(...dealing(lua, entry.id, save));
    figures.push(...policies.slice(-1).flatMap((policy) => heaviestHandlers(lua, entry.id, policy, save)));
  }
  progress.announce("Measuring the poker evaluator ...");
  figures.push(...(await pokerFigures(lua)));
  progress.announce("Measuring the moves of chess ...");
  figures.push(...(await chessFigures(lua)));
  figures.push(...(await measurePage(progress)));
  progress.end();
  return [...figures, ...sizes()];
}

/** The figures of the browser preview; without a browser there are none, and the reader is told. */
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
