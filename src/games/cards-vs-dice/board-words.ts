import { shortName } from "../../kit/card-names";
import type { Card } from "../../kit/cards";
import type { Caption } from "../../kit/scene";
import { fill, type Catalogue, type Values } from "../../kit/words";
import { bossCard, cardHitPoints, guardOf, hitPointsAt, isGateOpen, isGuarded } from "./board";
import { BOSS_LEVELS, type Attacker, type BossTarget, type OpenState } from "./state";

/** What is printed on the board and on its pieces' tooltips. */
export const BOARD_WORDS = {
  title: "Cards vs Dice",
  armory: "Armory",
  bosses: "Bosses",
  vanguards: "Vanguards",
  mobs: "Mobs",
  tracker: "Life tracker",
  life: "Life {life}",
  battle: "Battle {battle}",
  raging: "Berserker's Rage",
  gateOpen: "Gate open: attack the bosses",
  gateShut: "Gate shut: wound every mob",
  spawn: "Spawn: {count}",
  graveyard: "Graveyard: {count}",
  kingslayer: "Kingslayer",
  kingslayerSpent: "Kingslayer spent",
  hitPoints: "{left}/{hitPoints} HP",
  enraged: "Enraged: exactly {left}",
  slain: "Slain",
  guarded: "{left} HP, guarded",
  boss: "{left}/{hitPoints} HP, hits {attack}",
  faceDown: "Face down",
  mobName: "{card}, mob",
  mobNote:
    "Slain by {left} or more. If it survives it deals 1 damage, and a wounded one becomes enraged (CVD-7.1).",
  enragedName: "{card}, enraged mob",
  enragedNote: "Slain by exactly {left}; more is a miss (CVD-5.10). If it survives it deals 2 and dies.",
  bossName: "{card}, boss",
  bossNote:
    "{left} of {hitPoints} hit points, attacks for {attack}. A wounded boss attacks, is promoted and heals (CVD-7).",
  vanguardName: "{card}, vanguard",
  vanguardNote:
    "{left} of {hitPoints} hit points left. Protects the boss behind it and keeps the dice that hit it.",
  hiddenName: "Vanguard, face down",
  hiddenNote: "Turns face up when the bosses before it are slain (CVD-5.7).",
  slainName: "{card}, slain",
  slainNote: "Leaves at the end of the battle (CVD-6.1).",
  bossSlainName: "Slain boss",
  bossSlainNote: "Four of these win the game (CVD-9.1).",
  pileBossName: "Boss pile",
  pileBossNote: "The ranks that a boss rises through: Jack, Queen, King, Ace.",
  spawnName: "Spawn deck",
  spawnNote: "The mobs still to come.",
  graveyardName: "Graveyard",
  graveyardNote: "Slain mobs and vanguards.",
  weaponNote: "Drag it on to a monster to attack, or between two fresh mobs to cleave.",
  weaponUsed: "Used in this battle.",
  ksName: "Kingslayer",
  ksNote: "Once a game: slays a mob or vanguard without a roll, a boss unless it shows {failing} (CVD-5.12).",
  ksTens: "1 (the 10 of a tens die)",
  ksOnes: "1",
  lifeName: "Life tracker",
  lifeNote: "Your life. Drop it on a boss for a Fatal Strike, which ends the game (CVD-5.13).",
} as const satisfies Catalogue;

/** The caption of a mob card in play. `left` is what it still takes to slay it. */
export function mobCaption(card: Card, left: number, enraged: boolean, slain: boolean): Caption {
  const values = { card: shortName(card), left };
  if (slain) return { name: fill(BOARD_WORDS.slainName, values), note: BOARD_WORDS.slainNote };
  return enraged
    ? { name: fill(BOARD_WORDS.enragedName, values), note: fill(BOARD_WORDS.enragedNote, values) }
    : { name: fill(BOARD_WORDS.mobName, values), note: fill(BOARD_WORDS.mobNote, values) };
}

/** The caption of a vanguard; undefined is one that lies face down. */
export function vanguardCaption(card: Card | undefined, damage: number, slain: boolean): Caption {
  if (card === undefined) return { name: BOARD_WORDS.hiddenName, note: BOARD_WORDS.hiddenNote };
  const hitPoints = cardHitPoints(card);
  const values = { card: shortName(card), left: Math.max(0, hitPoints - damage), hitPoints };
  if (slain) return { name: fill(BOARD_WORDS.slainName, values), note: BOARD_WORDS.slainNote };
  return { name: fill(BOARD_WORDS.vanguardName, values), note: fill(BOARD_WORDS.vanguardNote, values) };
}

/** The caption of the top card of a boss's pile. */
export function bossCaption(open: OpenState, boss: BossTarget): Caption {
  if (open.bosses[boss].slain) return { name: BOARD_WORDS.bossSlainName, note: BOARD_WORDS.bossSlainNote };
  const values = bossValues(open, boss);
  values["card"] = shortName(bossCard(open, boss));
  return { name: fill(BOARD_WORDS.bossName, values), note: fill(BOARD_WORDS.bossNote, values) };
}

/** The line printed above a boss. */
export function bossLine(open: OpenState, boss: BossTarget): string {
  if (open.bosses[boss].slain) return BOARD_WORDS.slain;
  const guarded = guardOf(boss) !== undefined && isGuarded(open, boss);
  return fill(guarded ? BOARD_WORDS.guarded : BOARD_WORDS.boss, bossValues(open, boss));
}

/** The line printed under a mob or a vanguard that lies face up. */
export function monsterLine(card: Card, damage: number, enraged: boolean, slain: boolean): string {
  if (slain) return BOARD_WORDS.slain;
  const hitPoints = cardHitPoints(card);
  const values = { left: hitPoints - damage, hitPoints };
  return fill(enraged ? BOARD_WORDS.enraged : BOARD_WORDS.hitPoints, values);
}

/** The caption of a weapon or the Kingslayer. */
export function attackerCaption(open: OpenState, attacker: Attacker, ready: boolean): Caption {
  const failing = open.options.ksPips === "tens" ? BOARD_WORDS.ksTens : BOARD_WORDS.ksOnes;
  const name = attacker === "ks" ? BOARD_WORDS.ksName : attacker;
  if (!ready) return { name, note: BOARD_WORDS.weaponUsed };
  return { name, note: attacker === "ks" ? fill(BOARD_WORDS.ksNote, { failing }) : BOARD_WORDS.weaponNote };
}

/** What stands below the number of the battle: the gate or the Rage, whichever matters, and nothing between games. */
export function gateLine(open: OpenState): string {
  if (open.phase.kind === "setup" || open.phase.kind === "over") return "";
  if (open.rage.kind === "rolled") return BOARD_WORDS.raging;
  return isGateOpen(open) ? BOARD_WORDS.gateOpen : BOARD_WORDS.gateShut;
}

function bossValues(open: OpenState, boss: BossTarget): Values {
  const hitPoints = hitPointsAt(open, boss);
  return {
    hitPoints,
    left: Math.max(0, hitPoints - open.bosses[boss].damage),
    attack: BOSS_LEVELS[open.bosses[boss].level].attack,
  };
}
