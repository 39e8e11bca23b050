import { enumerated } from "../../kit/enumeration";
import type { BoardFacts } from "../../kit/game";
import { fill, percent } from "../../kit/words";
import { maxHp, totalOf } from "./board";
import { scoutedName } from "./captions";
import type { CardId } from "./cards";
import { blowOf, outcomeSentence, worthNames } from "./combat-words";
import { comparisonOf } from "./comparison";
import { newEnemy } from "./enemies";
import { text } from "./languages";
import { cardName, effectOf, gettingOf } from "./names";
import { rethrowOdds, rollOdds, type Odds } from "./odds";
import { prompt } from "./prompts";
import { ENEMIES, type OpenState, type Roll, type Seen } from "./state";

/** The level, and how many enemies are slain. */
export function levelLine({ level, killed }: OpenState): string {
  return fill(text().BOARD.level, { level, killed, enemies: ENEMIES });
}

/** The deal code, if the cards come by one. */
export function codeLine({ code }: BoardFacts): string {
  return code === undefined ? "" : fill(text().BOARD.code, { code });
}

/** The cards on top of the deck that Scout has shown and that lie there still; nothing while they lie open. */
export function nextLine({ phase, top }: Seen): string {
  if (phase.kind === "scout") return "";
  const cards: string[] = [];
  for (const { card } of top) if (card !== undefined) cards.push(cardName(card));
  return cards.length === 0 ? "" : fill(text().BOARD.next, { cards: enumerated(cards) });
}

/** What stands beside a room. */
export interface RoomLines {
  name: string;
  text: string;
}

const NO_LINES: RoomLines = { name: "", text: "" };

/** What stands beside a place of the larger grid in a game on the smaller one. */
export function unusedRoomLines(): RoomLines {
  return { name: "", text: text().BOARD.unusedRoom };
}

/** The name of the card in a room, how it is had and what it does; while dice lie for it, what they have decided. */
export function roomLines(seen: Seen, room: number): RoomLines {
  const card = roomCard(seen, room);
  if (card === undefined) return NO_LINES;
  const lying = seen.rooms[room];
  if (lying?.kind === "card" && !lying.up) return { name: scoutedName(card), text: "" };
  const { phase } = seen;
  const isDecided = phase.kind === "shown" && phase.room === room && phase.faces.length > 0;
  const getting = isDecided ? prompt(seen) : gettingOf(card);
  const effect = effectOf(seen, card);
  return {
    name: cardName(card),
    text: getting === "" ? effect : fill(text().BOARD.room, { getting, effect }),
  };
}

/** The card in a room that everybody knows, a money card among them that is being decided about. */
function roomCard({ phase, rooms }: OpenState, room: number): CardId | undefined {
  if (phase.kind === "money" && phase.room === room) return phase.card;
  const lying = rooms[room];
  return lying?.kind === "card" ? lying.card : undefined;
}

/** What is told of a tier. */
export interface TierLines {
  name: string;
  hp: string;
  atk: string;
}

/** What an enemy has that is met after so many slain ones (PRR-8.1). */
export function tierLines({ options }: OpenState, killed: number): TierLines {
  const { tier, hp, atk, final } = newEnemy("KS", killed, options);
  return {
    name: fill(final ? text().BOARD.finalTier : text().BOARD.tier, { tier }),
    hp: fill(text().BOARD.tierHp, { hp }),
    atk: fill(text().BOARD.tierAtk, { atk }),
  };
}

/** Who the enemy is, and what HP it has. */
export function enemyLine({ enemy }: OpenState): string {
  if (enemy === undefined) return text().BOARD.noEnemy;
  const { card, final, tier, hp, maxHp } = enemy;
  const values = { card: cardName(card), tier, hp, maxHp };
  return fill(final ? text().BOARD.finalEnemy : text().BOARD.enemy, values);
}

/** What the enemy hits for, and why (PRR-12.1). */
export function enemyBlowLine(open: OpenState): string {
  return open.enemy === undefined ? "" : fill(text().BOARD.enemyHits, { ...blowOf(open, "curses") });
}

/** The player's HP. */
export function hpLine(open: OpenState): string {
  return fill(text().BOARD.hp, { hp: open.hp, maxHp: maxHp(open) });
}

/** The revival pill, in games that have one (PRR-18.4). */
export function pillLine({ options, pill }: OpenState): string {
  if (!options.pill) return "";
  if (pill === "none") return text().BOARD.pillNone;
  return pill === "ready" ? text().BOARD.pillReady : text().BOARD.pillUsed;
}

/** What both sides have thrown, and what follows. */
export interface RollLines {
  black: string;
  white: string;
  outcome: string;
}

/**
 * What the dice on the table are worth, who hits for how much and why (PRR-9.5, PRR-10, PRR-11); without a roll whose
 * dice lie where, and what was thrown for a revealed card.
 */
export function rollLines(seen: Seen): RollLines {
  const roll = rollOf(seen);
  if (roll === undefined) return { black: text().BOARD.black, white: thrownLine(seen), outcome: "" };
  const comparison = comparisonOf(seen, roll);
  const { player, enemy } = worthNames(comparison);
  return { black: enemy, white: player, outcome: outcomeSentence(seen, comparison) };
}

function thrownLine({ phase }: OpenState): string {
  if (phase.kind !== "shown" || phase.faces.length === 0) return text().BOARD.white;
  return fill(text().BOARD.thrown, { total: totalOf(phase.faces) });
}

/** The roll that lies on the table. */
function rollOf({ phase }: OpenState): Roll | undefined {
  return phase.kind === "postRoll" || phase.kind === "compared" || phase.kind === "tie"
    ? phase.roll
    : undefined;
}

/** The odds of the next roll, or of a counterattack, while it may come (PRR-10, PRR-11.4); nothing at any other time. */
export function oddsLine(open: OpenState): string {
  const { phase } = open;
  if (phase.kind === "tie") {
    return lineOf(rethrowOdds(open, phase.roll), text().BOARD.counterOdds, text().BOARD.counterOddsTie);
  }
  const isNext = phase.kind === "prep" || phase.kind === "preRoll";
  return isNext ? lineOf(rollOdds(open), text().BOARD.odds, text().BOARD.oddsTie) : "";
}

function lineOf(odds: Odds | undefined, line: string, withTie: string): string {
  if (odds === undefined) return "";
  const { win, lose, tie } = odds;
  const values = { win: percent(win), lose: percent(lose), tie: percent(tie) };
  return fill(tie === 0 ? line : withTie, values);
}
