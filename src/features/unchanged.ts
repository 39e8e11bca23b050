import { scheduleFair } from "../tts/scheduler";
import type { Desk } from "../table/model/contracts";

type OnDesk = Pick<Desk, "playthrough">;

/** A game after some steps. */
export interface PointInGame {
  playthrough: object;
  count: number;
  last: object | undefined;
}

export function momentOf({ playthrough }: OnDesk): PointInGame {
  const { steps } = playthrough.record;
  return { playthrough, count: steps.length, last: steps[steps.length - 1] };
}

/** Whether the game on a desk is still at a moment: nothing was dealt, played or undone since. */
export function isStillAt({ playthrough }: OnDesk, moment: PointInGame | undefined): boolean {
  const { steps } = playthrough.record;
  return (
    moment?.playthrough === playthrough &&
    moment.count === steps.length &&
    moment.last === steps[moment.count - 1]
  );
}

/** Works on the game on a desk, behind all that the game needs, until a slice answers that it was the last, or the game has changed. */
export function whileUnchanged(
  desk: OnDesk,
  slice: (this: void) => boolean,
  how?: Parameters<typeof scheduleFair>[1],
): void {
  const moment = momentOf(desk);
  scheduleFair(() => !isStillAt(desk, moment) || slice(), how);
}
