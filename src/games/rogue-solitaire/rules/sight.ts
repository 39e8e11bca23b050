import { oddsOf } from "./odds";
import type { Place, Seen, SeenPlace, State } from "./state";

/** All that is open (RS-11): face-down cards are blank, and of the deck only the number of cards is known. */
export function seen(state: State): Seen {
  return {
    options: state.options,
    phase: state.phase,
    grid: state.grid.map((place) => shown(place)),
    you: state.you,
    goal: state.goal,
    jokers: state.jokers,
    jokersLost: state.jokersLost,
    held: state.held,
    discard: state.discard,
    floors: state.floors,
    shuffles: state.shuffles,
    memory: state.memory,
    counts: state.counts,
    deckSize: state.deck.length,
    odds: oddsOf(state),
  };
}

/** What is on a cell as everybody sees it (RS-11.1). */
function shown(place: Place): SeenPlace {
  if (place.kind === "empty" || place.up) return place;
  return { kind: "card", up: false, dealt: place.dealt };
}
