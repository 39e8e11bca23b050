import type { GameWords } from "../../kit/game";
import type { Screens } from "../panel/screens";
import { inPortions } from "../time/tasks";

/** How many events are put into words in one slice: the sentences of a showdown cost more than the showdown. */
const EVENTS_PER_SLICE = 2;
/** What that costs at most, in instructions. */
export const TELLING_COST = 3_700;

/**
 * What puts the events of a step on the log that all panels share, some in each slice.
 * @param step how many steps there are with this one
 */
export type Telling<Event> = (this: void, events: readonly Event[], step: number) => () => boolean;

/**
 * The telling of a game in its words.
 * @param told called with each event as well
 */
export function createTelling<Seen, Action, Event>(
  words: Pick<GameWords<Seen, Action, Event>, "event">,
  screens: Pick<Screens, "write">,
  told: (event: Event) => void = () => undefined,
): Telling<Event> {
  return (events, step) =>
    inPortions(events, EVENTS_PER_SLICE, (event) => {
      const sentence = words.event(event);
      if (sentence !== undefined) screens.write(sentence, step);
      told(event);
    });
}
