import { isEmpty, neighboursOf, seenPlace } from "../board";
import { CELLS, type Action, type Cell, type Seen } from "../state";
import { freeWays } from "../walking";

/** A cell that YOU can fight for now or after a free walk, and the next action on the way there. */
export interface Approach {
  cell: Cell;
  action: Action;
}

/** Every card that YOU can get at, and the goal itself if the way there is free (RS-4.2, RS-4.4). */
export function approaches(seen: Seen): Approach[] {
  const list: Approach[] = [];
  const found: Partial<Record<Cell, boolean>> = {};
  for (const base of basesOf(seen)) {
    if (base === seen.goal) list.push({ cell: base, action: walkTo(seen, base) });
    for (const cell of neighboursOf(seen, base)) {
      if (isEmpty(seen, cell) || found[cell] === true) continue;
      found[cell] = true;
      list.push({ cell, action: base === seen.you ? meet(seen, cell) : walkTo(seen, base) });
    }
  }
  return list;
}

/** Where YOU stands and can walk to. */
function basesOf(seen: Seen): Cell[] {
  const ways = freeWays(seen);
  return [seen.you].concat(CELLS.filter((cell) => ways[cell] !== undefined));
}

function walkTo(seen: Seen, cell: Cell): Action {
  return { kind: neighboursOf(seen, seen.you).includes(cell) ? "walk" : "travel", cell };
}

function meet(seen: Seen, cell: Cell): Action {
  const place = seenPlace(seen, cell);
  return { kind: place.kind === "card" && place.up ? "attack" : "flip", cell };
}
