import type { GameWords } from "../../kit/game";
import type { Screens } from "../panel/screens";
import { inPortions, type Slice } from "../time/tasks";

/** How many events are put into words in one slice: the sentences of a showdown cost more than the showdown. */
const EVENTS_PER_SLICE = 4;
/** What that costs at most, in instructions. */
export const TELLING_COST = 7_400;

/**
 * What puts events on the log that all panels share, some in each slice.
 * @param told called with each of them as well
 */
export function createTelling<Seen, Action, Event>(
  words: Pick<GameWords<Seen, Action, Event>, "event">,
  screens: Pick<Screens, "write">,
  told: (event: Event) => void = () => undefined,
): (events: readonly Event[]) => Slice {
  return (events) =>
    inPortions(events, EVENTS_PER_SLICE, (event) => {
      const sentence = words.event(event);
      if (sentence !== undefined) screens.write(sentence);
      told(event);
    });
}
