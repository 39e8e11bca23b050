import { enumerated } from "../../../kit/words/enumeration";
import type { BoardFacts } from "../../../kit/game/game";
import type { Caption, Label } from "../../../kit/game/scene";
import { fill, percent } from "../../../kit/words/words";
import { text } from "../catalogue";
import { maxHp } from "../rules/board";
import type { CardId } from "../rules/cards";
import { newEnemy } from "../rules/combat";
import { comparisonOf } from "../rules/comparison";
import { roomCount } from "../rules/levels";
import { rethrowOdds, rollOdds, type Odds } from "../rules/odds";
import { ENEMIES, type OpenState, type Roll, type Seen } from "../rules/state";
import { GRIDS, roomIds, TIERS } from "../scene/layout";
import { blowOf, outcomeSentence, worthNames } from "./combat-words";
import { cardName, effectOf, fullName, gettingOf } from "./names";
import { prompt } from "./prompts";

/**
 * The texts on the board that change: level, code and tiers, the piles, what is open in the rooms and what it does, the
 * numbers of both sides, what they have thrown and what follows, and the odds of the next roll where they are wanted.
 */
export function labels(seen: Seen, facts: BoardFacts): Label[] {
  const { black, white, outcome } = rollLines(seen);
  const { amount, reason } = blowOf(seen, "equip");
  const list: Label[] = [
    { id: "level", text: levelLine(seen) },
    { id: "code", text: codeLine(facts) },
    { id: "deck", text: counted(text().BOARD.deck, seen.deckSize) },
    { id: "next", text: nextLine(seen) },
    { id: "discard", text: counted(text().BOARD.discard, seen.discard.length) },
    { id: "aside", text: counted(text().BOARD.aside, seen.aside.length) },
    { id: "slain", text: counted(text().BOARD.slain, seen.slain.length) },
    { id: "hand", text: counted(text().BOARD.hand, seen.hand.length, text().BOARD.handEmpty) },
    { id: "equip", text: counted(text().BOARD.equip, seen.equip.length, text().BOARD.equipEmpty) },
    { id: "curses", text: counted(text().BOARD.curses, seen.curses.length) },
    { id: "enemy", text: enemyLine(seen) },
    { id: "enemy-hits", text: enemyBlowLine(seen) },
    { id: "black", text: black },
    { id: "white", text: white },
    { id: "outcome", text: outcome },
    { id: "odds", text: facts.odds ? oddsLine(seen) : "" },
    { id: "hp", text: hpLine(seen) },
    { id: "hits", text: fill(text().BOARD.hits, { amount }) },
    { id: "atk", text: reason },
    { id: "money", text: fill(text().BOARD.money, { money: seen.money, cap: seen.options.moneyCap }) },
    { id: "pill", text: pillLine(seen) },
  ];
  addTiers(list, seen);
  addRooms(list, seen);
  return list;
}

/** A caption with the number of cards at a place; without any it says no number. */
function counted(line: string, count: number, empty = ""): string {
  return count === 0 ? empty : fill(line, { count });
}

function addTiers(list: Label[], seen: Seen): void {
  let killed = 0;
  for (let i = 0; i < TIERS.length; i++) {
    list.push({ id: `tier${i + 1}`, text: tierLine(seen, killed) });
    killed += TIERS[i]?.enemies ?? 0;
  }
}

/** The texts about rooms, by their number. */
const NAMES = roomIds("-name");
const TEXTS = roomIds("-text");

/** The rooms of both grids: a game is on one of them, and on none while an enemy is fought. */
function addRooms(list: Label[], seen: Seen): void {
  const shown = seen.enemy === undefined ? roomCount(seen.options) : 0;
  for (const rooms of GRIDS) {
    for (let room = 0; room < rooms; room++) {
      const [name, text] = [NAMES[rooms]?.[room], TEXTS[rooms]?.[room]];
      if (name === undefined || text === undefined) continue;
      const lines = rooms === shown ? roomLines(seen, room) : NO_LINES;
      list.push({ id: name, text: lines.name }, { id: text, text: lines.text });
    }
  }
}

/** The level, and how many enemies are slain. */
function levelLine({ level, killed }: OpenState): string {
  return fill(text().BOARD.level, { level, killed, enemies: ENEMIES });
}

/** The deal code, if the cards come by one. */
function codeLine({ code }: BoardFacts): string {
  return code === undefined ? "" : fill(text().BOARD.code, { code });
}

/** The cards on top of the deck that Scout has shown and that are still there; nothing while they are open. */
function nextLine({ phase, top }: Seen): string {
  if (phase.kind === "scout") return "";
  const cards: string[] = [];
  for (const { card } of top) if (card !== undefined) cards.push(cardName(card));
  return cards.length === 0 ? "" : fill(text().BOARD.next, { cards: enumerated(cards) });
}

