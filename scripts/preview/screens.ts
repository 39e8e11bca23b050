import type { Language } from "../../src/kit/words/language";
import { say, type TableSentence } from "../../src/table/languages/sentences";
import { text } from "../../src/table/languages/table-texts";
import { inLanguage } from "../build/translations";

/** A screen around a game: the moment when it can be opened, the buttons that open it, and how long it takes to compute. */
export interface Screen {
  name: string;
  at: "lobby" | "opening" | "end";
  buttons: readonly Label[];
  seconds?: number;
  /** The button that leads back, where that is not the one that closes every sheet. */
  leaving?: Label;
}

/** The label of a button. */
type Label = TableSentence | (() => string);

/** Seconds after which a click has done what it does, at most, and the same for a review. */
export const OBEYING = 6;
const REVIEWING = 90;

const language = (): string => text().SETTING_NAMES.language;
const playing = (): string => text().GUIDE_TITLES.playing;
const keys = (): string => text().GUIDE_TITLES.keys;
const chat = (): string => text().GUIDE_TITLES.chat;
const handRanks = (): string => text().HELP.handRanks;
/** What leads on from a review, before it says where that was. */
const practise = (): string => text().SENTENCES.practise;
const news = (): string => "…";

/** The screens around a game, in an order in which one can go through them at one table: what leaves a game comes last. */
export const SCREENS: readonly Screen[] = [
  { name: "lobby", at: "lobby", buttons: [] },
  { name: "options", at: "lobby", buttons: ["optionsTab"] },
  { name: "players", at: "lobby", buttons: ["optionsTab", "playersTab"] },
  { name: "rules code", at: "lobby", buttons: ["optionsTab", "rulesTab"] },
  { name: "ladder", at: "lobby", buttons: ["ladder"] },
  { name: "help", at: "lobby", buttons: ["help"] },
  { name: "guide", at: "lobby", buttons: ["help", playing] },
  { name: "keys", at: "lobby", buttons: ["help", keys] },
  { name: "chat", at: "lobby", buttons: ["help", chat] },
  { name: "hands", at: "lobby", buttons: ["help", handRanks] },
  { name: "rules", at: "lobby", buttons: ["help", "rules"] },
  { name: "today", at: "lobby", buttons: ["daily"] },
  { name: "puzzle", at: "lobby", buttons: ["puzzle"], leaving: "puzzleEnd" },
  { name: "deal", at: "lobby", buttons: ["daily", "dailyDeal"] },
  { name: "opening", at: "opening", buttons: [] },
  { name: "news", at: "opening", buttons: [news] },
  { name: "table", at: "opening", buttons: ["tableTab"] },
  { name: "settings", at: "opening", buttons: ["tableTab", "settingsTab"] },
  { name: "languages", at: "opening", buttons: ["tableTab", "settingsTab", language] },
  { name: "hint", at: "opening", buttons: ["hint"] },
  { name: "hints", at: "opening", buttons: ["help"] },
  { name: "abandoning", at: "opening", buttons: ["tableTab", "newGame"] },
  { name: "end", at: "end", buttons: [] },
  { name: "result", at: "end", buttons: ["endClose"], leaving: "endShow" },
  { name: "statistics", at: "end", buttons: ["tableTab", "statistics"] },
  { name: "achievements", at: "end", buttons: ["tableTab", "statistics", "achievementsTitle"] },
  { name: "record", at: "end", buttons: ["tableTab", "statistics", "writeRecord"] },
  { name: "review", at: "end", buttons: ["review"], seconds: REVIEWING },
  { name: "replay", at: "end", buttons: ["watchAgain"], leaving: "replayLeave" },
  { name: "practice", at: "end", buttons: ["review", practise] },
];

/** What the buttons that open a screen say in a language, up to the first value. */
export function labelsOf({ buttons }: Pick<Screen, "buttons">, spoken: Language): RegExp[] {
  return buttons.map((button) => saying(button, spoken));
}

/** What a button says in a language, up to the first value. */
export function saying(button: Label, spoken: Language): RegExp {
  const label = inLanguage(spoken, () => (typeof button === "string" ? say(button) : button()));
  const [start = ""] = label.split("{");
  return new RegExp(`^${start.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")}`);
}
