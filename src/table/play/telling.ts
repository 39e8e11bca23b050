import type { GameWords } from "../../kit/game";
import type { Screens } from "../panel/screens";

/** What puts events on the log that all panels share. */
export function createTelling<Seen, Action, Event>(
  words: Pick<GameWords<Seen, Action, Event>, "event">,
  screens: Pick<Screens, "write">,
): (events: readonly Event[]) => void {
  return (events) => {
    for (const event of events) {
      const sentence = words.event(event);
      if (sentence !== undefined) screens.write(sentence);
    }
  };
}
