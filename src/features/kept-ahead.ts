import type { AdvanceChoice, AdvanceFit, Ahead } from "../kit/game/advance-choice";
import { isRecord } from "../kit/data/data";
import type { Seat } from "../kit/rules/rules";
import type { Action, AnyRules, Seen } from "../table/model/game";
import { ownerOf } from "../table/model/seats";
import type { Desk } from "../table/model/contracts";

/** What a seat's person has chosen ahead of time. */
interface KeptChoice {
  seat: Seat;
  /** The Steam id of who chose it: it is nobody else's. */
  owner: string;
  choice: AdvanceChoice;
}

/**
 * What people at a table have chosen ahead of time, one choice a seat.
 * @noSelf
 */
export interface KeptAhead {
  /** What the person who plays a seat has chosen for it; whoever played it before has chosen nothing any more. */
  of: (seat: Seat) => AdvanceChoice | undefined;
  /** How that fits the game as it is now; undefined: nothing is chosen. */
  fit: (seat: Seat) => AdvanceFit<Action> | undefined;
  keep: (seat: Seat, choice: AdvanceChoice) => void;
  forget: (seat: Seat) => void;
  forgetAll: () => void;
  /** All of it for a save, a new list after each change; undefined: nothing is chosen. */
  all: () => readonly KeptChoice[] | undefined;
}

/** What is kept at a desk, at first what a save tells of it. */
export function createKeptAhead(
  { rules, desk }: { rules: AnyRules; desk: Desk },
  ahead: Ahead<Seen, Action>,
  saved: unknown,
): KeptAhead {
  let kept: readonly KeptChoice[] = readKeptChoices(saved, ahead);

  function forget(seat: Seat): void {
    kept = kept.filter((other) => other.seat !== seat);
  }

  function of(seat: Seat): AdvanceChoice | undefined {
    const own = kept.find((other) => other.seat === seat);
    const tableSeat = desk.seats[seat];
    if (own === undefined || tableSeat === undefined) return undefined;
    if (ownerOf(tableSeat) === own.owner) return own.choice;
    forget(seat);
    return undefined;
  }

  return {
    of,
    fit: (seat) => {
      const choice = of(seat);
      return choice && ahead.fit(rules.seen(desk.playthrough.state, seat), seat, choice);
    },
    keep: (seat, choice) => {
      const tableSeat = desk.seats[seat];
      if (tableSeat === undefined) return;
      forget(seat);
      kept = kept.concat([{ seat, owner: ownerOf(tableSeat), choice }]);
    },
    forget,
    forgetAll: () => {
      kept = [];
    },
    all: () => (kept.length > 0 ? kept : undefined),
  };
}

/** What a save tells of it; what is damaged is left out. */
function readKeptChoices(saved: unknown, ahead: Ahead<Seen, Action>): KeptChoice[] {
  const all: KeptChoice[] = [];
  if (!Array.isArray(saved)) return all;
  for (const entry of saved) {
    if (!isRecord(entry)) continue;
    const { seat, owner } = entry;
    const choice = ahead.parse(entry["choice"]);
    if (typeof seat === "number" && typeof owner === "string" && choice !== undefined)
      all.push({ seat, owner, choice });
  }
  return all;
}
