import type { GameWords } from "../../kit/game";
import type { Screens } from "../panel/screens";
import type { Slice } from "../time/frames";

/** How many events are put into words in one slice: the sentences of a showdown cost more than the showdown. */
const EVENTS_PER_SLICE = 4;

/** What puts events on the log that all panels share, some in each slice. */
export function createTelling<Seen, Action, Event>(
  words: Pick<GameWords<Seen, Action, Event>, "event">,
  screens: Pick<Screens, "write">,
): (events: readonly Event[]) => Slice {
  return (events) => {
    let next = 0;
    return () => {
      const some = events.slice(next, next + EVENTS_PER_SLICE);
      next += EVENTS_PER_SLICE;
      for (const event of some) {
        const sentence = words.event(event);
        if (sentence !== undefined) screens.write(sentence);
      }
      return next >= events.length;
    };
  };
}
