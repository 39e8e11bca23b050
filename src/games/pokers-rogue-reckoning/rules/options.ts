import { allows, type Options, type OptionSpec, type Preset } from "../../../kit/options";

const GRID = {
  kind: "choice",
  name: "grid",
  rule: "PRR-19.1",
  standard: "2x2",
  values: ["2x2", "3x3"],
} as const;
const COMBAT = {
  kind: "choice",
  name: "combat",
  rule: "PRR-19.2",
  standard: "poker",
  values: ["poker", "points"],
} as const;
const START_ATK = {
  kind: "number",
  name: "startAtk",
  rule: "PRR-19.3",
  standard: 2,
  min: 1,
  max: 3,
} as const;
const START_HP = {
  kind: "number",
  name: "startHp",
  rule: "PRR-19.4",
  standard: 12,
  min: 6,
  max: 18,
  offered: [6, 12, 18],
} as const;
const START_MONEY = {
  kind: "number",
  name: "startMoney",
  rule: "PRR-19.5",
  standard: 12,
  min: 0,
  max: 99,
  offered: [0, 6, 12, 18, 24],
} as const;
const MONEY_CAP = {
  kind: "number",
  name: "moneyCap",
  rule: "PRR-19.6",
  standard: 24,
  min: 1,
  max: 99,
  offered: [12, 18, 24, 30, 36],
} as const;
/** With 5 and more, an enemy's single die is always at its cap: two sides of such ATK would tie for ever (PRR-11.3). */
const ENEMY_ATK_T1 = {
  kind: "number",
  name: "enemyAtkT1",
  rule: "PRR-19.7",
  standard: 1,
  min: 1,
  max: 4,
} as const;
const FINAL_HP_DICE = {
  kind: "number",
  name: "finalHpDice",
  rule: "PRR-19.8",
  standard: 5,
  min: 5,
  max: 10,
} as const;
const SHUFFLE = {
  kind: "choice",
  name: "shuffle",
  rule: "PRR-19.9",
  standard: "random",
  values: ["random", "sparse"],
} as const;
const TRADE = {
  kind: "choice",
  name: "trade",
  rule: "PRR-19.10",
  standard: "6HP",
  values: ["6HP", "MAX"],
} as const;
const REST = { kind: "number", name: "rest", rule: "PRR-19.11", standard: 2, min: 0, max: 6 } as const;
const COUNTERATTACK = { kind: "switch", name: "counterattack", rule: "PRR-19.12", standard: true } as const;
const ABILITIES = { kind: "switch", name: "abilities", rule: "PRR-19.13", standard: true } as const;
const ABILITIES_OUTSIDE_COMBAT = {
  kind: "switch",
  name: "abilitiesOutsideCombat",
  rule: "PRR-19.14",
  standard: false,
} as const;
const MONEY_HP = {
  kind: "choice",
  name: "moneyHp",
  rule: "PRR-19.15",
  standard: "flat3",
  values: ["flat3", "off"],
} as const;
const HEAL_IMMEDIATE = {
  kind: "switch",
  name: "healImmediate",
  rule: "PRR-19.16",
  standard: false,
} as const;
const BUFF_IMMEDIATE = {
  kind: "switch",
  name: "buffImmediate",
  rule: "PRR-19.17",
  standard: false,
} as const;
const RESHUFFLE = { kind: "switch", name: "reshuffle", rule: "PRR-19.18", standard: false } as const;
const RECYCLE_MONEY = { kind: "switch", name: "recycleMoney", rule: "PRR-19.19", standard: false } as const;
const RECYCLE_ITEMS = { kind: "switch", name: "recycleItems", rule: "PRR-19.19", standard: false } as const;
const RECYCLE_TIER = { kind: "switch", name: "recycleTier", rule: "PRR-19.19", standard: false } as const;
const BRIBE = { kind: "switch", name: "bribe", rule: "PRR-19.20", standard: false } as const;
const PILL = { kind: "switch", name: "pill", rule: "PRR-19.21", standard: false } as const;
const CLEANSE_HEAL = {
  kind: "number",
  name: "cleanseHeal",
  rule: "PRR-19.22",
  standard: 6,
  min: 5,
  max: 6,
} as const;
const OVERCHARGE = {
  kind: "number",
  name: "overcharge",
  rule: "PRR-19.23",
  standard: 2,
  min: 2,
  max: 3,
} as const;
const FLEE = {
  kind: "choice",
  name: "flee",
  rule: "PRR-19.24",
  standard: "cards",
  values: ["cards", "free"],
} as const;
const LATE_EQUIP = { kind: "switch", name: "lateEquip", rule: "PRR-19.25", standard: false } as const;
const PILL_AT_DEATH = { kind: "switch", name: "pillAtDeath", rule: "PRR-19.26", standard: false } as const;

