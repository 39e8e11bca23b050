import type { AnyGame } from "./model/game";
import { isPerson, isObject } from "../tts/rpc";
import type { Ascii } from "../kit/data/ascii";
import { takeCalls, type AnswerWith, type Direct } from "./board-calls";
import { commandIn } from "./commands/commands";
import type { Director } from "./director";
import type { AnyFeature } from "./feature";
import { chatCommands } from "./input/chat";
import { offerHotkeys, offerTableMenu } from "./input/hotkeys";
import { say } from "./languages/sentences";
import { loadBoard } from "./load";
import { beginPlaying, type KeyPress, playsSince } from "../tts/board-rpc";
import { attempt } from "../tts/errors";
import { isGlobalOurs } from "../tts/global-rpc";
import { keepOffers, restoreOffers, tendOffers } from "../tts/offers";
import { colourNamed, viewers } from "../tts/players";
import { afterFrames, lookAfterWaits, reportStoppedWaitsTo } from "../tts/waits";
import type { Key } from "./input/contracts";

/**
 * The script of a game's board: puts every handler that Tabletop Simulator calls on `_G` and passes what happens to
 * the game's director. A bug of ours in any of them becomes a sentence and a table drawn again.
 */
export function installBoard(game: AnyGame, features: readonly AnyFeature[]): void {
  let director: Director | undefined;
  /** The save of a board that leaves the game to another one. */
  let resting: string | undefined;

  /** Runs something with the director once the board is loaded. */
  function direct(what: string, run: (director: Director) => void): void {
    attempt(what, () => {
      lookAfterWaits();
      tendOffers();
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

  function pressKey(this: void, player: Player, press: KeyPress): void {
    direct("a key", (ready) => {
      ready.input.keyPressed(player, press);
    });
  }

  scriptGlobals.onLoad = (saved: unknown): void => {
    attempt("onLoad", () => {
      if (director !== undefined) return;
      owner.interactable = false;
      if (resting === undefined) begin(typeof saved === "string" ? saved : "");
    });
  };

  /** Begins to play, unless another board of this game does: two would fight over the same pieces. */
  function begin(saved: string): void {
    resting = undefined;
    if (isSecond()) {
      resting = saved;
      afterFrames(2, "a second board", () => {
        if (resting !== undefined) broadcastToAll(say("secondBoard"));
      });
      return;
    }
    beginPlaying();
    reportStoppedWaitsTo(tellOfStoppedWaits());
    director = loadBoard(game, features, saved, (loaded) => {
      director = loaded;
    });
    // At a table of ours Global offers them, for whichever board is open; it may be loaded after this.
    afterFrames(2, "the keys", () => {
      if (isGlobalOurs()) return;
      offerHotkeys(pressKey);
      offerTableMenu(pressKey);
    });
  }

  scriptGlobals.onSave = (): string | undefined =>
    resting ??
    answer<string | undefined>("onSave", undefined, (ready) => {
      // It is saved every few seconds, whatever happens: nothing of ours needs to look at the screen in between.
      ready.tendScreen(false);
      restoreOffers();
      return ready.keeping.save();
    });

  scriptGlobals.panelClicked = (player: unknown, value: unknown, part: unknown): void => {
    direct("a click", (ready) => {
      if (isPerson(player) && typeof value === "string" && typeof part === "string")
        ready.input.clicked(player, part, value);
    });
  };

  scriptGlobals.panelTyped = (player: unknown, text: unknown, part: unknown): void => {
    direct("something typed", (ready) => {
      if (isPerson(player) && typeof text === "string" && typeof part === "string")
        ready.input.typed(player, text, part);
    });
  };

  scriptGlobals.onObjectDestroy = (object: unknown): void => {
    direct("a lost piece", (ready) => {
      if (isObject(object)) ready.pieces.lost(object);
    });
    if (isHand(object)) changed();
    if (resting !== undefined && isObject(object) && object.memo === owner.memo) {
      afterFrames(2, "a second board", () => {
        if (resting !== undefined) begin(resting);
      });
    }
  };
  const changed = (): void => {
    direct("a change of seats", (ready) => {
      // The player lists are right a few frames after the event.
      afterFrames(6, "a change of seats", ready.seats.changed);
    });
  };
  scriptGlobals.onPlayerChangeColor = (colour: string): void => {
    direct("a change of seats", (ready) => {
      const known = viewers().find((viewer) => viewer === colour);
      if (known !== undefined) ready.seats.moved(known);
    });
    changed();
  };
  scriptGlobals.onPlayerConnect = (): void => {
    // Everybody comes as a spectator, before whom hands may no longer be open.
    direct("a change of seats", (ready) => {
      ready.seats.came();
    });
    changed();
  };
  scriptGlobals.onPlayerDisconnect = changed;

  listenToChat(features, (player, command) =>
    answer("a command", false, (ready) => ready.input.chatted(player, command)),
  );
  watchPieces(direct, answer, changed);
  takeCalls(direct, answer, features);
  keepOffers();
}

/** How often people are told at most that another script has stopped our waits, in seconds. */
const TOLD_EVERY = 60;

/** Tells everybody that another script has stopped what the table was waiting with, and that it continues. */
function tellOfStoppedWaits(): () => void {
  let toldAt = -TOLD_EVERY;
  return () => {
    if (Time.time - toldAt < TOLD_EVERY) return;
    toldAt = Time.time;
    broadcastToAll(say("timersStopped"));
  };
}

/** Whether something is a hand zone: a colour is a seat as long as it has one. */
function isHand(object: unknown): boolean {
  return isObject(object) && object.type === "Hand";
}

/**
 * Has a board see what people do to pieces, and what becomes of those.
 * @param changed looks who is seated where
 */
function watchPieces(direct: Direct, answer: AnswerWith, changed: () => void): void {
  function isGuarded(object: unknown): boolean {
    return answer(
      "a piece in somebody's hands",
      false,
      (ready) => isObject(object) && ready.pieces.isGuarded(object),
    );
  }

  scriptGlobals.onObjectDrop = (colour: unknown, object: unknown): void => {
    direct("a dropped piece", (ready) => {
      const by = colourNamed(colour);
      if (by !== undefined && isObject(object)) ready.pieces.dropped(by, object);
    });
  };

  scriptGlobals.onObjectPickUp = (colour: unknown, object: unknown): void => {
    direct("a held piece", (ready) => {
      const by = colourNamed(colour);
      if (by !== undefined && isObject(object)) ready.pieces.pickedUp(by, object);
    });
  };

  scriptGlobals.onObjectSpawn = (object: unknown): void => {
    direct("a new piece", (ready) => {
      if (isObject(object)) ready.pieces.spawned(object);
    });
    if (isHand(object)) changed();
  };
  scriptGlobals.onObjectEnterContainer = (container: unknown, object: unknown): void => {
    direct("a piece in a container", (ready) => {
      if (isObject(container) && isObject(object)) ready.pieces.enclosed(container, object);
    });
  };
  // A number that somebody types deals cards to them, and turns dice.
  scriptGlobals.onObjectNumberTyped = (object: unknown): boolean => isGuarded(object);

  scriptGlobals.onPlayerAction = (player: unknown, action: unknown, targets: unknown): boolean => {
    if (!isPerson(player) || typeof action !== "number" || !Array.isArray(targets)) return true;
    const objects = targets.filter((target) => isObject(target));
    let allowed = true;
    let taken = false;
    let clicked = false;
    direct("a player's action", (ready) => {
      const [target] = objects;
      const key = keyOf(action);
      taken = target !== undefined && key !== undefined && ready.pieces.pressed(player, key, target);
      allowed = objects.every((object) => ready.pieces.mayDo(player.color, action, object));
      clicked = target !== undefined && targets.length === 1 && ready.pieces.clicked(player, action, target);
    });
    // What was taken as a choice moves the piece by itself, when the table is drawn; the panel answers a click.
    if (!allowed && !taken && !clicked) player.broadcast(say("notAction"));
    return allowed && !clicked;
  };
}

/**
 * Has a board hear what is typed into the chat, where Global is not ours.
 * @param obey answers whether something typed is a command of the board
 */
function listenToChat(
  features: readonly AnyFeature[],
  obey: (player: Player, command: string) => boolean,
): void {
  // Commands are not shown to the others.
  scriptGlobals.onChat = (message: unknown, player: unknown): boolean | undefined => {
    if (typeof message !== "string" || !isPerson(player)) return undefined;
    const command = isGlobalOurs() ? undefined : commandIn(message);
    if (command === undefined) return undefined;
    if (!obey(player, command)) player.print(chatCommands(features));
    return false;
  };
}

/** The key behind an action, if it may stand for a choice. */
function keyOf(action: number): Key | undefined {
  if (action === PLAYER_ACTIONS.FlipOver) return "flip";
  return action === PLAYER_ACTIONS.Randomize ? "roll" : undefined;
}

/*
 * Two boards of one game would fight over the same pieces: one plays, and the other one waits until it is gone.
 */

/** Whether another board of this game plays: the one that was there before, or the lower GUID of those loaded together. */
export function isSecond(): boolean {
  const { guid, memo } = owner;
  for (const other of getObjects()) {
    if (other.memo !== memo || other.isDestroyed() || other.guid === guid) continue;
    const since = playsSince(other);
    if (since !== undefined && since < Time.time) return true;
    if (numberOf(other.guid) < numberOf(guid)) return true;
  }
  return false;
}

/** A GUID as a number: those of Tabletop Simulator are six hexadecimal digits; anything else is 0, for MoonSharp would raise. */
function numberOf(guid: Ascii): number {
  const [digits] = string.match(guid, "^%x+$");
  return digits === undefined ? 0 : (tonumber(digits, 16) ?? 0);
}
