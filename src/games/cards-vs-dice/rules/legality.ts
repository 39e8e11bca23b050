import type { ChanceReason } from "../../../kit/rules/chance";
import { refuse, type Refusal } from "../../../kit/rules/refusal";
import type { Choice, Seat } from "../../../kit/rules/rules";
import type { Values } from "../../../kit/words/words";
import {
  guardOf,
  isAnyWeaponReady,
  isBoss,
  isGateOpen,
  isGuarded,
  isMob,
  isStuck,
  isVanguard,
  ragePrice,
} from "./board";
import {
  ATTACKERS,
  MOBS,
  TARGETS,
  type Action,
  type Attacker,
  type BossTarget,
  type MobTarget,
  type OpenState,
  type Phase,
  type Target,
} from "./state";

/** Every reason for a refusal, and the rule that gives it. */
const RULES = {
  notYourSeat: "CVD-10",
  gameOver: "CVD-10",
  waitForDice: "CVD-10",
  waitForCards: "CVD-3.2",
  rageUndecided: "CVD-4.2",
  rageTooLate: "CVD-4.2",
  rageTooDear: "CVD-4.3",
  rageWithoutWeapons: "CVD-4.3",
  splitUndecided: "CVD-5.11",
  nothingToAssign: "CVD-5.11",
  notInTheCleave: "CVD-5.11",
  weaponUsed: "CVD-5.1",
  weaponStuck: "CVD-8.1",
  kingslayerSpent: "CVD-5.12",
  weaponsReady: "CVD-5.2",
  slain: "CVD-5.3",
  noMob: "CVD-5.4",
  shielded: "CVD-5.5",
  guarded: "CVD-5.6",
  noVanguard: "CVD-5.7",
  faceDown: "CVD-5.7",
  cleaveOrder: "CVD-5.11",
  cleaveEnraged: "CVD-5.11",
  cleaveDamaged: "CVD-5.11",
  cleaveBetween: "CVD-5.11",
  kingslayerCleave: "CVD-12",
} as const;

/** A name for why something is not legal. */
export type Reason = keyof typeof RULES;

/** A name for why the rules refuse something, chance among it. */
export type AnyReason = Reason | ChanceReason;

/** Why an enemy may not be attacked now (CVD-5.3 to CVD-5.7), or undefined if it may. */
export function targetBar(open: OpenState, target: Target): Reason | undefined {
  if (isMob(target)) {
    const mob = open.mobs[target];
    if (mob.kind === "empty") return "noMob";
    return mob.slain ? "slain" : undefined;
  }
  if (isVanguard(target)) {
    const vanguard = open.vanguards[target];
    if (vanguard.kind === "none") return "noVanguard";
    if (vanguard.kind === "faceUp" && vanguard.slain) return "slain";
    if (!isGateOpen(open)) return "shielded";
    return vanguard.kind === "faceDown" ? "faceDown" : undefined;
  }
  if (open.bosses[target].slain) return "slain";
  if (!isGateOpen(open)) return "shielded";
  return isGuarded(open, target) ? "guarded" : undefined;
}

/** Why two mobs may not be cleaved together (CVD-5.11), or undefined if they may. */
export function cleaveBar(open: OpenState, first: MobTarget, second: MobTarget): Reason | undefined {
  if (first === second || first === "m3" || second === "m1") return "cleaveOrder";
  if (first === "m1" && second === "m3" && open.mobs.m2.kind === "mob") return "cleaveBetween";
  return unfitForCleave(open, first) ?? unfitForCleave(open, second);
}

function unfitForCleave(open: OpenState, target: MobTarget): Reason | undefined {
  const mob = open.mobs[target];
  if (mob.kind === "empty") return "noMob";
  if (mob.slain) return "slain";
  if (mob.enraged) return "cleaveEnraged";
  return mob.damage > 0 ? "cleaveDamaged" : undefined;
}

/** Why a weapon or the Kingslayer may not be used now (CVD-5.1, CVD-5.12), or undefined if it may. */
export function weaponBar(open: OpenState, weapon: Attacker): Reason | undefined {
  if (open.dice[weapon].kind === "ready") return undefined;
  if (weapon === "ks") return "kingslayerSpent";
  return isStuck(open, weapon) ? "weaponStuck" : "weaponUsed";
}

/** Why a Berserker's Rage may not be declared in phase `rage` (CVD-4.3), or undefined if it may. */
export function rageBar(open: OpenState): Reason | undefined {
  if (open.life <= ragePrice(open)) return "rageTooDear";
  return isAnyWeaponReady(open) ? undefined : "rageWithoutWeapons";
}

/** Why the battle may not be ended in phase `attack` (CVD-5.2), or undefined if it may. */
export function endBar(open: OpenState): Reason | undefined {
  if (open.options.rageHold && open.rage.kind === "rolled") return undefined;
  return isAnyWeaponReady(open) ? "weaponsReady" : undefined;
}

/** Why the player may not do this now, with the rule that forbids it, or undefined if it is legal. */
export function check(open: OpenState, seat: Seat, action: Action): Refusal<Reason> | undefined {
  if (seat !== 0) return refusal("notYourSeat");
  switch (action.kind) {
    case "calm":
      return open.phase.kind === "rage" ? undefined : refusal(OTHER_PHASE[open.phase.kind]);
    case "rage":
      return checkRage(open);
    case "face":
      return checkFace(open, action.target, action.weapon);
    case "cleave":
      return checkCleave(open, action.first, action.second, action.weapon);
    case "assign":
      return checkAssign(open, action.mob);
    case "fatal":
      return checkFatal(open, action.boss);
    case "end":
      return checkEnd(open);
  }
}

