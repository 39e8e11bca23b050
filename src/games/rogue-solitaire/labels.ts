import type { BoardFacts } from "../../kit/game";
import type { Label } from "../../kit/scene";
import { fill } from "../../kit/words";
import { BOARD_WORDS, cellLine, floorLine, handLine, hitPointLine, toldCells } from "./board-words";
import { JOKERS } from "./pieces";
import { CELLS, FAR_CORNER, NEAR_CORNER, type Seen } from "./state";

/**
 * The texts on the board that change: the floor and its goal, the deal code, the hit points, the hand, the piles, and below the cells
 * where YOU is, and beside it what a fight risks, where the odds are wanted.
 */
export function labels(seen: Seen, facts: BoardFacts): Label[] {
  const spare = JOKERS.length - seen.jokers - seen.jokersLost;
  const list: Label[] = [
    { id: "floor", text: floorLine(seen, facts) },
    { id: "goal-far", text: seen.goal === FAR_CORNER ? BOARD_WORDS.goal : "" },
    { id: "goal-near", text: seen.goal === NEAR_CORNER ? BOARD_WORDS.goal : "" },
    { id: "code", text: facts.code === undefined ? "" : fill(BOARD_WORDS.code, { code: facts.code }) },
    { id: "hit-points", text: hitPointLine(seen) },
    { id: "held", text: handLine(seen) },
    { id: "deck", text: fill(BOARD_WORDS.deck, { count: seen.deckSize }) },
    { id: "discard", text: fill(BOARD_WORDS.discard, { count: seen.discard.length }) },
    { id: "spare", text: fill(BOARD_WORDS.spare, { count: spare }) },
  ];
  const told = toldCells(seen);
  for (const cell of CELLS) {
    let text = "";
    if (cell === seen.you) text = BOARD_WORDS.youName;
    else if (told.includes(cell)) text = cellLine(seen, cell, facts.odds);
    list.push({ id: cell, text });
  }
  return list;
}
