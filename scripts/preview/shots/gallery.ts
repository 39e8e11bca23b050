import type { Browser } from "playwright-core";
import type { Album } from "./album";
import type { Moment } from "./moments";
import { clearStage, openMoment, panelPicture, playersPicture, wholePicture } from "./stage";
import { publishedPictures } from "./published";

/** The screens that the pictures are made for, by their number of lines. */
const SCREENS = [
  { lines: 1080, width: 1920 },
  { lines: 720, width: 1280 },
];

/** The picture in README.md. */
const README = { width: 1600, height: 900 };

/**
 * Takes all pictures of a game from the preview served at an address: the page at every moment on every screen, the
 * panel half-way through, and those that are published.
 */
export async function takePictures(
  browser: Browser,
  address: string,
  game: string,
  moments: readonly Moment[],
  keep: Album,
): Promise<void> {
  for (const moment of moments) {
    const stage = await openMoment(browser, address, moment);
    for (const { lines, width } of SCREENS) {
      keep(`${game}-${moment.name}-${lines}.png`, await wholePicture(stage, width, lines));
      if (moment.name === "middle") keep(`${game}-panel-${lines}.png`, await panelPicture(stage));
    }
    if (moment.name === "middle")
      keep(`${game}-table.jpg`, await playersPicture(stage, README.width, README.height));
    await clearStage(stage);
    await publishedPictures(stage, game, moment, keep);
    await stage.page.close();
  }
}
