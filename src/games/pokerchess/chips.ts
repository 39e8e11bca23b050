import type { Seat } from "../../kit/rules";
import { must } from "../../kit/must";
import type { OpenState } from "./state";

/** The chips in front of a seat. */
export function stackOf(open: OpenState, seat: Seat): number {
  return must(open.stacks[seat], "a seat with a stack");
}

/** Gives a seat so many chips, or takes them if there are fewer than none. */
export function addChips(open: OpenState, seat: Seat, chips: number): void {
  open.stacks[seat] = stackOf(open, seat) + chips;
}
