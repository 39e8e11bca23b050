import {
  settingsOf,
  type Options,
  type OptionSpec,
  type Preset,
  type SettingsOf,
} from "../../../kit/rules/options";

const RULE = "PC-1.6";
const SECONDS = [0, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300] as const;

const MOVE_LIMIT = {
  kind: "number",
  name: "moveLimit",
  rule: RULE,
  standard: 30,
  min: 0,
  max: 3600,
  offered: SECONDS,
} as const;
const BATTLE_LIMIT = { ...MOVE_LIMIT, name: "battleLimit" } as const;
const CLOCK_MODE = {
  kind: "choice",
  name: "clockMode",
  rule: RULE,
  standard: "always",
  values: ["always", "called", "none"],
} as const;
const TIME_BANK = {
  kind: "number",
  name: "timeBank",
  rule: RULE,
  standard: 0,
  min: 0,
  max: 36_000,
  offered: [0, 60, 120, 300, 600, 1200],
} as const;
const BANK_STEP = {
  kind: "number",
  name: "bankStep",
  rule: RULE,
  standard: 30,
  min: 1,
  max: 3600,
  offered: [1, 10, 30, 60],
} as const;

/** The options of PC-1.6, in the order of the rule book. */
export const OPTIONS = [
  { kind: "switch", name: "pawnDoubleStep", rule: RULE, standard: false },
  { kind: "switch", name: "enPassant", rule: RULE, standard: false },
  { kind: "switch", name: "castling", rule: RULE, standard: false },
  {
    kind: "choice",
    name: "postflopFirst",
    rule: RULE,
    standard: "attacker",
    values: ["attacker", "defender"],
  },
  { kind: "choice", name: "tieRule", rule: RULE, standard: "hold", values: ["hold", "capture"] },
  { kind: "choice", name: "noMoveRule", rule: RULE, standard: "pass", values: ["pass", "lose"] },
  {
    kind: "number",
    name: "quietLimit",
    rule: RULE,
    standard: 0,
    min: 0,
    max: 999,
    offered: [0, 20, 40, 60, 100],
  },
  {
    kind: "number",
    name: "turnLimit",
    rule: RULE,
    standard: 0,
    min: 0,
    max: 9999,
    offered: [0, 40, 60, 80, 100, 150, 200],
  },
  {
    kind: "number",
    name: "startingChips",
    rule: RULE,
    standard: 32,
    min: 1,
    max: 999,
    offered: [8, 16, 24, 32, 48, 64, 100],
  },
  { kind: "switch", name: "realMoney", rule: RULE, standard: false },
  { kind: "choice", name: "white", rule: RULE, standard: "drawn", values: ["drawn", "first", "second"] },
  { kind: "choice", name: "generalTie", rule: RULE, standard: "card", values: ["card", "ballot"] },
  { kind: "choice", name: "teamChips", rule: RULE, standard: "perSide", values: ["perSide", "perPerson"] },
  MOVE_LIMIT,
  BATTLE_LIMIT,
  CLOCK_MODE,
  TIME_BANK,
  BANK_STEP,
  { kind: "choice", name: "lateChoice", rule: RULE, standard: "default", values: ["default", "opponent"] },
  { kind: "switch", name: "memberRebuy", rule: RULE, standard: false },
] as const satisfies readonly OptionSpec[];

/** The options that may be changed while playing (PC-10.8). */
export const TIME_OPTIONS = [
  MOVE_LIMIT,
  BATTLE_LIMIT,
  CLOCK_MODE,
  TIME_BANK,
  BANK_STEP,
] as const satisfies readonly OptionSpec[];

/** The settings of a game (PC-1.6). Times are in seconds; 0 means no limit. */
export type GameOptions = SettingsOf<typeof OPTIONS>;

/**
 * The settings of a new game; missing or impossible values take their standard, and an option that needs another one
 * (`enPassant`, `memberRebuy`) is off without it.
 */
export function readOptions(options: Options): GameOptions {
  const settings = settingsOf(OPTIONS, options);
  const { pawnDoubleStep, enPassant, realMoney, memberRebuy } = settings;
  return { ...settings, enPassant: pawnDoubleStep && enPassant, memberRebuy: realMoney && memberRebuy };
}

/** The same options without a clock; undefined if somebody has set a time option, because that person wants the clock. */
export function unhurried(options: Options): Options | undefined {
  const isSet = TIME_OPTIONS.some(({ name, standard }) => (options[name] ?? standard) !== standard);
  return isSet ? undefined : { ...options, clockMode: "none" };
}

/** Ways to play by the options of PC-1.6. */
export const presets: readonly Preset[] = [
  // Without a clock nobody has to hurry.
  { name: "easy", options: { clockMode: "none" } },
  // Pawns that get into touch sooner, half of the chips, and an end after a hundred turns.
  { name: "quick", options: { pawnDoubleStep: true, startingChips: 16, turnLimit: 100 } },
];
