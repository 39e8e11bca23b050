import { isRecord } from "../../kit/data";
import { LANGUAGES, type Language } from "../../kit/language";
import { UNDO_RULES, type UndoRule } from "./playthrough";

/**
 * How much the table does by itself while players' hands are not free of it: `assist` all that nobody decides, `referee`
 * only what hands cannot do.
 */
export const AUTOMATIONS = ["assist", "referee"] as const;
export type Automation = (typeof AUTOMATIONS)[number];

/** Whether somebody who plays alone clicks a choice that has no alternative, or the table takes it. */
export const LONE_CHOICES = ["asked", "taken"] as const;
export type LoneChoices = (typeof LONE_CHOICES)[number];

/** How fast pieces move, and how long the table pauses: `instant` leaves out what can be left out. */
export const SPEEDS = ["calm", "brisk", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** What is to be heard and seen beside the game: `important` tells only whose move it is. */
export const SOUNDS = ["all", "important", "off"] as const;
export type Sounds = (typeof SOUNDS)[number];

/** Which monsters stand on a board: none, only those that are bosses, or all. */
export const MONSTER_RULES = ["all", "bosses", "off"] as const;
export type MonsterRule = (typeof MONSTER_RULES)[number];

/** How large panels are until their viewers change them. */
export const TEXT_SIZES = ["smallest", "small", "normal", "large", "largest"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** Who may ask for hints; those who play with other people have to agree to it in each game. */
export const HINT_RULES = ["everybody", "nobody"] as const;
export type HintRule = (typeof HINT_RULES)[number];

/** What can be set at a table, whatever is played on it. Plain data: it is saved, and passed on as JSON. */
export interface Settings {
  automation: Automation;
  /** Whether players are told the odds. */
  odds: boolean;
  hints: HintRule;
  undoRule: UndoRule;
  loneChoices: LoneChoices;
  speed: Speed;
  sounds: Sounds;
  monsters: MonsterRule;
  textSize: TextSize;
  language: Language;
}

export type SettingName = keyof Settings;

/** The settings of a table that nobody has changed. */
export const STANDARD_SETTINGS: Readonly<Settings> = {
  automation: "assist",
  odds: true,
  hints: "everybody",
  undoRule: "open",
  loneChoices: "asked",
  speed: "calm",
  sounds: "all",
  monsters: "all",
  textSize: "normal",
  language: "en",
};

/** Settings from a save or from another script; whatever is damaged or missing takes its standard. */
export function readSettings(saved: unknown): Settings {
  if (!isRecord(saved)) return { ...STANDARD_SETTINGS };
  return {
    automation: oneOf(AUTOMATIONS, saved["automation"]) ?? STANDARD_SETTINGS.automation,
    odds: oneOf([true, false], saved["odds"]) ?? STANDARD_SETTINGS.odds,
    hints: oneOf(HINT_RULES, saved["hints"]) ?? STANDARD_SETTINGS.hints,
    undoRule: oneOf(UNDO_RULES, saved["undoRule"]) ?? STANDARD_SETTINGS.undoRule,
    loneChoices: oneOf(LONE_CHOICES, saved["loneChoices"]) ?? STANDARD_SETTINGS.loneChoices,
    speed: oneOf(SPEEDS, saved["speed"]) ?? STANDARD_SETTINGS.speed,
    sounds: oneOf(SOUNDS, saved["sounds"]) ?? STANDARD_SETTINGS.sounds,
    monsters: oneOf(MONSTER_RULES, saved["monsters"]) ?? STANDARD_SETTINGS.monsters,
    textSize: oneOf(TEXT_SIZES, saved["textSize"]) ?? STANDARD_SETTINGS.textSize,
    language: oneOf(LANGUAGES, saved["language"]) ?? STANDARD_SETTINGS.language,
  };
}

/** The settings with one of them at the value after its own, round and round. */
export function nextSettings(settings: Settings, name: SettingName): Settings {
  switch (name) {
    case "automation":
      return { ...settings, automation: after(AUTOMATIONS, settings.automation) };
    case "odds":
      return { ...settings, odds: !settings.odds };
    case "hints":
      return { ...settings, hints: after(HINT_RULES, settings.hints) };
    case "undoRule":
      return { ...settings, undoRule: after(UNDO_RULES, settings.undoRule) };
    case "loneChoices":
      return { ...settings, loneChoices: after(LONE_CHOICES, settings.loneChoices) };
    case "speed":
      return { ...settings, speed: after(SPEEDS, settings.speed) };
    case "sounds":
      return { ...settings, sounds: after(SOUNDS, settings.sounds) };
    case "monsters":
      return { ...settings, monsters: after(MONSTER_RULES, settings.monsters) };
    case "textSize":
      return { ...settings, textSize: after(TEXT_SIZES, settings.textSize) };
    case "language":
      return { ...settings, language: after(LANGUAGES, settings.language) };
  }
}

function oneOf<Value>(values: readonly Value[], saved: unknown): Value | undefined {
  return values.find((value) => value === saved);
}

function after<Value>(values: readonly Value[], value: Value): Value {
  return values[(values.indexOf(value) + 1) % values.length] ?? value;
}
