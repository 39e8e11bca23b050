import type { DieRoll } from "../../../kit/rules/chance";
import { must } from "../../../kit/data/must";
import {
  bossCard,
  bossesSlain,
  cardAt,
  cardHitPoints,
  damageAt,
  finish,
  hitPointsAt,
  isBoss,
  isMob,
  isVanguard,
  ragePrice,
  rageValue,
} from "./board";
import {
  BOSSES,
  KINGSLAYER_FAILS,
  SIDES,
  WEAPONS,
  type Attacker,
  type Attempt,
  type BossTarget,
  type Event,
  type MobTarget,
  type Phase,
  type RageValues,
  type State,
  type Target,
  type VanguardTarget,
  type Weapon,
} from "./state";

type Split = Extract<Phase, { kind: "split" }>;

/** Pays for a Berserker's Rage and waits for the roll of all ready weapons (CVD-4.2). */
export function declareRage(state: State, events: Event[]): void {
  const price = ragePrice(state);
  state.life -= price;
  events.push({ kind: "ragePaid", price, life: state.life });
  awaitRoll(state, { kind: "rage" });
}

/** Makes a legal face-off (CVD-5.8): at once where its value is known, else it waits for the roll. */
export function faceOff(state: State, target: Target, weapon: Attacker, events: Event[]): void {
  if (weapon === "ks") {
    if (isBoss(target)) awaitRoll(state, { kind: "face", target, weapon });
    else strikeWithKingslayer(state, target, events);
    return;
  }
  const value = rageValue(state, weapon);
  if (value === undefined) awaitRoll(state, { kind: "face", target, weapon });
  else strike(state, target, weapon, value, events);
}

/** Makes a legal cleave (CVD-5.11): at once where its value is known, else it waits for the roll. */
export function cleave(
  state: State,
  first: MobTarget,
  second: MobTarget,
  weapon: Attacker,
  events: Event[],
): void {
  if (weapon === "ks") {
    cleaveWithKingslayer(state, first, second, events);
    return;
  }
  const value = rageValue(state, weapon);
  if (value === undefined) awaitRoll(state, { kind: "cleave", first, second, weapon });
  else strikeTwo(state, first, second, weapon, value, events);
}

/** Gives the whole value of a failed cleave to one of its two mobs, as an ordinary hit (CVD-5.11). */
export function assignSplit(state: State, mob: MobTarget, split: Split, events: Event[]): void {
  state.phase = { kind: "attack" };
  strike(state, mob, split.weapon, split.value, events);
}

/** Waits for the dice of an attempt, which are at their target while they roll. */
export function awaitRoll(state: State, attempt: Attempt): void {
  state.phase = { kind: "roll", attempt };
}

/** The dice that an attempt rolls (CVD-4.2, CVD-5.8, CVD-5.12, CVD-5.13). */
export function diceFor(state: State, attempt: Attempt): DieRoll[] {
  switch (attempt.kind) {
    case "rage": {
      const dice: DieRoll[] = [];
      for (const die of WEAPONS) {
        if (state.dice[die].kind === "ready") dice.push({ die, sides: SIDES[die] });
      }
      return dice;
    }
    case "face":
    case "cleave":
      return [{ die: attempt.weapon, sides: SIDES[attempt.weapon] }];
    case "fatal":
      return [{ die: "life", sides: SIDES.life }];
  }
}

/** Carries out an attempt whose dice have come to rest; `faces` in the order of `diceFor`. */
export function resolveAttempt(
  state: State,
  attempt: Attempt,
  faces: readonly number[],
  events: Event[],
): void {
  state.phase = { kind: "attack" };
  const value = (): number => must(faces[0], "the face of a thrown die");
  switch (attempt.kind) {
    case "rage":
      enterRage(state, faces, events);
      break;
    case "face":
      if (attempt.weapon !== "ks") strike(state, attempt.target, attempt.weapon, value(), events);
      else if (isBoss(attempt.target)) strikeBossWithKingslayer(state, attempt.target, value(), events);
      break;
    case "cleave":
      if (attempt.weapon === "ks") cleaveWithKingslayer(state, attempt.first, attempt.second, events);
      else strikeTwo(state, attempt.first, attempt.second, attempt.weapon, value(), events);
      break;
    case "fatal":
      strikeFatally(state, attempt.boss, value(), events);
      break;
  }
}

function enterRage(state: State, faces: readonly number[], events: Event[]): void {
  const values: RageValues = {};
  let rolled = 0;
  for (const weapon of WEAPONS) {
    if (state.dice[weapon].kind !== "ready") continue;
    values[weapon] = must(faces[rolled], "a face for each die of the rage");
    rolled++;
  }
  state.rage = { kind: "rolled", values };
  events.push({ kind: "rageRolled", values });
}

/** One weapon against one enemy: too much for an enraged mob misses (CVD-5.10), all else is damage (CVD-5.9). */
function strike(state: State, target: Target, weapon: Weapon, value: number, events: Event[]): void {
  const card = cardAt(state, target);
  if (card === undefined) return;
  const hitPoints = hitPointsAt(state, target);
  const hitPointsLeft = hitPoints - damageAt(state, target);
  if (isMob(target) && isEnraged(state, target) && value > hitPointsLeft) {
    state.dice[weapon] = { kind: "missed", target, value };
    events.push({ kind: "missed", weapon, value, target, card, hitPointsLeft });
    return;
  }
  state.dice[weapon] = { kind: "hit", target, value };
  const damage = addDamage(state, target, value);
  events.push({ kind: "hit", weapon, value, target, card, damage, hitPoints });
  if (damage < hitPoints) return;
  slay(state, target, events);
  winIfDone(state, events);
}

