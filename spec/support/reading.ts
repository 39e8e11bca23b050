import { drawOutcome } from "../../src/kit/rules/chance";
import type { Options } from "../../src/kit/rules/options";
import { below, seeded } from "../../src/kit/data/random";
import type { Choice, GameAction, GameEvent, Rules } from "../../src/kit/rules/rules";
import { expectPresent } from "./expect";

/** Who reads what a game for one has to say while it is played at random. */
export interface Reader<State, Action, Event> {
  /** What can be read of any state. */
  state: (this: void, state: State) => void;
  /** The choices in words; they are read before one decision of this many. */
  choices: (this: void, state: State, choices: readonly Choice<Action>[]) => void;
  rarity: number;
  event: (this: void, event: Event) => void;
  result: (this: void, state: State) => void;
}

/** Has everything read in this many random games, which take the settings in turn. */
export function readRandomGames<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  games: number,
  settings: readonly Options[],
  reader: Reader<State, Action, Event>,
): void {
  const random = seeded(11);
  for (let game = 0; game < games; game++) {
    const state = rules.start(expectPresent(settings[game % settings.length]), 1);
    let waiting = rules.waiting(state);
    while (waiting.kind !== "over") {
      reader.state(state);
      let answer;
      if (waiting.kind === "chance") answer = rules.resolve(state, drawOutcome(waiting.chance, random));
      else {
        const { choices } = expectPresent(waiting.decisions[0]);
        if (below(random, reader.rarity) === 0) reader.choices(state, choices);
        answer = rules.act(state, 0, expectPresent(choices[below(random, choices.length)]).action);
      }
      if (answer.kind === "done") for (const event of answer.events) reader.event(event);
      waiting = rules.waiting(state);
    }
    reader.state(state);
    reader.result(state);
  }
}
