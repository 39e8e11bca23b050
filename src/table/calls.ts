import type { Director } from "./director";
import {
  colourOf,
  isFor,
  readAsking,
  readDeckShuffled,
  readDieSettled,
  readSettingsMessage,
} from "./foreign";
import type { Obstacle } from "./saving/putting-away";

/** Runs something with the director, once the board is loaded. */
export type Direct = (what: string, run: (director: Director) => void) => void;
/** The same with an answer, which is `otherwise` before the board is loaded. */
export type Answer = <Result>(what: string, otherwise: Result, run: (director: Director) => Result) => Result;

/** Puts on `_G` what Global, decks and dice call at a board (`messages.ts`). Anything else that calls meets silence. */
export function takeCalls(direct: Direct, answer: Answer): void {
  scriptGlobals.dieSettled = (message: unknown): void => {
    const read = readDieSettled(message);
    direct("a settled die", (ready) => {
      if (read !== undefined) ready.dieSettled(read);
    });
  };
  scriptGlobals.deckShuffled = (message: unknown): void => {
    const read = readDeckShuffled(message);
    direct("a shuffled deck", (ready) => {
      if (read !== undefined) ready.deckShuffled(read);
    });
  };
  // In a table, because no other script can call a function there: nobody else's script takes a choice for a player.
  scriptGlobals.rehearsal = {
    takeAction: (colour: unknown, action: unknown): void => {
      const player = colourOf(colour);
      direct("takeAction", (ready) => {
        if (player !== undefined) ready.takeAction(player, action);
      });
    },
  };
  scriptGlobals.adoptSettings = (message: unknown): void => {
    const read = readSettingsMessage(message);
    direct("adoptSettings", (ready) => {
      if (read !== undefined) ready.adoptSettings(read.settings);
    });
  };
  scriptGlobals.obstacleToPuttingAway = (message: unknown): string => {
    const asking = readAsking(message);
    return answer<Obstacle>("obstacleToPuttingAway", "none", (ready) =>
      asking === undefined ? "none" : ready.obstacle(asking.colour),
    );
  };
  scriptGlobals.putAway = (message: unknown): string =>
    answer("putAway", "", (ready) => (isFor(owner, message) ? ready.putAway() : ""));
  scriptGlobals.describe = (): string => answer("describe", "", (ready) => ready.describe());
}
