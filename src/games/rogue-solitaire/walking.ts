import { isEmpty, neighboursOf } from "./board";
import { enter } from "./floors";
import type { Cell, Event, OpenState, State } from "./state";

/** Where YOU can walk over empty cells (RS-4.4): for every such cell the one before it on the shortest way. */
export function freeWays(open: OpenState): Partial<Record<Cell, Cell>> {
  const before: Partial<Record<Cell, Cell>> = {};
  const reached: Cell[] = [open.you];
  for (let i = 0; i < reached.length; i++) {
    const from = reached[i];
    // A walk on to the goal clears the floor (RS-7.1), so no way leads across it.
    if (from === undefined || (from === open.goal && i > 0)) continue;
    for (const cell of neighboursOf(open, from)) {
      if (before[cell] !== undefined || cell === open.you || !isEmpty(open, cell)) continue;
      before[cell] = from;
      reached.push(cell);
    }
  }
  return before;
}

/** The shortest way over empty cells from YOU to a cell, which is its last; undefined if there is none (RS-4.4). */
export function freePath(open: OpenState, to: Cell): Cell[] | undefined {
  const before = freeWays(open);
  if (before[to] === undefined) return undefined;
  const path: Cell[] = [];
  let cell: Cell | undefined = to;
  while (cell !== undefined && cell !== open.you) {
    path.unshift(cell);
    cell = before[cell];
  }
  return path;
}

/** Walks on to an empty cell, one or several steps away (RS-4.2, RS-4.4). */
export function walk(state: State, cell: Cell, events: Event[]): void {
  const isStep = neighboursOf(state, state.you).includes(cell);
  const steps = isStep ? 1 : (freePath(state, cell)?.length ?? 0);
  events.push({ kind: "walked", to: cell, steps });
  enter(state, cell, events);
}
