import type { ChoiceWords } from "../../kit/game";
import { fill, percent } from "../../kit/words";
import { must } from "../../kit/must";
import { abilityWords } from "./ability-words";
import { maxHp, priceIn, sumOf } from "./board";
import { diceFor, isCurse, isPotion, valueOf, type CardId, type RedPotion } from "./cards";
import { combatChoiceWords } from "./combat-choice-words";
import { text } from "./languages";
import { cardName, roomName } from "./names";
import { curseOdds, POTION_CHANCE } from "./odds";
import { certain, drinkDetail, gainDetail, plain, type Prospect } from "./prospects";
import { PILL_PRICE, type Action, type Seen } from "./state";

/** The words of one choice: what it does where that is certain, and its chances where dice decide. */
export function choiceWords(seen: Seen, action: Action): ChoiceWords {
  switch (action.kind) {
    case "reveal":
      return revealWords(seen, action.room);
    case "buy":
      return buyWords(seen, action.room);
    case "endLevel":
      return plain(fill(text().CHOICES.endLevel, { level: seen.level + 1 }), restDetail(seen));
    case "heal":
      return drinkWords(seen, action.card);
    case "cleanse":
    case "pour":
    case "finish":
    case "craft":
      return mixingWords(seen, action);
    case "money":
    case "hp":
      return moneyWords(seen, action);
    case "ability":
      return abilityWords(seen, action.card, action.aim);
    default:
      return combatChoiceWords(seen, action);
  }
}

/** So many rooms to reveal stand beside every other choice; more have a tab of their own. */
const MOST_BESIDE = 6;

function revealWords(seen: Seen, number: number): ChoiceWords {
  const hidden = seen.rooms.filter((room) => room.kind === "card" && !room.up).length;
  const group = hidden > MOST_BESIDE ? text().GROUPS.rooms : "";
  const room = seen.rooms[number];
  const name = roomName(seen, number);
  if (room?.kind !== "card" || room.card === undefined) {
    return { group, label: fill(text().CHOICES.reveal, { room: name }), ...certain("") };
  }
  const label = fill(text().CHOICES.revealKnown, { card: cardName(room.card), room: name });
  return { group, label, ...revealProspect(room.card) };
}

/** What dice can make of a card that Scout has shown. */
function revealProspect(card: CardId): Prospect {
  if (isCurse(card)) {
    const { avoided, converted } = curseOdds(card);
    const values = { chance: percent(avoided), converted: percent(converted) };
    const isDual = diceFor(card) > 1;
    return {
      detail: "",
      odds: fill(isDual ? text().CHOICES.avoidOrOwnOdds : text().CHOICES.avoidOdds, values),
    };
  }
  if (!isPotion(card) || diceFor(card) === 0) return certain("");
  return { detail: "", odds: fill(text().CHOICES.potionOdds, { chance: percent(POTION_CHANCE) }) };
}

function buyWords(seen: Seen, number: number): ChoiceWords {
  const room = seen.rooms[number];
  if (room?.kind !== "card" || room.card === undefined) return plain("", "");
  const price = must(priceIn(room), "the price of a potion on sale");
  return {
    group: text().GROUPS.buy,
    label: fill(text().CHOICES.buy, { card: cardName(room.card) }),
    ...certain(fill(text().CHOICES.buyDetail, { price, left: seen.money - price })),
  };
}

/** What resting restores at the end of a level (PRR-4.7). */
function restDetail(seen: Seen): string {
  const amount = Math.min(seen.options.rest, maxHp(seen) - seen.hp);
  return amount > 0 ? fill(text().CHOICES.rest, { amount }) : "";
}

function drinkWords(seen: Seen, card: RedPotion): ChoiceWords {
  return {
    group: text().GROUPS.drink,
    label: fill(text().CHOICES.drink, { card: cardName(card) }),
    ...certain(drinkDetail(seen, card)),
  };
}

function mixingWords(
  seen: Seen,
  action: Extract<Action, { kind: "cleanse" | "pour" | "finish" | "craft" }>,
): ChoiceWords {
  const { phase } = seen;
  switch (action.kind) {
    case "cleanse": {
      const label = fill(text().CHOICES.cleanse, { card: cardName(action.curse) });
      const detail = fill(text().CHOICES.cleanseDetail, { value: valueOf(action.curse) });
      return { group: text().GROUPS.cleanse, label, ...certain(detail) };
    }
    case "pour": {
      const label = fill(text().CHOICES.pour, { card: cardName(action.card) });
      if (phase.kind !== "cleanse") return plain(label, "");
      const sum = sumOf(phase.potions) + valueOf(action.card);
      const detail = fill(text().CHOICES.pourDetail, { sum, value: valueOf(phase.curse) });
      return { group: text().GROUPS.potions, label, ...certain(detail) };
    }
    case "finish": {
      if (phase.kind !== "cleanse") return plain(text().CHOICES.scouted, "");
      const label = fill(text().CHOICES.cleansed, { card: cardName(phase.curse) });
      return plain(label, fill(text().CHOICES.cleansedDetail, { sum: sumOf(phase.potions) }));
    }
    case "craft": {
      const potions = { blue: cardName(action.blue), red: cardName(action.red) };
      const detail = fill(text().CHOICES.craftDetail, { price: PILL_PRICE });
      return {
        group: text().GROUPS.pill,
        label: fill(text().CHOICES.craft, potions),
        ...certain(detail),
      };
    }
  }
}

function moneyWords(seen: Seen, action: Extract<Action, { kind: "money" | "hp" }>): ChoiceWords {
  if (action.kind === "hp") {
    const hp = Math.min(maxHp(seen), seen.hp + action.amount);
    return plain(fill(text().CHOICES.hp, { count: action.amount }), fill(text().CHOICES.hpDetail, { hp }));
  }
  const value = seen.phase.kind === "money" ? valueOf(seen.phase.card) : 0;
  return plain(text().CHOICES.money, gainDetail(seen, value));
}
