import { say, type TableSentence } from "../../../src/table/languages/sentences";
import { text } from "../../../src/table/languages/table-texts";
import type { Language } from "../../../src/kit/language";
import { inLanguage } from "../../build/translations";
import type { Album } from "./album";
import type { Moment } from "./moments";
import { openMoment, wholePicture, type Stage } from "./stage";
import type { Studio } from "./studio";

/** The sizes of screens on which they are shown; a page is opened for each group, for a phone is not a window that became small. */
const SIZES = [
  [
    { name: "720", width: 1280, height: 720 },
    { name: "1080", width: 1920, height: 1080 },
  ],
  [{ name: "phone", width: 390, height: 844 }],
];
/** Seconds after which a click has done what it does, at most. */
const OBEYING = 6;
/** The same for a review. */
const REVIEWING = 90;

/** A screen around a game: at which moment it can be opened, by which buttons, and for how long it is thought of. */
interface Screen {
  name: string;
  at: "lobby" | "opening" | "end";
  buttons: readonly Label[];
  seconds?: number;
}

/** What begins the label of a button. */
type Label = TableSentence | (() => string);

const language = (): string => text().SETTING_NAMES.language;
const guide = (): string => text().GUIDE_TITLES.playing;

const SCREENS: readonly Screen[] = [
  { name: "lobby", at: "lobby", buttons: [] },
  { name: "help", at: "lobby", buttons: ["help"] },
  { name: "guide", at: "lobby", buttons: ["help", guide] },
  { name: "rules", at: "lobby", buttons: ["help", "rules"] },
  { name: "today", at: "lobby", buttons: ["daily"] },
  { name: "puzzle", at: "lobby", buttons: ["puzzle"] },
  { name: "settings", at: "opening", buttons: ["tableTab", "settingsTab"] },
  { name: "languages", at: "opening", buttons: ["tableTab", "settingsTab", language] },
  { name: "end", at: "end", buttons: [] },
  { name: "statistics", at: "end", buttons: ["tableTab", "statistics"] },
  { name: "achievements", at: "end", buttons: ["tableTab", "statistics", "achievementsTitle"] },
  { name: "review", at: "end", buttons: ["review"], seconds: REVIEWING },
];

/**
 * Takes the pictures of the screens around a game, on every size of screen; one that a game does not have is left out.
 * @param moments of the game: before the deal (`lobby`), after it (`opening`) and when it is over (`end`)
 */
export async function takeScreens(
  { browser, address }: Studio,
  { name, moments, spoken }: { name: string; moments: readonly Moment[]; spoken: Language },
  keep: Album,
): Promise<void> {
  for (const { name: screen, at, buttons, seconds = OBEYING } of SCREENS) {
    const moment = moments.find((each) => each.name === at);
    if (moment === undefined) continue;
    for (const sizes of SIZES) {
      const stage = await openMoment(browser, address, moment, sizes[0]);
      let isThere = true;
      for (const button of buttons) {
        const label = inLanguage(spoken, () => (typeof button === "string" ? say(button) : button()));
        isThere = isThere && (await press(stage, label));
      }
      await stage.run(isThere ? seconds : 0);
      for (const size of isThere ? sizes : [])
        keep(
          `${name}-screen-${screen}-${spoken}-${size.name}.png`,
          await wholePicture(stage, size.width, size.height),
        );
      await stage.page.close();
    }
  }
}

/** Presses the button of the mod whose label begins so; answers whether there is one. */
async function press(stage: Stage, label: string): Promise<boolean> {
  const button = stage.page.locator(".interface-canvas button:visible").filter({ hasText: label }).first();
  if ((await button.count()) === 0) return false;
  await button.click();
  await stage.run(OBEYING);
  return true;
}
