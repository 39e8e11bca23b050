import { must } from "../../../kit/data/must";
import { fill, percent } from "../../../kit/words/words";
import { text } from "../catalogue";
import { buffTotal, maxHp, priceIn, sumOf } from "../rules/board";
import {
  diceFor,
  isCurse,
  isPotion,
  isRed,
  valueOf,
  type CardId,
  type Potion,
  type RedPotion,
} from "../rules/cards";
import { curseOdds, POTION_CHANCE, rethrowOdds, rollOdds } from "../rules/odds";
import { BRIBES, PILL_PRICE, PIPS, type Action, type Seen } from "../rules/state";
import { abilityWords } from "./ability-words";
import { cardName, roomName } from "./names";
import { certain, chances, drinkDetail, gainDetail, outcomeDetail, plain, type Prospect } from "./prospects";
import type { ChoiceRank, ChoiceWords } from "../../../kit/game/game-words";

/** The words of one choice: what it does where that is certain, its chances where dice decide, and its place among the others. */
export function choiceWords(seen: Seen, action: Action): ChoiceWords {
  return { ...wordsOf(seen, action), rank: RANKS[action.kind] };
}

/** What continues, what ends a list, asides with potions or money, and what gives up. */
const RANKS: Readonly<Partial<Record<Action["kind"], ChoiceRank>>> = {
  ...{ reveal: "first", endLevel: "first", fight: "first", roll: "first", resolve: "first" },
  ...{ finish: "done" },
  ...{ heal: "aside", cleanse: "aside", craft: "aside", equip: "aside", ability: "aside" },
  ...{ bribe: "aside", flee: "aside" },
  ...{ accept: "last" },
};

function wordsOf(seen: Seen, action: Action): ChoiceWords {
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

/** This many rooms to reveal are beside every other choice; more have a tab of their own. */
const MOST_BESIDE = 6;

function revealWords(seen: Seen, number: number): ChoiceWords {
  const hidden = seen.rooms.filter((room) => room.kind === "card" && !room.up).length;
  const group = hidden > MOST_BESIDE ? text().GROUPS.rooms : "";
  const room = seen.rooms[number];
  const name = roomName(seen, number);
  if (room?.kind !== "card" || room.card === undefined) {
    return { group, tab: true, label: fill(text().CHOICES.reveal, { room: name }), ...certain("") };
  }
  const label = fill(text().CHOICES.revealKnown, { card: cardName(room.card), room: name });
  return { group, tab: true, label, ...revealProspect(room.card) };
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

type Preparing = Extract<Action, { kind: "equip" | "bribe" | "flee" | "fight" }>;
type Answer = Extract<Action, { kind: "misplace" | "misplaceEnemy" | "swap" | "trade" | "pill" | "accept" }>;
type Rolling = Extract<Action, { kind: "roll" | "resolve" | "counter" | "rerollAll" }>;

/** The words of what belongs to a combat, but for abilities. */
function combatChoiceWords(seen: Seen, action: Preparing | Answer | Rolling): ChoiceWords {
  switch (action.kind) {
    case "equip":
    case "bribe":
    case "flee":
    case "fight":
      return preparingWords(seen, action);
    case "roll":
    case "resolve":
    case "counter":
    case "rerollAll":
      return rollingWords(seen, action);
    default:
      return answerWords(seen, action);
  }
}

function preparingWords(seen: Seen, action: Preparing): ChoiceWords {
  switch (action.kind) {
    case "equip": {
      const label = fill(text().CHOICES.equip, { card: cardName(action.card) });
      const detail = fill(text().CHOICES.equipDetail, { atk: addedBy(seen, action.card) });
      return { group: text().GROUPS.equip, label, ...certain(detail) };
    }
    case "bribe": {
      const price = must(BRIBES[must(seen.enemy, "an enemy to bribe").tier - 1], "the price of a bribe");
      const detail = fill(text().CHOICES.bribeDetail, { price });
      return { group: text().GROUPS.flee, label: text().CHOICES.bribe, ...certain(detail) };
    }
    case "flee":
      return { group: text().GROUPS.flee, label: text().CHOICES.flee, ...certain(text().CHOICES.free) };
    case "fight":
      return { group: "", label: text().CHOICES.fight, ...chances(rollOdds(seen)) };
  }
}

/** What a card adds to the player's blows once it is under the dice (PRR-12.1). */
function addedBy(seen: Seen, card: Potion): number {
  return buffTotal({ ...seen, equip: seen.equip.concat([card]) }, "equip") - buffTotal(seen, "equip");
}

function rollingWords(seen: Seen, action: Rolling): ChoiceWords {
  const { phase } = seen;
  switch (action.kind) {
    case "roll":
      return { group: "", label: text().CHOICES.roll, ...chances(rollOdds(seen)) };
    case "resolve":
      return plain(text().CHOICES.resolve, phase.kind === "postRoll" ? outcomeDetail(seen, phase.roll) : "");
    case "counter": {
      const odds = phase.kind === "tie" ? rethrowOdds(seen, phase.roll) : undefined;
      return { group: "", label: text().CHOICES.counter, ...chances(odds) };
    }
    case "rerollAll":
      return { group: "", label: text().CHOICES.rerollAll, ...chances(rollOdds(seen)) };
  }
}

function answerWords(seen: Seen, action: Answer): ChoiceWords {
  switch (action.kind) {
    case "misplace":
      return {
        group: isRed(action.card) ? text().GROUPS.red : text().GROUPS.blue,
        label: fill(text().CHOICES.misplace, { card: cardName(action.card) }),
        ...certain(""),
      };
    case "misplaceEnemy":
      return plain(fill(text().CHOICES.misplaceEnemy, { card: cardName(action.card) }), "");
    case "swap": {
      const card = seen.phase.kind === "scout" ? seen.phase.cards[action.peek] : undefined;
      const values = { card: card === undefined ? "" : cardName(card), room: roomName(seen, action.room) };
      return {
        group: action.peek === 0 ? text().GROUPS.firstPeek : text().GROUPS.secondPeek,
        label: fill(text().CHOICES.swap, values),
        ...certain(""),
      };
    }
    case "trade": {
      const hp = seen.options.trade === "MAX" ? maxHp(seen) : PIPS;
      return plain(text().CHOICES.trade, fill(text().CHOICES.getUpDetail, { atk: seen.atk - 1, hp }));
    }
    case "pill": {
      const values = { atk: seen.fullAtk, hp: maxHp(seen) };
      return plain(text().CHOICES.pill, fill(text().CHOICES.getUpDetail, values));
    }
    case "accept":
      return plain(text().CHOICES.accept, text().CHOICES.acceptDetail);
  }
}
