import type { Locator } from "playwright-core";
import type { GameEntry } from "../../../src/games";
import { below, seeded } from "../../../src/kit/data/random";
import { LETTER_COLOURS } from "../../../src/table/panel/layout";
import { text } from "../../../src/table/languages/table-texts";
import type { Album } from "./album";
import { openMoment, type Stage } from "./stage";
import type { Studio } from "./studio";

/** The screen of the pictures, and their quality. */
const SIZE = { width: 1280, height: 720 };
const QUALITY = 80;
const WITHOUT_SHELL = "#shell { display: none }";
/** From one picture to the next, how long before large letters a moment is pictured, and how long after, in seconds. */
const STEP = 0.4;
const BEFORE = 1.2;
const AFTER = 1.6;
/** How long a click is watched, how many clicks a game gets, and of how many moments pictures are kept. */
const WATCHED = 7;
const CLICKS = 60;
const MOMENTS = 8;
/** The seed of the clicks. */
const SEED = 7;

/** A picture of what a click has led to. */
interface Frame {
  at: number;
  picture: Buffer;
}

/**
 * Plays a game by the buttons that it offers, and keeps the pictures around each moment that is told in large letters, in a row, and
 * those of the last click. What the table itself offers, such as Help, is left alone; what waits for others passes.
 */
export async function takeStaged(
  { browser, address }: Studio,
  entry: GameEntry,
  save: string,
  keep: Album,
): Promise<string[]> {
  const stage = await openMoment(browser, address, { save, people: 1 }, SIZE);
  await stage.page.addStyleTag({ content: WITHOUT_SHELL });
  const random = seeded(SEED);
  const told: string[] = [];
  const keepAll = (name: string, frames: readonly Frame[]): void => {
    const [first] = frames;
    for (const { at, picture } of frames)
      keep(`${entry.id}-${name}-${(at - (first?.at ?? 0)).toFixed(1)}.jpg`, picture);
  };
  for (let click = 0; click < CLICKS && told.length < MOMENTS; click++) {
    const answers = await answersOn(stage);
    await answers[click === 0 ? 0 : below(random, answers.length)]?.click();
    const { frames, letters } = await watch(stage);
    for (const { at, line } of letters) {
      if (told.some((known) => kindOf(known) === kindOf(line))) continue;
      told.push(line);
      keepAll(
        `${told.length}`,
        frames.filter((frame) => frame.at >= at - BEFORE && frame.at <= at + AFTER),
      );
    }
    if (await isOver(stage)) {
      keepAll("end", frames);
      break;
    }
  }
  await stage.page.close();
  return told;
}

/** Looks at the screen every so often, and notes when large letters come. */
async function watch(stage: Stage): Promise<{ frames: Frame[]; letters: { at: number; line: string }[] }> {
  const frames: Frame[] = [];
  const letters: { at: number; line: string }[] = [];
  for (let at = 0; at < WATCHED; at += STEP) {
    await stage.picture();
    frames.push({ at, picture: await stage.page.screenshot({ type: "jpeg", quality: QUALITY }) });
    const line = await lettersOn(stage);
    if (line !== "" && letters[letters.length - 1]?.line !== line) letters.push({ at, line });
    await stage.run(STEP);
  }
  return { frames, letters };
}

/** Moments whose words differ only in cards and numbers are of one kind. */
function kindOf(line: string): string {
  return line
    .split(" ")
    .filter((word) => /^[a-z]+$/.test(word))
    .join(" ");
}

/** The buttons of the mod that answer the game. */
async function answersOn({ page }: Stage): Promise<Locator[]> {
  const { start, startFilled, goOn, ...others } = text().SENTENCES;
  const offered = Object.values(others).map((sentence) => sentence.split("{")[0] ?? "");
  const isOffered = (label: string): boolean => offered.some((word) => word !== "" && label.startsWith(word));
  const all = page.locator(".interface-canvas button:visible");
  const labels = await all.allInnerTexts();
  const begins = labels.filter((label) => label === start || label === startFilled || label === goOn);
  // What says what it costs or brings leads on; tabs do not.
  const telling = labels.filter((label) => /\n|·/.test(label) && !label.endsWith("…"));
  return labels.flatMap((label, place) => {
    if (begins.length === 0 && telling.length > 0) return telling.includes(label) ? [all.nth(place)] : [];
    const isAnswer =
      begins.length > 0
        ? begins.includes(label)
        : label.length > 2 && !label.endsWith("…") && !isOffered(label);
    return isAnswer ? [all.nth(place)] : [];
  });
}

async function isOver({ page }: Stage): Promise<boolean> {
  const { playAgain, rematch } = text().SENTENCES;
  const labels = await page.locator(".interface-canvas button:visible").allInnerTexts();
  return labels.some((label) => label === playAgain || label === rematch);
}

/** The line in large letters; empty: there is none. */
async function lettersOn({ page }: Stage): Promise<string> {
  const coloured = Object.values(LETTER_COLOURS).map((colour) => {
    const parts = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
    return `.interface-canvas [style*="color: rgb(${parts.join(", ")})"]:visible`;
  });
  const [line = ""] = await page.locator(coloured.join(", ")).allInnerTexts();
  return line;
}
