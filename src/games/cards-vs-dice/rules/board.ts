import { FULL_DECK, rankOf, type Card, type Rank } from "../../../kit/data/cards";
import {
  BOSS_LEVELS,
  BOSSES,
  MOBS,
  type BossTarget,
  type Ending,
  type Event,
  type MobTarget,
  type OpenState,
  type State,
  type Target,
  type VanguardTarget,
  type Weapon,
} from "./state";

/** The boss piles: each suit's Jack, Queen, King and Ace, from the left in the order of the suits (CVD-3.1). */
export const BOSS_CARDS: Record<BossTarget, readonly [Card, Card, Card, Card]> = {
  b1: ["JS", "QS", "KS", "AS"],
  b2: ["JH", "QH", "KH", "AH"],
  b3: ["JD", "QD", "KD", "AD"],
  b4: ["JC", "QC", "KC", "AC"],
};

/** The hit points of a mob or a vanguard by its rank; ranks that only bosses have count nothing. */
const RANK_HIT_POINTS: Record<Rank, number> = {
  "2": 2,
  "3": 3,
  "4": 4,
  "5": 5,
  "6": 6,
  "7": 7,
  "8": 8,
  "9": 9,
  T: 10,
  J: 0,
  Q: 0,
  K: 0,
  A: 0,
};

/** The 36 mob cards, twos to tens (CVD-1.1). */
export const MOB_CARDS: readonly Card[] = FULL_DECK.filter((card) => cardHitPoints(card) > 0);

/** The hit points of a mob card: its rank (CVD-0.1). */
export function cardHitPoints(card: Card): number {
  return RANK_HIT_POINTS[rankOf(card)];
}

export function isMob(target: Target): target is MobTarget {
  return target === "m1" || target === "m2" || target === "m3";
}

export function isVanguard(target: Target): target is VanguardTarget {
  return target === "v3" || target === "v4";
}

export function isBoss(target: Target): target is BossTarget {
  return !isMob(target) && !isVanguard(target);
}

/** The vanguard that may be in front of a boss (CVD-0.2). */
export function guardOf(boss: BossTarget): VanguardTarget | undefined {
  if (boss === "b3") return "v3";
  return boss === "b4" ? "v4" : undefined;
}

/** Whether a vanguard that is not slain is in front of the boss (CVD-5.6). */
export function isGuarded(open: OpenState, boss: BossTarget): boolean {
  const guard = guardOf(boss);
  if (guard === undefined) return false;
  const vanguard = open.vanguards[guard];
  return vanguard.kind === "faceDown" || (vanguard.kind === "faceUp" && !vanguard.slain);
}

/** The card that a boss shows at its level. */
export function bossCard(open: OpenState, boss: BossTarget): Card {
  return BOSS_CARDS[boss][open.bosses[boss].level];
}

/** The card that can be seen at a target; undefined for an empty place and a vanguard that is face down or gone. */
export function cardAt(open: OpenState, target: Target): Card | undefined {
  if (isMob(target)) {
    const mob = open.mobs[target];
    return mob.kind === "mob" ? mob.card : undefined;
  }
  if (isVanguard(target)) {
    const vanguard = open.vanguards[target];
    return vanguard.kind === "faceUp" ? vanguard.card : undefined;
  }
  return bossCard(open, target);
}

/** The damage that the enemy at a target has taken; 0 where none can be seen. */
export function damageAt(open: OpenState, target: Target): number {
  if (isMob(target)) {
    const mob = open.mobs[target];
    return mob.kind === "mob" ? mob.damage : 0;
  }
  if (isVanguard(target)) {
    const vanguard = open.vanguards[target];
    return vanguard.kind === "faceUp" ? vanguard.damage : 0;
  }
  return open.bosses[target].damage;
}

/** The full hit points of the enemy at a target; 0 where none can be seen (CVD-0.1, CVD-3.4). */
export function hitPointsAt(open: OpenState, target: Target): number {
  if (isBoss(target)) return BOSS_LEVELS[open.bosses[target].level].hitPoints;
  const card = cardAt(open, target);
  return card === undefined ? 0 : cardHitPoints(card);
}

/** Whether every mob is slain or was damaged in this battle, so bosses and vanguards can be attacked (CVD-5.5). */
export function isGateOpen(open: OpenState): boolean {
  for (const target of MOBS) {
    const mob = open.mobs[target];
    if (mob.kind === "mob" && !mob.slain && mob.damage === 0) return false;
  }
  return true;
}

/** How many bosses are slain (CVD-9.3). */
export function bossesSlain(open: OpenState): number {
  let count = 0;
  for (const boss of BOSSES) if (open.bosses[boss].slain) count++;
  return count;
}

/** What a Berserker's Rage costs: 1 life for each boss that is not slain (CVD-4.2). */
export function ragePrice(open: OpenState): number {
  return BOSSES.length - bossesSlain(open);
}

/** Whether any weapon has not been used in this battle (CVD-5.2). */
export function isAnyWeaponReady(open: OpenState): boolean {
  const dice = open.dice;
  return (
    dice.d4.kind === "ready" ||
    dice.d6.kind === "ready" ||
    dice.d8.kind === "ready" ||
    dice.d10.kind === "ready" ||
    dice.d20.kind === "ready"
  );
}

/** The value that an attack with this weapon has in a Rage; undefined if it must be rolled (CVD-4.2). */
export function rageValue(open: OpenState, weapon: Weapon): number | undefined {
  return open.rage.kind === "rolled" ? open.rage.values[weapon] : undefined;
}

/** Whether a weapon is on a living vanguard, where it stays (CVD-2, CVD-8.1). */
export function isStuck(open: OpenState, weapon: Weapon): boolean {
  const die = open.dice[weapon];
  if (die.kind !== "hit" || !isVanguard(die.target)) return false;
  const vanguard = open.vanguards[die.target];
  return vanguard.kind === "faceUp" && !vanguard.slain;
}

/** Ends the game (CVD-9). */
export function finish(state: State, ending: Ending, events: Event[]): void {
  state.phase = { kind: "over", ending };
  events.push({
    kind: "gameOver",
    ending,
    bossesSlain: bossesSlain(state),
    life: state.life,
    battles: state.battle,
  });
}
