import { shortName } from "../../../kit/words/card-names";
import type { Card } from "../../../kit/data/cards";
import type { BoardFacts } from "../../../kit/game/game";
import type { Caption, Label } from "../../../kit/game/scene";
import { fill, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { bossCard, cardHitPoints, guardOf, hitPointsAt, isGateOpen, isGuarded } from "../rules/board";
import {
  BOSS_LEVELS,
  BOSSES,
  MOBS,
  VANGUARDS,
  type Attacker,
  type BossTarget,
  type OpenState,
  type Seen,
} from "../rules/state";
import { named } from "./names";

/** The texts on the board that change: life, battle, gate, piles, and what every enemy still takes. */
export function labels(seen: Seen, { code }: BoardFacts): Label[] {
  const { BOARD_WORDS } = text();
  const list: Label[] = [
    { id: "life", text: fill(BOARD_WORDS.life, { life: seen.life }) },
    { id: "code", text: code === undefined ? "" : fill(BOARD_WORDS.code, { code }) },
    { id: "battle", text: fill(BOARD_WORDS.battle, { battle: seen.battle }) },
    { id: "gate", text: gateLine(seen) },
    { id: "rage", text: seen.rage.kind === "rolled" ? BOARD_WORDS.raging : "" },
    { id: "spawn", text: fill(BOARD_WORDS.spawn, { count: seen.spawnSize }) },
    { id: "graveyard", text: fill(BOARD_WORDS.graveyard, { count: seen.graveyard.length }) },
    {
      id: "kingslayer",
      text: seen.dice.ks.kind === "ready" ? BOARD_WORDS.kingslayer : BOARD_WORDS.kingslayerSpent,
    },
  ];
  for (const target of MOBS) {
    const mob = seen.mobs[target];
    const line = mob.kind === "empty" ? "" : monsterLine(mob.card, mob.damage, mob.enraged, mob.slain);
    list.push({ id: target, text: line });
  }
  for (const target of VANGUARDS) {
    const vanguard = seen.vanguards[target];
    let line = "";
    if (vanguard.kind === "faceDown") line = BOARD_WORDS.faceDown;
    if (vanguard.kind === "faceUp") line = monsterLine(vanguard.card, vanguard.damage, false, vanguard.slain);
    list.push({ id: target, text: line });
  }
  for (const boss of BOSSES) list.push({ id: boss, text: bossLine(seen, boss) });
  return list;
}

/** The caption of a mob card in play. `left` is what it still takes to slay it. */
export function mobCaption(card: Card, left: number, enraged: boolean, slain: boolean): Caption {
  const { BOARD_WORDS } = text();
  const values = { card: shortName(card), left };
  if (slain) return { name: fill(BOARD_WORDS.slainName, values), note: BOARD_WORDS.slainNote };
  return enraged
    ? { name: fill(BOARD_WORDS.enragedName, values), note: fill(BOARD_WORDS.enragedNote, values) }
    : { name: fill(BOARD_WORDS.mobName, values), note: fill(BOARD_WORDS.mobNote, values) };
}

/** The caption of a vanguard; undefined is one that is face down. */
export function vanguardCaption(card: Card | undefined, damage: number, slain: boolean): Caption {
  const { BOARD_WORDS } = text();
  if (card === undefined) return { name: BOARD_WORDS.hiddenName, note: BOARD_WORDS.hiddenNote };
  const hitPoints = cardHitPoints(card);
  const values = { card: shortName(card), left: Math.max(0, hitPoints - damage), hitPoints };
  if (slain) return { name: fill(BOARD_WORDS.slainName, values), note: BOARD_WORDS.slainNote };
  return { name: fill(BOARD_WORDS.vanguardName, values), note: fill(BOARD_WORDS.vanguardNote, values) };
}

/** The caption of the top card of a boss's pile. */
export function bossCaption(open: OpenState, boss: BossTarget): Caption {
  const { BOARD_WORDS } = text();
  if (open.bosses[boss].slain) return { name: BOARD_WORDS.bossSlainName, note: BOARD_WORDS.bossSlainNote };
  const values = bossValues(open, boss);
  values["card"] = shortName(bossCard(open, boss));
  return { name: fill(BOARD_WORDS.bossName, values), note: fill(BOARD_WORDS.bossNote, values) };
}

/** The line printed above a boss. */
function bossLine(open: OpenState, boss: BossTarget): string {
  const { BOARD_WORDS } = text();
  if (open.bosses[boss].slain) return BOARD_WORDS.slain;
  const guarded = guardOf(boss) !== undefined && isGuarded(open, boss);
  return fill(guarded ? BOARD_WORDS.guarded : BOARD_WORDS.boss, bossValues(open, boss));
}

/** The line printed under a mob or a vanguard that is face up. */
function monsterLine(card: Card, damage: number, enraged: boolean, slain: boolean): string {
  const { BOARD_WORDS } = text();
  if (slain) return BOARD_WORDS.slain;
  const hitPoints = cardHitPoints(card);
  const values = { left: hitPoints - damage, hitPoints };
  return fill(enraged ? BOARD_WORDS.enraged : BOARD_WORDS.hitPoints, values);
}

/** The caption of a weapon or the Kingslayer. */
export function attackerCaption(open: OpenState, attacker: Attacker, ready: boolean): Caption {
  const { BOARD_WORDS } = text();
  const failing = open.options.ksPips === "tens" ? BOARD_WORDS.ksTens : BOARD_WORDS.ksOnes;
  const name = named(attacker);
  if (!ready) return { name, note: BOARD_WORDS.weaponUsed };
  return { name, note: attacker === "ks" ? fill(BOARD_WORDS.ksNote, { failing }) : BOARD_WORDS.weaponNote };
}

/** What is below the number of the battle: whether the gate is open, and nothing between games. */
function gateLine(open: OpenState): string {
  const { BOARD_WORDS } = text();
  if (open.phase.kind === "setup" || open.phase.kind === "over") return "";
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
