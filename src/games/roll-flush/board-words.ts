import { categoryName } from "../../kit/hand-names";
import type { Seat } from "../../kit/rules";
import { seatMark } from "../../kit/seat-names";
import type { Caption } from "../../kit/scene";
import { fill, percent, type Catalogue, type Values } from "../../kit/words";
import { actorOf, isReady, seatsOf, seenSlot } from "./board";
import * as english from "./english";
import { cardName } from "./names";
import { rollOdds, slotChance } from "./odds";
import { NUMBERS, type OpenState, type SeenCard, type Token } from "./state";
import { countMarked } from "./turn";

/** What is printed on the board and on its pieces' tooltips. */
export const BOARD_WORDS = {
  community: "Community",
  deck: "Deck: {count}",
  discard: "Discard: {count}",
  turn: "Turn {turn}",
  tagged: "Tagged",
  slotOdds: "{chance} %",
  rollOdds: "Next roll busts: {chance} %",
  rollOddsShift: "Next roll busts: {chance} %, shifted {shifted} %",
  rollSafe: "Next roll cannot bust",
  rollLost: "Next roll busts for sure",
  area: "{player} · score {score}",
  areaActing: "{player} · score {score} · to choose",
  areaKeeping: "{player} · score {score} · keeps {kept} of {count}",
  areaTurn: "{player} · score {score} · on turn",
  areaFree: "Not in this game",
  lastHand: "Last showdown: {hand} +{points}",
  lastWinner: "Last showdown: {hand} +{points}, bonus +{share}",
  lastPass: "Last showdown: passed",
  ready: "ready",
  used: "used",
  answer: "Showdown",
  score: "Score",
  pass: "Pass",
  slotNote: "On slot {number}.",
  slotTaggedNote: "Tagged on slot {number}: rolling {number} again loses all tagged cards (RF-5.4).",
  handKept: "{card}, will be kept",
  handLaid: "{card}, will be discarded",
  handNote: "{player}'s hand.",
  communityNote: "Belongs to every hand in a showdown (RF-7.6).",
  hiddenName: "Face-down card",
  deckName: "Deck",
  deckNote: "When it is empty the discard is shuffled, and everybody refreshes a token (RF-9).",
  discardName: "Discard",
  discardNote: "Cards that were not kept or have been scored.",
  dieName: "Die",
  dieNote: "Lies with the player whose turn it is (RF-5.11).",
  tokenName: "{player}'s {token} token",
  tokenFree: "{token} token, not in this game",
  swapNote: "Before a roll: exchange the cards of two slots, then roll (RF-6.1).",
  rerollNote: "After a roll: roll one die or both again (RF-6.2).",
  shiftNote: "After a roll: tag the card one slot below or above (RF-6.3).",
  answerName: "{player}'s Score/Pass token",
  answerFree: "Score/Pass token, not in this game",
  answerNote: "White says score, black says pass. Turn it over to score your hand (RF-7).",
  pawnName: "{player}'s pawn: {score}",
  pawnFree: "Pawn, not in this game",
  pawnNote: "More than {target} ends the game (RF-11.1).",
} as const satisfies Catalogue;

const TOKEN_NOTES: Record<Token, string> = {
  swap: BOARD_WORDS.swapNote,
  reroll: BOARD_WORDS.rerollNote,
  shift: BOARD_WORDS.shiftNote,
};

/** What is said of a slot, made once because every scene says it of all of them. */
interface SlotWords {
  note: string;
  taggedNote: string;
  odds: string;
}

const SLOT_WORDS: Record<number, SlotWords> = {};
for (const number of NUMBERS) {
  SLOT_WORDS[number] = {
    note: fill(BOARD_WORDS.slotNote, { number }),
    taggedNote: fill(BOARD_WORDS.slotTaggedNote, { number }),
    odds: fill(BOARD_WORDS.slotOdds, { chance: percent(slotChance(number)) }),
  };
}

/** The caption of a card on a slot; one that lies face down is not named. */
export function slotCaption(card: SeenCard, number: number, tag: boolean): Caption {
  const slot = SLOT_WORDS[number];
  return { name: openName(card), note: (tag ? slot?.taggedNote : slot?.note) ?? "" };
}

/** A card in hand, and whether it is `kept` while that is chosen; one that lies face down is not named. */
export function handName(card: SeenCard, kept: boolean | undefined): string {
  const name = openName(card);
  if (kept === undefined) return name;
  return fill(kept ? BOARD_WORDS.handKept : BOARD_WORDS.handLaid, { card: name });
}

/** What is told of every card in the hand of a seat. */
export function handNote(seat: Seat): string {
  return fill(BOARD_WORDS.handNote, { player: seatMark(seat) });
}

/** The caption of a community card. */
export function communityCaption(card: SeenCard): Caption {
  return { name: openName(card), note: BOARD_WORDS.communityNote };
}

