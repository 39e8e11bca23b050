import type { CameraView } from "../../../src/preview/protocol";
import type { Album } from "./album";
import { OPPOSITE, VIEWER, type Moment } from "./moments";
import { openMoment, snapshot, type Stage } from "./stage";
import type { Studio } from "./studio";

const SIZE = { width: 960, height: 540 };
const QUALITY = 70;

/** The card of `!offsuit look`, which is beside the table (src/box/look/card.ts). */
const CARD: CameraView = { target: { x: -62, y: 1, z: 0 }, pitch: 80, yaw: 0, distance: 24 };

/** Seconds that a command of the chat takes at most, and the self-test. */
const OBEYING = 6;
const SELF_TEST = 90;
/** The key that brings the camera back to what a seat looks at. */
const HOME_KEY = "Space";
/** What shows a player's screen: the table and the panel, without the preview's own tools. */
const WITHOUT_SHELL = "#shell { display: none }";

/** The games that are opened for the pictures, one after the other. */
const OPENED = ["cards-vs-dice", "roll-flush"] as const;

/**
 * The pictures of docs/first-run.md, from the save of the shelf and, for the cards in a hand, from a battle of Pokerchess. All but
 * that of the card show what a player's seat sees.
 */
export async function takeFirstRunPictures(
  { browser, address }: Studio,
  save: string,
  battle: Pick<Moment, "save" | "people">,
  keep: Album,
): Promise<void> {
  const stage = await openMoment(browser, address, { save, people: 1 });
  await stage.page.setViewportSize(SIZE);
  await stage.page.addStyleTag({ content: WITHOUT_SHELL });
  keep("shelf.jpg", await seatPicture(stage));
  keep("seatless.jpg", await seenWithoutSeat(stage));
  await says(stage, "!offsuit look");
  await stage.look(CARD);
  keep("look.jpg", await snapshot(stage, QUALITY));
  await says(stage, "!offsuit look");
  for (const game of OPENED) {
    await says(stage, `!offsuit open ${game.split("-")[0] ?? game}`);
    keep(`${game}.jpg`, await seatPicture(stage));
    if (game === "cards-vs-dice") keep("restored.jpg", await restoredAfterDeleting(stage));
    if (game === "roll-flush") keep("guest.jpg", await seenByGuest(stage));
    await putAway(stage);
  }
  keep("put-away.jpg", await seatPicture(stage));
  await stage.page.close();
  const chess = await openMoment(browser, address, battle);
  await chess.page.setViewportSize(SIZE);
  await chess.page.addStyleTag({ content: WITHOUT_SHELL });
  keep("pokerchess.jpg", await seatPicture(chess));
  await chess.page.close();
  const other = await openMoment(browser, address, { save, people: 1 });
  await other.page.setViewportSize(SIZE);
  keep("self-test.jpg", await reportOfSelfTest(other));
  await other.page.close();
}

/** A game that has just been opened, as somebody without a seat sees it. */
async function seenWithoutSeat(stage: Stage): Promise<Buffer> {
  await says(stage, "!offsuit open cards");
  await stage.send({ kind: "look", colour: "Grey" });
  await stage.run(OBEYING);
  const seen = await seatPicture(stage);
  await stage.send({ kind: "look", colour: VIEWER });
  await putAway(stage);
  return seen;
}

/** Puts the open game away, even while people play it. */
async function putAway(stage: Stage): Promise<void> {
  await says(stage, "!offsuit put away");
  await stage.send({ kind: "answer" });
  await stage.run(OBEYING);
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
  return seatPicture(stage);
}

/** The screen of the player opposite in the same game. */
async function seenByGuest(stage: Stage): Promise<Buffer> {
  await stage.send({ kind: "look", colour: OPPOSITE });
  await stage.run(OBEYING);
  await deal(stage);
  const seen = await seatPicture(stage);
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
  return seatPicture(stage);
}

async function says(stage: Stage, text: string, seconds = OBEYING): Promise<void> {
  await stage.send({ kind: "say", text });
  await stage.run(seconds);
}

/** What the viewer sees from the seat, wherever the camera was before. */
async function seatPicture(stage: Stage): Promise<Buffer> {
  await stage.page.keyboard.press(HOME_KEY);
  return snapshot(stage, QUALITY);
}
