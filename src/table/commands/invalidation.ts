import { schedule } from "../../tts/scheduler";
import type { Invalidation } from "./result";

/** What brings each part of the table up to date. */
export interface Updates {
  /**
   * Looks at what the game waits for, draws and shows it. Answers false while dice, decks or a replay are at work: when they are
   * done, the turn is looked at anyway.
   */
  turn: (this: void) => boolean;
  table: (this: void) => void;
  panels: (this: void) => void;
  panel: (this: void, colour: ColorLiteral) => void;
  /** Tells people that it is for them to continue, besides what their panels show. */
  waiting: (this: void) => void;
}

/**
 * Knows what of the table is stale, and brings it up to date in one order: the turn, or else the pieces and then the panels. However
 * often something is marked before that, it is done once.
 * @noSelf
 */
export interface Invalidations {
  /** Something has become stale; the colour is that of anyone who sees the panel, or has brought it about. */
  mark: (what: Invalidation, colour?: ColorLiteral) => void;
}

/** What it costs at most to begin an update, in instructions; the update itself is tasks of its own. */
const COST = 1_500;

/** What has been marked since the last update: parts of the table, and the viewers of panels. */
interface Marked {
  turn: boolean;
  table: boolean;
  panels: boolean;
  waiting: boolean;
  viewers: readonly ColorLiteral[];
}

const NOTHING: Marked = { turn: false, table: false, panels: false, waiting: false, viewers: [] };

/** What keeps a table up to date. */
export function createInvalidations(updates: Updates): Invalidations {
  let isOrdered = false;
  let marked = NOTHING;

  function order(): void {
    if (isOrdered) return;
    isOrdered = true;
    schedule(bringUpToDate, { cost: COST, urgent: true });
  }

  function bringUpToDate(): boolean {
    isOrdered = false;
    const { turn, table, panels, waiting, viewers } = marked;
    marked = NOTHING;
    // Everybody's panels come with the turn, but who has asked for something sees at once what it has brought.
    const isShown = turn && updates.turn();
    if (!isShown) {
      if (table) updates.table();
      if (waiting) updates.waiting();
      if (panels || turn || waiting) updates.panels();
    }
    // Everybody's panels may have to wait until something may be told: nobody waits for what they have opened.
    for (const viewer of viewers) updates.panel(viewer);
    return true;
  }

  return {
    mark: (what, colour) => {
      if (what === "nothing") return;
      if (what !== "panel") marked = { ...marked, [what]: true };
      const isSeen = (what === "panel" || what === "turn") && colour !== undefined;
      if (isSeen && !marked.viewers.includes(colour))
        marked = { ...marked, viewers: marked.viewers.concat([colour]) };
      order();
    },
  };
}
