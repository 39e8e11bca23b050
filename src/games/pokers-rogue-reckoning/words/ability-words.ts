import { removeAt } from "../../../kit/data/lists";
import { must } from "../../../kit/data/must";
import { fill, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { ABILITIES, type UseEffect } from "../rules/abilities";
import { isMoney, isPotion, valueOf, type MoneyCard, type Potion } from "../rules/cards";
import { oneMoreOdds, rethrowOdds } from "../rules/odds";
import type { Aim, Roll, Seen, Target } from "../rules/state";
import { cardName } from "./names";
import { certain, chances, drinkDetail, gainDetail, outcomeDetail, type Prospect } from "./prospects";
import type { ChoiceWords } from "../../../kit/game/game-words";

/** The name and effect of a choice, without its tab. */
type Named = Omit<ChoiceWords, "group">;

/** The words of an ability, used on this; Miracle is called by the potion that it uses (PRR-13.10). */
export function abilityWords(seen: Seen, card: Potion, aim: Aim): ChoiceWords {
  switch (aim.kind) {
    case "heal": {
      const label = fill(text().CHOICES.drink, { card: cardName(aim.potion) });
      return { group: text().GROUPS.miracle, label, ...certain(drinkDetail(seen, aim.potion)) };
    }
    case "use":
      return { group: text().GROUPS.miracle, ...borrowedWords(seen, aim.potion, aim.target) };
    default:
      return { group: groupOf(card), ...useWords(seen, card, aim) };
  }
}

/** Odds that the potion itself shows, with its own choice, are not computed again. */
function borrowedWords(seen: Seen, card: Potion, target: Target): Named {
  if (ABILITIES[card].use?.effect.kind !== "addDie") return useWords(seen, card, target);
  return {
    label: fill(text().CHOICES.use, { card: cardName(card) }),
    ...certain(text().CHOICES.keepDetail),
  };
}

/** The tab for an ability: one of its own where there is something to choose. */
function groupOf(card: Potion): string {
  switch (ABILITIES[card].use?.effect.kind) {
    case "removeCurse":
      return text().GROUPS.cleanse;
    case "removeDie":
      return text().GROUPS.stun;
    case "weaken":
      return text().GROUPS.shield;
    case "recover":
      return text().GROUPS.recover;
    default:
      return text().GROUPS.use;
  }
}

function useWords(seen: Seen, card: Potion, target: Target): Named {
  const name = cardName(card);
  const effect = ABILITIES[card].use?.effect;
  switch (target.kind) {
    case "none": {
      const label = fill(text().CHOICES.use, { card: name });
      return { label, ...(effect === undefined ? certain("") : effectProspect(seen, effect)) };
    }
    case "die":
      return dieWords(seen, name, effect, target.die);
    case "curse": {
      const label = fill(text().CHOICES.useOn, { card: name, target: cardName(target.curse) });
      return { label, ...certain(text().CHOICES.removeDetail) };
    }
    case "card": {
      const label = fill(text().CHOICES.recover, { card: cardName(target.card) });
      return { label, ...certain(recoverDetail(seen, target.card)) };
    }
  }
}

/** A potion comes to the hand, a money card is gained again (PRR-13.12). */
function recoverDetail(seen: Seen, card: Potion | MoneyCard): string {
  return isPotion(card) ? text().CHOICES.recoverDetail : gainDetail(seen, valueOf(card));
}

/** The effect of an ability without a target. */
function effectProspect(seen: Seen, effect: UseEffect): Prospect {
  const roll = seen.phase.kind === "postRoll" ? seen.phase.roll : undefined;
  switch (effect.kind) {
    case "flee":
      return certain(text().CHOICES.fleeDetail);
    case "hurtEnemy":
      return certain(fill(text().CHOICES.hurtDetail, { hp: effect.hp }));
    case "gainMoney":
      return certain(gainDetail(seen, effect.money));
    case "collectMoney":
      return certain(gainDetail(seen, collected(seen, effect.cards)));
    case "restart":
      return certain(
        fill(text().CHOICES.restartDetail, { dice: must(seen.enemy, "an enemy to fight anew").tier }),
      );
    default:
      return roll === undefined ? certain("") : rollProspect(seen, effect, roll);
  }
}

/** The value of the topmost money cards of the discard pile (PRR-15.8). */
function collected({ discard }: Seen, most: number): number {
  let value = 0;
  let count = 0;
  for (let place = discard.length - 1; place >= 0 && count < most; place--) {
    const card = discard[place];
    if (card === undefined || !isMoney(card)) continue;
    value += valueOf(card);
    count++;
  }
  return value;
}

function rollProspect(seen: Seen, effect: UseEffect, roll: Roll): Prospect {
  switch (effect.kind) {
    case "throwAgain":
      return chances(rethrowOdds(seen, roll));
    case "addDie":
      return chances(oneMoreOdds(seen, roll));
    case "weaken":
      return certain(outcomeDetail(seen, { ...roll, shield: roll.shield + effect.points }));
    default:
      return certain("");
  }
}

/** To take a black die out of the roll, or to lower it (PRR-15.7, PRR-15.9). */
function dieWords(seen: Seen, card: string, effect: UseEffect | undefined, die: number): Named {
  const { phase } = seen;
  if (phase.kind !== "postRoll") return { label: card, ...certain("") };
  const { white, black, shield, counter } = phase.roll;
  const face = must(black[die], "a die of the enemy");
  const values: Values = { card, number: die + 1, face };
  const left = black.slice();
  if (effect?.kind !== "weaken") {
    removeAt(left, die);
    const detail = outcomeDetail(seen, { white, black: left, shield, counter });
    return { label: fill(text().CHOICES.die, values), detail, odds: "" };
  }
  const weaker = Math.max(1, face - effect.points);
  left[die] = weaker;
  values["weaker"] = weaker;
  const detail = outcomeDetail(seen, { white, black: left, shield, counter });
  return { label: fill(text().CHOICES.weakenedDie, values), detail, odds: "" };
}
