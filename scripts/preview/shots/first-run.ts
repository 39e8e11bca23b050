import type { CameraView } from "../../../src/preview/protocol";
import type { Album } from "./album";
import { OPPOSITE, VIEWER } from "./moments";
import { openMoment, type Stage } from "./stage";
import type { Studio } from "./studio";

const SIZE = { width: 960, height: 540 };
const QUALITY = 70;

const SHELF: CameraView = { target: { x: 0, y: 1, z: 1 }, pitch: 60, yaw: 0, distance: 35 };
const TABLE: CameraView = { target: { x: 0, y: 1, z: -2 }, pitch: 58, yaw: 0, distance: 40 };
const FROM_FAR: CameraView = { ...TABLE, target: { x: 0, y: 1, z: 2 }, yaw: 180 };
/** The card of `!offsuit look`, which is beside the table (src/box/look/card.ts). */
const CARD: CameraView = { target: { x: -62, y: 1, z: 0 }, pitch: 70, yaw: 0, distance: 24 };

/** Seconds that a command of the chat takes at most, and the self-test. */
const OBEYING = 6;
const SELF_TEST = 90;
/** What shows a player's screen: the table, the panel and what is told, without the preview's own tools. */
const WITHOUT_TOOLS = ".shell .toolbar, .shell .log { display: none !important }";
const WITHOUT_SHELL = "#shell { display: none }";

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
  await stage.page.addStyleTag({ content: WITHOUT_TOOLS });
  keep("seatless.jpg", await openedWithoutSeat(stage));
  await stage.page.addStyleTag({ content: WITHOUT_SHELL });
  keep("shelf.jpg", await picture(stage, SHELF));
  await says(stage, "!offsuit look");
  keep("look.jpg", await picture(stage, CARD));
  await says(stage, "!offsuit look");
  for (const game of OPENED) {
    await says(stage, `!offsuit open ${game.split("-")[0] ?? game}`);
    keep(`${game}.jpg`, await picture(stage, TABLE));
    if (game === "cards-vs-dice") keep("restored.jpg", await restoredAfterDeleting(stage));
    if (game === "roll-flush") keep("guest.jpg", await seenByGuest(stage));
    await says(stage, "!offsuit put away");
    await stage.send({ kind: "answer" });
    await stage.run(OBEYING);
  }
  keep("put-away.jpg", await picture(stage, SHELF));
  await stage.page.close();
  const other = await openMoment(browser, address, { save, people: 1 });
  await other.page.setViewportSize(SIZE);
  keep("self-test.jpg", await reportOfSelfTest(other));
  await other.page.close();
}

/** A spectator presses the button of a box, and is asked to sit down. */
async function openedWithoutSeat(stage: Stage): Promise<Buffer> {
  await stage.send({ kind: "look", colour: "Grey" });
  await says(stage, "!offsuit open cards", 1);
  const asked = await picture(stage, SHELF);
  await stage.send({ kind: "look", colour: VIEWER });
  await stage.run(OBEYING);
  return asked;
}

/** The player whose view is shown deals, by the first choice that the chat lists. */
async function deal(stage: Stage): Promise<void> {
  await says(stage, "!offsuit");
  await says(stage, "!offsuit 1");
}

/** A game continues after one of its cards has been deleted. */
async function restoredAfterDeleting(stage: Stage): Promise<Buffer> {
  await deal(stage);
  const card = (await stage.objects()).find(({ type }) => type === "Card");
  if (card !== undefined) await stage.send({ kind: "delete", guid: card.guid });
  await stage.run(OBEYING);
  return picture(stage, TABLE);
}

/** The screen of the player opposite in the same game. */
async function seenByGuest(stage: Stage): Promise<Buffer> {
  await stage.send({ kind: "look", colour: OPPOSITE });
  await stage.run(OBEYING);
  await deal(stage);
  const seen = await picture(stage, FROM_FAR);
  await stage.send({ kind: "leave", colour: OPPOSITE });
  await stage.send({ kind: "look", colour: VIEWER });
  await stage.run(OBEYING);
  return seen;
}

/** The page of the Notebook that the self-test writes. */
async function reportOfSelfTest(stage: Stage): Promise<Buffer> {
  await says(stage, "!offsuit selftest", SELF_TEST);
  await stage.page.keyboard.press("n");
  await stage.page.getByRole("tab", { name: "Offsuit self-test" }).click();
  return picture(stage, TABLE);
}

async function says(stage: Stage, text: string, seconds = OBEYING): Promise<void> {
  await stage.send({ kind: "say", text });
  await stage.run(seconds);
}

async function picture(stage: Stage, view: CameraView): Promise<Buffer> {
  await stage.look(view);
  await stage.quiet();
  return stage.page.screenshot({ type: "jpeg", quality: QUALITY });
}
