import { join } from "node:path";
import type { Browser } from "playwright-core";
import type { GameEntry } from "../../src/games";
import { readBuiltSave } from "../build/built";
import { openChromium } from "../preview/chromium";
import { albumIn, type Album } from "../preview/shots/album";
import { takeWorkshopPictures } from "../preview/shots/gallery";
import { takeShelfPictures } from "../preview/shots/shelf";
import { openStudio } from "../preview/shots/studio";
import { SHELF } from "../save/build";
import { Complaint } from "../terminal/complaint";
import type { Progress } from "../terminal/progress";

/** Takes the pictures of a game and gives each to the album. */
export type Photographer = (game: GameEntry, keep: Album) => Promise<void>;

/** The browser that pictures are taken with; a `Complaint` also says how to do without. */
export async function requireBrowser(open: () => Promise<Browser> = openChromium): Promise<Browser> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    throw new Complaint(`${error.message} Or skip the pictures with --no-pictures.`);
  }
}

/** Puts the pictures of every game into the folder of its item. */
export async function illustrate(
  folder: string,
  games: readonly GameEntry[],
  photograph: Photographer,
): Promise<void> {
  for (const game of games) await photograph(game, albumIn(join(folder, game.id, "pictures")));
}

/** As `illustrate`, for the shelf as well, with the pictures that `npm run shots` takes for the Workshop, of as many people as can play. */
export async function takePictures(
  folder: string,
  games: readonly GameEntry[],
  browser: Browser,
  progress: Progress,
): Promise<void> {
  const studio = await openStudio(browser, progress);
  progress.announce("Taking the pictures of the shelf ...");
  const save = await readBuiltSave(SHELF, progress);
  await takeShelfPictures(studio, save, albumIn(join(folder, SHELF, "pictures")));
  await illustrate(folder, games, async (game, keep) => {
    progress.announce(`Playing ${game.id} for the pictures ...`);
    const moments = await studio.play(
      game,
      game.visit(({ rules }) => rules.seats.max),
    );
    progress.announce(`Taking the pictures of ${game.id} ...`);
    await takeWorkshopPictures(studio, game.id, moments, keep);
  });
  await studio.close();
}
