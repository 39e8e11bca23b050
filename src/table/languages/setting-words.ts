import { LANGUAGE_NAMES } from "../../kit/language";
import type { SettingName, Settings } from "../model/settings";
import { say } from "./sentences";
import { text } from "./table-texts";

/** What a setting is at, in words. */
export function settingValue(settings: Settings, name: SettingName): string {
  const { SETTING_VALUES: values } = text();
  switch (name) {
    case "language":
      return LANGUAGE_NAMES[settings.language];
    case "automation":
      return values.automation[settings.automation];
    case "odds":
      return values.odds[settings.odds ? "shown" : "hidden"];
    case "hints":
      return values.hints[settings.hints];
    case "undoRule":
      return values.undoRule[settings.undoRule];
    case "loneChoices":
      return values.loneChoices[settings.loneChoices];
    case "speed":
      return values.speed[settings.speed];
    case "sounds":
      return values.sounds[settings.sounds];
    case "monsters":
      return values.monsters[settings.monsters];
    case "indices":
      return values.indices[settings.indices];
    case "textSize":
      return values.textSize[settings.textSize];
  }
}

/** A setting by its name, with a value. */
export function namedSetting(name: SettingName, value: string): string {
  return say("option", { label: text().SETTING_NAMES[name], value });
}
