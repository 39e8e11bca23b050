import type { BoardFacts } from "../../kit/game";
import type { Label } from "../../kit/scene";
import { fill } from "../../kit/words";
import {
  answerState,
  areaLine,
  barWord,
  isToRoll,
  lastLine,
  rollLine,
  slotOdds,
  tokenState,
} from "./board-words";
import { text } from "./languages";
import { EVERY_SEAT } from "./pieces";
import { NUMBERS, TOKENS, type Seen } from "./state";

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
