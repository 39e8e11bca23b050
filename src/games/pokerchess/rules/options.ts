import { allows, type Options, type OptionSpec, type Preset } from "../../../kit/options";

type NumberSpec = Extract<OptionSpec, { kind: "number" }>;
type SwitchSpec = Extract<OptionSpec, { kind: "switch" }>;

const RULE = "PC-1.6";
const SECONDS = [0, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300] as const;

const PAWN_DOUBLE_STEP = { kind: "switch", name: "pawnDoubleStep", rule: RULE, standard: false } as const;
const EN_PASSANT = { kind: "switch", name: "enPassant", rule: RULE, standard: false } as const;
const CASTLING = { kind: "switch", name: "castling", rule: RULE, standard: false } as const;
const POSTFLOP_FIRST = {
  kind: "choice",
  name: "postflopFirst",
  rule: RULE,
  standard: "attacker",
  values: ["attacker", "defender"],
} as const;
const TIE_RULE = {
  kind: "choice",
  name: "tieRule",
  rule: RULE,
  standard: "hold",
  values: ["hold", "capture"],
} as const;
const NO_MOVE_RULE = {
  kind: "choice",
  name: "noMoveRule",
  rule: RULE,
  standard: "pass",
  values: ["pass", "lose"],
} as const;
const QUIET_LIMIT = {
  kind: "number",
  name: "quietLimit",
  rule: RULE,
  standard: 0,
  min: 0,
  max: 999,
  offered: [0, 20, 40, 60, 100],
} as const;
const TURN_LIMIT = {
  kind: "number",
  name: "turnLimit",
  rule: RULE,
  standard: 0,
  min: 0,
  max: 9999,
  offered: [0, 40, 60, 80, 100, 150, 200],
} as const;
const STARTING_CHIPS = {
  kind: "number",
  name: "startingChips",
  rule: RULE,
  standard: 32,
  min: 1,
  max: 999,
  offered: [8, 16, 24, 32, 48, 64, 100],
} as const;
const REAL_MONEY = { kind: "switch", name: "realMoney", rule: RULE, standard: false } as const;
const TEAM_CHIPS = {
  kind: "choice",
  name: "teamChips",
  rule: RULE,
  standard: "perSide",
  values: ["perSide", "perPerson"],
} as const;
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
  values: ["always", "called"],
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
const LATE_CHOICE = {
  kind: "choice",
  name: "lateChoice",
  rule: RULE,
  standard: "default",
  values: ["default", "opponent"],
} as const;
const MEMBER_REBUY = { kind: "switch", name: "memberRebuy", rule: RULE, standard: false } as const;

/** The options of PC-1.6, in the order of the rule book. */
export const OPTIONS: readonly OptionSpec[] = [
  PAWN_DOUBLE_STEP,
  EN_PASSANT,
  CASTLING,
  POSTFLOP_FIRST,
  TIE_RULE,
  NO_MOVE_RULE,
  QUIET_LIMIT,
  TURN_LIMIT,
  STARTING_CHIPS,
  REAL_MONEY,
  TEAM_CHIPS,
  MOVE_LIMIT,
  BATTLE_LIMIT,
  CLOCK_MODE,
  TIME_BANK,
  BANK_STEP,
  LATE_CHOICE,
  MEMBER_REBUY,
];

/** The options that may be changed while playing (PC-10.8). */
export const TIME_OPTIONS = [
  MOVE_LIMIT,
  BATTLE_LIMIT,
  CLOCK_MODE,
  TIME_BANK,
  BANK_STEP,
] as const satisfies readonly OptionSpec[];

/** The settings of a game (PC-1.6). Times are in seconds; 0 means no limit. */
export interface GameOptions {
  pawnDoubleStep: boolean;
  enPassant: boolean;
  castling: boolean;
  postflopFirst: (typeof POSTFLOP_FIRST.values)[number];
  tieRule: (typeof TIE_RULE.values)[number];
  noMoveRule: (typeof NO_MOVE_RULE.values)[number];
  quietLimit: number;
  turnLimit: number;
  startingChips: number;
  realMoney: boolean;
  teamChips: (typeof TEAM_CHIPS.values)[number];
  moveLimit: number;
  battleLimit: number;
  clockMode: (typeof CLOCK_MODE.values)[number];
  timeBank: number;
  bankStep: number;
  lateChoice: (typeof LATE_CHOICE.values)[number];
  memberRebuy: boolean;
}

/**
 * The settings of a new game; what is missing or impossible takes its standard, and an option that needs another one
 * (`enPassant`, `memberRebuy`) is off without it.
 */
export function readOptions(options: Options): GameOptions {
  const pawnDoubleStep = readSwitch(options, PAWN_DOUBLE_STEP);
  const realMoney = readSwitch(options, REAL_MONEY);
  return {
    pawnDoubleStep,
    enPassant: pawnDoubleStep && readSwitch(options, EN_PASSANT),
    castling: readSwitch(options, CASTLING),
    postflopFirst: options[POSTFLOP_FIRST.name] === "defender" ? "defender" : "attacker",
    tieRule: options[TIE_RULE.name] === "capture" ? "capture" : "hold",
    noMoveRule: options[NO_MOVE_RULE.name] === "lose" ? "lose" : "pass",
    quietLimit: readNumber(options, QUIET_LIMIT),
    turnLimit: readNumber(options, TURN_LIMIT),
    startingChips: readNumber(options, STARTING_CHIPS),
    realMoney,
    teamChips: options[TEAM_CHIPS.name] === "perPerson" ? "perPerson" : "perSide",
    moveLimit: readNumber(options, MOVE_LIMIT),
    battleLimit: readNumber(options, BATTLE_LIMIT),
    clockMode: options[CLOCK_MODE.name] === "called" ? "called" : "always",
    timeBank: readNumber(options, TIME_BANK),
    bankStep: readNumber(options, BANK_STEP),
    lateChoice: options[LATE_CHOICE.name] === "opponent" ? "opponent" : "default",
    memberRebuy: realMoney && readSwitch(options, MEMBER_REBUY),
  };
}

function readNumber(options: Options, spec: NumberSpec): number {
  const value = options[spec.name];
  return allows(spec, value) && typeof value === "number" ? value : spec.standard;
}

function readSwitch(options: Options, spec: SwitchSpec): boolean {
  const value = options[spec.name];
  return typeof value === "boolean" ? value : spec.standard;
}

/** Ways to play by the options of PC-1.6. */
export const presets: readonly Preset[] = [
  // Without clocks nobody has to hurry.
  { name: "easy", options: { moveLimit: 0, battleLimit: 0 } },
  // Pawns that get into touch sooner, half of the chips, and an end after a hundred turns.
  { name: "quick", options: { pawnDoubleStep: true, startingChips: 16, turnLimit: 100 } },
];
