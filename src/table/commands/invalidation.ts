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
  /** From now on this is how things are brought up to date, what was marked before among them. */
  begin: (updates: Updates) => void;
}

/** What it costs at most to begin an update, in instructions; the update itself is tasks of its own. */
const COST = 1_500;

/** The sync of a table; nothing is brought up to date before it begins. */
export function createInvalidations(): Invalidations {
  let updates: Updates | undefined;
  let isOrdered = false;
  let turn = false;
  let table = false;
  let panels = false;
  let waiting = false;
  let viewers: ColorLiteral[] = [];

  function order(): void {
    if (isOrdered || updates === undefined) return;
    isOrdered = true;
    schedule(bringUpToDate, { cost: COST, urgent: true });
  }

  function noteViewer(colour: ColorLiteral | undefined): void {
    if (colour !== undefined && !viewers.includes(colour)) viewers.push(colour);
  }

  function bringUpToDate(): boolean {
    isOrdered = false;
    const marked = { turn, table, panels, waiting, viewers };
    turn = false;
    table = false;
    panels = false;
    waiting = false;
    viewers = [];
    if (updates === undefined) return true;
    if (marked.turn && updates.turn()) {
      // Everybody's panels come with the turn, but who has asked for something sees at once what it has brought.
      for (const viewer of marked.viewers) updates.panel(viewer);
      return true;
    }
    if (marked.table) updates.table();
    if (marked.waiting) updates.waiting();
    if (marked.panels || marked.turn || marked.waiting) updates.panels();
    // Everybody's panels may have to wait until something may be told: nobody waits for what they have opened.
    for (const viewer of marked.viewers) updates.panel(viewer);
    return true;
  }

  return {
    mark: (what, colour) => {
      switch (what) {
        case "nothing":
          return;
        case "panel":
          noteViewer(colour);
          break;
        case "panels":
          panels = true;
          break;
        case "table":
          table = true;
          break;
        case "turn":
          turn = true;
          noteViewer(colour);
          break;
        case "waiting":
          waiting = true;
          break;
      }
      order();
    },
    begin: (parts) => {
      updates = parts;
      if (turn || table || panels || waiting || viewers.length > 0) order();
    },
  };
}
