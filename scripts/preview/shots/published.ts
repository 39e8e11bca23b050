import type { CameraView } from "../../../src/preview/protocol";
import { reduced, THUMBNAIL } from "../../save/picture";
import type { Album } from "./album";
import type { Board, Moment } from "./moments";
import { wholePicture, type Stage } from "./stage";

/** From where a board is looked at, however large it is. */
interface Angle extends Omit<CameraView, "target"> {
  /** In depths of the board. */
  distance: number;
  /** How far in front of the board's middle the camera looks: what is near takes up more of a picture. In units. */
  nearer: number;
  /** How far to the left of the board's middle it looks, in units. */
  left?: number;
}

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
  { name: "whole", moment: "opening", pitch: 55, yaw: 0, distance: 0.97, nearer: 1.5 },
  { name: "corner", moment: "opening", pitch: 40, yaw: 28, distance: 1.03, nearer: 1.5 },
  { name: "near", moment: "middle", pitch: 50, yaw: -15, distance: 0.69, nearer: 1.5 },
  { name: "above", moment: "middle", pitch: 88, yaw: 0, distance: 0.97, nearer: 0 },
  { name: "end", moment: "end", pitch: 52, yaw: -20, distance: 1.14, nearer: 1.5 },
];
/** The square pictures show the whole width of a board. */
const SQUARE_VIEW: Angle = { pitch: 52, yaw: 10, distance: 0.97, nearer: 3 };
/** At 256 pixels only what is near can be made out: where the pieces that tell of a game lie in front, they are shown. */
const SQUARE_VIEWS: Readonly<Record<string, Angle>> = {
  pokerchess: { pitch: 40, yaw: 16, distance: 0.66, nearer: 1, left: 5 },
  "cards-vs-dice": { pitch: 48, yaw: 14, distance: 0.62, nearer: 6 },
};

/** Takes the pictures of a moment for a game's page of the Workshop; from the opening also a square one. */
export async function workshopPictures(
  stage: Stage,
  game: string,
  { name: moment, board }: Moment,
  keep: Album,
): Promise<void> {
  for (const picture of PUBLISHED.filter((each) => each.moment === moment)) {
    await stage.look(viewOf(board, picture));
    keep(`${picture.name}.png`, await wholePicture(stage, WORKSHOP.width, WORKSHOP.height));
  }
  if (moment === "opening") keep("square.png", reduced(await squarePicture(stage, game, board), SQUARE));
}

/** The thumbnail of a game from its opening, which the build takes for the save once it lies in assets/. */
export async function thumbnail(stage: Stage, game: string, { board }: Moment): Promise<Buffer> {
  return reduced(await squarePicture(stage, game, board), THUMBNAIL);
}

async function squarePicture(stage: Stage, game: string, board: Board): Promise<Buffer> {
  await stage.look(viewOf(board, SQUARE_VIEWS[game] ?? SQUARE_VIEW));
  return wholePicture(stage, DRAWN, DRAWN);
}

function viewOf({ centre, depth }: Board, { pitch, yaw, distance, nearer, left = 0 }: Angle): CameraView {
  const target = { ...centre, x: centre.x - left, z: centre.z - nearer };
  return { target, pitch, yaw, distance: distance * depth };
}
