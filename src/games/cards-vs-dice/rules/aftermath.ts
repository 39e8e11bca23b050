import { bossCard, cardAt, finish, guardOf, isMob, isVanguard } from "./board";
import { beginBattle } from "./setup";
import {
  ALERT_ATTACK,
  ATTACKERS,
  BOSS_LEVELS,
  BOSSES,
  ENRAGED_ATTACK,
  MOBS,
  VANGUARDS,
  WEAPONS,
  type Attacker,
  type BossTarget,
  type Event,
  type MobPlace,
  type OpenState,
  type State,
  type Target,
  type Weapon,
} from "./state";

/** All that follows a battle: clean (CVD-6), take damage (CVD-7), recover (CVD-8) and the next battle (CVD-4.1). */
export function endBattle(state: State, events: Event[]): void {
  events.push({ kind: "battleEnded", battle: state.battle });
  clean(state);
  const damage = mobsAttack(state, events) + bossesAttack(state, events);
  if (damage > 0) loseLife(state, damage, events);
  if (state.life === 0) {
    finish(state, "loss", events);
    return;
  }
  recover(state, events);
  state.battle++;
  beginBattle(state, events);
}

/** Takes the dice off slain enemies and carries slain mobs and vanguards to the graveyard (CVD-6.1). */
function clean(state: State): void {
  for (const attacker of ATTACKERS) {
    const die = state.dice[attacker];
    if (die.kind === "cleft") takeBack(state, attacker);
    else if ((die.kind === "hit" || die.kind === "missed") && isSlain(state, die.target))
      takeBack(state, attacker);
  }
  for (const place of MOBS) {
    const mob = state.mobs[place];
    if (mob.kind !== "mob" || !mob.slain) continue;
    state.graveyard.push(mob.card);
    state.mobs[place] = { kind: "empty" };
  }
  for (const target of VANGUARDS) {
    const vanguard = state.vanguards[target];
    if (vanguard.kind !== "faceUp" || !vanguard.slain) continue;
    state.graveyard.push(vanguard.card);
    state.vanguards[target] = { kind: "none" };
  }
}

function isSlain(state: State, target: Target): boolean {
  if (isMob(target)) {
    const mob = state.mobs[target];
    return mob.kind === "mob" && mob.slain;
  }
  if (isVanguard(target)) {
    const vanguard = state.vanguards[target];
    return vanguard.kind === "faceUp" && vanguard.slain;
  }
  return state.bosses[target].slain;
}

/** Back to the armory; the Kingslayer strikes only once and is laid aside (CVD-5.12). */
function takeBack(state: State, attacker: Attacker): void {
  state.dice[attacker] = { kind: attacker === "ks" ? "spent" : "ready" };
}

/** Lets the mobs attack and returns their damage: alert 1, then enraged if wounded; enraged 2, then dead (CVD-7.1). */
function mobsAttack(state: State, events: Event[]): number {
  let total = 0;
  for (const place of MOBS) {
    const mob = state.mobs[place];
    if (mob.kind === "empty") continue;
    const { card, enraged } = mob;
    const damage = mobDamage(mob);
    total += damage;
    events.push({ kind: "mobAttacked", mob: place, card, damage });
    if (enraged) {
      for (const attacker of ATTACKERS) if (liesAt(state, attacker, place)) takeBack(state, attacker);
      state.graveyard.push(card);
      state.mobs[place] = { kind: "empty" };
      events.push({ kind: "mobDied", mob: place, card });
    } else if (mob.damage > 0) {
      mob.enraged = true;
      mob.damage = 0;
      events.push({ kind: "mobEnraged", mob: place, card });
    }
  }
  return total;
}

function liesAt(state: State, attacker: Attacker, target: Target): boolean {
  const die = state.dice[attacker];
  return (die.kind === "hit" || die.kind === "missed") && die.target === target;
}

/** Lets the bosses attack whose turn it is, promotes them (CVD-7.4) and returns their damage. */
function bossesAttack(state: State, events: Event[]): number {
  let total = 0;
  for (const target of attackingBosses(state)) {
    const boss = state.bosses[target];
    const damage = BOSS_LEVELS[boss.level].attack;
    total += damage;
    events.push({ kind: "bossAttacked", boss: target, card: bossCard(state, target), damage });
    const { promotesTo } = BOSS_LEVELS[boss.level];
    if (promotesTo === boss.level) continue;
    boss.level = promotesTo;
    events.push({ kind: "bossPromoted", boss: target, card: bossCard(state, target) });
  }
  return total;
}

function loseLife(state: State, damage: number, events: Event[]): void {
  state.life = Math.max(0, state.life - damage);
  events.push({ kind: "lifeLost", amount: damage, life: state.life });
}

/** Weapons return, except from living vanguards (CVD-8.1); wounds heal, marks and Rage are cleared (CVD-8.2). */
function recover(state: State, events: Event[]): void {
  const weapons: Weapon[] = [];
  for (const weapon of WEAPONS) {
    const die = state.dice[weapon];
    if (die.kind === "hit" && isVanguard(die.target)) {
      const card = cardAt(state, die.target);
      if (card === undefined) continue;
      events.push({ kind: "weaponStuck", weapon, value: die.value, target: die.target, card });
    } else {
      takeBack(state, weapon);
      weapons.push(weapon);
    }
  }
  if (state.dice.ks.kind !== "ready") takeBack(state, "ks");
  events.push({ kind: "weaponsRecovered", weapons });
  for (const target of BOSSES) {
    state.bosses[target].damage = 0;
    state.bosses[target].hit = false;
  }
  for (const target of VANGUARDS) {
    const vanguard = state.vanguards[target];
    if (vanguard.kind === "faceUp") vanguard.hit = false;
  }
  state.rage = { kind: "none" };
}

/** What a mob would deal if the battle ended now: nothing if slain, alert 1, enraged 2 (CVD-7.1). */
function mobDamage(mob: MobPlace): number {
  if (mob.kind === "empty" || mob.slain) return 0;
  return mob.enraged ? ENRAGED_ATTACK : ALERT_ATTACK;
}

/** Which bosses would attack if the battle ended now, each at most once (CVD-7.3). */
function attackingBosses(open: OpenState): BossTarget[] {
  const provoked = BOSSES.filter((boss) => isProvoked(open, boss));
  if (provoked.length > 0 || BOSSES.some((boss) => open.bosses[boss].hit)) return provoked;
  const leftmost = BOSSES.find((boss) => !open.bosses[boss].slain);
  return leftmost === undefined ? [] : [leftmost];
}

/** Whether a living boss was wounded in this battle (CVD-7.3 a), or its living vanguard was (CVD-7.3 b). */
function isProvoked(open: OpenState, target: BossTarget): boolean {
  const boss = open.bosses[target];
  if (boss.slain) return false;
  if (boss.hit) return true;
  const guard = guardOf(target);
  if (guard === undefined) return false;
  const vanguard = open.vanguards[guard];
  if (vanguard.kind !== "faceUp" || vanguard.slain) return false;
  return vanguard.hit || open.options.vanguardHit === "revealed";
}

/** The life that ending the battle now would cost, mobs and bosses together (CVD-7). */
export function damageAtEnd(open: OpenState): number {
  let total = 0;
  for (const place of MOBS) total += mobDamage(open.mobs[place]);
  for (const boss of attackingBosses(open)) total += BOSS_LEVELS[open.bosses[boss].level].attack;
  return total;
}
