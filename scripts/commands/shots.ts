import { join, relative } from "node:path";
import { GAMES } from "../../src/games";
import { readBuiltSave } from "../build/built";
import { buildProject } from "../build/project";
import { startProgram } from "../lua/program";
import { buildPreview } from "../preview/build";
import { openChromium } from "../preview/chromium";
import { servePreview } from "../preview/server";
import { albumIn } from "../preview/shots/album";
import { takePictures } from "../preview/shots/gallery";
import { momentsOf } from "../preview/shots/moments";
import { DIST, ROOT } from "../project";
import { parseSave } from "../save/read";
import { requireGame } from "../simulation/plan";
import { givenPath } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { startProgress } from "../terminal/progress";

interface Words {
  game?: string;
  out?: string;
}

await runCommand(
  command("shots", "Takes pictures of the browser preview: each game's opening, middle, end and panel.")
    .option("--game <game>", "take those of one game, for example cards-vs-dice")
    .option("--out <folder>", "where the pictures go; otherwise dist/shots")
    .addHelpText(
      "after",
      "\nGAME-thumbnail.png becomes the save's thumbnail when it is copied to assets/offsuit.png.",
    )
    .action(shots),
);

async function shots({ game, out }: Words): Promise<void> {
  const games = game === undefined ? GAMES : [requireGame(game)];
  const folder = out === undefined ? join(DIST, "shots") : givenPath(out);
  const progress = startProgress();
  const browser = await openChromium();
  try {
    buildProject(progress);
    await buildPreview(progress);
    const save = JSON.stringify(parseSave(await readBuiltSave(progress)));
    const lua = await startProgram("play", progress);
    const server = await servePreview();
    for (const entry of games) {
      progress.announce(`Playing ${entry.id} for the pictures ...`);
      const moments = momentsOf(entry, save, lua);
      progress.announce(`Taking the pictures of ${entry.id} ...`);
      await takePictures(browser, server.address, entry.id, moments, albumIn(folder));
    }
    await server.close();
  } finally {
    await browser.close();
  }
  progress.end();
  process.stdout.write(`The pictures are in ${relative(ROOT, folder)}.\n`);
}
