import type { CameraView } from "../../../src/preview/protocol";
import type { Album } from "./album";
import { openMoment, type Stage } from "./stage";
import type { Studio } from "./studio";

const SIZE = { width: 960, height: 540 };
const QUALITY = 70;

const SHELF: CameraView = { target: { x: 0, y: 1, z: -1 }, pitch: 52, yaw: 0, distance: 23 };
const TABLE: CameraView = { target: { x: 0, y: 1, z: -2 }, pitch: 58, yaw: 0, distance: 40 };
/** The card of `!offsuit look`, which lies beside the table (src/box/look/card.ts). */
const CARD: CameraView = { target: { x: -62, y: 1, z: 0 }, pitch: 70, yaw: 0, distance: 24 };

/** Seconds that a command of the chat takes at most. */
const OBEYING = 6;

/** The games that are opened for the pictures, one after the other. */
const OPENED = ["cards-vs-dice", "roll-flush", "pokerchess"] as const;

/** The pictures of docs/first-run.md, from the save of the shelf. */
export async function takeFirstRunPictures(
  { browser, address }: Studio,
  save: string,
  keep: Album,
): Promise<void> {
  const stage = await openMoment(browser, address, { save, people: 1 });
  await stage.page.setViewportSize(SIZE);
  await stage.page.addStyleTag({ content: "#shell { display: none }" });
  keep("shelf.jpg", await picture(stage, SHELF));
  await says(stage, "!offsuit look");
  keep("look.jpg", await picture(stage, CARD));
  await says(stage, "!offsuit look");
  for (const game of OPENED) {
    await says(stage, `!offsuit open ${game.split("-")[0] ?? game}`);
    keep(`${game}.jpg`, await picture(stage, TABLE));
    await says(stage, "!offsuit put away");
    await stage.send({ kind: "answer" });
    await stage.run(OBEYING);
  }
  await stage.page.close();
}

async function says(stage: Stage, text: string): Promise<void> {
  await stage.send({ kind: "say", text });
  await stage.run(OBEYING);
}

async function picture(stage: Stage, view: CameraView): Promise<Buffer> {
  await stage.look(view);
  await stage.quiet();
  return stage.page.screenshot({ type: "jpeg", quality: QUALITY });
}