/** The options of PRR-19, in the order of the rule book. */
export const OPTIONS: readonly OptionSpec[] = [
  GRID,
  COMBAT,
  START_ATK,
  START_HP,
  START_MONEY,
  MONEY_CAP,
  ENEMY_ATK_T1,
  FINAL_HP_DICE,
  SHUFFLE,
  TRADE,
  REST,
  COUNTERATTACK,
  ABILITIES,
  ABILITIES_OUTSIDE_COMBAT,
  MONEY_HP,
  HEAL_IMMEDIATE,
  BUFF_IMMEDIATE,
  RESHUFFLE,
  RECYCLE_MONEY,
  RECYCLE_ITEMS,
  RECYCLE_TIER,
  BRIBE,
  PILL,
  CLEANSE_HEAL,
  OVERCHARGE,
  FLEE,
  LATE_EQUIP,
  PILL_AT_DEATH,
];

/** How combat is decided: by the better hand of dice (PRR-10) or by the higher total (PRR-11). */
export type CombatMode = (typeof COMBAT.values)[number];

/** The settings of a game (PRR-19), each with a value that the option can take. */
export interface GameOptions {
  grid: (typeof GRID.values)[number];
  combat: CombatMode;
  startAtk: number;
  /** A multiple of six. */
  startHp: number;
  startMoney: number;
  moneyCap: number;
  enemyAtkT1: number;
  finalHpDice: number;
  shuffle: (typeof SHUFFLE.values)[number];
  trade: (typeof TRADE.values)[number];
  rest: number;
  counterattack: boolean;
  abilities: boolean;
  abilitiesOutsideCombat: boolean;
  moneyHp: (typeof MONEY_HP.values)[number];
  healImmediate: boolean;
  buffImmediate: boolean;
  reshuffle: boolean;
  recycleMoney: boolean;
  recycleItems: boolean;
  recycleTier: boolean;
  bribe: boolean;
  pill: boolean;
  cleanseHeal: number;
  overcharge: number;
  flee: (typeof FLEE.values)[number];
  lateEquip: boolean;
  pillAtDeath: boolean;
}

/** The settings of a new game; what is missing or impossible takes its standard. */
export function readOptions(options: Options): GameOptions {
  const startHp = readNumber(options, START_HP);
  return {
    grid: readChoice(options, GRID),
    combat: readChoice(options, COMBAT),
    startAtk: readNumber(options, START_ATK),
    startHp: START_HP.offered.some((offered) => offered === startHp) ? startHp : START_HP.standard,
    startMoney: readNumber(options, START_MONEY),
    moneyCap: readNumber(options, MONEY_CAP),
    enemyAtkT1: readNumber(options, ENEMY_ATK_T1),
    finalHpDice: readNumber(options, FINAL_HP_DICE),
    shuffle: readChoice(options, SHUFFLE),
    trade: readChoice(options, TRADE),
    rest: readNumber(options, REST),
    counterattack: readSwitch(options, COUNTERATTACK),
    abilities: readSwitch(options, ABILITIES),
    abilitiesOutsideCombat: readSwitch(options, ABILITIES_OUTSIDE_COMBAT),
    moneyHp: readChoice(options, MONEY_HP),
    healImmediate: readSwitch(options, HEAL_IMMEDIATE),
    buffImmediate: readSwitch(options, BUFF_IMMEDIATE),
    reshuffle: readSwitch(options, RESHUFFLE),
    recycleMoney: readSwitch(options, RECYCLE_MONEY),
    recycleItems: readSwitch(options, RECYCLE_ITEMS),
    recycleTier: readSwitch(options, RECYCLE_TIER),
    bribe: readSwitch(options, BRIBE),
    pill: readSwitch(options, PILL),
    cleanseHeal: readNumber(options, CLEANSE_HEAL),
    overcharge: readNumber(options, OVERCHARGE),
    flee: readChoice(options, FLEE),
    lateEquip: readSwitch(options, LATE_EQUIP),
    pillAtDeath: readSwitch(options, PILL_AT_DEATH),
  };
}

function readSwitch(options: Options, spec: { name: string; standard: boolean }): boolean {
  const value = options[spec.name];
  return typeof value === "boolean" ? value : spec.standard;
}

function readNumber(options: Options, spec: Extract<OptionSpec, { kind: "number" }>): number {
  const value = options[spec.name];
  return allows(spec, value) && typeof value === "number" ? value : spec.standard;
}

function readChoice<Value extends string>(
  options: Options,
  spec: { name: string; standard: Value; values: readonly Value[] },
): Value {
  const value = options[spec.name];
  return spec.values.find((known) => known === value) ?? spec.standard;
}

/** Ways to play by the options of PRR-19. */
export const presets: readonly Preset[] = [
  // More health, and trading gives all of it back: half of the sensible players win, as designed one of seven.
  { name: "easy", options: { startHp: 18, trade: "MAX" } },
  // Potions do what they do at once and have no abilities to weigh.
  { name: "quick", options: { abilities: false, healImmediate: true, buffImmediate: true } },
];
