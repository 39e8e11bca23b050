/** The time that one decision has (PC-10). All times are in seconds since its clock began to run. */
export interface Terms {
  /** The limit of this kind of decision, more than 0 (PC-10.1). */
  limit: number;
  /** What was in its owner's time bank when it fell due, and the size of one draw (PC-10.7). */
  bank: number;
  bankStep: number;
  /** Whether it passes to the opponent when it is late, and back again, window by window (PC-10.3, PC-10.10). */
  passes: boolean;
}

/** How the clock of a decision stands. */
export interface Reading {
  /** Who may decide now; nobody any more where the rules decide instead (PC-10.4, PC-10.5). */
  holder: "owner" | "opponent" | "nobody";
  /** When the next thing happens by itself, or when the decision expired for good. */
  deadline: number;
  /** The seconds that the bank has paid so far (PC-10.7). */
  drawn: number;
  /** How many windows have begun since the owner's own time was over: the opponent's are odd (PC-10.3). */
  windows: number;
}

/** Reads the clock of a decision: a time is over at its very end (PC-10.2), the bank pays first (PC-10.7). */
export function readClock({ limit, bank, bankStep, passes }: Terms, elapsed: number): Reading {
  const late = elapsed - limit;
  if (late < 0) return { holder: "owner", deadline: limit, drawn: 0, windows: 0 };
  if (late < bank) {
    const drawn = Math.min(bank, (Math.floor(late / bankStep) + 1) * bankStep);
    return { holder: "owner", deadline: limit + drawn, drawn, windows: 0 };
  }
  if (!passes) return { holder: "nobody", deadline: limit + bank, drawn: bank, windows: 0 };
  const windows = Math.floor((late - bank) / limit) + 1;
  return {
    holder: windows % 2 === 1 ? "opponent" : "owner",
    deadline: bank + (windows + 1) * limit,
    drawn: bank,
    windows,
  };
}
