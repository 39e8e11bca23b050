import type { BoardFacts } from "../../../kit/game/game";
import { categoryName } from "../../../kit/words/hand-names";
import type { Seat } from "../../../kit/rules/rules";
import type { Caption, Label } from "../../../kit/game/scene";
import { seatMark } from "../../../kit/game/seat-names";
import { fill, percent, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { actorOf, isReady, seatsOf, seenSlot } from "../rules/board";
import { rollOdds, slotChance } from "../rules/odds";
import { NUMBERS, TOKENS, type OpenState, type Seen, type SeenCard, type Token } from "../rules/state";
import { countMarked } from "../rules/turn";
import { EVERY_SEAT, MARKS } from "../scene/layout";
import { cardName } from "./names";

/**
 * The texts on the board that change: piles, the turn, the tags, the odds of the next roll where they are wanted, and of every
 * player the score, the latest showdown, the tokens and the answer.
 */
export function labels(seen: Seen, { odds }: BoardFacts): Label[] {
  const { BOARD_WORDS } = text();
  const tellsOdds = odds && isToRoll(seen);
  const list: Label[] = [
    { id: "turn", text: seen.turn === 0 ? "" : fill(BOARD_WORDS.turn, { turn: seen.turn }) },
    { id: "deck", text: fill(BOARD_WORDS.deck, { count: seen.deckSize }) },
    { id: "discard", text: fill(BOARD_WORDS.discard, { count: seen.discard.length }) },
    { id: "odds", text: tellsOdds ? rollLine(seen) : "" },
  ];
  for (const number of NUMBERS) {
    list.push({ id: `slot${number}-tagged`, text: barWord(seen, number) });
    list.push({ id: `slot${number}-odds`, text: tellsOdds ? slotOdds(number) : "" });
  }
  for (let mark = 0; mark <= MARKS; mark++) list.push({ id: `mark${mark}`, text: markText(seen, mark) });
  for (const seat of EVERY_SEAT) {
    const player = `player${seat + 1}`;
    list.push({ id: player, text: areaLine(seen, seat) });
    list.push({ id: `${player}-last`, text: lastLine(seen, seat) });
    list.push({ id: `${player}-answer`, text: answerState(seen, seat) });
    for (const token of TOKENS) {
      list.push({ id: `${player}-${token}`, text: tokenState(seen, seat, token) });
    }
  }
  return list;
}

/** The caption of a card on a slot; one that is face down is not named. */
export function slotCaption(card: SeenCard, number: number, tag: boolean): Caption {
  const { BOARD_WORDS } = text();
  return {
    name: openName(card),
    note: fill(tag ? BOARD_WORDS.slotTaggedNote : BOARD_WORDS.slotNote, { number }),
  };
}

/** A card in hand, and whether it is `kept` while that is chosen; one that is face down is not named. */
export function handName(card: SeenCard, kept: boolean | undefined): string {
  const { BOARD_WORDS } = text();
  const name = openName(card);
  if (kept === undefined) return name;
  return fill(kept ? BOARD_WORDS.handKept : BOARD_WORDS.handLaid, { card: name });
}

/** The texts about every card in the hand of a seat. */
export function handNote(seat: Seat): string {
  const { BOARD_WORDS } = text();
  return fill(BOARD_WORDS.handNote, { player: seatMark(seat) });
}

/** The caption of a community card. */
export function communityCaption(card: SeenCard): Caption {
  const { BOARD_WORDS } = text();
  return { name: openName(card), note: BOARD_WORDS.communityNote };
}

/** The caption of an ability token of a seat. */
export function tokenCaption(owner: Seat, token: Token): Caption {
  const values = { token: text().TOKEN_NAMES[token], player: seatMark(owner) };
  return { name: fill(text().BOARD_WORDS.tokenName, values), note: text().TOKEN_NOTES[token] };
}

/** The caption of a Score/Pass token of a seat. */
export function answerCaption(owner: Seat): Caption {
  const { BOARD_WORDS } = text();
  return { name: fill(BOARD_WORDS.answerName, { player: seatMark(owner) }), note: BOARD_WORDS.answerNote };
}

/** The caption of a pawn. */
export function pawnCaption(open: OpenState, seat: Seat): Caption {
  const { BOARD_WORDS } = text();
  return {
    name: fill(BOARD_WORDS.pawnName, { player: seatMark(seat), score: open.scores[seat] ?? 0 }),
    note: fill(BOARD_WORDS.pawnNote, { target: open.options.target }),
  };
}

/** A number on the way to the target; one that would not be whole is left out. */
function markText({ options }: OpenState, mark: number): string {
  const score = (options.target * mark) / MARKS;
  return score % 1 === 0 && (score > 0 || mark === 0) ? `${score}` : "";
}

/** The name of an ability token, and that it is used; nothing for a seat that does not play. */
function tokenState(open: OpenState, seat: Seat, token: Token): string {
  if (isFree(open, seat)) return "";
  const name = text().TOKEN_NAMES[token];
  return isReady(open, seat, token) ? name : fill(text().BOARD_WORDS.used, { token: name });
}

/** What a player has answered, in a word, or what is to be answered. */
function answerState(open: OpenState, seat: Seat): string {
  const { BOARD_WORDS } = text();
  if (isFree(open, seat)) return "";
  const answer = open.answers[seat] ?? "none";
  return BOARD_WORDS[answer === "none" ? "answer" : answer];
}

/** The line over the area of a seat: whose it is, the score, and whether this player is to do something. */
function areaLine(open: OpenState, seat: Seat): string {
  const { BOARD_WORDS } = text();
  if (isFree(open, seat)) return "";
  const values = { player: seatMark(seat), score: open.scores[seat] ?? 0 };
  if (actorOf(open) === seat) return actingLine(open, values);
  const isOnTurn = open.active === seat && open.turn > 0 && open.phase.kind !== "over";
  return fill(isOnTurn ? BOARD_WORDS.areaTurn : BOARD_WORDS.area, values);
}

/** The line over the area of the seat that is to decide. */
function actingLine({ phase }: OpenState, values: Values): string {
  const { BOARD_WORDS } = text();
  if (phase.kind !== "keep") return fill(BOARD_WORDS.areaActing, values);
  const choice = { kept: countMarked(phase.marked), count: phase.marked.length };
  return fill(BOARD_WORDS.areaKeeping, { ...values, ...choice });
}

/** What a player had in the latest showdown and gained by it; nothing before the first and while the next one begins. */
function lastLine(open: OpenState, seat: Seat): string {
  const { BOARD_WORDS } = text();
  const { last, phase } = open;
  if (last === undefined || phase.kind === "join" || isFree(open, seat)) return "";
  const scored = last.hands.find((hand) => hand.seat === seat);
  if (scored === undefined) return BOARD_WORDS.lastPass;
  const values = { hand: categoryName(scored.category), points: scored.points, share: last.share };
  return fill(last.winners.includes(seat) ? BOARD_WORDS.lastWinner : BOARD_WORDS.lastHand, values);
}

/** What is on the bar of a slot: an untagged card covers it, and where no card is nothing is tagged (RF-1.2). */
function barWord(open: OpenState, number: number): string {
  const { BOARD_WORDS } = text();
  return seenSlot(open, number).kind === "empty" ? "" : BOARD_WORDS.tagged;
}

/** The chance that a roll comes to a slot (RF-15.1). */
function slotOdds(number: number): string {
  return fill(text().BOARD_WORDS.slotOdds, { chance: percent(slotChance(number)) });
}

/** The chance that the next roll busts (RF-15.1). */
function rollLine(open: OpenState): string {
  const { BOARD_WORDS } = text();
  const { bust, shifted } = rollOdds(open);
  if (bust === 0) return BOARD_WORDS.rollSafe;
  if ((shifted ?? bust) === 1) return BOARD_WORDS.rollLost;
  if (shifted === undefined) return fill(BOARD_WORDS.rollOdds, { chance: percent(bust) });
  return fill(BOARD_WORDS.rollOddsShift, { chance: percent(bust), shifted: percent(shifted) });
}

/** Whether a roll is the next thing that may happen, or is under way. */
function isToRoll({ phase }: OpenState): boolean {
  return phase.kind === "turn" || phase.kind === "mustRoll" || phase.kind === "push" || phase.kind === "roll";
}

/** Whether nobody plays at this seat. */
function isFree(open: OpenState, seat: Seat): boolean {
  return seat >= seatsOf(open);
}

function openName(card: SeenCard): string {
  const { BOARD_WORDS } = text();
  return card.up ? cardName(card) : BOARD_WORDS.hiddenName;
}
