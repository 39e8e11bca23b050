import { EXACT, chanceAtEnd } from "../../src/games/cards-vs-dice/policies/plan";
import { situationOf } from "../../src/games/cards-vs-dice/policies/situation";
import {
  cardAt,
  cardHitPoints,
  damageAt,
  hitPointsAt,
  isBoss,
  isMob,
  isVanguard,
  rageValue,
} from "../../src/games/cards-vs-dice/rules/board";
import { choices } from "../../src/games/cards-vs-dice/rules/legality";
import { fatalOdds } from "../../src/games/cards-vs-dice/rules/odds";
import {
  ATTACKERS,
  BOSSES,
  MOBS,
  SIDES,
  VANGUARDS,
  type Action,
  type Attacker,
  type MobTarget,
  type Seen,
  type Target,
} from "../../src/games/cards-vs-dice/rules/state";
import { copy } from "../../src/kit/data/data";
import { expectPresent } from "../support/expect";

/** A legal choice and the chance to win after it. */
export interface Worth {
  action: Action;
  value: number;
}

/** What is known of the positions that were met. */
type Known = Record<string, number | undefined>;

/**
 * Every legal choice in a battle with the last boss, by trying out everything that the rules allow to the end of the battle. Only
 * what the next battle is worth is left to the advisor. It shares no thought with the advisor's own endgame, and is slow.
 */
export function enumerated(seen: Seen): Worth[] {
  const open = copy(seen);
  const known: Known = {};
  return choices(open).map(({ action }) => ({ action, value: valueOf(open, action, known) }));
}

function best(open: Seen, known: Known): number {
  const key = keyOf(open);
  const value = known[key];
  if (value !== undefined) return value;
  let most = 0;
  for (const { action } of choices(open)) most = Math.max(most, valueOf(open, action, known));
  known[key] = most;
  return most;
}

function keyOf(open: Seen): string {
  const parts: string[] = [];
  for (const weapon of ATTACKERS) {
    const die = open.dice[weapon];
    parts.push(die.kind === "ready" ? "r" : die.kind === "hit" && isVanguard(die.target) ? "v" : "-");
  }
  for (const place of MOBS) {
    const mob = open.mobs[place];
    parts.push(mob.kind === "empty" || mob.slain ? "x" : `${mob.damage}`);
  }
  for (const boss of BOSSES) parts.push(`${open.bosses[boss].damage}`);
  for (const place of VANGUARDS) {
    const vanguard = open.vanguards[place];
    parts.push(vanguard.kind !== "faceUp" || vanguard.slain ? "x" : `${vanguard.damage}`);
  }
  return parts.join(" ");
}

function valueOf(open: Seen, action: Action, known: Known): number {
  switch (action.kind) {
    case "fatal":
      return open.options.fatalWin ? fatalOdds(open, action.boss) : 0;
    case "end":
      return chanceAtEnd(situationOf(open), EXACT);
    case "face":
      return meanOver(open, action.weapon, (face) =>
        afterHit(open, action.target, action.weapon, face, known),
      );
    case "cleave":
      return meanOver(open, action.weapon, (face) => afterCleave(open, action, face, known));
    default:
      throw `${action.kind} is no choice of an attack`;
  }
}

function meanOver(open: Seen, weapon: Attacker, value: (this: void, face: number) => number): number {
  const fixed = weapon === "ks" ? undefined : rageValue(open, weapon);
  if (fixed !== undefined) return value(fixed);
  let sum = 0;
  for (let face = 1; face <= SIDES[weapon]; face++) sum += value(face);
  return sum / SIDES[weapon];
}

/** The chance to win after a weapon has shown a face at an enemy; the position is as before when it is found. */
function afterHit(open: Seen, target: Target, weapon: Attacker, face: number, known: Known): number {
  const die = open.dice[weapon];
  let value = 0;
  const left = hitPointsAt(open, target) - damageAt(open, target);
  const dealt = weapon === "ks" ? left : face;
  if (isMob(target)) {
    const mob = open.mobs[target];
    if (mob.kind !== "mob") throw "no mob";
    const isMiss = mob.enraged && dealt > left;
    open.dice[weapon] = isMiss
      ? { kind: "missed", target, value: face }
      : { kind: "hit", target, value: face };
    if (!isMiss) open.mobs[target] = { ...mob, damage: mob.damage + dealt, slain: dealt >= left };
    value = best(open, known);
    open.mobs[target] = mob;
  } else if (isBoss(target)) {
    const boss = open.bosses[target];
    const misses = weapon === "ks" && face === 1;
    if (dealt >= left && !misses) return 1;
    open.dice[weapon] = misses
      ? { kind: "missed", target, value: face }
      : { kind: "hit", target, value: face };
    if (!misses) open.bosses[target] = { ...boss, damage: boss.damage + dealt, hit: true };
    value = best(open, known);
    open.bosses[target] = boss;
  } else {
    const vanguard = open.vanguards[target];
    if (vanguard.kind !== "faceUp") throw "no vanguard";
    open.dice[weapon] = { kind: "hit", target, value: face };
    const damage = vanguard.damage + dealt;
    open.vanguards[target] = { ...vanguard, damage, slain: dealt >= left, hit: true };
    value = best(open, known);
    open.vanguards[target] = vanguard;
  }
  open.dice[weapon] = die;
  return value;
}

function afterCleave(
  open: Seen,
  { first, second, weapon }: Extract<Action, { kind: "cleave" }>,
  face: number,
  known: Known,
): number {
  const sum = hitPointsOf(open, first) + hitPointsOf(open, second);
  if (weapon !== "ks" && face < sum) {
    const atFirst = afterHit(open, first, weapon, face, known);
    return Math.max(atFirst, afterHit(open, second, weapon, face, known));
  }
  const die = open.dice[weapon];
  const one = open.mobs[first];
  const other = open.mobs[second];
  if (one.kind !== "mob" || other.kind !== "mob") throw "no mob";
  open.dice[weapon] = { kind: "cleft", first, second, value: face };
  open.mobs[first] = { ...one, slain: true };
  open.mobs[second] = { ...other, slain: true };
  const value = best(open, known);
  open.mobs[first] = one;
  open.mobs[second] = other;
  open.dice[weapon] = die;
  return value;
}

function hitPointsOf(open: Seen, mob: MobTarget): number {
  return cardHitPoints(expectPresent(cardAt(open, mob)));
}
