import type { BoardFacts } from "../../kit/game";
import type { Label } from "../../kit/scene";
import { fill } from "../../kit/words";
import {
  battleLine,
  betLine,
  fighterLine,
  flipsLine,
  lastHandsLine,
  lastLine,
  memberLine,
  potLine,
  potOdds,
  roleLine,
  shownLine,
  sideHeading,
  streetLine,
  takenLine,
  turnLine,
} from "./board-words";
import { SIDES } from "./chess/position";
import { text } from "./languages";
import { TEAM } from "./layout";
import type { Seen } from "./state";

/**
 * The texts on the board that change: the turn, the piles, the battle with what both sides show and have put in, the latest
 * battle, and of every side its people. The price of a call is told where odds are.
 */
export function labels(seen: Seen, { odds }: BoardFacts): Label[] {
  const list: Label[] = [
    { id: "turn", text: seen.turn === 0 ? "" : fill(text().BOARD.turn, { turn: seen.turn }) },
    { id: "side", text: turnLine(seen) },
    { id: "battle", text: battleLine(seen) },
    { id: "deck", text: fill(text().BOARD.deck, { count: seen.deckSize }) },
    { id: "burnt", text: fill(text().BOARD.burnt, { count: seen.burntSize }) },
    { id: "flips", text: flipsLine(seen) },
    { id: "community", text: streetLine(seen) },
    { id: "odds", text: odds ? potOdds(seen) : "" },
    { id: "pot", text: potLine(seen) },
    { id: "last", text: lastLine(seen) },
    { id: "last-hands", text: lastHandsLine(seen) },
  ];
  for (const side of SIDES) {
    list.push(
      { id: `taken-${side}`, text: takenLine(side) },
      { id: side, text: sideHeading(seen, side) },
      { id: `${side}-role`, text: roleLine(seen, side) },
      { id: `${side}-fighter`, text: fighterLine(seen, side) },
      { id: `${side}-shown`, text: shownLine(seen, side) },
      { id: `${side}-bet`, text: betLine(seen, side) },
    );
    for (let place = 1; place < TEAM; place++) {
      list.push({ id: `${side}${place + 1}`, text: memberLine(seen, side, place) });
    }
  }
  return list;
}
