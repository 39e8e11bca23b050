import { copyFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Option } from "commander";
import { LANGUAGES, type Language } from "../../src/kit/language";
import { GAMES, type GameEntry } from "../../src/games";
import { readBuiltSave } from "../build/built";
import { buildProject } from "../build/project";
import { openChromium } from "../preview/chromium";
import { albumIn } from "../preview/shots/album";
import { takeFirstRunPictures } from "../preview/shots/first-run";
import { takePictures } from "../preview/shots/gallery";
import { planOf } from "../preview/shots/plan";
import { takeScreens } from "../preview/shots/screens";
import { takeShelfPictures } from "../preview/shots/shelf";
import { openStudio } from "../preview/shots/studio";
import { DIST, ROOT } from "../project";
import { SHELF } from "../save/build";
import { requireGame } from "../simulation/plan";
import { givenPath } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Fault } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";

interface Words {
  game?: string;
  out?: string;
  language: Language;
  publish?: boolean;
  screens?: boolean;
  firstRun?: boolean;
}

await runCommand(
  command(
    "shots",
    "Takes pictures of the browser preview: each game's opening, middle, end and panel, for every number of players.",
  )
    .option("--game <game>", "take only pictures of this game, for example cards-vs-dice")
    .option("--out <folder>", "the folder for the pictures; default: dist/shots")
    .addOption(new Option("--language <language>", "what the tables speak").choices(LANGUAGES).default("en"))
    .option("--publish", "update the thumbnails in assets/ and the picture of README.md in docs/")
    .option("--screens", "take the screens around each game instead: its pages, the review, on a phone too")
    .option("--first-run", "take the pictures of docs/first-run.md instead")
    .action((words: Words) => (words.firstRun === true ? firstRunShots() : shots(words))),
);

async function shots({ game, out, language, publish = false, screens = false }: Words): Promise<void> {
  const games = game === undefined ? GAMES : [requireGame(game)];
  const folder = out === undefined ? join(DIST, "shots") : givenPath(out);
  if (publish && language !== "en") throw new Fault("The pictures that are published are in English.");
  const progress = startProgress();
  const browser = await openChromium();
  try {
    buildProject(progress);
    const studio = await openStudio(browser, progress, language);
    if (game === undefined && !screens) {
      progress.announce("Taking the pictures of the shelf ...");
      const album = albumIn(folder);
      const save = await readBuiltSave(SHELF, progress);
      await takeShelfPictures(studio, save, (name, picture) => album(`${SHELF}-${name}`, picture));
    }
    for (const entry of games) {
      const { min, max } = entry.visit(({ rules }) => rules.seats);
      const { people: numbers, published = max, fromSeats } = planOf(entry);
      for (const people of numbers) {
        const name = min === max ? entry.id : `${entry.id}-${people}`;
        progress.announce(`Playing ${name} for the pictures ...`);
        const moments = await studio.play(entry, people);
        progress.announce(`Taking the pictures of ${name} ...`);
        if (screens) {
          await takeScreens(studio, { name, moments, spoken: language }, albumIn(folder));
          break;
        }
        const played = moments.filter((moment) => moment.name !== "lobby");
        const series = { game: entry.id, name, moments: played, published: people === published };
        await takePictures(studio, { ...series, fromSeats: people === fromSeats }, albumIn(folder));
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

/** The pictures of docs/first-run.md. */
async function firstRunShots(): Promise<void> {
  const progress = startProgress();
  const browser = await openChromium();
  const folder = join(ROOT, "docs", "pictures");
  try {
    buildProject(progress);
    const studio = await openStudio(browser, progress);
    await takeFirstRunPictures(studio, await readBuiltSave(SHELF, progress), albumIn(folder));
    await studio.close();
  } finally {
    await browser.close();
  }
  progress.end();
  process.stdout.write(`The pictures are in ${relative(ROOT, folder)}.\n`);
}

/** Copies what the repository itself shows: the thumbnails, and a picture of the first game for README.md. */
function publishPictures(folder: string, games: readonly GameEntry[]): void {
  const assets = join(ROOT, "assets");
  for (const { id } of games) copyFileSync(join(folder, `${id}-thumbnail.png`), join(assets, `${id}.png`));
  const [first] = games;
  if (games !== GAMES || first === undefined) return;
  copyFileSync(join(folder, `${SHELF}-thumbnail.png`), join(assets, `${SHELF}.png`));
  copyFileSync(join(folder, `${first.id}-table.jpg`), join(ROOT, "docs", "table.jpg"));
}
