import { copyFileSync } from "node:fs";
import { join, relative } from "node:path";
import { GAMES, type GameEntry } from "../../src/games";
import { buildProject } from "../build/project";
import { openChromium } from "../preview/chromium";
import { albumIn } from "../preview/shots/album";
import { takePictures } from "../preview/shots/gallery";
import { planOf } from "../preview/shots/plan";
import { openStudio } from "../preview/shots/studio";
import { DIST, ROOT } from "../project";
import { requireGame } from "../simulation/plan";
import { givenPath } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { startProgress } from "../terminal/progress";

interface Words {
  game?: string;
  out?: string;
  publish?: boolean;
}

await runCommand(
  command(
    "shots",
    "Takes pictures of the browser preview: each game's opening, middle, end and panel, for every number of players.",
  )
    .option("--game <game>", "take those of one game, for example cards-vs-dice")
    .option("--out <folder>", "where the pictures go; otherwise dist/shots")
    .option("--publish", "put the thumbnails into assets/ and the picture of README.md into docs/")
    .action(shots),
);

async function shots({ game, out, publish = false }: Words): Promise<void> {
  const games = game === undefined ? GAMES : [requireGame(game)];
  const folder = out === undefined ? join(DIST, "shots") : givenPath(out);
  const progress = startProgress();
  const browser = await openChromium();
  try {
    buildProject(progress);
    const studio = await openStudio(browser, progress);
    for (const entry of games) {
      const { min, max } = entry.visit(({ rules }) => rules.seats);
      const { people: numbers, published = max } = planOf(entry);
      for (const people of numbers) {
        const name = min === max ? entry.id : `${entry.id}-${people}`;
        progress.announce(`Playing ${name} for the pictures ...`);
        const moments = await studio.play(entry, people);
        progress.announce(`Taking the pictures of ${name} ...`);
        const series = { game: entry.id, name, moments, published: people === published };
        await takePictures(studio, series, albumIn(folder));
      }
    }
    await studio.close();
  } finally {
    await browser.close();
  }
  if (publish) publishPictures(folder, games);
  progress.end();
  process.stdout.write(`The pictures are in ${relative(ROOT, folder)}.\n`);
}

/** Copies what the repository itself shows: each game's thumbnail, and those of the first game for the whole. */
function publishPictures(folder: string, games: readonly GameEntry[]): void {
  const assets = join(ROOT, "assets");
  for (const { id } of games) copyFileSync(join(folder, `${id}-thumbnail.png`), join(assets, `${id}.png`));
  const [first] = games;
  if (first === undefined || first !== GAMES[0]) return;
  copyFileSync(join(folder, `${first.id}-thumbnail.png`), join(assets, "offsuit.png"));
  copyFileSync(join(folder, `${first.id}-table.jpg`), join(ROOT, "docs", "table.jpg"));
}
