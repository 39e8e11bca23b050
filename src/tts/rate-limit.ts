/** How many things a person may have the table do at once, and how many more each second. */
const BURST = 10;
const A_SECOND = 5;
/** The least time between two messages to a person that something was ignored, in seconds. */
const TOLD_EVERY = 3;

/** What is left of one person's limit. */
interface Allowance {
  left: number;
  /** When that was calculated (`Time.time`). */
  at: number;
  toldAt: number;
}

/**
 * What each person may have the table do: clicks, lines of the chat, keys, questions about pieces. So nobody can keep it from
 * answering the others.
 * @noSelf
 */
export interface Allowances {
  /** Whether a person may do one thing more now; `slowDown` tells a person who may not, every few seconds. */
  allow: (player: Player, slowDown: () => void) => boolean;
}

/** The allowances at a table. */
export function createAllowances(): Allowances {
  /** By Steam id, for one can change colours; people on one bot have none. */
  const allowances: Record<string, Allowance> = {};

  return {
    allow: (player, slowDown) => {
      const person = player.steam_id ?? player.color;
      const now = Time.time;
      const allowance = allowances[person] ?? { left: BURST, at: now, toldAt: now - TOLD_EVERY };
      allowances[person] = allowance;
      allowance.left = Math.min(BURST, allowance.left + Math.max(0, now - allowance.at) * A_SECOND);
      allowance.at = now;
      if (allowance.left >= 1) {
        allowance.left--;
        return true;
      }
      if (now - allowance.toldAt >= TOLD_EVERY) {
        allowance.toldAt = now;
        slowDown();
      }
      return false;
    },
  };
}