/** The caption of an ability token of a seat, or of one that nobody plays with. */
export function tokenCaption(owner: Seat | undefined, token: Token): Caption {
  const name = owner === undefined ? BOARD_WORDS.tokenFree : BOARD_WORDS.tokenName;
  const values = { token: english.TOKEN_NAMES[token], player: ownerMark(owner) };
  return { name: fill(name, values), note: TOKEN_NOTES[token] };
}

/** The caption of a Score/Pass token of a seat, or of one that nobody plays with. */
export function answerCaption(owner: Seat | undefined): Caption {
  const name = owner === undefined ? BOARD_WORDS.answerFree : BOARD_WORDS.answerName;
  return { name: fill(name, { player: ownerMark(owner) }), note: BOARD_WORDS.answerNote };
}

function ownerMark(owner: Seat | undefined): string {
  return owner === undefined ? "" : seatMark(owner);
}

/** The caption of a pawn. */
export function pawnCaption(open: OpenState, seat: Seat): Caption {
  const values = { player: seatMark(seat), score: open.scores[seat] ?? 0 };
  return {
    name: fill(isFree(open, seat) ? BOARD_WORDS.pawnFree : BOARD_WORDS.pawnName, values),
    note: fill(BOARD_WORDS.pawnNote, { target: open.options.target }),
  };
}

/** Which side of an ability token is up, in a word; nothing for a seat that does not play. */
export function tokenState(open: OpenState, seat: Seat, token: Token): string {
  if (isFree(open, seat)) return "";
  return isReady(open, seat, token) ? BOARD_WORDS.ready : BOARD_WORDS.used;
}

/** What a player has answered, in a word. */
export function answerState(open: OpenState, seat: Seat): string {
  const answer = open.answers[seat] ?? "none";
  return answer === "none" ? "" : BOARD_WORDS[answer];
}

/** The line over the area of a seat: whose it is, the score, and whether this player is to do something. */
export function areaLine(open: OpenState, seat: Seat): string {
  if (isFree(open, seat)) return BOARD_WORDS.areaFree;
  const values = { player: seatMark(seat), score: open.scores[seat] ?? 0 };
  if (actorOf(open) === seat) return actingLine(open, values);
  const isOnTurn = open.active === seat && open.turn > 0 && open.phase.kind !== "over";
  return fill(isOnTurn ? BOARD_WORDS.areaTurn : BOARD_WORDS.area, values);
}

/** The line over the area of the seat that is to decide. */
function actingLine({ phase }: OpenState, values: Values): string {
  if (phase.kind !== "keep") return fill(BOARD_WORDS.areaActing, values);
  const choice = { kept: countMarked(phase.marked), count: phase.marked.length };
  return fill(BOARD_WORDS.areaKeeping, { ...values, ...choice });
}

/** What a player had in the latest showdown and gained by it; nothing before the first and while the next one begins. */
export function lastLine(open: OpenState, seat: Seat): string {
  const { last, phase } = open;
  if (last === undefined || phase.kind === "join" || isFree(open, seat)) return "";
  const scored = last.hands.find((hand) => hand.seat === seat);
  if (scored === undefined) return BOARD_WORDS.lastPass;
  const values = { hand: categoryName(scored.category), points: scored.points, share: last.share };
  return fill(last.winners.includes(seat) ? BOARD_WORDS.lastWinner : BOARD_WORDS.lastHand, values);
}

/** What stands on the bar of a slot: an untagged card covers it, and where no card lies nothing is tagged (RF-1.2). */
export function barWord(open: OpenState, number: number): string {
  return seenSlot(open, number).kind === "empty" ? "" : BOARD_WORDS.tagged;
}

/** The chance that a roll comes to a slot (RF-15.1). */
export function slotOdds(number: number): string {
  return SLOT_WORDS[number]?.odds ?? "";
}

/** The chance that the next roll busts (RF-15.1). */
export function rollLine(open: OpenState): string {
  const { bust, shifted } = rollOdds(open);
  if (bust === 0) return BOARD_WORDS.rollSafe;
  if ((shifted ?? bust) === 1) return BOARD_WORDS.rollLost;
  if (shifted === undefined) return fill(BOARD_WORDS.rollOdds, { chance: percent(bust) });
  return fill(BOARD_WORDS.rollOddsShift, { chance: percent(bust), shifted: percent(shifted) });
}

/** Whether a roll is the next thing that may happen, or is under way. */
export function isToRoll({ phase }: OpenState): boolean {
  return phase.kind === "turn" || phase.kind === "mustRoll" || phase.kind === "push" || phase.kind === "roll";
}

/** Whether nobody plays at this seat. */
function isFree(open: OpenState, seat: Seat): boolean {
  return seat >= seatsOf(open);
}

function openName(card: SeenCard): string {
  return card.up ? cardName(card) : BOARD_WORDS.hiddenName;
}
