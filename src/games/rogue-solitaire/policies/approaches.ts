import { thoughtOut, type Thinking } from "../../../kit/rules/policy";
import { isEmpty, neighboursOf, positionOf, seenPlace, shownAt } from "../rules/board";
import { valueOf } from "../rules/cards";
import { freeWays } from "../rules/floors";
import { drawOdds } from "../rules/odds";
import { CELLS, type Action, type Cell, type Seen } from "../rules/state";

/** A cell that YOU can fight for now or after a free walk, and the next action on the way there. */
interface Approach {
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

/** Where YOU is and can walk to. */
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

/** How many hit points something is expected to cost, by cell. */
export type Efforts = Partial<Record<Cell, number>>;

/**
 * What a face-down card costs where you may go round a strong enemy, and along the edges of the goal, where there is no way
 * round; a captured enemy at hand takes most of that.
 */
const UNKNOWN = 0.55;
const UNKNOWN_AT_EDGE = 0.75;
const UNKNOWN_WITH_HELP = 0.1;
/** A free walk costs nothing, but of two ways the shorter is the better. */
const WALK = 0.01;
/** More than the hit points that any way costs. */
const HOPELESS = 1000;

/** The hit points that an enemy is expected to take before it is beaten, with `help` at every draw (RS-5.2). */
export function toll(seen: Seen, enemy: number, help: number): number {
  const { win, loss } = drawOdds(seen, enemy, help);
  return win > 0 ? loss / win : HOPELESS;
}

/** The cost of entering a cell, with `help` at every draw. */
export function effortOf(seen: Seen, cell: Cell, help: number): number {
  if (isEmpty(seen, cell)) return WALK;
  const enemy = shownAt(seen, cell);
  if (enemy !== undefined) return toll(seen, valueOf(enemy), help);
  const effort = hasWayRound(seen, cell) ? UNKNOWN : UNKNOWN_AT_EDGE;
  return help > 0 ? effort * UNKNOWN_WITH_HELP : effort;
}

/** Whether another cell is as near to the goal as this one. */
function hasWayRound({ goal }: Seen, cell: Cell): boolean {
  const from = positionOf(cell);
  const to = positionOf(goal);
  return from.row !== to.row && from.column !== to.column;
}

/** How many cells are looked at in a slice. */
const CELLS_A_SLICE = 6;

/** The cost of the cheapest way to the goal from each cell, the cell itself not counted. */
export function effortsToGoal(seen: Seen): Efforts {
  return thoughtOut(findingEfforts(seen));
}

/** The same, in slices of a frame. */
export function findingEfforts(seen: Seen): Thinking<Efforts> {
  const efforts: Efforts = { [seen.goal]: 0 };
  const waiting: Cell[] = [seen.goal];
  let next = 0;
  return () => {
    for (const end = next + CELLS_A_SLICE; next < end; next++) {
      const cell = waiting[next];
      if (cell === undefined) return efforts;
      const effort = (efforts[cell] ?? 0) + effortOf(seen, cell, 0);
      for (const neighbour of neighboursOf(seen, cell)) {
        if (effort >= (efforts[neighbour] ?? HOPELESS * CELLS.length)) continue;
        efforts[neighbour] = effort;
        waiting.push(neighbour);
      }
    }
    return undefined;
  };
}
