/** How many sentences of the log are shown, and how many are kept: when something is undone, earlier ones come up. */
const LOG_LENGTH = 12;
const LOG_KEPT = 24;

/**
 * The log that all panels share.
 * @noSelf
 */
export interface Log {
  /** The sentences that are shown. */
  last: () => string[];
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
  let lines: { sentence: string; step: number }[] = [];
  return {
    last: () => {
      const last: string[] = [];
      for (const { sentence } of lines.slice(-LOG_LENGTH)) last.push(sentence);
      return last;
    },
    write: (sentence, step = 0) => {
      lines.push({ sentence, step });
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
