import type { CameraView } from "../../../src/preview/protocol";
import { reduced, THUMBNAIL } from "../../save/picture";
import type { Album } from "./album";
import { clearStage, openMoment, wholePicture } from "./stage";
import type { Studio } from "./studio";

/** The Workshop shows pictures of this size, and one square, which is drawn larger and made smaller. */
const WORKSHOP = { width: 1280, height: 720 };
const SQUARE = 512;
const DRAWN = 1024;

/** The boxes in a row from the seat in the middle, and along the row. */
const WHOLE: CameraView = { target: { x: 0, y: 1, z: -1 }, pitch: 52, yaw: 0, distance: 23 };
const NEAR: CameraView = { target: { x: -5, y: 1, z: 0 }, pitch: 40, yaw: 58, distance: 24 };

/** Takes the pictures of the shelf on which nothing is open: those for its page of the Workshop, and its thumbnail. */
export async function takeShelfPictures(
  { browser, address }: Studio,
  save: string,
  keep: Album,
): Promise<void> {
  const stage = await openMoment(browser, address, { save, people: 1 });
  await clearStage(stage);
  await stage.look(WHOLE);
  keep("whole.png", await wholePicture(stage, WORKSHOP.width, WORKSHOP.height));
  await stage.look(NEAR);
  const square = await wholePicture(stage, DRAWN, DRAWN);
  keep("square.png", reduced(square, SQUARE));
  keep("thumbnail.png", reduced(square, THUMBNAIL));
  await stage.page.close();
}