/** What is beside a room. */
interface RoomLines {
  name: string;
  text: string;
}

const NO_LINES: RoomLines = { name: "", text: "" };

/**
 * The name of the card in a room, and how it is had, or what one that is free does; while dice are for it, what they have
 * decided. There is no room for more in letters that can be read: tooltips and panels tell the rest.
 */
function roomLines(seen: Seen, room: number): RoomLines {
  const card = roomCard(seen, room);
  if (card === undefined) return NO_LINES;
  const lying = seen.rooms[room];
  if (lying?.kind === "card" && !lying.up) return { name: scoutedName(card), text: "" };
  const { phase } = seen;
  const isDecided = phase.kind === "shown" && phase.room === room && phase.faces.length > 0;
  const getting = isDecided ? prompt(seen) : gettingOf(card);
  const isFree = getting === "" || getting === text().GETTING.free;
  return { name: cardName(card), text: isFree ? effectOf(seen, card) : getting };
}

/** The card in a room that everybody knows, a money card among them that is being decided about. */
function roomCard({ phase, rooms }: OpenState, room: number): CardId | undefined {
  if (phase.kind === "money" && phase.room === room) return phase.card;
  const lying = rooms[room];
  return lying?.kind === "card" ? lying.card : undefined;
}

/** HP and ATK of an enemy that is met after this many slain ones (PRR-8.1). */
function tierLine({ options }: OpenState, killed: number): string {
  const { hp, atk } = newEnemy("KS", killed, options);
  return `${hp}/${atk}`;
}

/** Who the enemy is, and what HP it has. */
function enemyLine({ enemy }: OpenState): string {
  if (enemy === undefined) return "";
  const { card, final, tier, hp, maxHp } = enemy;
  const values = { card: cardName(card), tier, hp, maxHp };
  return fill(final ? text().BOARD.finalEnemy : text().BOARD.enemy, values);
}

/** What the enemy hits for, and why (PRR-12.1). */
function enemyBlowLine(open: OpenState): string {
  return open.enemy === undefined ? "" : fill(text().BOARD.enemyHits, { ...blowOf(open, "curses") });
}

/** The player's HP. */
function hpLine(open: OpenState): string {
  return fill(text().BOARD.hp, { hp: open.hp, maxHp: maxHp(open) });
}

/** The revival pill, in games that have one (PRR-18.4). */
function pillLine({ options, pill }: OpenState): string {
  if (!options.pill) return "";
  if (pill === "none") return text().BOARD.pillNone;
  return pill === "ready" ? text().BOARD.pillReady : text().BOARD.pillUsed;
}

/** What both sides have thrown, and what follows. */
interface RollLines {
  black: string;
  white: string;
  outcome: string;
}

/**
 * What the dice on the table are worth, who hits for how much and why (PRR-9.5, PRR-10, PRR-11); without a roll whose
 * dice are where.
 */
function rollLines(seen: Seen): RollLines {
  const roll = rollOf(seen);
  if (seen.enemy === undefined) return { black: "", white: "", outcome: "" };
  if (roll === undefined) return { black: text().BOARD.black, white: text().BOARD.white, outcome: "" };
  const comparison = comparisonOf(seen, roll);
  const { player, enemy } = worthNames(comparison);
  return { black: enemy, white: player, outcome: outcomeSentence(seen, comparison) };
}

/** The roll that is on the table. */
function rollOf({ phase }: OpenState): Roll | undefined {
  return phase.kind === "postRoll" || phase.kind === "compared" || phase.kind === "tie"
    ? phase.roll
    : undefined;
}

/** The odds of the next roll, or of a counterattack, while it may come (PRR-10, PRR-11.4); nothing at any other time. */
function oddsLine(open: OpenState): string {
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

/** The slain enemies, and how many there have to be. */
export function slainCaption(): Caption {
  const { name, note } = text().CAPTIONS.slain;
  return { name, note: fill(note, { enemies: ENEMIES }) };
}

/** A card that is open in a room: how it is got, or got rid of, and what it does. */
export function roomCaption(open: OpenState, card: CardId): Caption {
  const getting = gettingOf(card);
  const effect = effectOf(open, card);
  const note = getting === "" ? effect : fill(text().TERMS, { getting, effect });
  return { name: fullName(card), note };
}

/** A card that the player or the enemy has: what it does. */
export function ownCaption(open: OpenState, card: CardId): Caption {
  return { name: fullName(card), note: effectOf(open, card) };
}

/** A face-down card that Scout has shown. */
export function scoutedCaption(card: CardId): Caption {
  return { name: scoutedName(card), note: text().CAPTIONS.scouted.note };
}

/** The name of a face-down card that Scout has shown. */
function scoutedName(card: CardId): string {
  return fill(text().CAPTIONS.scouted.name, { card: cardName(card) });
}
