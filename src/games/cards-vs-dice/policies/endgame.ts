import { KINGSLAYER_ODDS } from "../rules/odds";
import { ATTACKERS, SIDES, type Action, type Attacker, type Target, type Weapon } from "../rules/state";
import {
  ARMS,
  BOSS,
  GUARD,
  isFresh,
  KINGSLAYER,
  lastBattle,
  positionsIn,
  read,
  STUCK,
  worthOfRest,
  type LastBattle,
  type Position,
} from "./last-battle";
import type { Situation } from "./situation";
import { isIn, SET_OF } from "./weapon-sets";

/*
 * The rest of a battle with the last boss, calculated exactly while it is small: every attack, every face, the Fatal Strike
 * (CVD-5.13), and the end of the battle, which is worth the estimate of the next one.
 */

/** An ending in the making. */
export interface Endgame {
  /** Looks on for a slice of a frame; says whether all is known. */
  look: (this: void) => boolean;
  /** The chance to win, once all is known. */
  chance: (this: void) => number;
  /** The chance to win after an action; undefined while there is more to look at for it. */
  after: (this: void, action: Action) => number | undefined;
}

/** The known values of a battle's positions. */
interface Survey extends LastBattle {
  worths: Record<number, number | undefined>;
  /** Those to look at, the next one last. */
  open: number[];
  /** The look at a position that is under way. */
  visit: Visit | undefined;
  /** The instructions of Lua that this slice has taken. */
  work: number;
}

/** A look at a position: what its best attack is worth, of those that were tried. */
interface Visit {
  code: number;
  position: Position;
  /** How many positions were to be looked at when it began. */
  opened: number;
  attacks: readonly Attack[];
  next: number;
  best: number;
}

/** An attack on one or two mobs, by their places among all, or on what is behind the last one: the boss. */
interface Attack {
  weapon: Attacker;
  at: number;
  other: number | undefined;
}

/** How many positions are looked at, at most. */
const MOST_POSITIONS = 900;
/** The instructions that a slice may take before its last position, and what faces, attacks, positions and ends of battles take. */
const WORK_A_SLICE = 4300;
const FACE_WORK = 30;
const ATTACK_WORK = 60;
const POSITION_WORK = 350;
const END_WORK = 320;

/** The ending of a battle; undefined where it is too large, or more than one boss lives. */
export function endgameOf(situation: Situation): Endgame | undefined {
  const battle = lastBattle(situation);
  if (battle === undefined || positionsIn(battle) > MOST_POSITIONS) return undefined;
  const { root } = battle;
  const survey: Survey = { ...battle, worths: {}, open: [root], visit: undefined, work: 0 };
  return {
    look: () => look(survey),
    chance: () => survey.worths[root] ?? 0,
    after: (action) => {
      const worth = worthAfter(survey, read(survey, root), action);
      return survey.open.length === 0 ? worth : undefined;
    },
  };
}

function look(survey: Survey): boolean {
  const { open, worths } = survey;
  if (open.length === 0) return true;
  survey.work = 0;
  for (let code = open[open.length - 1]; code !== undefined; code = open[open.length - 1]) {
    if (survey.work > WORK_A_SLICE) return false;
    if (survey.visit !== undefined) lookOn(survey, survey.visit);
    else if (worths[code] === undefined) survey.visit = visitTo(survey, code);
    else open.pop();
  }
  // The rest is work for the next slice.
  return false;
}

/** Begins to look at the last of the open positions. */
function visitTo(survey: Survey, code: number): Visit {
  const position = read(survey, code);
  survey.work += POSITION_WORK;
  const best = worthOfRest(survey, position);
  const attacks: Attack[] = [];
  for (const weapon of ATTACKERS) {
    const isReady = weapon === "ks" ? position.kingslayer : isIn(position.arms, weapon);
    if (isReady) addAttacks(survey, position, weapon, attacks);
  }
  return { code, position, opened: survey.open.length, attacks, next: 0, best };
}

/** Tries the next attack. After the last one the position is known, or all that is missing for it is open, too. */
function lookOn(survey: Survey, visit: Visit): void {
  const { open, worths } = survey;
  const attack = visit.attacks[visit.next];
  if (attack !== undefined) {
    visit.best = Math.max(visit.best, worthOfAttack(survey, visit.position, attack));
    visit.next++;
    return;
  }
  survey.visit = undefined;
  if (open.length > visit.opened) return;
  worths[visit.code] = visit.best;
  open.pop();
}

/** The value of a position; if it is unknown, the position is queued, unless nothing is ready in it. */
function worthOf(survey: Survey, code: number, isLast: boolean): number {
  survey.work += FACE_WORK;
  // For most faces this is all: it is asked of each.
  const known = survey.worths[code];
  if (known !== undefined) return known;
  if (!isLast) {
    survey.open.push(code);
    return 0;
  }
  survey.work += END_WORK;
  const worth = worthOfRest(survey, read(survey, code));
  survey.worths[code] = worth;
  return worth;
}

