import { LANGUAGE_NAMES } from "../../kit/language";
import type { SettingName, Settings } from "../model/settings";
import { say } from "./sentences";
import { text } from "./table-texts";

/** What a setting is at, in words. */
export function settingValue(settings: Settings, name: SettingName): string {
  const { SETTING_VALUES: values } = text();
  if (name === "language") return LANGUAGE_NAMES[settings.language];
  if (name === "odds") return values.odds[settings.odds ? "shown" : "hidden"];
  const words: Readonly<Record<string, string>> = values[name];
  return words[settings[name]] ?? "";
}

/** A setting by its name, with a value. */
export function namedSetting(name: SettingName, value: string): string {
  return say("option", { label: text().SETTING_NAMES[name], value });
}

/** The question whether others agree to another value of a setting. */
export function askedSetting(name: SettingName, value: string, colour: string): string {
  return say("askSetting", { colour, label: text().SETTING_NAMES[name], value });
}
