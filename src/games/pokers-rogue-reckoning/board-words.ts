import type { BoardFacts } from "../../kit/game";
import { fill, percent, type Catalogue } from "../../kit/words";
import { maxHp, totalOf } from "./board";
import { scoutedName } from "./captions";
import type { CardId } from "./cards";
import { blowOf, outcomeSentence, worthNames } from "./combat-words";
import { comparisonOf } from "./comparison";
import { newEnemy } from "./enemies";
import { cardName, effectOf, gettingOf, joined } from "./names";
import { rethrowOdds, rollOdds, type Odds } from "./odds";
import { prompt } from "./prompts";
import { ENEMIES, type OpenState, type Roll, type Seen } from "./state";

/** What is printed on the board. */
export const BOARD_WORDS = {
  level: "Level {level} · {killed} of {enemies} slain",
  code: "Dungeon {code}",
  deck: "Deck: {count}",
  next: "Next: {cards}",
  discard: "Discard: {count}",
  aside: "Swords, hearts: {count}",
  slain: "Slain: {count}",
  hand: "Potions in hand: {count}",
  equip: "Under your dice: {count}",
  curses: "Curses, under the enemy's dice: {count}",
  tray: "Dice not in use",
  tier: "Tier {tier}",
  finalTier: "Final",
  tierHp: "{hp} HP",
  tierAtk: "ATK {atk}",
  noEnemy: "No enemy here",
  enemy: "{card}, tier {tier}: {hp}/{maxHp} HP",
  finalEnemy: "{card}, the last one: {hp}/{maxHp} HP",
  enemyHits: "Hits for {amount}: {reason}",
  room: "{getting}\n{effect}",
  unusedRoom: "Not in this game",
  black: "Enemy's dice",
  white: "Your dice",
  thrown: "Thrown: {total}",
  hp: "You: {hp}/{maxHp} HP",
  hits: "You hit for {amount}",
  money: "Money: {money} of {cap}",
  pillNone: "Revival pill: none",
  pillReady: "Revival pill: ready",
  pillUsed: "Revival pill: used",
  odds: "Next roll: you hit {win} %, the enemy {lose} %",
  oddsTie: "Next roll: you hit {win} %, the enemy {lose} %, tie {tie} %",
  counterOdds: "Counterattack: you hit {win} %, the enemy {lose} %",
  counterOddsTie: "Counterattack: you hit {win} %, the enemy {lose} %, tie {tie} %",
} as const satisfies Catalogue;

/** The level, and how many enemies are slain. */
export function levelLine({ level, killed }: OpenState): string {
  return fill(BOARD_WORDS.level, { level, killed, enemies: ENEMIES });
}

/** The deal code, if the cards come by one. */
export function codeLine({ code }: BoardFacts): string {
  return code === undefined ? "" : fill(BOARD_WORDS.code, { code });
}

/** The cards on top of the deck that Scout has shown and that lie there still; nothing while they lie open. */
export function nextLine({ phase, top }: Seen): string {
  if (phase.kind === "scout") return "";
  const cards: string[] = [];
  for (const { card } of top) if (card !== undefined) cards.push(cardName(card));
  return cards.length === 0 ? "" : fill(BOARD_WORDS.next, { cards: joined(cards) });
}

/** What stands beside a room. */
export interface RoomLines {
  name: string;
  text: string;
}

const NO_LINES: RoomLines = { name: "", text: "" };
/** What stands beside a place of the larger grid in a game on the smaller one. */
export const UNUSED_ROOM: RoomLines = { name: "", text: BOARD_WORDS.unusedRoom };

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
    text: getting === "" ? effect : fill(BOARD_WORDS.room, { getting, effect }),
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
    name: fill(final ? BOARD_WORDS.finalTier : BOARD_WORDS.tier, { tier }),
    hp: fill(BOARD_WORDS.tierHp, { hp }),
    atk: fill(BOARD_WORDS.tierAtk, { atk }),
  };
}

/** Who the enemy is, and what HP it has. */
export function enemyLine({ enemy }: OpenState): string {
  if (enemy === undefined) return BOARD_WORDS.noEnemy;
  const { card, final, tier, hp, maxHp } = enemy;
  const values = { card: cardName(card), tier, hp, maxHp };
  return fill(final ? BOARD_WORDS.finalEnemy : BOARD_WORDS.enemy, values);
}

/** What the enemy hits for, and why (PRR-12.1). */
export function enemyBlowLine(open: OpenState): string {
  return open.enemy === undefined ? "" : fill(BOARD_WORDS.enemyHits, { ...blowOf(open, "curses") });
}

/** The player's HP. */
export function hpLine(open: OpenState): string {
  return fill(BOARD_WORDS.hp, { hp: open.hp, maxHp: maxHp(open) });
}

/** The revival pill, in games that have one (PRR-18.4). */
export function pillLine({ options, pill }: OpenState): string {
  if (!options.pill) return "";
  if (pill === "none") return BOARD_WORDS.pillNone;
  return pill === "ready" ? BOARD_WORDS.pillReady : BOARD_WORDS.pillUsed;
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
  if (roll === undefined) return { black: BOARD_WORDS.black, white: thrownLine(seen), outcome: "" };
  const comparison = comparisonOf(seen, roll);
  const { player, enemy } = worthNames(comparison);
  return { black: enemy, white: player, outcome: outcomeSentence(seen, comparison) };
}

function thrownLine({ phase }: OpenState): string {
  if (phase.kind !== "shown" || phase.faces.length === 0) return BOARD_WORDS.white;
  return fill(BOARD_WORDS.thrown, { total: totalOf(phase.faces) });
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
    return lineOf(rethrowOdds(open, phase.roll), BOARD_WORDS.counterOdds, BOARD_WORDS.counterOddsTie);
  }
  const isNext = phase.kind === "prep" || phase.kind === "preRoll";
  return isNext ? lineOf(rollOdds(open), BOARD_WORDS.odds, BOARD_WORDS.oddsTie) : "";
}

function lineOf(odds: Odds | undefined, line: string, withTie: string): string {
  if (odds === undefined) return "";
  const { win, lose, tie } = odds;
  const values = { win: percent(win), lose: percent(lose), tie: percent(tie) };
  return fill(tie === 0 ? line : withTie, values);
}
