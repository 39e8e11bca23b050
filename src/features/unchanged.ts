import { scheduleFair } from "../tts/scheduler";
import type { Desk } from "../table/model/contracts";

type OnDesk = Pick<Desk, "playthrough">;

/** A game after some steps. */
export interface PointInGame {
  playthrough: object;
  count: number;
  last: object | undefined;
}

/** Where the game on a desk is now. */
export function pointIn({ playthrough }: OnDesk): PointInGame {
  const { steps } = playthrough.record;
  return { playthrough, count: steps.length, last: steps[steps.length - 1] };
}

/** Whether the game on a desk is still at a point: nothing was dealt, played or undone since. */
export function isStillAt({ playthrough }: OnDesk, point: PointInGame | undefined): boolean {
  const { steps } = playthrough.record;
  return (
    point?.playthrough === playthrough &&
    point.count === steps.length &&
    point.last === steps[point.count - 1]
  );
}

/** Works on the game on a desk, behind all that the game needs, until a slice answers that it was the last, or the game has changed. */
export function whileUnchanged(
  desk: OnDesk,
  slice: (this: void) => boolean,
  how?: Parameters<typeof scheduleFair>[1],
): void {
  const point = pointIn(desk);
  scheduleFair(() => !isStillAt(desk, point) || slice(), how);
}
