import { isRecord } from "../../kit/data";
import { LANGUAGES, type Language } from "../../kit/language";
import { UNDO_RULES, type UndoRule } from "../../kit/playthrough";

/**
 * How much the table does by itself while players' hands are not free of it: `assist` all that nobody decides, `referee`
 * only what hands cannot do.
 */
export const AUTOMATIONS = ["assist", "referee"] as const;
export type Automation = (typeof AUTOMATIONS)[number];

/** Whether the table takes a choice without a sensible alternative for somebody who plays alone, or asks. */
export const LONE_CHOICES = ["taken", "asked"] as const;
export type LoneChoices = (typeof LONE_CHOICES)[number];

/** How fast pieces move, and how long the table pauses: `instant` leaves out what can be left out. */
export const SPEEDS = ["calm", "brisk", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** What can be heard and seen beside the game: `important` announces only whose move it is. */
export const SOUNDS = ["all", "important", "off"] as const;
export type Sounds = (typeof SOUNDS)[number];

/** Which monsters are on a board: none, only those that are bosses, or all. */
export const MONSTER_RULES = ["all", "bosses", "off"] as const;
export type MonsterRule = (typeof MONSTER_RULES)[number];

/** Whether open cards are as they are printed, or have large indices in four colours laid over them. */
export const INDEX_RULES = ["printed", "large"] as const;
export type IndexRule = (typeof INDEX_RULES)[number];

/** How large panels are until their viewers change them. */
export const TEXT_SIZES = ["smallest", "small", "normal", "large", "largest"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/**
 * Who may ask for hints; those who play with other people have to agree to it in each game. `outlook`: a player who plays alone
 * also sees all the time what the game is worth.
 */
export const HINT_RULES = ["everybody", "outlook", "nobody"] as const;
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
  indices: IndexRule;
  textSize: TextSize;
  language: Language;
}

export type SettingName = keyof Settings;

/** All settings, in the order in which people are told of them. */
export const SETTING_NAMES: readonly SettingName[] = [
  "automation",
  "odds",
  "hints",
  "undoRule",
  "loneChoices",
  "speed",
  "monsters",
  "indices",
  "language",
  "sounds",
  "textSize",
];

/**
 * Whom something concerns: everybody at the table, those who own a seat of the game, those who would play the next one, or the person
 * at a seat; and who of them has to want it besides whoever asks for it. What the host needs, anybody may do while no others play.
 */
export interface Concern {
  of: "table" | "game" | "next" | "seat";
  needs: "nobody" | "host" | "all";
}

/** What people decide that concerns others: settings, the next game, the game that is on, and its seats (docs/fair-play.md). */
export const CONCERNS = {
  automation: { of: "game", needs: "host" },
  odds: { of: "game", needs: "host" },
  hints: { of: "game", needs: "host" },
  undoRule: { of: "game", needs: "all" },
  loneChoices: { of: "game", needs: "host" },
  speed: { of: "game", needs: "host" },
  monsters: { of: "game", needs: "host" },
  indices: { of: "game", needs: "host" },
  language: { of: "game", needs: "host" },
  sounds: { of: "table", needs: "nobody" },
  textSize: { of: "table", needs: "nobody" },
  standardSettings: { of: "game", needs: "host" },
  options: { of: "next", needs: "all" },
  clock: { of: "next", needs: "all" },
  dealCode: { of: "next", needs: "all" },
  openHands: { of: "next", needs: "host" },
  handsOff: { of: "game", needs: "all" },
  pause: { of: "game", needs: "host" },
  pauseOfClock: { of: "game", needs: "all" },
  undoOfOthers: { of: "game", needs: "all" },
  hint: { of: "game", needs: "all" },
  newGame: { of: "game", needs: "all" },
  again: { of: "game", needs: "all" },
  keptSeat: { of: "game", needs: "all" },
  swap: { of: "seat", needs: "all" },
} as const satisfies Readonly<Record<SettingName, Concern> & Record<string, Concern>>;

export type Affair = keyof typeof CONCERNS;

/** What concerns these people, and needs their consent. */
export type AffairOf<Of extends Concern["of"], Needs extends Concern["needs"] = Concern["needs"]> = {
  [Each in Affair]: (typeof CONCERNS)[Each] extends { of: Of; needs: Needs } ? Each : never;
}[Affair];

/** The settings of a table that nobody has changed. */
export const STANDARD_SETTINGS: Readonly<Settings> = {
  automation: "assist",
  odds: true,
  hints: "everybody",
  undoRule: "open",
  loneChoices: "taken",
  speed: "calm",
  sounds: "all",
  monsters: "all",
  indices: "printed",
  textSize: "normal",
  language: "en",
};

/** The values of every setting, in the order in which a click goes through them. */
const VALUES: { readonly [Name in SettingName]: readonly Settings[Name][] } = {
  automation: AUTOMATIONS,
  odds: [true, false],
  hints: HINT_RULES,
  undoRule: UNDO_RULES,
  loneChoices: LONE_CHOICES,
  speed: SPEEDS,
  sounds: SOUNDS,
  monsters: MONSTER_RULES,
  indices: INDEX_RULES,
  textSize: TEXT_SIZES,
  language: LANGUAGES,
};

/** Settings from a save or from another script; whatever is damaged or missing takes its standard. */
export function readSettings(saved: unknown): Settings {
  const settings = { ...STANDARD_SETTINGS };
  if (isRecord(saved)) for (const name of SETTING_NAMES) put(settings, name, read(name, saved[name]));
  return settings;
}

function put<Name extends SettingName>(settings: Settings, name: Name, value: Settings[Name]): void {
  settings[name] = value;
}

function read<Name extends SettingName>(name: Name, saved: unknown): Settings[Name] {
  const standard = STANDARD_SETTINGS[name];
  // Most are as they were designed, and a board that loads has no time to search for those.
  if (saved === undefined || saved === standard) return standard;
  const values: readonly Settings[Name][] = VALUES[name];
  return values.find((value) => value === saved) ?? standard;
}

/** Settings with some of them as they are in others. */
export function mixedSettings(settings: Settings, others: Settings, names: readonly SettingName[]): Settings {
  const mixed = { ...settings };
  for (const name of names) put(mixed, name, others[name]);
  return mixed;
}

/** The settings with one of them at the value after its own, round and round. */
export function nextSettings(settings: Settings, name: SettingName): Settings {
  return { ...settings, [name]: after(settings, name) };
}

function after<Name extends SettingName>(settings: Settings, name: Name): Settings[Name] {
  const values: readonly Settings[Name][] = VALUES[name];
  const value = settings[name];
  return values[(values.indexOf(value) + 1) % values.length] ?? value;
}
