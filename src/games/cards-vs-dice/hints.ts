import { shortName } from "../../kit/card-names";
import { fill } from "../../kit/words";
import { cardAt, guardOf, isGateOpen, isGuarded, isStuck, ragePrice } from "./board";
import * as english from "./english";
import { endBar, rageBar } from "./legality";
import { named } from "./names";
import { BOSSES, MOBS, WEAPONS, type Seen } from "./state";

/** What is not possible in the attack phase, and by which rule. */
export function hints(seen: Seen): string[] {
  if (seen.phase.kind !== "attack") return [];
  const list: string[] = [];
  addMobHints(seen, list);
  addBossHints(seen, list);
  addWeaponHints(seen, list);
  return list;
}

function addMobHints(seen: Seen, list: string[]): void {
  const shields: string[] = [];
  for (const place of MOBS) {
    const mob = seen.mobs[place];
    if (mob.kind === "empty" || mob.slain) continue;
    if (mob.damage === 0) shields.push(shortName(mob.card));
    if (mob.enraged) list.push(fill(english.HINTS.enraged, { card: shortName(mob.card) }));
  }
  if (shields.length > 0) list.push(fill(english.HINTS.shielded, { mobs: shields.join(", ") }));
}

function addBossHints(seen: Seen, list: string[]): void {
  if (!isGateOpen(seen)) return;
  for (const boss of BOSSES) {
    const guard = guardOf(boss);
    if (guard === undefined || !isGuarded(seen, boss)) continue;
    const card = cardAt(seen, guard);
    if (card === undefined) list.push(guard === "v3" ? english.HINTS.hidden3 : english.HINTS.hidden4);
    else list.push(fill(english.HINTS.guarded, { card: shortName(card), boss: named(boss) }));
  }
}

function addWeaponHints(seen: Seen, list: string[]): void {
  const stuck = WEAPONS.filter((weapon) => isStuck(seen, weapon));
  if (stuck.length > 0) list.push(fill(english.HINTS.weaponStuck, { weapons: stuck.join(", ") }));
  if (endBar(seen) === "weaponsReady") list.push(english.HINTS.weaponsReady);
  const isFresh = WEAPONS.every((weapon) => seen.dice[weapon].kind === "ready" || isStuck(seen, weapon));
  const bar = rageBar(seen);
  if (seen.rage.kind !== "none" || !isFresh) return;
  if (bar === "rageTooDear") {
    list.push(fill(english.HINTS.rageTooDear, { price: ragePrice(seen), life: seen.life }));
  }
  if (bar === "rageWithoutWeapons") list.push(english.HINTS.rageWithoutWeapons);
}
