import { isRecord } from "../../kit/data/data";
import { readMarked } from "../../saved/figures";
import type { DecisionClock, Desk, TimeUsed } from "./contracts";

/** How many earlier decisions are kept: nobody undoes more in one decision. */
const KEPT = 12;
/** More than any decision takes, in seconds. */
const LONGEST = 1_000_000;

/** The clock of a game in which no decision has been due. */
export function noTimeUsed(): DecisionClock {
  return { decision: -1, steps: 0, after: "", elapsed: 0, earlier: [] };
}

/**
 * This decision is due on a desk.
 * @param known how many seconds of it the state of the game knows of
 */
export function decisionDue(desk: Desk, decision: number, known: number): void {
  const { clock } = desk;
  if (clock.decision === decision && isStill(desk, clock)) return;
  const { earlier, ...last } = clock;
  const used = clock.decision < 0 ? earlier : earlier.concat([last]);
  const before = used.find((other) => other.decision === decision && isStill(desk, other));
  const kept = used.filter((other) => other !== before).slice(-KEPT);
  const { steps } = desk.playthrough.record;
  const after = steps[steps.length - 1]?.kind === "act" ? choiceAt(desk, steps.length) : "";
  desk.clock = before
    ? { ...before, earlier: kept }
    : { decision, steps: steps.length, after, elapsed: 0, earlier: kept };
  desk.clock.elapsed = Math.max(desk.clock.elapsed, known);
}

/** Whether the game has come to a decision by the same way as before. */
function isStill({ lines }: Pick<Desk, "lines">, { steps, after }: TimeUsed): boolean {
  return steps <= lines.length && (after === "" || choiceAt({ lines }, steps) === after);
}

/** The text of the last of this many steps, whichever came before it. */
function choiceAt({ lines }: Pick<Desk, "lines">, steps: number): string {
  return readMarked(lines[steps - 1])?.json ?? "";
}

/**
 * What a save tells of the clock and of earlier decisions, which older saves have in the clock; what is damaged counts as nothing.
 */
export function readTimeUsed(saved: unknown, decisions: unknown): DecisionClock {
  const none = noTimeUsed();
  if (!isRecord(saved)) return none;
  const earlier = decisions ?? saved["earlier"];
  const list: unknown[] = Array.isArray(earlier) ? earlier : [];
  return {
    ...readOne(saved),
    earlier: list.slice(-KEPT).map((entry) => readOne(isRecord(entry) ? entry : {})),
  };
}

function readOne({ decision, steps, after, elapsed }: Record<string, unknown>): TimeUsed {
  return {
    decision: typeof decision === "number" ? decision : -1,
    steps: typeof steps === "number" ? steps : 0,
    after: typeof after === "string" ? after : "",
    elapsed: typeof elapsed === "number" && elapsed > 0 && elapsed < LONGEST ? elapsed : 0,
  };
}
