import { gameCover } from "../../art/cover";
import { THUMBNAIL } from "../../save/picture";
import type { Album } from "./album";
import { OPPOSITE, type Moment } from "./moments";
import {
  clearStage,
  coloursOf,
  openMoment,
  panelPicture,
  pictureFrom,
  playersPicture,
  wholePicture,
  type Stage,
} from "./stage";
import type { Studio } from "./studio";
import { workshopPictures } from "./published";

/** The screens that the pictures are made for, by their number of lines. */
export const SCREENS = [
  { lines: 1080, width: 1920 },
  { lines: 720, width: 1280 },
];

/** The screen on which a table is shown from every seat. */
const SEATS_SCREEN = { width: 1280, lines: 720 };

/** The picture in README.md. */
const README = { width: 1600, height: 900 };

/** The pictures of one table. */
export interface Series {
  game: string;
  /** With what the names of its pictures begin. */
  name: string;
  moments: readonly Moment[];
  /** Whether those that are published are taken of this table, too. */
  published: boolean;
  /** Whether it is also shown as everybody sees it. */
  fromSeats: boolean;
  /** The one screen that it is shown on, by its number of lines, and not as it is published; without it, on all. */
  lines?: number | undefined;
}

/**
 * Takes all pictures of a table: the page at every moment on every screen, half-way through the panel and what is seen from
 * the far side or from every seat too, and those that are published.
 */
export async function takePictures(
  { browser, address }: Studio,
  { game, name, moments, published, fromSeats, lines: only }: Series,
  keep: Album,
): Promise<void> {
  const screens = SCREENS.filter(({ lines }) => only === undefined || lines === only);
  for (const moment of moments) {
    // A page that was never larger draws faster.
    const [first] = screens;
    const stage = await openMoment(
      browser,
      address,
      moment,
      first && { width: first.width, height: first.lines },
    );
    for (const { lines, width } of screens) {
      keep(`${name}-${moment.name}-${lines}.png`, await wholePicture(stage, width, lines));
      if (moment.name !== "middle") continue;
      keep(`${name}-panel-${lines}.png`, await panelPicture(stage));
      if (moment.people > 1)
        keep(`${name}-far-${lines}.png`, await pictureFrom(stage, OPPOSITE, width, lines));
    }
    if (fromSeats && moment.name === "middle") {
      const { width, lines } = SEATS_SCREEN;
      for (const colour of coloursOf(moment.people))
        keep(
          `${game}-side-${colour.toLowerCase()}-${lines}.png`,
          await pictureFrom(stage, colour, width, lines),
        );
    }
    if (published && only === undefined) {
      await clearStage(stage);
      await workshopPictures(stage, game, moment, (picture, png) => keep(`workshop/${game}-${picture}`, png));
      if (moment.name === "opening") keep(`${game}-thumbnail.png`, gameCover(game, THUMBNAIL));
    }
    await stage.page.close();
  }
}

/** What players see at a moment of a game, as README.md shows it; from now on the page shows no more. */
export function readmePicture(stage: Stage): Promise<Buffer> {
  return playersPicture(stage, README.width, README.height);
}

/** Takes the pictures for a game's page of the Workshop alone. */
export async function takeWorkshopPictures(
  { browser, address }: Studio,
  game: string,
  moments: readonly Moment[],
  keep: Album,
): Promise<void> {
  for (const moment of moments) {
    const stage = await openMoment(browser, address, moment);
    await clearStage(stage);
    await workshopPictures(stage, game, moment, keep);
    await stage.page.close();
  }
}
