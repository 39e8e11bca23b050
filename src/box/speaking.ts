import { speak } from "../kit/words/language";
import { readJson } from "../saved/json";
import { readSettings } from "../table/model/settings";

/** From now on Global says everything in the language of these settings, as a board has told them. */
export function speakAsSet(settings: string): void {
  speak(readSettings(readJson(settings)).language);
}
