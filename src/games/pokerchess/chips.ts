import type { Seat } from "../../kit/rules";
import { missing } from "../../kit/must";
import type { OpenState } from "./state";

/** The chips in front of a seat, once there are teams (PC-12.10). */
export function stackOf(open: OpenState, seat: Seat): number {
  return open.stacks[seat] ?? missing("a seat with a stack");
}

/** The chips that are shown for a seat: none before there are teams (PC-12.10). */
export function shownStack(open: OpenState, seat: Seat): number {
  return open.stacks[seat] ?? 0;
}

/** Gives a seat so many chips, or takes them if there are fewer than none. */
export function addChips(open: OpenState, seat: Seat, chips: number): void {
  open.stacks[seat] = stackOf(open, seat) + chips;
}