/** Why an action that belongs to another phase is refused (CVD-10). */
const OTHER_PHASE: Record<Phase["kind"], Reason> = {
  setup: "waitForCards",
  recycle: "waitForCards",
  roll: "waitForDice",
  rage: "rageUndecided",
  attack: "rageTooLate",
  split: "splitUndecided",
  over: "gameOver",
};

function checkRage(open: OpenState): Refusal<Reason> | undefined {
  if (open.phase.kind !== "rage") return refusal(OTHER_PHASE[open.phase.kind]);
  const bar = rageBar(open);
  return bar === undefined ? undefined : refusal(bar, { price: ragePrice(open), life: open.life });
}

function checkFace(open: OpenState, target: Target, weapon: Attacker): Refusal<Reason> | undefined {
  if (open.phase.kind !== "attack") return refusal(OTHER_PHASE[open.phase.kind]);
  const used = weaponBar(open, weapon);
  if (used !== undefined) return refusal(used, { weapon });
  const bar = targetBar(open, target);
  return bar === undefined ? undefined : refusal(bar, about(open, target));
}

function checkCleave(
  open: OpenState,
  first: MobTarget,
  second: MobTarget,
  weapon: Attacker,
): Refusal<Reason> | undefined {
  if (open.phase.kind !== "attack") return refusal(OTHER_PHASE[open.phase.kind]);
  if (weapon === "ks" && !open.options.ksCleave) return refusal("kingslayerCleave");
  const used = weaponBar(open, weapon);
  if (used !== undefined) return refusal(used, { weapon });
  const bar = cleaveBar(open, first, second);
  return bar === undefined ? undefined : refusal(bar, { first, second });
}

function checkAssign(open: OpenState, mob: MobTarget): Refusal<Reason> | undefined {
  const phase = open.phase;
  if (phase.kind === "attack") return refusal("nothingToAssign");
  if (phase.kind !== "split") return refusal(OTHER_PHASE[phase.kind]);
  if (mob === phase.first || mob === phase.second) return undefined;
  return refusal("notInTheCleave", { first: phase.first, second: phase.second });
}

function checkFatal(open: OpenState, boss: BossTarget): Refusal<Reason> | undefined {
  if (open.phase.kind !== "attack") return refusal(OTHER_PHASE[open.phase.kind]);
  const bar = targetBar(open, boss);
  return bar === undefined ? undefined : refusal(bar, about(open, boss));
}

function checkEnd(open: OpenState): Refusal<Reason> | undefined {
  if (open.phase.kind !== "attack") return refusal(OTHER_PHASE[open.phase.kind]);
  const bar = endBar(open);
  return bar === undefined ? undefined : refusal(bar);
}

function refusal(reason: Reason, values: Values = {}): Refusal<Reason> {
  return refuse(RULES[reason], reason, values);
}

/** What the words need to name an enemy and its protector, a mob or vanguard. */
function about(open: OpenState, target: Target): Values {
  const values: Values = { target };
  for (const place of MOBS) {
    const mob = open.mobs[place];
    if (mob.kind === "mob" && !mob.slain && mob.damage === 0) values["shield"] ??= place;
  }
  const guard = isBoss(target) ? guardOf(target) : undefined;
  if (guard !== undefined) values["guard"] = guard;
  return values;
}

/** Every legal action in phases `rage`, `attack` and `split` with the rule that allows it (CVD-10). */
export function choices(open: OpenState): Choice<Action>[] {
  switch (open.phase.kind) {
    case "rage":
      return rageChoices(open);
    case "attack":
      return attackChoices(open);
    case "split":
      return [
        { action: { kind: "assign", mob: open.phase.first }, rule: "CVD-5.11" },
        { action: { kind: "assign", mob: open.phase.second }, rule: "CVD-5.11" },
      ];
    default:
      return [];
  }
}

function rageChoices(open: OpenState): Choice<Action>[] {
  const list: Choice<Action>[] = [{ action: { kind: "calm" }, rule: "CVD-4.2" }];
  if (rageBar(open) === undefined) list.push({ action: { kind: "rage" }, rule: "CVD-4.2" });
  return list;
}

/** The pairs of mob places that a cleave can name. */
const PAIRS: readonly { first: MobTarget; second: MobTarget }[] = [
  { first: "m1", second: "m2" },
  { first: "m2", second: "m3" },
  { first: "m1", second: "m3" },
];

function attackChoices(open: OpenState): Choice<Action>[] {
  const targets = TARGETS.filter((target) => targetBar(open, target) === undefined);
  const pairs = PAIRS.filter((pair) => cleaveBar(open, pair.first, pair.second) === undefined);
  const list: Choice<Action>[] = [];
  for (const weapon of ATTACKERS) {
    if (weaponBar(open, weapon) !== undefined) continue;
    const isKingslayer = weapon === "ks";
    for (const target of targets) {
      list.push({ action: { kind: "face", target, weapon }, rule: isKingslayer ? "CVD-5.12" : "CVD-5.8" });
    }
    if (isKingslayer && !open.options.ksCleave) continue;
    for (const { first, second } of pairs) {
      const rule = isKingslayer ? "CVD-5.12" : "CVD-5.11";
      list.push({ action: { kind: "cleave", first, second, weapon }, rule });
    }
  }
  for (const target of targets) {
    if (isBoss(target)) list.push({ action: { kind: "fatal", boss: target }, rule: "CVD-5.13" });
  }
  if (endBar(open) === undefined) list.push({ action: { kind: "end" }, rule: "CVD-5.2" });
  return list;
}
