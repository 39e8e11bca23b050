import { spoken } from "../kit/language";
import { commandIn } from "../table/command/chat-line";
import { personAsking } from "../table/api/asking";
import { isGuarded } from "../table/api/board";
import { isObject, isPerson } from "../table/api/events";
import {
  boxClicked,
  declareGlobal,
  settingsChanged,
  sharedCode,
  sharedTexts,
  shelve,
} from "../table/api/global";
import { ask, serve } from "../table/api/procedure";
import { attempt } from "../table/tts/guard";
import { readTextFrom } from "../table/languages/phrasebook";
import { createAllowances } from "../table/time/allowances";
import { say } from "../table/languages/words";
import { findBoard, findNotes, gameOf } from "./boards";
import { obeyChat, type Command } from "./commands";
import { offerKeys, renewTableMenu } from "./keys";
import type { BoxWords } from "./content";
import { lookCommand, removeCard } from "./look";
import { selfTestCommand } from "./selftest";
import { sweep } from "./selftest/workshop";
import { speakAsSet } from "./speaking";
import { shelfCommands } from "./shelf/commands";
import { createShelf } from "./shelf/shelf";

readTextFrom(() => attachedTexts ?? findNotes());

/** The games whose boxes lie on this table: none on that of a single game. */
const BOXED = attachedShelf ?? [];
const GAMES = BOXED.map(({ game }) => game);

const shelf =
  attachedShelf === undefined ? undefined : createShelf(GAMES, (game) => wordsOf(game).title, welcome);

const allowances = createAllowances();

const COMMANDS: readonly Command[] = (shelf === undefined ? [] : shelfCommands(shelf, GAMES, wordsOf)).concat(
  [selfTestCommand(), lookCommand()],
);

/** By these a board knows that Global listens to chat and keys for it, and that it can be put away. */
declareGlobal(shelf !== undefined);

/** What is printed on the box of a game, in the language that is spoken. */
function wordsOf(game: string): BoxWords {
  const words = BOXED.find((boxed) => boxed.game === game)?.words[spoken()];
  return words ?? { title: game, hook: "", numbers: "", welcome: "" };
}

/** What the sign says to newcomers: with which game to begin. */
function welcome(): string {
  const [first] = GAMES;
  return first === undefined ? "" : wordsOf(first).welcome;
}

let loaded = false;

scriptGlobals.onLoad = (saved: unknown): void => {
  attempt("loading", () => {
    if (loaded) return;
    loaded = true;
    // A save or a rewind may hold what a self-test had spawned, or the card to look at.
    sweep(true);
    Wait.frames(() => {
      attempt("a card of before", removeCard);
    }, 1);
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
    refused = ask(findBoard(game), isGuarded, { piece: object.guid }) === true;
  });
  return !refused;
};

serve(boxClicked, (click) => {
  attempt("a click on a box", () => {
    const player = personAsking(click);
    const game = GAMES.find((known) => known === click.game);
    if (player !== undefined && game !== undefined && isAllowed(player)) shelf?.clicked(player, game);
  });
  return true;
});

serve(shelve, (shelving) => {
  attempt("putting away", () => {
    const player = personAsking(shelving);
    const isOurs = gameOf(getObjectFromGUID(shelving.board)?.memo) !== undefined;
    if (player !== undefined && isOurs) shelf?.putAway(player);
  });
  return true;
});

serve(sharedTexts, () => attachedTexts);

serve(sharedCode, () => attachedCode);

serve(settingsChanged, ({ settings }) => {
  attempt("the settings", () => {
    speakAsSet(settings);
    shelf?.settingsChanged(settings);
    renewTableMenu();
  });
  return true;
});

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
