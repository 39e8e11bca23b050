import type { Language } from "../../../src/kit/words/language";
import { labelsOf, OBEYING, SCREENS } from "../screens";
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

/**
 * Takes the pictures of the screens around a game, on every size of screen; one that a game does not have is left out.
 * @param moments of the game: before the deal (`lobby`), after it (`opening`) and when it is over (`end`)
 */
export async function takeScreens(
  { browser, address }: Studio,
  { name, moments, spoken }: { name: string; moments: readonly Moment[]; spoken: Language },
  keep: Album,
): Promise<void> {
  for (const each of SCREENS) {
    const { name: screen, at, seconds = OBEYING } = each;
    const moment = moments.find((known) => known.name === at);
    if (moment === undefined) continue;
    for (const sizes of SIZES) {
      const stage = await openMoment(browser, address, moment, sizes[0]);
      let isThere = true;
      for (const label of labelsOf(each, spoken)) isThere = isThere && (await press(stage, label));
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

/** Presses the first button of the mod that says so; answers whether there is one. */
async function press(stage: Stage, name: RegExp): Promise<boolean> {
  const button = stage.page.locator(".interface-canvas").getByRole("button", { name }).first();
  if ((await button.count()) === 0) return false;
  await button.click();
  await stage.run(OBEYING);
  return true;
}
