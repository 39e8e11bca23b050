import type { CameraView } from "../../../src/preview/protocol";
import { gameCover } from "../../art/cover";
import type { Album } from "./album";
import type { Board, Moment } from "./moments";
import { wholePicture, type Stage } from "./stage";

/** From where a board is looked at, however large it is. */
interface Angle extends Omit<CameraView, "target"> {
  /** In depths of the board. */
  distance: number;
  /** How far in front of the board's middle the camera looks: what is near takes up more of a picture. In units. */
  nearer: number;
}

/** A picture of the table alone, as the Workshop shows it. */
interface Published extends Angle {
  name: string;
  moment: Moment["name"];
}

/** The Workshop shows pictures of this size, and one square. */
const WORKSHOP = { width: 1920, height: 1080 };
const SQUARE = 512;
const PUBLISHED: readonly Published[] = [
  { name: "whole", moment: "opening", pitch: 55, yaw: 0, distance: 0.97, nearer: 1.5 },
  { name: "corner", moment: "opening", pitch: 40, yaw: 28, distance: 1.03, nearer: 1.5 },
  { name: "near", moment: "middle", pitch: 50, yaw: -15, distance: 0.69, nearer: 1.5 },
  { name: "above", moment: "middle", pitch: 88, yaw: 0, distance: 0.97, nearer: 0 },
  { name: "end", moment: "end", pitch: 52, yaw: -20, distance: 1.14, nearer: 1.5 },
];
/** Takes the pictures of a moment for a game's page of the Workshop; from the opening also its cover, which is square. */
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
  if (moment === "opening") keep("square.png", gameCover(game, SQUARE));
}

function viewOf({ centre, depth }: Board, { pitch, yaw, distance, nearer }: Angle): CameraView {
  const target = { ...centre, z: centre.z - nearer };
  return { target, pitch, yaw, distance: distance * depth };
}
