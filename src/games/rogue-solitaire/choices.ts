import type { Choice } from "../../kit/rules";
import { neighboursOf, seenPlace } from "./board";
import { CELLS, type Action, type Cell, type OpenState } from "./state";
import { freeWays } from "./walking";

/** Every legal action with the rule that allows it; none where chance decides or the game is over (RS-10). */
export function choices(open: OpenState): Choice<Action>[] {
  switch (open.phase.kind) {
    case "move":
      return neighboursOf(open, open.you)
        .map((cell) => besideChoice(open, cell))
        .concat(travelChoices(open));
    case "aid":
      return [
        { action: { kind: "aid" }, rule: "RS-5.4" },
        { action: { kind: "decline" }, rule: "RS-5.4" },
      ];
    case "pay":
      return [
        { action: { kind: "payJoker" }, rule: "RS-5.10" },
        { action: { kind: "payAce" }, rule: "RS-5.10" },
      ];
    case "capture":
      return [
        { action: { kind: "capture" }, rule: "RS-5.7" },
        { action: { kind: "leave" }, rule: "RS-5.7" },
      ];
    case "keepAce":
      return [
        { action: { kind: "keep" }, rule: "RS-12" },
        { action: { kind: "discard" }, rule: "RS-12" },
      ];
    default:
      return [];
  }
}

/** Whatever lies on a cell beside YOU, there is one thing to do with it (RS-4.2, RS-4.5). */
function besideChoice(open: OpenState, cell: Cell): Choice<Action> {
  const place = seenPlace(open, cell);
  if (place.kind === "empty") return { action: { kind: "walk", cell }, rule: "RS-4.2" };
  return { action: { kind: place.up ? "attack" : "flip", cell }, rule: "RS-4.2" };
}

/** The empty cells farther away to which a free way leads (RS-4.4), row by row. */
function travelChoices(open: OpenState): Choice<Action>[] {
  const ways = freeWays(open);
  const beside = neighboursOf(open, open.you);
  const list: Choice<Action>[] = [];
  for (const cell of CELLS) {
    if (ways[cell] === undefined || beside.includes(cell)) continue;
    list.push({ action: { kind: "travel", cell }, rule: "RS-4.4" });
  }
  return list;
}