function isEnraged(state: State, target: MobTarget): boolean {
  const mob = state.mobs[target];
  return mob.kind === "mob" && mob.enraged;
}

/** Adds damage to an enemy, marks that it was hit, and returns all the damage it has now. */
function addDamage(state: State, target: Target, value: number): number {
  if (isMob(target)) {
    const mob = state.mobs[target];
    if (mob.kind === "mob") mob.damage += value;
  } else if (isVanguard(target)) {
    const vanguard = state.vanguards[target];
    if (vanguard.kind === "faceUp") {
      vanguard.damage += value;
      vanguard.hit = true;
    }
  } else {
    const boss = state.bosses[target];
    boss.damage += value;
    boss.hit = true;
  }
  return damageAt(state, target);
}

/** One weapon against two mobs: both are slain, or the player is asked which of them is hit (CVD-5.11). */
function strikeTwo(
  state: State,
  first: MobTarget,
  second: MobTarget,
  weapon: Weapon,
  value: number,
  events: Event[],
): void {
  const firstCard = cardAt(state, first);
  const secondCard = cardAt(state, second);
  if (firstCard === undefined || secondCard === undefined) return;
  const sum = cardHitPoints(firstCard) + cardHitPoints(secondCard);
  if (value < sum) {
    state.phase = { kind: "split", first, second, weapon, value };
    events.push({ kind: "cleaveFailed", weapon, value, sum, first: firstCard, second: secondCard });
    return;
  }
  state.dice[weapon] = { kind: "cleft", first, second, value };
  events.push({ kind: "cleft", weapon, value, sum, first: firstCard, second: secondCard });
  slay(state, first, events);
  slay(state, second, events);
}

/** The Kingslayer slays a mob or a vanguard without a roll (CVD-5.12). */
function strikeWithKingslayer(state: State, target: MobTarget | VanguardTarget, events: Event[]): void {
  const card = cardAt(state, target);
  if (card === undefined) return;
  state.dice.ks = { kind: "hit", target, value: 0 };
  events.push({ kind: "kingslayerStruck", target, card });
  slay(state, target, events);
}

/** The Kingslayer slays two mobs without a roll (CVD-5.12). */
function cleaveWithKingslayer(state: State, first: MobTarget, second: MobTarget, events: Event[]): void {
  const firstCard = cardAt(state, first);
  const secondCard = cardAt(state, second);
  if (firstCard === undefined || secondCard === undefined) return;
  state.dice.ks = { kind: "cleft", first, second, value: 0 };
  events.push({ kind: "kingslayerCleft", first: firstCard, second: secondCard });
  slay(state, first, events);
  slay(state, second, events);
}

/** The Kingslayer slays a boss unless it shows face 1; a failure damages nothing (CVD-5.12). */
function strikeBossWithKingslayer(state: State, boss: BossTarget, value: number, events: Event[]): void {
  const slays = value !== KINGSLAYER_FAILS;
  state.dice.ks = { kind: slays ? "hit" : "missed", target: boss, value };
  events.push({
    kind: "kingslayerRolled",
    boss,
    card: bossCard(state, boss),
    value,
    pips: state.options.ksPips,
    slays,
  });
  if (!slays) return;
  slay(state, boss, events);
  winIfDone(state, events);
}

/** The life tracker is thrown as the last attack, and the game ends at once with no life (CVD-5.13). */
function strikeFatally(state: State, boss: BossTarget, value: number, events: Event[]): void {
  const card = bossCard(state, boss);
  const hitPoints = hitPointsAt(state, boss);
  const damage = addDamage(state, boss, value);
  state.life = 0;
  events.push({ kind: "fatalStruck", boss, card, value, damage, hitPoints });
  if (damage >= hitPoints) slay(state, boss, events);
  const won = state.options.fatalWin && bossesSlain(state) === BOSSES.length;
  finish(state, won ? "winFatal" : "loss", events);
}

function slay(state: State, target: Target, events: Event[]): void {
  const card = cardAt(state, target);
  if (card === undefined) return;
  events.push({ kind: "slain", target, card });
  if (isMob(target)) {
    const mob = state.mobs[target];
    if (mob.kind === "mob") mob.slain = true;
  } else if (isVanguard(target)) {
    const vanguard = state.vanguards[target];
    if (vanguard.kind === "faceUp") vanguard.slain = true;
  } else {
    const boss = state.bosses[target];
    boss.slain = true;
    boss.hit = true;
    revealVanguards(state, events);
  }
}

/** Turns vanguard 3 up once bosses 1 and 2 are slain, and vanguard 4 once boss 3 is slain (CVD-5.7). */
function revealVanguards(state: State, events: Event[]): void {
  if (state.bosses.b1.slain && state.bosses.b2.slain) reveal(state, "v3", events);
  if (state.bosses.b3.slain) reveal(state, "v4", events);
}

function reveal(state: State, target: VanguardTarget, events: Event[]): void {
  const card = state.hidden[target];
  if (card === undefined) return;
  state.hidden[target] = undefined;
  state.vanguards[target] = { kind: "faceUp", card, damage: 0, slain: false, hit: false };
  events.push({ kind: "vanguardRevealed", target, card, reveals: true });
}

/** The game is won on the spot when the fourth boss is slain (CVD-9.1). */
function winIfDone(state: State, events: Event[]): void {
  if (bossesSlain(state) === BOSSES.length) finish(state, "win", events);
}
