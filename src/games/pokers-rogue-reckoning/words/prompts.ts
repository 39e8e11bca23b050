import { fill } from "../../../kit/words/words";
import { text, type english } from "../catalogue";
import { damageOf, isAnyFaceDown, priceIn, sumOf, totalOf } from "../rules/board";
import { diceFor, isCurse, isMoney, isPotion, valueOf, type CardId } from "../rules/cards";
import { comparisonOf } from "../rules/comparison";
import { MONEY_HP, type Phase, type Roll, type Seen, type Throw } from "../rules/state";
import { comparisonSentence, worthName } from "./combat-words";
import { cardName, cardNames, effectOf, harmOf, offerOf } from "./names";

/** The current question: for the player to decide, and for everybody while dice roll or cards are shown. */
export function prompt(seen: Seen): string {
  const { phase } = seen;
  switch (phase.kind) {
    case "explore":
      return explorePrompt(seen);
    case "shown":
      return shownPrompt(seen, phase);
    case "throw":
      return throwPrompt(seen, phase.throw);
    case "money":
      return fill(text().PROMPTS.money, {
        card: cardName(phase.card),
        value: valueOf(phase.card),
        most: MONEY_HP,
      });
    case "cleanse":
      return fill(text().PROMPTS.cleanse, {
        card: cardName(phase.curse),
        value: valueOf(phase.curse),
        sum: sumOf(phase.potions),
      });
    case "scout":
      return fill(text().PROMPTS.scout, { cards: cardNames(phase.cards) });
    case "prep":
    case "preRoll":
    case "postRoll":
    case "compared":
    case "tie":
      return combatPrompt(seen, phase);
    default:
      return text().PROMPTS[phase.kind];
  }
}

/** What a potion on sale does, or that it is too dear, if there is one to decide about (PRR-5.2). */
function explorePrompt(seen: Seen): string {
  const isExplored = !isAnyFaceDown(seen);
  const asked = fill(isExplored ? text().PROMPTS.explored : text().PROMPTS.explore, { level: seen.level });
  const offers = seen.rooms.filter((room) => priceIn(room) !== undefined);
  const [offer] = offers;
  if (offers.length > 1 || offer?.kind !== "card" || offer.card === undefined) return asked;
  const [card, price] = [cardName(offer.card), valueOf(offer.card)];
  if (price <= seen.money) return fill(text().PROMPTS.shownCard, { card, effect: offerOf(seen, offer.card) });
  return fill(text().PROMPTS.tooDear, { sentence: asked, card, price, money: seen.money });
}

type CombatPhase = Extract<Phase, { kind: "prep" | "preRoll" | "postRoll" | "compared" | "tie" }>;

function combatPrompt(seen: Seen, phase: CombatPhase): string {
  switch (phase.kind) {
    case "prep":
      return prepPrompt(seen);
    case "preRoll":
      return rollPrompt(seen);
    case "postRoll":
    case "compared":
      return comparisonSentence(seen, phase.roll);
    case "tie":
      return tiePrompt(seen, phase.roll);
  }
}

/** What either side would do; a hit that ends it all is warned of. */
function rollPrompt(seen: Seen): string {
  const enemyAmount = damageOf(seen, "curses");
  const values = { enemy: enemyName(seen), amount: damageOf(seen, "equip"), enemyAmount };
  const question = fill(text().PROMPTS.preRoll, values);
  return enemyAmount < seen.hp ? question : fill(text().PROMPTS.danger, { question });
}

function prepPrompt(seen: Seen): string {
  const { tier = 0, hp = 0, atk = 0, final = false } = seen.enemy ?? {};
  const values = { enemy: enemyName(seen), tier, hp, atk };
  return fill(final ? text().PROMPTS.prepFinal : text().PROMPTS.prep, values);
}

function tiePrompt(seen: Seen, roll: Roll): string {
  return fill(text().PROMPTS.tie, { player: worthName(comparisonOf(seen, roll).player) });
}

function enemyName({ enemy }: Seen): string {
  return enemy === undefined ? "" : cardName(enemy.card);
}

/** What a revealed card does, or what the dice have decided about it (PRR-4.3, PRR-5.1, PRR-6). */
function shownPrompt(seen: Seen, { room, faces }: Extract<Phase, { kind: "shown" }>): string {
  const card = cardIn(seen, room);
  if (card === undefined) return "";
  // Money is there to be looked at only where there is nothing to choose (PRR-7.1).
  const effect = isMoney(card) ? fill(text().EFFECTS.money, { value: valueOf(card) }) : effectOf(seen, card);
  const key = shownKey(card, totalOf(faces));
  const sentence = fill(text().PROMPTS[key], { card: cardName(card), total: totalOf(faces), effect });
  // That it adds 1 ATK, as all do, is not said of each curse.
  return key === "curseJoined" && isCurse(card) ? withEffect(sentence, harmOf(seen, card)) : sentence;
}

function withEffect(sentence: string, effect: string): string {
  return effect === "" ? sentence : fill(text().PROMPTS.withEffect, { sentence, effect });
}

function shownKey(card: CardId, total: number): keyof typeof english.PROMPTS {
  const dice = diceFor(card);
  if (dice === 0) return "shownCard";
  const value = valueOf(card);
  if (isPotion(card)) return total === value ? "potionWon" : "potionMissed";
  if (dice === 1) return total === value ? "curseAvoided" : "curseJoined";
  if (total === value) return "curseConverted";
  return total > value ? "curseAvoided" : "curseJoined";
}

function throwPrompt(seen: Seen, thrown: Throw): string {
  switch (thrown.kind) {
    case "reveal":
      return revealPrompt(cardIn(seen, thrown.room));
    case "round":
      return fill(text().PROMPTS.throwRound, { enemy: enemyName(seen) });
    case "whiteAgain":
      return thrown.roll.counter ? text().PROMPTS.throwCounter : text().PROMPTS.throwAgain;
    case "oneMore":
      return text().PROMPTS.throwOneMore;
    case "restart":
      return text().PROMPTS.throwRestart;
  }
}

/** What the dice have to show that are thrown for a revealed card. */
function revealPrompt(card: CardId | undefined): string {
  if (card === undefined) return "";
  const values = { card: cardName(card), value: valueOf(card) };
  if (!isCurse(card)) return fill(text().PROMPTS.throwPotion, values);
  return fill(diceFor(card) === 1 ? text().PROMPTS.throwSingle : text().PROMPTS.throwDual, values);
}

function cardIn({ rooms }: Seen, number: number): CardId | undefined {
  const room = rooms[number];
  return room?.kind === "card" ? room.card : undefined;
}