function worthAfter(survey: Survey, position: Position, action: Action): number {
  switch (action.kind) {
    case "cleave": {
      const { weapon, first, second } = action;
      const attack = { weapon, at: placeOf(survey, first), other: placeOf(survey, second) };
      return worthOfAttack(survey, position, attack);
    }
    case "face": {
      const { weapon, target } = action;
      return worthOfAttack(survey, position, { weapon, at: placeOf(survey, target), other: undefined });
    }
    default:
      return worthOfRest(survey, position);
  }
}

/** The place of a mob; that of the boss for all others. */
function placeOf({ start }: LastBattle, target: Target): number {
  const at = start.mobs.findIndex(({ place }) => place === target);
  return at < 0 ? start.mobs.length : at;
}

/** Adds the attacks with a weapon. A cleave that fails hits like a face-off, which need not be tried then. */
function addAttacks(survey: Survey, position: Position, weapon: Attacker, attacks: Attack[]): void {
  const { needs, isGateOpen } = position;
  const isCleft: Record<number, boolean | undefined> = {};
  if (weapon !== "ks" || survey.start.options.ksCleave) {
    for (const [one, other] of survey.pairs) {
      if (!isFresh(survey, one, needs[one] ?? 0) || !isFresh(survey, other, needs[other] ?? 0)) continue;
      isCleft[one] = true;
      isCleft[other] = true;
      attacks.push({ weapon, at: one, other });
    }
  }
  for (let at = 0; at < needs.length; at++) {
    if (needs[at] !== 0 && isCleft[at] !== true) attacks.push({ weapon, at, other: undefined });
  }
  if (isGateOpen) attacks.push({ weapon, at: needs.length, other: undefined });
}

function worthOfAttack(survey: Survey, position: Position, { weapon, at, other }: Attack): number {
  if (other !== undefined) return atTwo(survey, position, at, other, weapon);
  return at < position.needs.length ? atMob(survey, position, at, weapon) : atBoss(survey, position, weapon);
}

/** The position without a weapon, and whether none is left. */
function without(
  survey: Survey,
  { code, arms, kingslayer }: Position,
  weapon: Attacker,
): { base: number; isLast: boolean } {
  survey.work += ATTACK_WORK;
  if (weapon === "ks") return { base: code - KINGSLAYER, isLast: arms === 0 };
  return { base: code - ARMS * SET_OF[weapon], isLast: arms === SET_OF[weapon] && !kingslayer };
}

/** The mean over the faces of a weapon; from `most` on they all lead to the same. */
function meanOver(
  { start: { totals } }: LastBattle,
  weapon: Weapon,
  most: number,
  worth: (this: void, face: number) => number,
): number {
  if (totals !== undefined) return worth(totals[SET_OF[weapon]] ?? 0);
  const sides = SIDES[weapon];
  let sum = sides >= most ? (sides - most + 1) * worth(most) : 0;
  for (let face = Math.min(sides, most - 1); face > 0; face--) sum += worth(face);
  return sum / sides;
}

function atMob(survey: Survey, position: Position, at: number, weapon: Attacker): number {
  const need = position.needs[at] ?? 0;
  const unit = survey.units[at] ?? 0;
  const { base, isLast } = without(survey, position, weapon);
  if (weapon === "ks") return worthOf(survey, base - unit * need, isLast);
  const isExact = survey.start.mobs[at]?.enraged === true;
  return meanOver(survey, weapon, isExact ? need + 1 : need, (face) => {
    const dealt = isExact && face > need ? 0 : Math.min(face, need);
    return worthOf(survey, base - unit * dealt, isLast);
  });
}

function atTwo(survey: Survey, position: Position, one: number, other: number, weapon: Attacker): number {
  const first = position.needs[one] ?? 0;
  const second = position.needs[other] ?? 0;
  const firstUnit = survey.units[one] ?? 0;
  const secondUnit = survey.units[other] ?? 0;
  const { base, isLast } = without(survey, position, weapon);
  const both = base - firstUnit * first - secondUnit * second;
  if (weapon === "ks") return worthOf(survey, both, isLast);
  return meanOver(survey, weapon, first + second, (face) => {
    if (face >= first + second) return worthOf(survey, both, isLast);
    const atFirst = worthOf(survey, base - firstUnit * Math.min(face, first), isLast);
    return Math.max(atFirst, worthOf(survey, base - secondUnit * Math.min(face, second), isLast));
  });
}

/** At the boss, or first at its vanguard, where weapons stay (CVD-8.1). */
function atBoss(survey: Survey, position: Position, weapon: Attacker): number {
  const { boss: need, guard, stuck } = position;
  const { base, isLast } = without(survey, position, weapon);
  if (guard > 0) {
    const opened = base - GUARD * guard - STUCK * stuck;
    if (weapon === "ks") return worthOf(survey, opened, isLast);
    const held = base + STUCK * SET_OF[weapon];
    return meanOver(survey, weapon, guard, (face) =>
      worthOf(survey, face >= guard ? opened : held - GUARD * face, isLast),
    );
  }
  if (weapon === "ks") return KINGSLAYER_ODDS + (1 - KINGSLAYER_ODDS) * worthOf(survey, base, isLast);
  return meanOver(survey, weapon, need, (face) =>
    face >= need ? 1 : worthOf(survey, base - BOSS * face, isLast),
  );
}
