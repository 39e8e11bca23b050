import { LANGUAGE_NAMES } from "../../kit/words/language";
import type { SettingName, Settings } from "../model/settings";
import { say } from "./sentences";
import { text } from "./table-texts";

/** What the catalogue calls the value of a setting. */
function valueName(settings: Settings, name: SettingName): string {
  if (name === "odds") return settings.odds ? "shown" : "hidden";
  return settings[name];
}

/** What a setting is at, in words. */
export function settingValue(settings: Settings, name: SettingName, at = valueName(settings, name)): string {
  if (name === "language") return LANGUAGE_NAMES[settings.language];
  const words: Readonly<Record<string, string>> = text().SETTING_VALUES[name];
  return words[at] ?? "";
}

/** What that means for those at the table. */
export function settingMeaning(
  settings: Settings,
  name: SettingName,
  at = valueName(settings, name),
): string {
  const meaning: string | Readonly<Record<string, string>> = text().SETTING_MEANINGS[name];
  return typeof meaning === "string" ? meaning : (meaning[at] ?? "");
}

/** A setting by its name, with a value. */
export function namedSetting(name: SettingName, value: string): string {
  return say("option", { label: text().SETTING_NAMES[name], value });
}

/** The question whether others agree to another value of a setting. */
export function askedSetting(name: SettingName, value: string, colour: string): string {
  return say("askSetting", { colour, label: text().SETTING_NAMES[name], value });
}
