import type { ChoiceWords } from "../../kit/game";
import { fill, percent, type Values } from "../../kit/words";
import { hitPointsAt, ragePrice, rageValue } from "./board";
import { damageAtEnd } from "./damage";
import { text } from "./languages";
import { cardName, named } from "./names";
import { cleaveOdds, faceOffOdds, fatalOdds } from "./odds";
import type { Action, Attacker, MobTarget, Seen, Target } from "./state";

/** What a choice leads to: a `detail` where that is certain, `odds` where chance decides. */
type Prospect = Pick<ChoiceWords, "detail" | "odds">;

/** The words of one choice, with the chance to slay where it is not sure. */
export function choiceWords(seen: Seen, action: Action): ChoiceWords {
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
      };
    case "end":
      return {
        group: "",
        label: text().CHOICES.end,
        ...certain(fill(text().CHOICES.endDetail, { life: damageAtEnd(seen) })),
      };
  }
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
