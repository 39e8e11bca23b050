import { shortName } from "../../kit/card-names";
import { listed } from "../../kit/enumeration";
import { fill } from "../../kit/words";
import { cardAt, guardOf, isGateOpen, isGuarded, isStuck, ragePrice } from "./board";
import { text } from "./languages";
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
    if (mob.enraged) list.push(fill(text().HINTS.enraged, { card: shortName(mob.card) }));
  }
  if (shields.length > 0) list.push(fill(text().HINTS.shielded, { mobs: listed(shields) }));
}

function addBossHints(seen: Seen, list: string[]): void {
  if (!isGateOpen(seen)) return;
  for (const boss of BOSSES) {
    const guard = guardOf(boss);
    if (guard === undefined || !isGuarded(seen, boss)) continue;
    const card = cardAt(seen, guard);
    if (card === undefined) list.push(guard === "v3" ? text().HINTS.hidden3 : text().HINTS.hidden4);
    else list.push(fill(text().HINTS.guarded, { card: shortName(card), boss: named(boss) }));
  }
}

function addWeaponHints(seen: Seen, list: string[]): void {
  const stuck = WEAPONS.filter((weapon) => isStuck(seen, weapon));
  if (stuck.length > 0)
    list.push(fill(text().HINTS.weaponStuck, { weapons: listed(stuck.map((weapon) => named(weapon))) }));
  if (endBar(seen) === "weaponsReady") list.push(text().HINTS.weaponsReady);
  const isFresh = WEAPONS.every((weapon) => seen.dice[weapon].kind === "ready" || isStuck(seen, weapon));
  const bar = rageBar(seen);
  if (seen.rage.kind !== "none" || !isFresh) return;
  if (bar === "rageTooDear") {
    list.push(fill(text().HINTS.rageTooDear, { price: ragePrice(seen), life: seen.life }));
  }
  if (bar === "rageWithoutWeapons") list.push(text().HINTS.rageWithoutWeapons);
}
