import { spoken } from "../kit/language";
import { isRecord } from "../kit/data";
import { commandIn } from "../table/chat/chat-line";
import { isPerson, readAsking, readSettingsMessage, readShelving } from "../table/foreign";
import { isObject } from "../table/orders";
import { attempt } from "../table/guard";
import type { Guarding } from "../table/messages";
import { readNotesOf } from "../table/phrasebook";
import { createAllowances } from "../table/time/allowances";
import { say } from "../table/words";
import { findBoard, findNotes, gameOf } from "./boards";
import { obeyChat, type Command } from "./commands";
import { offerKeys, renewTableMenu } from "./keys";
import type { BoxWords } from "./content";
import { selfTestCommand } from "./selftest";
import { sweep } from "./selftest/workshop";
import { speakAsSet } from "./speaking";
import { shelfCommands } from "./shelf/commands";
import { createShelf } from "./shelf/shelf";

readNotesOf(findNotes);

/** The games whose boxes lie on this table: none on that of a single game. */
const BOXED = attachedShelf ?? [];
const GAMES = BOXED.map(({ game }) => game);

const shelf = attachedShelf === undefined ? undefined : createShelf(GAMES, (game) => wordsOf(game).title);

const allowances = createAllowances();

const COMMANDS: readonly Command[] = (shelf === undefined ? [] : shelfCommands(shelf, GAMES, wordsOf)).concat(
  [selfTestCommand()],
);

/** By these a board knows that Global listens to chat and keys for it, and that it can be put away. */
scriptGlobals.isOffsuit = true;
scriptGlobals.hasShelf = shelf !== undefined;

/** What is printed on the box of a game, in the language that is spoken. */
function wordsOf(game: string): BoxWords {
  const words = BOXED.find((boxed) => boxed.game === game)?.words[spoken()];
  return words ?? { title: game, hook: "", numbers: "" };
}

let loaded = false;

scriptGlobals.onLoad = (saved: unknown): void => {
  attempt("loading", () => {
    if (loaded) return;
    loaded = true;
    // A save or a rewind may hold what a self-test had spawned.
    sweep(true);
    shelf?.load(typeof saved === "string" ? saved : "");
    offerKeys();
  });
};

scriptGlobals.onSave = (): string | undefined => shelf?.save();

scriptGlobals.onObjectSpawn = (object: unknown): void => {
  attempt("a new object", () => {
    if (isObject(object)) shelf?.spawned(object);
  });
};

scriptGlobals.onObjectDestroy = (object: unknown): void => {
  attempt("a lost object", () => {
    if (isObject(object)) shelf?.destroyed(object);
  });
};

/** Only the decks of its own game may take a piece while it is guarded: no other script is asked about bags. */
scriptGlobals.tryObjectEnterContainer = (container: unknown, object: unknown): boolean => {
  let refused = false;
  attempt("a piece and a container", () => {
    if (!isObject(container) || !isObject(object)) return;
    const game = gameOf(object.memo);
    if (game === undefined || (gameOf(container.memo) === game && container.type === "Deck")) return;
    const message: Guarding = { piece: object.guid };
    const board = findBoard(game);
    refused = board?.getVar("isGuarded") !== undefined && board.call("isGuarded", message) === true;
  });
  return !refused;
};

scriptGlobals.boxClicked = (message: unknown): void => {
  attempt("a click on a box", () => {
    const colour = readAsking(message)?.colour;
    const game = isRecord(message) ? GAMES.find((known) => known === message["game"]) : undefined;
    if (colour !== undefined && game !== undefined && isAllowed(Player[colour]))
      shelf?.clicked(Player[colour], game);
  });
};

scriptGlobals.shelve = (message: unknown): void => {
  attempt("putting away", () => {
    const shelving = readShelving(message);
    if (shelving === undefined || gameOf(getObjectFromGUID(shelving.board)?.memo) === undefined) return;
    shelf?.putAway(Player[shelving.colour]);
  });
};

scriptGlobals.settingsChanged = (message: unknown): void => {
  attempt("the settings", () => {
    const read = readSettingsMessage(message);
    if (read === undefined) return;
    speakAsSet(read.settings);
    shelf?.settingsChanged(read.settings);
    renewTableMenu();
  });
};

scriptGlobals.onPlayerConnect = (player: unknown): void => {
  attempt("a welcome", () => {
    if (isPerson(player)) player.broadcast(say("welcome"));
  });
};

/** Commands are not shown to the others. */
scriptGlobals.onChat = (message: unknown, player: unknown): boolean => {
  let command = false;
  attempt("a command", () => {
    if (typeof message !== "string" || !isPerson(player)) return;
    command = commandIn(message) !== undefined;
    if (command && isAllowed(player)) obeyChat(COMMANDS, message, player);
  });
  return !command;
};

/** Whether a person may have us do one thing more now. */
function isAllowed(player: Player): boolean {
  return allowances.allow(player, () => {
    player.broadcast(say("slowDown"));
  });
}
