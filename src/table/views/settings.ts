import { LANGUAGE_NAMES } from "../../kit/language";
import { text } from "../languages";
import type { Entry } from "../panel/view";
import type { SettingName } from "../state/settings";
import type { Situation } from "./sights/situation";
import { say } from "../languages/words";

/** A button for everything that can be set at every table, whatever is played; each moves on to the next value. */
export function settingEntries({ table, people }: Pick<Situation, "table" | "people">): Entry[] {
  const { activity, settings } = table;
  const { automation, odds, hints, undoRule, loneChoices, speed, sounds, textSize, monsters, language } =
    settings;
  const level = activity.kind === "handsOff" ? "handsOff" : automation;
  const shown = odds ? "shown" : "hidden";
  const { SETTING_VALUES: values, SETTING_MEANINGS: meanings } = text();
  return [
    // Players who cannot read the others have to find this one.
    entry("language", LANGUAGE_NAMES[language], meanings.language),
    entry("automation", values.automation[level], meanings.automation[level]),
    entry("odds", values.odds[shown], meanings.odds[shown]),
    entry("hints", values.hints[hints], meanings.hints[hints]),
    entry("undoRule", values.undoRule[undoRule], meanings.undoRule[undoRule]),
  ].concat(
    spectators(people.openHands),
    [
      entry("loneChoices", values.loneChoices[loneChoices], meanings.loneChoices[loneChoices]),
      entry("speed", values.speed[speed], meanings.speed[speed]),
      entry("sounds", values.sounds[sounds], meanings.sounds[sounds]),
      entry("monsters", values.monsters[monsters], meanings.monsters[monsters]),
      entry("textSize", values.textSize[textSize], meanings.textSize),
    ],
    [{ label: say("standardSettings"), tone: "quiet", command: { kind: "standardSettings" } }],
  );
}

function entry(name: SettingName, value: string, meaning: string): Entry {
  const label = say("option", { label: text().SETTING_NAMES[name], value });
  return { label: `${label}\n${meaning}`, tone: "plain", command: { kind: "setting", name } };
}

/** What those see who only look on, in a game of several. */
function spectators(openHands: boolean | undefined): Entry[] {
  if (openHands === undefined) return [];
  const what = say(openHands ? "openHandsAll" : "openHandsNone");
  return [{ label: say("openHands", { what }), tone: "plain", command: { kind: "openHands" } }];
}
