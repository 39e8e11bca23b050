import { copyFileSync } from "node:fs";
import { join, relative } from "node:path";
import { Option } from "commander";
import { LANGUAGES, type Language } from "../../src/kit/words/language";
import { GAMES, type GameEntry } from "../../src/games";
import { NO_BUILD, readBuiltSave, requireBuild } from "../build/built";
import { buildProject } from "../build/project";
import { openChromium } from "../preview/chromium";
import { albumIn, type Album } from "../preview/shots/album";
import { takeDocsPictures } from "../preview/shots/docs";
import { SCREENS, takePictures } from "../preview/shots/gallery";
import { planOf } from "../preview/shots/plan";
import { takeScreens } from "../preview/shots/screens";
import { takeStaged } from "../preview/shots/staged";
import { takeShelfPictures } from "../preview/shots/shelf";
import { DOCS, noteShown, shownNow } from "../preview/shots/shown";
import { openStudio, type Studio } from "../preview/shots/studio";
import { DIST, ROOT } from "../project";
import { SHELF } from "../save/build";
import { requireGame } from "../simulation/plan";
import { givenPath } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Complaint, Fault } from "../terminal/complaint";
import { startProgress, type Progress } from "../terminal/progress";

/** The moments that every game has pictures of. */
const MOMENTS = ["opening", "middle", "end"] as const;

interface Words {
  game?: string;
  out?: string;
  language: Language;
  publish?: boolean;
  screens?: boolean;
  moments?: boolean;
  docs?: boolean;
  build: boolean;
  lines?: string;
  moment?: (typeof MOMENTS)[number];
}

await runCommand(
  command(
    "shots",
    "Takes pictures of the browser preview: each game's opening, middle, end and panel, for every number of players.",
  )
    .option("--game <game>", "take only pictures of this game, for example cards-vs-dice")
    .option("--out <folder>", "the folder for the pictures; default: dist/shots")
    .addOption(new Option("--language <language>", "what the tables speak").choices(LANGUAGES).default("en"))
    .option("--publish", "update the thumbnails in assets/")
    .option("--screens", "take the screens around each game instead: its pages, the review, on a phone too")
    .option("--moments", "play each game instead, and take its large moments in a row, and its end")
    .addOption(new Option("--moment <name>", "take only the pictures of this moment").choices(MOMENTS))
    .addOption(
      new Option("--lines <number>", "take them on this screen alone, and none for the Workshop").choices(
        SCREENS.map(({ lines }) => `${lines}`),
      ),
    )
    .option(...NO_BUILD)
    .option("--docs", "take all pictures of docs/ anew instead, and note what they show")
    .action((words: Words) => (words.docs === true ? docsShots(words) : shots(words))),
);

async function shots(words: Words): Promise<void> {
  requireSense(words);
  const { game, out, language, publish = false, screens = false, moments = false, build } = words;
  const games = game === undefined ? GAMES : [requireGame(game)];
  const folder = out === undefined ? join(DIST, "shots") : givenPath(out);
  const progress = startProgress();
  const browser = await openChromium();
  try {
    if (build) buildProject(progress);
    else requireBuild();
    const studio = await openStudio(browser, progress, { language, build });
    if (game === undefined && !screens && !moments) {
      progress.announce("Taking the pictures of the shelf ...");
      const album = albumIn(folder);
      const save = await readBuiltSave(SHELF, progress);
      await takeShelfPictures(studio, save, (name, picture) => album(`${SHELF}-${name}`, picture));
    }
    for (const entry of games) {
      if (moments) await takeMoments(studio, entry, progress, albumIn(folder));
      else await takeGame(studio, entry, words, { progress, keep: albumIn(folder) });
    }
    await studio.close();
  } finally {
    await browser.close();
  }
  if (publish) publishPictures(folder, games);
  progress.end();
  process.stdout.write(`The pictures are in ${relative(ROOT, folder)}.\n`);
}

/** Raises what is wrong with the words together. */
function requireSense({
  language,
  publish = false,
  screens = false,
  moments = false,
  moment,
  lines,
}: Words): void {
  if (publish && language !== "en") throw new Fault("The pictures that are published are in English.");
  if (moments && (publish || screens || language !== "en"))
    throw new Complaint(
      "--moments takes its own pictures, in English. Leave out --publish, --screens and --language.",
    );
  if ((moment !== undefined || lines !== undefined) && (publish || screens || moments))
    throw new Complaint(
      "--moment and --lines go with none of --publish, --screens and --moments, which take them all.",
    );
}

/** Plays a game for the pictures of its large moments, and says which they are. */
async function takeMoments(studio: Studio, entry: GameEntry, progress: Progress, keep: Album): Promise<void> {
  progress.announce(`Playing ${entry.id} for its moments ...`);
  const told = await takeStaged(studio, entry, await readBuiltSave(entry.id, progress), keep);
  for (const [index, line] of told.entries()) process.stdout.write(`${entry.id}-${index + 1}: ${line}\n`);
}

/** Takes the pictures of a game for every number of people, or its screens for the smallest. */
async function takeGame(
  studio: Studio,
  entry: GameEntry,
  { screens, language, moment, lines }: Words,
  { progress, keep }: { progress: Progress; keep: Album },
): Promise<void> {
  const { min, max } = entry.visit(({ rules }) => rules.seats);
  const { people: numbers, published = max, fromSeats } = planOf(entry);
  for (const people of numbers) {
    const name = min === max ? entry.id : `${entry.id}-${people}`;
    progress.announce(`Playing ${name} for the pictures ...`);
    const moments = await studio.play(entry, people, moment);
    progress.announce(`Taking the pictures of ${name} ...`);
    if (screens === true) {
      await takeScreens(studio, { name, moments, spoken: language }, keep);
      return;
    }
    const series = {
      game: entry.id,
      name,
      moments: moments.filter((each) => each.name !== "lobby"),
      published: people === published,
      fromSeats: people === fromSeats,
      lines: lines === undefined ? undefined : Number(lines),
    };
    await takePictures(studio, series, keep);
  }
}

/** All pictures of docs, in their places there, and a note of what they show. */
async function docsShots(words: Words): Promise<void> {
  const { game, out, publish, screens, moments, moment, lines, language, build } = words;
  const isPartly = [game, out, publish, screens, moments, moment, lines].some((word) => word !== undefined);
  if (isPartly || !build || language !== "en")
    throw new Complaint("--docs takes all pictures of docs/, in English. Leave out the other options.");
  const progress = startProgress();
  const browser = await openChromium();
  try {
    buildProject(progress);
    const studio = await openStudio(browser, progress);
    await takeDocsPictures(studio, await readBuiltSave(SHELF, progress), progress, albumIn(DOCS));
    await studio.close();
  } finally {
    await browser.close();
  }
  noteShown(shownNow());
  progress.end();
  process.stdout.write(`The pictures are in ${relative(ROOT, DOCS)}. Look at each before you commit it.\n`);
}

/** Copies the thumbnails that the repository itself shows. */
function publishPictures(folder: string, games: readonly GameEntry[]): void {
  const assets = join(ROOT, "assets");
  for (const { id } of games) copyFileSync(join(folder, `${id}-thumbnail.png`), join(assets, `${id}.png`));
  if (games === GAMES) copyFileSync(join(folder, `${SHELF}-thumbnail.png`), join(assets, `${SHELF}.png`));
}
