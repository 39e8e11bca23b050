import { askingOf } from "../../tts/messages";
import { attempt } from "../../tts/errors";
import { boardMemo } from "../../tts/piece-ids";
import { isSeated, personWith } from "../../tts/players";
import { obstacleToPuttingAway } from "../../tts/board-rpc";
import { ask as askOf } from "../../tts/rpc";
import { afterSeconds } from "../../tts/waits";
import { findBoard, gameOf } from "../boards";
import { boxedGame } from "../memo";
import { speakAsSet } from "../speaking";
import { tell, type BoxSentence } from "../words";
import { createBoxes } from "./boxes";
import { createExchange } from "./exchange";
import { newShelf, readShelf, saveShelf } from "./state";
import { removeStrays } from "./strays";

/** How long the table is left alone before it is looked at what somebody has brought, in seconds. */
const CALM_TIME = 0.5;

/**
 * The shelf of a table: one of its games can be open, the others are in their boxes.
 * @noSelf
 */
export interface Shelf {
  /** Begins from the text of `save`. */
  load: (saved: string) => void;
  save: () => string;
  /** The button on a box: its game comes on to the table, or goes back into the box. */
  clicked: (player: Player, game: string) => void;
  open: (player: Player, game: string) => void;
  putAway: (player: Player) => void;
  /** Somebody has changed the settings of the table at the board. */
  settingsChanged: (settings: string) => void;
  spawned: (object: GObject) => void;
  /** An object is being destroyed, and can still be asked. */
  destroyed: (object: GObject) => void;
}

/** A shelf with the boxes of these games; `titleOf` says what a game is called, `welcome` what its sign says to newcomers. */
export function createShelf(
  games: readonly string[],
  titleOf: (this: void, game: string) => string,
  welcome: (this: void) => string,
): Shelf {
  const boxes = createBoxes(games, welcome);
  const state = newShelf();
  const exchange = createExchange(games, titleOf, state, boxes);
  /** How many strays have come: they are taken away when no more have come for a moment. */
  let strays = 0;
  /** How many questions there were, and the last one that each colour was asked. */
  let questions = 0;
  const asked: Record<string, number> = {};

  /** Somebody wants a game on the table, or none. */
  function request(player: Player, wanted: string | undefined): void {
    const barred = whyNot(player);
    if (barred !== undefined) player.broadcast(tell(barred));
    else if (state.open === undefined) exchange.change(wanted);
    else leave(player, state.open, wanted, false);
  }

  function whyNot(player: Player): BoxSentence | undefined {
    if (!isSeated(player.color) && player.admin !== true) return "sitFirst";
    return exchange.isBusy() ? "oneMoment" : undefined;
  }

  /** Puts the open game away for another one, or for none, if that may be; players of others are asked for first. */
  function leave(player: Player, game: string, wanted: string | undefined, sure: boolean): void {
    const values = { title: titleOf(game) };
    const obstacle = askOf(findBoard(game), obstacleToPuttingAway, askingOf(player));
    if (obstacle === "chance") player.broadcast(tell("waitForChance"));
    else if (obstacle === "theirs") player.broadcast(tell("notTheirs", values));
    else if (obstacle !== "shared" || sure) exchange.change(wanted);
    else {
      ask(player, tell("confirmPutAway", values), () => {
        leave(player, game, wanted, true);
      });
    }
  }

  /** Asks somebody; a Yes counts for the same person at the same table, and for the newest question only. */
  function ask(player: Player, question: string, yes: () => void): void {
    const { color, steam_id: person } = player;
    const changes = exchange.changes();
    questions++;
    const mine = questions;
    asked[color] = mine;
    player.showConfirmDialog(question, () => {
      attempt("an answer", () => {
        const answering = personWith(person);
        const isSame = answering?.color === color && asked[color] === mine;
        if (isSame && exchange.changes() === changes && !exchange.isBusy()) yes();
        else answering?.broadcast(tell("noLongerOpen"));
      });
    });
  }

  function boxSpawned(game: string, box: GObject): void {
    boxes.arrived(box, game, () => {
      if (!exchange.isBusy()) exchange.tidy();
    });
  }

  /** Something has come out of a bag, or too late: it goes when things are calm, unless its board has come too. */
  function strayCame(): void {
    strays++;
    const mine = strays;
    afterSeconds(CALM_TIME, "a stray piece", () => {
      if (mine === strays) removeStrays(games, () => undefined);
    });
  }

  return {
    load: (saved) => {
      const { open, settings } = readShelf(saved);
      state.open = open;
      state.settings = settings;
      speakAsSet(settings);
      exchange.load();
    },
    save: () => saveShelf(state),
    clicked: (player, game) => {
      request(player, game === state.open ? undefined : game);
    },
    open: (player, game) => {
      if (game === state.open) player.print(tell("alreadyOpen", { title: titleOf(game) }));
      else request(player, game);
    },
    putAway: (player) => {
      if (state.open === undefined && !exchange.isBusy()) player.print(tell("nothingOpen"));
      else request(player, undefined);
    },
    settingsChanged: (settings) => {
      state.settings = settings;
      boxes.show(state.open);
    },
    spawned: (object) => {
      const boxed = boxedGame(object.memo);
      const game = gameOf(object.memo);
      if (boxed !== undefined) boxSpawned(boxed, object);
      else if (game === undefined || !games.includes(game)) return;
      else if (object.memo === boardMemo(game)) exchange.boardSpawned(game, object);
      else if (game !== state.open) strayCame();
    },
    destroyed: (object) => {
      const boxed = boxedGame(object.memo);
      const game = gameOf(object.memo);
      if (boxed !== undefined) boxes.destroyed(object, boxed);
      else if (game !== undefined && object.memo === boardMemo(game)) exchange.boardDestroyed(game, object);
    },
  };
}
