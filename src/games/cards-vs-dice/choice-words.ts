import type { ChoiceWords } from "../../kit/game";
import { fill, type Values } from "../../kit/words";
import { hitPointsAt, ragePrice, rageValue } from "./board";
import { damageAtEnd } from "./damage";
import * as english from "./english";
import { cardName, named } from "./names";
import { cleaveOdds, faceOffOdds, fatalOdds } from "./odds";
import type { Action, Attacker, MobTarget, Seen, Target } from "./state";

/** The words of one choice, with the chance to slay where it is not sure. */
export function choiceWords(seen: Seen, action: Action): ChoiceWords {
  switch (action.kind) {
    case "calm":
      return { group: "", label: english.CHOICES.calm, detail: english.CHOICES.calmDetail };
    case "rage":
      return {
        group: "",
        label: english.CHOICES.rage,
        detail: fill(english.CHOICES.rageDetail, { price: ragePrice(seen) }),
      };
    case "face":
      return {
        group: weaponGroup(seen, action.weapon),
        label: fill(english.CHOICES.face, naming(seen, action.target)),
        detail: faceDetail(seen, action.target, action.weapon),
      };
    case "cleave":
      return {
        group: weaponGroup(seen, action.weapon),
        label: fill(english.CHOICES.cleave, {
          first: cardName(seen, action.first),
          second: cardName(seen, action.second),
        }),
        detail: cleaveDetail(seen, action.first, action.second, action.weapon),
      };
    case "assign":
      return {
        group: "",
        label: fill(english.CHOICES.assign, naming(seen, action.mob)),
        detail: assignDetail(seen, action.mob),
      };
    case "fatal":
      return {
        group: english.DIE_NAMES.life,
        label: fill(english.CHOICES.fatal, naming(seen, action.boss)),
        detail: fill(english.CHOICES.chance, { slay: percent(fatalOdds(seen, action.boss)) }),
      };
    case "end":
      return {
        group: "",
        label: english.CHOICES.end,
        detail: fill(english.CHOICES.endDetail, { life: damageAtEnd(seen) }),
      };
  }
}

/** The weapon, and in a Rage the value that it shows. */
function weaponGroup(seen: Seen, weapon: Attacker): string {
  const value = weapon === "ks" ? undefined : rageValue(seen, weapon);
  if (value === undefined) return named(weapon);
  return fill(english.CHOICES.rageGroup, { weapon: named(weapon), value });
}

function faceDetail(seen: Seen, target: Target, weapon: Attacker): string {
  const { slay, wound, miss } = faceOffOdds(seen, target, weapon);
  if (slay === 1) return english.CHOICES.slays;
  if (wound === 1) return english.CHOICES.wounds;
  if (miss === 1) return english.CHOICES.misses;
  const sentence = miss > 0 ? english.CHOICES.chanceOrMiss : english.CHOICES.chance;
  return fill(sentence, { slay: percent(slay), miss: percent(miss) });
}

function cleaveDetail(seen: Seen, first: MobTarget, second: MobTarget, weapon: Attacker): string {
  const chance = cleaveOdds(seen, first, second, weapon);
  if (chance === 1) return english.CHOICES.slaysBoth;
  if (chance === 0) return english.CHOICES.fallsShort;
  return fill(english.CHOICES.chance, { slay: percent(chance) });
}

function assignDetail(seen: Seen, mob: MobTarget): string {
  const slays = seen.phase.kind === "split" && seen.phase.value >= hitPointsAt(seen, mob);
  return slays ? english.CHOICES.slays : english.CHOICES.wounds;
}

/** The card at a target and the target's name, for labels. */
function naming(seen: Seen, target: Target): Values {
  return { card: cardName(seen, target), target: named(target) };
}

/** A chance from 0 to 1 in whole per cent. */
export function percent(chance: number): number {
  return Math.floor(chance * 100 + 0.5);
}
