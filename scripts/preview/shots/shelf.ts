import type { CameraView } from "../../../src/preview/protocol";
import { emblem } from "../../art/emblem";
import { THUMBNAIL } from "../../save/picture";
import type { Album } from "./album";
import { clearStage, openMoment, wholePicture } from "./stage";
import type { Studio } from "./studio";

/** The Workshop shows pictures of this size, and one square. */
const WORKSHOP = { width: 1920, height: 1080 };
const SQUARE = 512;

/** The sign and the boxes in a row from the seat in the middle. */
const WHOLE: CameraView = { target: { x: 0, y: 1, z: 1 }, pitch: 60, yaw: 0, distance: 35 };

/** The pictures of the shelf: the boxes for its page of the Workshop, and the emblem as its square picture and its thumbnail. */
export async function takeShelfPictures(
  { browser, address }: Studio,
  save: string,
  keep: Album,
): Promise<void> {
  const stage = await openMoment(browser, address, { save, people: 1 });
  await clearStage(stage);
  await stage.look(WHOLE);
  keep("whole.png", await wholePicture(stage, WORKSHOP.width, WORKSHOP.height));
  keep("square.png", emblem(SQUARE));
  keep("thumbnail.png", emblem(THUMBNAIL));
  await stage.page.close();
}
