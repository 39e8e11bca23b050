import type { CameraView } from "../../../src/preview/protocol";
import { reduced, THUMBNAIL } from "../../save/picture";
import type { Album } from "./album";
import type { Moment } from "./moments";
import { wholePicture, type Stage } from "./stage";

/** From where the board is looked at. */
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
  { name: "whole", moment: "opening", pitch: 55, yaw: 0, distance: 28 },
  { name: "corner", moment: "opening", pitch: 40, yaw: 28, distance: 30 },
  { name: "near", moment: "middle", pitch: 50, yaw: -15, distance: 20 },
  { name: "above", moment: "middle", pitch: 88, yaw: 0, distance: 28 },
  { name: "end", moment: "end", pitch: 52, yaw: -20, distance: 33 },
];
const THUMBNAIL_VIEW: Angle = { pitch: 48, yaw: 14, distance: 18 };
/** What a thumbnail shows lies so far in front of the middle, in units: at 256 pixels only what is near can be made out. */
const THUMBNAIL_NEARER = 6;
/** The near part of a board takes up more of a picture: it is looked at this much in front of its middle, in units. */
const NEARER = 1.5;

/**
 * Takes the Workshop's pictures of a moment, and from the opening the square ones: `thumbnail.png`, which the build
 * takes for the save once it lies in assets/, and a larger one for the Workshop.
 */
export async function publishedPictures(
  stage: Stage,
  game: string,
  { name: moment, centre }: Moment,
  keep: Album,
): Promise<void> {
  const target = { ...centre, z: centre.z - NEARER };
  for (const { name, pitch, yaw, distance } of PUBLISHED.filter((picture) => picture.moment === moment)) {
    await stage.look({ target, pitch, yaw, distance });
    keep(`workshop/${game}-${name}.png`, await wholePicture(stage, WORKSHOP.width, WORKSHOP.height));
  }
  if (moment !== "opening") return;
  await stage.look({ target: { ...centre, z: centre.z - THUMBNAIL_NEARER }, ...THUMBNAIL_VIEW });
  const square = await wholePicture(stage, DRAWN, DRAWN);
  keep(`workshop/${game}-square.png`, reduced(square, SQUARE));
  keep(`${game}-thumbnail.png`, reduced(square, THUMBNAIL));
}
