import type { Progress } from "../../terminal/progress";
import { requireGame } from "../../simulation/plan";
import { Fault } from "../../terminal/complaint";
import type { Album } from "./album";
import { takeFirstRunPictures } from "./first-run";
import { readmePicture } from "./gallery";
import type { Moment } from "./moments";
import { openMoment } from "./stage";
import type { Studio } from "./studio";

/** The game of the picture in README.md, and that of a hand of cards. */
const OF_README = "cards-vs-dice";
const OF_HANDS = "pokerchess";

/**
 * Retakes every picture of docs: those of docs/first-run.md, and that of README.md.
 * @param save the save of the shelf
 * @param keep an album of docs
 */
export async function takeDocsPictures(
  studio: Studio,
  save: string,
  progress: Progress,
  keep: Album,
): Promise<void> {
  const middle = async (id: string): Promise<Moment> => {
    progress.announce(`Playing ${id} for the pictures ...`);
    const game = requireGame(id);
    const moments = await studio.play(
      game,
      game.visit(({ rules }) => rules.seats.min),
    );
    const found = moments.find(({ name }) => name === "middle");
    if (found === undefined) throw new Fault(`The game ${id} has no middle.`);
    return found;
  };
  const battle = await middle(OF_HANDS);
  progress.announce("Taking the pictures of docs/first-run.md ...");
  await takeFirstRunPictures(studio, save, battle, (name, picture) => keep(`pictures/${name}`, picture));
  const fight = await middle(OF_README);
  progress.announce("Taking the picture of README.md ...");
  const stage = await openMoment(studio.browser, studio.address, fight);
  keep("table.jpg", await readmePicture(stage));
  await stage.page.close();
}
