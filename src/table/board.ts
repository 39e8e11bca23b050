import type { TableGame } from "../kit/game";
import type { GameAction, GameEvent } from "../kit/rules";
import { chatCommands } from "./chat/chat";
import { commandIn } from "./chat/chat-line";
import { createDirector, type Director } from "./director";
import type { Key } from "./hands/gestures";
import { attempt, reportMistakesTo } from "./guard";
import { offerHotkeys, offerTableMenu } from "./keys/hotkeys";
import type { Asking, ChatLine, DeckShuffled, DieSettled, KeyPressed, SettingsMessage } from "./messages";
import type { Obstacle } from "./saving/putting-away";
import { afterFrames } from "./time/waits";
import { say } from "./words";

/**
 * The script of a game's board: puts every handler that Tabletop Simulator calls on `_G` and passes what happens to
 * the game's director. A mistake of ours in any of them becomes a sentence and a table drawn anew.
 */
export function installBoard<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
): void {
  let director: Director | undefined;

  /** Runs something with the director once the board is loaded. */
  function direct(what: string, run: (director: Director) => void): void {
    attempt(what, () => {
      if (director !== undefined) run(director);
    });
  }

  /** The same with an answer, which is `otherwise` before the board is loaded. */
  function answer<Result>(what: string, otherwise: Result, run: (director: Director) => Result): Result {
    let result = otherwise;
    direct(what, (ready) => {
      result = run(ready);
    });
    return result;
  }

  function pressKey(this: void, message: KeyPressed): void {
    direct("a key", (ready) => {
      ready.keyPressed(message);
    });
  }

  scriptGlobals.onLoad = (saved: string | undefined): void => {
    attempt("onLoad", () => {
      owner.interactable = false;
      const loaded = createDirector(game);
      director = loaded;
      reportMistakesTo(loaded.recover);
      loaded.load(saved ?? "");
      // At a table of ours Global offers them, for whichever board is open; it may be loaded after this.
      afterFrames(2, "the keys", () => {
        if (Global.getVar("isOffsuit") === true) return;
        offerHotkeys(pressKey);
        offerTableMenu(pressKey);
      });
    });
  };

  scriptGlobals.onSave = (): string | undefined =>
    answer<string | undefined>("onSave", undefined, (ready) => ready.save());

  scriptGlobals.panelClicked = (player: Player, _value: string, part: string): void => {
    direct("a click", (ready) => {
      ready.clicked(player, part);
    });
  };

  scriptGlobals.panelTyped = (player: Player, text: string, part: string): void => {
    direct("something typed", (ready) => {
      ready.typed(player, text, part);
    });
  };

  scriptGlobals.onObjectDrop = (colour: ColorLiteral, object: GObject): void => {
    direct("a dropped piece", (ready) => {
      ready.dropped(colour, object);
    });
  };

  scriptGlobals.onObjectPickUp = (colour: ColorLiteral, object: GObject): void => {
    direct("a held piece", (ready) => {
      ready.pickedUp(colour, object);
    });
  };

  const disturb = (object: GObject): void => {
    direct("a disturbed piece", (ready) => {
      ready.disturbed(object);
    });
  };
  scriptGlobals.onObjectDestroy = disturb;
  scriptGlobals.onObjectEnterContainer = (_container: GObject, object: GObject): void => {
    disturb(object);
  };

  scriptGlobals.onPlayerAction = (player: Player, action: number, targets: GObject[]): boolean => {
    let allowed = true;
    let taken = false;
    direct("a player's action", (ready) => {
      const [target] = targets;
      const key = keyOf(action);
      taken = target !== undefined && key !== undefined && ready.pressed(player.color, key, target);
      allowed = isHarmless(action) || targets.every((target) => ready.isFree(target));
    });
    // What was taken as a choice moves the piece by itself, when the table is drawn.
    if (!allowed && !taken) player.broadcast(say("notAction"));
    return allowed;
  };

  const changed = (): void => {
    direct("a change of seats", (ready) => {
      // The player lists are right a few frames after the event.
      afterFrames(6, "a change of seats", ready.seatsChanged);
    });
  };
  scriptGlobals.onPlayerChangeColor = changed;
  scriptGlobals.onPlayerConnect = changed;
  scriptGlobals.onPlayerDisconnect = changed;

  scriptGlobals.dieSettled = (message: DieSettled): void => {
    direct("a settled die", (ready) => {
      ready.dieSettled(message);
    });
  };
  scriptGlobals.deckShuffled = (message: DeckShuffled): void => {
    direct("a shuffled deck", (ready) => {
      ready.deckShuffled(message);
    });
  };
  scriptGlobals.keyPressed = pressKey;

  listenToChat((player, command) => answer("a command", false, (ready) => ready.chatted(player, command)));
  scriptGlobals.takeAction = (message: { colour: ColorLiteral; action: unknown }): void => {
    direct("takeAction", (ready) => {
      ready.takeAction(message.colour, message.action);
    });
  };
  scriptGlobals.adoptSettings = ({ settings }: SettingsMessage): void => {
    direct("adoptSettings", (ready) => {
      ready.adoptSettings(settings);
    });
  };
  scriptGlobals.obstacleToPuttingAway = ({ colour }: Asking): string =>
    answer<Obstacle>("obstacleToPuttingAway", "none", (ready) => ready.obstacle(colour));
  scriptGlobals.putAway = (): string => answer("putAway", "", (ready) => ready.putAway());
  scriptGlobals.describe = (): string => answer("describe", "", (ready) => ready.describe());
}

/**
 * Has a board hear what is typed into the chat: from Global, or where that is not ours by itself.
 * @param obey answers whether something typed is a command of the board
 */
function listenToChat(obey: (player: Player, command: string) => boolean): void {
  scriptGlobals.obeyChat = ({ colour, person, command }: ChatLine): boolean =>
    obey(personBehind(person) ?? Player[colour], command);
  scriptGlobals.chatCommands = chatCommands;
  // Commands are not shown to the others.
  scriptGlobals.onChat = (message: string, player: Player): boolean | undefined => {
    const command = Global.getVar("isOffsuit") === true ? undefined : commandIn(message);
    if (command === undefined) return undefined;
    if (!obey(player, command)) player.print(chatCommands());
    return false;
  };
}

/** The person with this Steam id. */
function personBehind(id: string): Player | undefined {
  return Player.getPlayers().find((player) => player.steam_id === id);
}

/** The key behind an action, if it may stand for a choice. */
function keyOf(action: number): Key | undefined {
  if (action === PLAYER_ACTIONS.FlipOver) return "flip";
  return action === PLAYER_ACTIONS.Randomize ? "roll" : undefined;
}

/** Whether an action cannot disorder the game: picking up (locked pieces cannot be) and selecting; a copy would show a hidden card. */
function isHarmless(action: number): boolean {
  const { PickUp, Select } = PLAYER_ACTIONS;
  return action === PickUp || action === Select;
}
