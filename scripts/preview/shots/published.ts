import type { CameraView } from "../../../src/preview/protocol";
import { reduced, THUMBNAIL } from "../../save/picture";
import type { Album } from "./album";
import type { Moment } from "./moments";
import { wholePicture, type Stage } from "./stage";

/** From where the middle of the board is looked at. */
type Angle = Omit<CameraView, "target">;

/** A picture of the table alone, as the Workshop shows it. */
interface Published extends Angle {
  name: string;
  moment: Moment["name"];
}

/** The Workshop shows pictures of this size, and one square. */
const WORKSHOP = { width: 1280, height: 720 };
const SQUARE = 512;
/** The square pictures are drawn as large as this, and made smaller. */
const DRAWN = 1024;

const PUBLISHED: readonly Published[] = [
  { name: "whole", moment: "opening", pitch: 55, yaw: 0, distance: 26 },
  { name: "corner", moment: "opening", pitch: 38, yaw: 28, distance: 27 },
  { name: "near", moment: "middle", pitch: 50, yaw: -15, distance: 19 },
  { name: "above", moment: "middle", pitch: 88, yaw: 0, distance: 24 },
  { name: "end", moment: "end", pitch: 50, yaw: -24, distance: 26 },
];
const THUMBNAIL_VIEW: Angle = { pitch: 60, yaw: 14, distance: 23 };

/**
 * Takes the Workshop's pictures of a moment, and from the opening the square ones: `thumbnail.png`, which the build
 * takes for the save once it lies in assets/, and a larger one for the Workshop.
 */
export async function publishedPictures(
  stage: Stage,
  game: string,
  { name: moment, centre: target }: Moment,
  keep: Album,
): Promise<void> {
  for (const { name, pitch, yaw, distance } of PUBLISHED.filter((picture) => picture.moment === moment)) {
    await stage.look({ target, pitch, yaw, distance });
    keep(`workshop/${game}-${name}.png`, await wholePicture(stage, WORKSHOP.width, WORKSHOP.height));
  }
  if (moment !== "opening") return;
  await stage.look({ target, ...THUMBNAIL_VIEW });
  const square = await wholePicture(stage, DRAWN, DRAWN);
  keep(`workshop/${game}-square.png`, reduced(square, SQUARE));
  keep(`${game}-thumbnail.png`, reduced(square, THUMBNAIL));
}
