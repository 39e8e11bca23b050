import type { BoardFacts } from "../../kit/game";
import type { Label } from "../../kit/scene";
import { fill } from "../../kit/words";
import { cellLine, floorLine, handLine, hitPointLine, toldCells } from "./board-words";
import { text } from "./languages";
import { JOKERS } from "./pieces";
import { CELLS, FAR_CORNER, NEAR_CORNER, type Seen } from "./state";

/**
 * The texts on the board that change: the floor and its goal, the deal code, the hit points, the hand, the piles, and below the cells
 * where YOU is, and beside it what a fight risks, where the odds are wanted.
 */
export function labels(seen: Seen, facts: BoardFacts): Label[] {
  const board = text().BOARD;
  const spare = JOKERS.length - seen.jokers - seen.jokersLost;
  const list: Label[] = [
    { id: "floor", text: floorLine(seen, facts) },
    { id: "goal-far", text: seen.goal === FAR_CORNER ? board.goal : "" },
    { id: "goal-near", text: seen.goal === NEAR_CORNER ? board.goal : "" },
    { id: "code", text: facts.code === undefined ? "" : fill(board.code, { code: facts.code }) },
    { id: "hit-points", text: hitPointLine(seen) },
    { id: "held", text: handLine(seen) },
    { id: "deck", text: fill(board.deck, { count: seen.deckSize }) },
    { id: "discard", text: fill(board.discard, { count: seen.discard.length }) },
    { id: "spare", text: fill(board.spare, { count: spare }) },
  ];
  const told = toldCells(seen);
  for (const cell of CELLS) {
    let line = "";
    if (cell === seen.you) line = board.you;
    else if (told.includes(cell)) line = cellLine(seen, cell, facts.odds);
    list.push({ id: cell, text: line });
  }
  return list;
}
