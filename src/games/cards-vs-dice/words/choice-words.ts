import { shortName } from "../../../kit/words/card-names";
import { listed } from "../../../kit/words/enumeration";
import { fill, percent, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { damageAtEnd } from "../rules/aftermath";
import {
  bossesSlain,
  cardAt,
  guardOf,
  hitPointsAt,
  isGateOpen,
  isGuarded,
  isStuck,
  ragePrice,
  rageValue,
} from "../rules/board";
import { endBar, rageBar } from "../rules/legality";
import { cleaveOdds, faceOffOdds, fatalOdds } from "../rules/odds";
import {
  BOSSES,
  MOBS,
  WEAPONS,
  type Action,
  type Attacker,
  type MobTarget,
  type Seen,
  type Target,
} from "../rules/state";
import { cardName, named } from "./names";
import type { ChoiceRank, ChoiceWords } from "../../../kit/game/game-words";

/** The effect of a choice: a `detail` if it is certain, `odds` if chance decides. */
type Prospect = Pick<ChoiceWords, "detail" | "odds">;

/** The words of one choice, with the chance to slay where it is not sure, and its place among the others. */
export function choiceWords(seen: Seen, action: Action): ChoiceWords {
  return { ...wordsOf(seen, action), rank: rankOf(seen, action) };
}

function rankOf(seen: Seen, { kind }: Action): ChoiceRank | undefined {
  if (kind === "calm") return "first";
  if (kind === "end") return damageAtEnd(seen) > 0 ? "last" : "first";
  return undefined;
}

function wordsOf(seen: Seen, action: Action): ChoiceWords {
  switch (action.kind) {
    case "calm":
      return { group: "", label: text().CHOICES.calm, ...certain(text().CHOICES.calmDetail) };
    case "rage":
      return {
        group: "",
        label: text().CHOICES.rage,
        ...certain(fill(text().CHOICES.rageDetail, { price: ragePrice(seen) })),
      };
    case "face":
      return {
        group: weaponGroup(seen, action.weapon),
        label: fill(text().CHOICES.face, naming(seen, action.target)),
        ...faceProspect(seen, action.target, action.weapon),
      };
    case "cleave":
      return {
        group: weaponGroup(seen, action.weapon),
        label: fill(text().CHOICES.cleave, {
          first: cardName(seen, action.first),
          second: cardName(seen, action.second),
        }),
        ...prospect(cleaveOdds(seen, action.first, action.second, action.weapon), text().CHOICES.slaysBoth),
      };
    case "assign":
      return {
        group: "",
        label: fill(text().CHOICES.assign, naming(seen, action.mob)),
        ...certain(assignDetail(seen, action.mob)),
      };
    case "fatal":
      return {
        group: text().DIE_NAMES.life,
        label: fill(text().CHOICES.fatal, naming(seen, action.boss)),
        ...prospect(fatalOdds(seen, action.boss), text().CHOICES.slays),
        ...(strikesInVain(seen) ? { rank: "last" as const } : {}),
      };
    case "end":
      return {
        group: "",
        label: damageAtEnd(seen) < seen.life ? text().CHOICES.end : text().CHOICES.endLost,
        ...certain(fill(text().CHOICES.endDetail, { life: damageAtEnd(seen) })),
      };
  }
}

/** Whether a Fatal Strike loses whatever it rolls: it ends the game, and another boss lives, or it may not win (CVD-5.13, CVD-12). */
export function strikesInVain(seen: Seen): boolean {
  return !seen.options.fatalWin || bossesSlain(seen) < BOSSES.length - 1;
}

function certain(detail: string): Prospect {
  return { detail, odds: "" };
}

/** Slaying with this chance, or falling short. */
function prospect(chance: number, success: string): Prospect {
  if (chance === 1) return certain(success);
  if (chance === 0) return certain(text().CHOICES.fallsShort);
  return { detail: "", odds: fill(text().CHOICES.chance, { slay: percent(chance) }) };
}

/** The weapon, and in a Rage the value that it shows. */
function weaponGroup(seen: Seen, weapon: Attacker): string {
  const value = weapon === "ks" ? undefined : rageValue(seen, weapon);
  if (value === undefined) return named(weapon);
  return fill(text().CHOICES.rageGroup, { weapon: named(weapon), value });
}

function faceProspect(seen: Seen, target: Target, weapon: Attacker): Prospect {
  const { slay, wound, miss } = faceOffOdds(seen, target, weapon);
  if (slay === 1) return certain(text().CHOICES.slays);
  if (wound === 1) return certain(text().CHOICES.wounds);
  if (miss === 1) return certain(text().CHOICES.misses);
  const sentence = miss > 0 ? text().CHOICES.chanceOrMiss : text().CHOICES.chance;
  return { detail: "", odds: fill(sentence, { slay: percent(slay), miss: percent(miss) }) };
}

function assignDetail(seen: Seen, mob: MobTarget): string {
  const slays = seen.phase.kind === "split" && seen.phase.value >= hitPointsAt(seen, mob);
  return slays ? text().CHOICES.slays : text().CHOICES.wounds;
}

/** The card at a target and the target's name, for labels. */
function naming(seen: Seen, target: Target): Values {
  return { card: cardName(seen, target), target: named(target) };
}

/** What you cannot do in the attack phase, and by which rule. */
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
