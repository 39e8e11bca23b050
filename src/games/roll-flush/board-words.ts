import type { Seat } from "../../kit/rules";
import type { Caption } from "../../kit/scene";
import { fill, type Catalogue } from "../../kit/words";
import { actorOf, isReady, seatsOf } from "./board";
import * as english from "./english";
import { cardName, playerName } from "./names";
import type { OpenState, SeenCard, Token } from "./state";

/** What is printed on the board and on its pieces' tooltips. */
export const BOARD_WORDS = {
  community: "Community",
  deck: "Deck: {count}",
  discard: "Discard: {count}",
  turn: "Turn {turn}",
  tagged: "Tagged",
  area: "{player} · {score}",
  areaActing: "{player} · {score} · to choose",
  areaTurn: "{player} · {score} · on turn",
  areaFree: "{player} · not in this game",
  ready: "ready",
  used: "used",
  answer: "Showdown",
  score: "Score",
  pass: "Pass",
  slotNote: "On slot {number}.",
  slotTaggedNote: "Tagged on slot {number}: rolling {number} again loses all tagged cards (RF-5.4).",
  handNote: "In the hand of {player}.",
  communityNote: "Belongs to every hand in a showdown (RF-7.6).",
  hiddenName: "Face-down card",
  deckName: "Deck",
  deckNote: "When it is empty the discard is shuffled, and everybody refreshes a token (RF-9).",
  discardName: "Discard",
  discardNote: "Cards that were not kept or have been scored.",
  dieName: "Die",
  dieNote: "Lies with the player whose turn it is (RF-5.11).",
  tokenName: "{token} token of {player}, {state}",
  swapNote: "Before a roll: exchange the cards of two slots, then roll (RF-6.1).",
  rerollNote: "After a roll: roll one die or both again (RF-6.2).",
  shiftNote: "After a roll: tag the card one slot below or above (RF-6.3).",
  answerName: "Score/Pass token of {player}",
  answerNote: "White says score, black says pass. Turn it over to score your hand (RF-7).",
  pawnName: "Pawn of {player}: {score}",
  pawnNote: "More than {target} ends the game (RF-11.1).",
} as const satisfies Catalogue;

const TOKEN_NOTES: Record<Token, string> = {
  swap: BOARD_WORDS.swapNote,
  reroll: BOARD_WORDS.rerollNote,
  shift: BOARD_WORDS.shiftNote,
};

/** The caption of a card on a slot; one that lies face down is not named. */
export function slotCaption(card: SeenCard, number: number, tag: boolean): Caption {
  const note = tag ? BOARD_WORDS.slotTaggedNote : BOARD_WORDS.slotNote;
  return { name: openName(card), note: fill(note, { number }) };
}

/** The caption of a card in hand; one that lies face down is not named. */
export function handCaption(card: SeenCard, seat: Seat): Caption {
  return { name: openName(card), note: fill(BOARD_WORDS.handNote, { player: playerName(seat) }) };
}

/** The caption of a community card. */
export function communityCaption(card: SeenCard): Caption {
  return { name: openName(card), note: BOARD_WORDS.communityNote };
}

/** The caption of an ability token. */
export function tokenCaption(open: OpenState, seat: Seat, token: Token): Caption {
  const values = {
    token: english.TOKEN_NAMES[token],
    player: playerName(seat),
    state: tokenState(open, seat, token),
  };
  return { name: fill(BOARD_WORDS.tokenName, values), note: TOKEN_NOTES[token] };
}

/** The caption of a Score/Pass token. */
export function answerCaption(seat: Seat): Caption {
  return {
    name: fill(BOARD_WORDS.answerName, { player: playerName(seat) }),
    note: BOARD_WORDS.answerNote,
  };
}

/** The caption of a pawn. */
export function pawnCaption(open: OpenState, seat: Seat): Caption {
  const values = { player: playerName(seat), score: open.scores[seat] ?? 0 };
  return {
    name: fill(BOARD_WORDS.pawnName, values),
    note: fill(BOARD_WORDS.pawnNote, { target: open.options.target }),
  };
}

/** Which side of an ability token is up, in a word; nothing for a seat that does not play. */
export function tokenState(open: OpenState, seat: Seat, token: Token): string {
  if (seat >= seatsOf(open)) return "";
  return isReady(open, seat, token) ? BOARD_WORDS.ready : BOARD_WORDS.used;
}

/** What a player has answered, in a word. */
export function answerState(open: OpenState, seat: Seat): string {
  const answer = open.answers[seat] ?? "none";
  return answer === "none" ? "" : BOARD_WORDS[answer];
}

/** The line over the area of a seat: whose it is, the score, and whether this player is to do something. */
export function areaLine(open: OpenState, seat: Seat): string {
  const values = { player: playerName(seat), score: open.scores[seat] ?? 0 };
  if (seat >= seatsOf(open)) return fill(BOARD_WORDS.areaFree, values);
  if (actorOf(open) === seat) return fill(BOARD_WORDS.areaActing, values);
  const isOnTurn = open.active === seat && open.turn > 0 && open.phase.kind !== "over";
  return fill(isOnTurn ? BOARD_WORDS.areaTurn : BOARD_WORDS.area, values);
}

function openName(card: SeenCard): string {
  return card.up ? cardName(card) : BOARD_WORDS.hiddenName;
}
