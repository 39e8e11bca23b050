import { enumerated } from "../../../kit/words/enumeration";
import { catalogueWords, type GameWords } from "../../../kit/game/game-words";
import { categoryNames } from "../../../kit/words/hand-names";
import { fill, fillCount, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { ABILITIES } from "../rules/abilities";
import { damageOf, isHealingBarred, maxHp, sumOf } from "../rules/board";
import { isRed, valueOf, type Potion, type RedPotion } from "../rules/cards";
import { comparisonOf } from "../rules/comparison";
import type { AnyReason } from "../rules/reasons";
import { ENEMIES, type Action, type Event, type Seen } from "../rules/state";
import { choiceWords } from "./choice-words";
import { handRanks, worthNames } from "./combat-words";
import { hints } from "./hints";
import { cardName, cardNames, namedValues } from "./names";
import { prompt } from "./prompts";

/** What a player reads about Poker's Rogue Reckoning. */
export const words: GameWords<Seen, Action, Event, AnyReason> = {
  ...catalogueWords(text, namedValues),
  prompt,
  status,
  when: (seen) => fill(text().WHEN, { level: seen.level }),
  choice: (seen, choice) => choiceWords(seen, choice.action),
  confirm,
  event: eventSentence,
  hints,
  figures,
  handRanks,
  achievements: () => text().ACHIEVEMENTS,
  ranks: categoryNames,
  puzzle: () => text().PUZZLE,
  ruleExample: "PRR-5.2",
  result,
};

function status(seen: Seen): string {
  const { enemy } = seen;
  const line = fill(text().STATUS, {
    level: seen.level,
    hp: seen.hp,
    maxHp: maxHp(seen),
    atk: seen.atk,
    money: seen.money,
    killed: seen.killed,
    enemies: ENEMIES,
    deck: seen.deckSize,
  });
  if (enemy === undefined) return line;
  const { tier, hp, atk } = enemy;
  return fill(text().STATUS_ENEMY, { line, tier, hp, maxHp: enemy.maxHp, atk });
}

/** What ends the game or wastes a card is asked about first. */
function confirm(seen: Seen, action: Action): string | undefined {
  switch (action.kind) {
    case "accept":
      return text().CONFIRM.accept;
    case "heal":
      return drinkQuestion(seen, action.card);
    case "money":
      return moneyQuestion(seen);
    case "pour":
      return isWorthEnough(seen) ? text().CONFIRM.pour : undefined;
    case "ability":
      if (action.aim.kind === "heal") return drinkQuestion(seen, action.aim.potion);
      return givesMoney(action.card) ? moneyQuestion(seen) : undefined;
    case "resolve":
      return isDeadly(seen) && canDrink(seen) ? text().CONFIRM.resolve : undefined;
    default:
      return undefined;
  }
}

function givesMoney(card: Potion): boolean {
  const effect = ABILITIES[card].use?.effect.kind;
  return effect === "gainMoney" || effect === "collectMoney";
}

function drinkQuestion(seen: Seen, card: RedPotion): string | undefined {
  return seen.hp < maxHp(seen) ? undefined : fill(text().CONFIRM.drink, { card: cardName(card) });
}

/** Money beyond the cap is lost (PRR-7.2). */
function moneyQuestion({ money, options }: Seen): string | undefined {
  return money < options.moneyCap ? undefined : text().CONFIRM.money;
}

function isWorthEnough({ phase }: Seen): boolean {
  return phase.kind === "cleanse" && sumOf(phase.potions) >= valueOf(phase.curse);
}

/** Whether the roll that is there takes the player's last HP: potions have to be drunk before (PRR-12.6). */
function isDeadly(seen: Seen): boolean {
  const { phase } = seen;
  if (phase.kind !== "postRoll" || damageOf(seen, "curses") < seen.hp) return false;
  return comparisonOf(seen, phase.roll).outcome === "enemyHits";
}

function canDrink(seen: Seen): boolean {
  return seen.hp < maxHp(seen) && !isHealingBarred(seen) && seen.hand.some((card) => isRed(card));
}

function eventSentence(event: Event): string | undefined {
  const line = eventLine(event);
  return line === "" ? undefined : line;
}

/** The sentence for what happened; empty for what needs none. */
function eventLine(event: Event): string {
  const say = (values: Values): string => fillCount(text().EVENTS, event.kind, values);
  const values = namedValues(event);
  switch (event.kind) {
    case "dealt":
    case "recycled":
      return say({ ...values, count: event.cards });
    case "enemySlain":
      return say({ ...values, count: event.killed });
    case "moneyLost":
      return say({ ...values, count: event.amount });
    case "moneyGained":
      return event.amount === 0 ? "" : say({ ...values, count: event.amount });
    case "drunk":
      return event.amount === 0 ? "" : say(values);
    case "cleansed":
      return say({ ...values, potions: cardNames(event.potions) });
    case "peeked":
      return say({ cards: cardNames(event.cards) });
    case "rolled":
      return say({
        white: facesOf(event.white),
        black: facesOf(event.black),
      });
    case "whiteRolled":
    case "dieAdded":
      return say({ white: facesOf(event.white) });
    case "compared":
      return say({ ...worthNames(event), outcome: text().OUTCOMES[event.outcome] });
    default:
      return say(values);
  }
}

/** Dice as the log tells them, such as `5, 2 and 1`. */
function facesOf(faces: readonly number[]): string {
  return enumerated(faces.map((face) => `${face}`));
}

function result(seen: Seen): { headline: string; sentence: string } {
  const { phase } = seen;
  if (phase.kind !== "over") return { headline: text().TITLE, sentence: status(seen) };
  const { headline, sentence } = text().RESULTS[phase.ending];
  const { killed, level, hp, atk, money, enemy } = seen;
  const told = fill(sentence, { killed, level, hp, atk, money, enemies: ENEMIES });
  if (enemy === undefined) return { headline, sentence: told };
  const foe = { enemy: cardName(enemy.card), enemyHp: enemy.hp, enemyMaxHp: enemy.maxHp };
  return { headline, sentence: fill(text().BEATEN_BY, { ...foe, sentence: told }) };
}

function figures(total: Record<string, number>, best: Record<string, number>): string {
  return fill(text().FIGURES, {
    won: total["won"] ?? 0,
    killed: total["killed"] ?? 0,
    best: best["killed"] ?? 0,
    enemies: ENEMIES,
  });
}
