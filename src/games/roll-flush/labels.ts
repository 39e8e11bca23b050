import type { Label } from "../../kit/scene";
import { fill } from "../../kit/words";
import { answerState, areaLine, BOARD_WORDS, tokenState } from "./board-words";
import { EVERY_SEAT } from "./pieces";
import { TOKENS, type Seen } from "./state";

/** The texts on the board that change: piles, the turn, and of every player the score, the tokens and the answer. */
export function labels(seen: Seen): Label[] {
  const list: Label[] = [
    { id: "turn", text: seen.turn === 0 ? "" : fill(BOARD_WORDS.turn, { turn: seen.turn }) },
    { id: "deck", text: fill(BOARD_WORDS.deck, { count: seen.deckSize }) },
    { id: "discard", text: fill(BOARD_WORDS.discard, { count: seen.discard.length }) },
  ];
  for (const seat of EVERY_SEAT) {
    const player = `player${seat + 1}`;
    list.push({ id: player, text: areaLine(seen, seat) });
    list.push({ id: `${player}-answer`, text: answerState(seen, seat) });
    for (const token of TOKENS) {
      list.push({ id: `${player}-${token}`, text: tokenState(seen, seat, token) });
    }
  }
  return list;
}
