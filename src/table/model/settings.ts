import { isRecord } from "../../kit/data/data";
import { LANGUAGES } from "../../kit/words/language";
import { UNDO_RULES } from "../../kit/record/playthrough";

/**
 * Whom something concerns: everybody at the table, those who own a seat of the game, those who would play the next one, or the person
 * at a seat; and who of them has to want it besides whoever asks for it. What the host needs, anybody may do while no others play.
 */
export interface Concern {
  of: "table" | "game" | "next" | "seat";
  needs: "nobody" | "host" | "all";
}

/** Something that can be set: whom it concerns, and its values in the order in which a click goes through them. */
interface SettingRow extends Concern {
  values: readonly (string | boolean)[];
  /** Whether it's seen on the table, so that choices are made again when it changes. */
  redraws?: true;
}

/** The sizes of panels until their viewers change them. */
export const TEXT_SIZES = ["smallest", "small", "normal", "large", "largest"] as const;

/** What can be set at a table, whatever is played on it; catalogues have the words by the same names. */
export const SETTINGS = {
  /** How much the table does by itself while hands are not free of it: all that nobody decides, or only what hands cannot do. */
  automation: {
    values: ["assist", "referee"],
    redraws: true,
    of: "game",
    needs: "host",
  },
  /** Whether players are told the odds. */
  odds: { values: [true, false], redraws: true, of: "game", needs: "host" },
  /**
   * Who may ask for hints; those who play with other people have to agree to it in each game. `outlook`: a player who plays alone
   * also sees all the time what the game is worth.
   */
  hints: { values: ["everybody", "outlook", "nobody"], of: "game", needs: "host" },
  undoRule: { values: UNDO_RULES, of: "game", needs: "all" },
  /** Whether the table takes a choice without a sensible alternative for somebody who plays alone, or asks. */
  loneChoices: { values: ["taken", "asked"], of: "game", needs: "host" },
  /** How fast pieces move, and how long the table pauses: `instant` leaves out what can be left out. */
  speed: { values: ["calm", "brisk", "instant"], of: "game", needs: "host" },
  /** Which monsters are on a board. */
  monsters: { values: ["all", "bosses", "off"], redraws: true, of: "game", needs: "host" },
  /** Whether open cards are as they are printed, or have large indices in four colours laid over them. */
  indices: { values: ["printed", "large"], redraws: true, of: "game", needs: "host" },
  language: { values: LANGUAGES, redraws: true, of: "game", needs: "host" },
  /** What can be heard and seen beside the game: `important` announces only whose move it is. */
  sounds: { values: ["all", "important", "off"], of: "table", needs: "nobody" },
  textSize: { values: TEXT_SIZES, of: "table", needs: "nobody" },
} as const satisfies Readonly<Record<string, SettingRow>>;

export type SettingName = keyof typeof SETTINGS;

/** How a table is set. Plain data: it is saved, and passed on as JSON. */
export type Settings = { -readonly [Name in SettingName]: (typeof SETTINGS)[Name]["values"][number] };

/** All settings, in the order in which people are told of them: who cannot read the others has to find the first one. */
export const SETTING_NAMES: readonly SettingName[] = [
  "language",
  "automation",
  "odds",
  "hints",
  "undoRule",
  "loneChoices",
  "speed",
  "sounds",
  "monsters",
  "indices",
  "textSize",
];

/** What people decide that concerns others: settings, the next game, the game that is on, and its seats (docs/fair-play.md). */
export const CONCERNS = {
  ...SETTINGS,
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
} as const satisfies Readonly<Record<string, Concern>>;

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
  const values: readonly Settings[Name][] = valuesOf(name);
  return values.find((value) => value === saved) ?? standard;
}

function valuesOf<Name extends SettingName>(name: Name): readonly Settings[Name][] {
  const settings: { readonly [Each in SettingName]: { readonly values: readonly Settings[Each][] } } =
    SETTINGS;
  return settings[name].values;
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
  const values: readonly Settings[Name][] = valuesOf(name);
  const value = settings[name];
  return values[(values.indexOf(value) + 1) % values.length] ?? value;
}

/** Whether a change of settings concerns more than the panels. */
export function isSeenOnTheTable(before: Settings, after: Settings): boolean {
  return SETTING_NAMES.some((name) => "redraws" in SETTINGS[name] && before[name] !== after[name]);
}
