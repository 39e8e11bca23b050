import type { Browser, Page } from "playwright-core";
import { automate, type Automation } from "../automation";
import { seatsFor } from "../../../saves/seats";
import { VIEWER, type Moment } from "./moments";

/** A page that shows a moment of a game. */
export interface Stage extends Automation {
  page: Page;
}

/** Seconds of the table's time that a saved game takes at most to be set up again. */
const RESUMING = 8;
/** The same until everything is as somebody sees it. */
const TURNING = 2;
/** Time almost stops while a picture is taken: a game's clock must not run out. */
const SPEED = 0.02;
/** The seed of a table, so the same pictures can be taken again. */
const SEED = 7;
/** Styles that take away what only the preview has, and all but the table itself. */
const WITHOUT_SHELL = "#shell { display: none }";
const TABLE_ALONE = "body * { visibility: hidden } canvas { visibility: visible }";

/**
 * Opens the preview served at an address on a moment, with everybody at the table. It draws only the pictures it takes: without a
 * graphics card drawing is most of the work.
 */
export async function openMoment(
  browser: Browser,
  address: string,
  { save, people }: Pick<Moment, "save" | "people">,
  viewport = { width: 1920, height: 1080 },
): Promise<Stage> {
  const page = await browser.newPage({ viewport });
  await page.route("**/moment.json", (route) =>
    route.fulfill({ contentType: "application/json", body: save }),
  );
  await page.goto(`${address}?fresh=1&seat=${VIEWER}&speed=${SPEED}&seed=${SEED}&drawn=0&save=moment.json`);
  const stage = { page, ...automate(page) };
  await stage.ready();
  await page.getByRole("button", { name: "Got it" }).click();
  // To look through the eyes of an empty seat, somebody has to sit down there.
  for (const colour of [...coloursOf(people), VIEWER]) await stage.send({ kind: "look", colour });
  await stage.run(RESUMING);
  await stage.quiet();
  return stage;
}

/** The colours at which this many people sit. */
export function coloursOf(people: number): string[] {
  return seatsFor(people)
    .slice(0, people)
    .map(({ colour }) => colour);
}

/** The page as it is once nothing moves any more: a PNG, or a JPEG of this quality. */
export async function snapshot(stage: Stage, quality?: number): Promise<Buffer> {
  await stage.quiet();
  await stage.picture();
  return stage.page.screenshot(quality === undefined ? {} : { type: "jpeg", quality });
}

/** The page as the viewer sees it, at a size in pixels. */
export async function wholePicture(stage: Stage, width: number, height: number): Promise<Buffer> {
  await stage.page.setViewportSize({ width, height });
  return snapshot(stage);
}

/** The page as the person at a colour sees it. */
export async function pictureFrom(
  stage: Stage,
  colour: string,
  width: number,
  height: number,
): Promise<Buffer> {
  await stage.send({ kind: "look", colour });
  await stage.run(TURNING);
  const picture = await wholePicture(stage, width, height);
  await stage.send({ kind: "look", colour: VIEWER });
  return picture;
}

/** The mod's panel alone, as it is now. */
export async function panelPicture({ page }: Stage): Promise<Buffer> {
  return page.locator(".interface-canvas > .interface-element").first().screenshot();
}

/** What players of the game see, the table and the mod's panel, as a JPEG; from now on the page shows no more. */
export async function playersPicture(stage: Stage, width: number, height: number): Promise<Buffer> {
  await stage.page.setViewportSize({ width, height });
  await stage.page.addStyleTag({ content: WITHOUT_SHELL });
  return snapshot(stage, 85);
}

/** Shows only the table from now on. */
export async function clearStage({ page }: Stage): Promise<void> {
  await page.addStyleTag({ content: TABLE_ALONE });
}
