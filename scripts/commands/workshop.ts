import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { GAMES } from "../../src/games";
import { artOption, requireNoArt, type ArtPlace } from "../art/place";
import { NO_BUILD, requireBuild, savePath } from "../build/built";
import { buildProject } from "../build/project";
import { DIST, ROOT } from "../project";
import { SHELF } from "../save/build";
import { givenPath } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Complaint } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";
import { translationGaps } from "../translations/gaps";
import { requireTranslated } from "../translations/summary";
import { requireSound } from "../workshop/check";
import { newestVersion } from "../workshop/changelog";
import { requireOurs, writeItems } from "../workshop/folder";
import { itemsOf, shelfItem } from "../workshop/item";
import { requireBrowser, takePictures } from "../workshop/pictures";

interface Words {
  out?: string;
  pictures: boolean;
  build: boolean;
  art?: ArtPlace;
}

await runCommand(
  command(
    "workshop",
    "Prepares the Workshop uploads of the shelf and of every game: save, thumbnail, pictures, texts and tags, and a checklist.",
  )
    .option("--out <folder>", "the folder to write, used for nothing else; default: dist/workshop")
    .option("--no-pictures", "take no pictures, so Chromium is not needed")
    .addOption(artOption())
    .option(...NO_BUILD)
    .action(workshop),
);

async function workshop({ out, pictures, build, art }: Words): Promise<void> {
  const folder = out === undefined ? join(DIST, "workshop") : givenPath(out);
  requireOurs(folder);
  if (art?.kind === "local")
    throw new Complaint(
      "Card art on this machine reaches no other player. Give --art the address of dist/art.",
    );
  requireNoArt(build, art);
  requireTranslated(translationGaps());
  const progress = startProgress();
  const browser = pictures ? await requireBrowser() : undefined;
  try {
    if (build) buildProject(progress, DIST, art);
    else requireBuild();
    const version = newestVersion(readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"));
    const saveOf = (name: string): string => readFileSync(savePath(name), "utf8");
    const items = [shelfItem(GAMES, version, saveOf(SHELF)), ...itemsOf(GAMES, version, saveOf)];
    requireSound(items);
    writeItems(folder, items, version);
    if (browser !== undefined) await takePictures(folder, GAMES, browser, progress);
  } finally {
    await browser?.close();
  }
  progress.end();
  process.stdout.write(`Everything is in ${relative(ROOT, folder)}. Begin with CHECKLIST.md there.\n`);
}
