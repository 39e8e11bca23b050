import { taleLines } from "./layout";

/** How many sentences are kept, oldest first: more than are told between two choices of one person. */
const LOG_KEPT = 60;

/**
 * What was told, how many lines that takes on a panel, and how many steps there were with the one that it tells of; 0 if it tells
 * of none.
 */
export interface Told {
  readonly sentence: string;
  readonly lines: number;
  readonly step: number;
}

/**
 * The log that all panels share.
 * @noSelf
 */
export interface Log {
  /** All that is kept, newest at the end. */
  told: () => readonly Told[];
  /**
   * Adds a sentence; it is shown at the next refresh.
   * @param step how many steps there were with the one that it tells of, if it tells of one
   */
  write: (sentence: string, step?: number) => void;
  clearLog: () => void;
  /** Takes out what tells of later steps than this many. */
  takeLogBack: (steps: number) => void;
}

/** An empty log. */
export function createLog(): Log {
  let lines: Told[] = [];
  return {
    told: () => lines.slice(),
    write: (sentence, step = 0) => {
      lines.push({ sentence, lines: taleLines(sentence), step });
      if (lines.length > LOG_KEPT) lines.shift();
    },
    clearLog: () => {
      lines = [];
    },
    takeLogBack: (steps) => {
      lines = lines.filter(({ step }) => step <= steps);
    },
  };
}
