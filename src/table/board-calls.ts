import { isForUs, personAsking } from "../tts/messages";
import type { Director } from "./director";
import type { AnyFeature } from "./feature";
import { chatCommands } from "./input/chat";
import {
  adoptSettings,
  chatCommands as chatCommandsOf,
  isGuarded,
  keyPressed,
  obeyChat,
  obstacleToPuttingAway,
  putAway,
  settledDie,
} from "../tts/board-rpc";
import { deckShuffled } from "../tts/deck-rpc";
import { serve } from "../tts/rpc";

/** Runs something with the director, once the board is loaded. */
export type Direct = (what: string, run: (director: Director) => void) => void;
/** The same with an answer, which is `otherwise` before the board is loaded. */
export type AnswerWith = <Result>(
  what: string,
  otherwise: Result,
  run: (director: Director) => Result,
) => Result;

/** Offers all that Global, decks and dice ask of a board with these features (`src/tts`). */
export function takeCalls(direct: Direct, answer: AnswerWith, features: readonly AnyFeature[]): void {
  serve(settledDie, (settled) => {
    direct("a settled die", (ready) => {
      ready.chance.dieSettled(settled);
    });
    return true;
  });
  serve(deckShuffled, (shuffled) => {
    direct("a shuffled deck", (ready) => {
      ready.chance.deckShuffled(shuffled);
    });
    return true;
  });
  serve(adoptSettings, ({ settings }) => {
    direct("adoptSettings", (ready) => {
      ready.adoptSettings(settings);
    });
    return true;
  });
  serve(obstacleToPuttingAway, (asking) =>
    answer("obstacleToPuttingAway", undefined, (ready) => {
      const player = personAsking(asking);
      return player && ready.keeping.obstacle(player);
    }),
  );
  serve(putAway, (order) =>
    isForUs(order) ? answer("putAway", undefined, (ready) => ready.keeping.putAway()) : "",
  );
  serve(keyPressed, (pressed) => {
    direct("a key", (ready) => {
      const player = personAsking(pressed);
      if (player !== undefined) ready.input.keyPressed(player, pressed);
    });
    return true;
  });
  serve(obeyChat, (line) =>
    answer("a command", false, (ready) => {
      const player = personAsking(line);
      return player !== undefined && ready.input.chatted(player, line.command);
    }),
  );
  serve(chatCommandsOf, () => chatCommands(features));
  serve(isGuarded, ({ piece }) =>
    answer("a piece in somebody's hands", false, (ready) => {
      const object = getObjectFromGUID(piece);
      return object !== undefined && ready.pieces.isGuarded(object);
    }),
  );
  openToPrograms(direct, answer);
}

/** Lets other programs read what a board is doing, and rehearse choices: the specs, the preview, `npm run play`. */
function openToPrograms(direct: Direct, answer: AnswerWith): void {
  scriptGlobals.describe = (isBrief?: boolean): string =>
    answer("describe", "", (ready) => ready.keeping.describe(isBrief === true));
  // In a table, because no other script can call a function there: nobody else's script takes a choice for a player.
  scriptGlobals.rehearsal = {
    takeAction: (colour: unknown, action: unknown): void => {
      const player = Player.getPlayers().find(({ color }) => color === colour);
      direct("takeAction", (ready) => {
        if (player !== undefined) ready.takeAction(player, action);
      });
    },
  };
}
