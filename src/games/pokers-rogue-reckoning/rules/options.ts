import {
  settingsOf,
  type Options,
  type OptionSpec,
  type Preset,
  type SettingsOf,
} from "../../../kit/rules/options";

const START_HP = {
  kind: "number",
  name: "startHp",
  rule: "PRR-19.4",
  standard: 12,
  min: 6,
  max: 18,
  offered: [6, 12, 18],
} as const;
const REST = {
  kind: "number",
  name: "rest",
  rule: "PRR-19.11",
  standard: 2,
  min: 0,
  max: 2,
  offered: [0, 2],
} as const;

/** The options of PRR-19, in the order of the rule book. */
export const OPTIONS = [
  { kind: "choice", name: "grid", rule: "PRR-19.1", standard: "2x2", values: ["2x2", "3x3"] },
  { kind: "choice", name: "combat", rule: "PRR-19.2", standard: "poker", values: ["poker", "points"] },
  { kind: "number", name: "startAtk", rule: "PRR-19.3", standard: 2, min: 1, max: 3 },
  START_HP,
  {
    kind: "number",
    name: "startMoney",
    rule: "PRR-19.5",
    standard: 12,
    min: 0,
    max: 99,
    offered: [0, 6, 12, 18, 24],
  },
  {
    kind: "number",
    name: "moneyCap",
    rule: "PRR-19.6",
    standard: 24,
    min: 1,
    max: 99,
    offered: [12, 18, 24, 30, 36],
  },
  // With 5 and more, an enemy's single die is always at its cap: two sides of such ATK would tie for ever (PRR-11.3).
  { kind: "number", name: "enemyAtkT1", rule: "PRR-19.7", standard: 1, min: 1, max: 4 },
  { kind: "number", name: "finalHpDice", rule: "PRR-19.8", standard: 5, min: 5, max: 10 },
  { kind: "choice", name: "shuffle", rule: "PRR-19.9", standard: "random", values: ["random", "sparse"] },
  { kind: "choice", name: "trade", rule: "PRR-19.10", standard: "6HP", values: ["6HP", "MAX"] },
  REST,
  { kind: "switch", name: "counterattack", rule: "PRR-19.12", standard: true },
  { kind: "switch", name: "abilities", rule: "PRR-19.13", standard: true },
  { kind: "switch", name: "abilitiesOutsideCombat", rule: "PRR-19.14", standard: false },
  { kind: "choice", name: "moneyHp", rule: "PRR-19.15", standard: "flat3", values: ["flat3", "off"] },
  { kind: "switch", name: "healImmediate", rule: "PRR-19.16", standard: false },
  { kind: "switch", name: "buffImmediate", rule: "PRR-19.17", standard: false },
  { kind: "switch", name: "reshuffle", rule: "PRR-19.18", standard: false },
  { kind: "switch", name: "recycleMoney", rule: "PRR-19.19", standard: false },
  { kind: "switch", name: "recycleItems", rule: "PRR-19.19", standard: false },
  { kind: "switch", name: "recycleTier", rule: "PRR-19.19", standard: false },
  { kind: "switch", name: "bribe", rule: "PRR-19.20", standard: false },
  { kind: "switch", name: "pill", rule: "PRR-19.21", standard: false },
  { kind: "number", name: "cleanseHeal", rule: "PRR-19.22", standard: 6, min: 5, max: 6 },
  { kind: "number", name: "overcharge", rule: "PRR-19.23", standard: 2, min: 2, max: 3 },
  { kind: "choice", name: "flee", rule: "PRR-19.24", standard: "cards", values: ["cards", "free"] },
  { kind: "switch", name: "lateEquip", rule: "PRR-19.25", standard: false },
  { kind: "switch", name: "pillAtDeath", rule: "PRR-19.26", standard: false },
] as const satisfies readonly OptionSpec[];

/** The settings of a game (PRR-19), each with a value that the option can take. */
export type GameOptions = SettingsOf<typeof OPTIONS>;

/** How combat is decided: by the better hand of dice (PRR-10) or by the higher total (PRR-11). */
export type CombatMode = GameOptions["combat"];

/**
 * The settings of a new game; missing or impossible values take their standard, and so do health and rest that are not offered.
 */
export function readOptions(options: Options): GameOptions {
  const settings = settingsOf(OPTIONS, options);
  const { startHp, rest } = settings;
  return {
    ...settings,
    startHp: START_HP.offered.find((offered) => offered === startHp) ?? START_HP.standard,
    rest: REST.offered.find((offered) => offered === rest) ?? REST.standard,
  };
}

/** Ways to play by the options of PRR-19. */
export const presets: readonly Preset[] = [
  // More health, and trading gives all of it back: half of the sensible players win, as designed one of seven.
  { name: "easy", options: { startHp: 18, trade: "MAX" } },
  // Potions do what they do at once and have no abilities to weigh.
  { name: "quick", options: { abilities: false, healImmediate: true, buffImmediate: true } },
];
