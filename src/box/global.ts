import { spoken } from "../kit/language";
import { attempt } from "../table/guard";
import type { Asking, SettingsMessage } from "../table/messages";
import { say } from "../table/words";
import { obeyChat, type Command } from "./commands";
import { offerKeys, renewTableMenu } from "./keys";
import type { BoxWords } from "./content";
import type { BoxClick } from "./messages";
import { selfTestCommand } from "./selftest";
import { sweep } from "./selftest/workshop";
import { speakAsSet } from "./speaking";
import { shelfCommands } from "./shelf/commands";
import { createShelf } from "./shelf/shelf";

/** The games whose boxes lie on this table: none on that of a single game. */
const BOXED = attachedShelf ?? [];
const GAMES = BOXED.map(({ game }) => game);

const shelf = attachedShelf === undefined ? undefined : createShelf(GAMES, (game) => wordsOf(game).title);

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

scriptGlobals.onLoad = (saved: string | undefined): void => {
  attempt("loading", () => {
    // A save or a rewind may hold what a self-test had spawned.
    sweep(true);
    shelf?.load(saved ?? "");
    offerKeys();
  });
};

scriptGlobals.onSave = (): string | undefined => shelf?.save();

scriptGlobals.onObjectSpawn = (object: GObject): void => {
  attempt("a new object", () => {
    shelf?.spawned(object);
  });
};

scriptGlobals.onObjectDestroy = (object: GObject): void => {
  attempt("a lost object", () => {
    shelf?.destroyed(object);
  });
};

scriptGlobals.boxClicked = ({ colour, game }: BoxClick): void => {
  attempt("a click on a box", () => {
    shelf?.clicked(Player[colour], game);
  });
};

scriptGlobals.shelve = ({ colour }: Asking): void => {
  attempt("putting away", () => {
    shelf?.putAway(Player[colour]);
  });
};

scriptGlobals.settingsChanged = ({ settings }: SettingsMessage): void => {
  attempt("the settings", () => {
    speakAsSet(settings);
    shelf?.settingsChanged(settings);
    renewTableMenu();
  });
};

scriptGlobals.onPlayerConnect = (player: Player): void => {
  attempt("a welcome", () => {
    player.broadcast(say("welcome"));
  });
};

/** Commands are not shown to the others. */
scriptGlobals.onChat = (message: string, player: Player): boolean => {
  let command = false;
  attempt("a command", () => {
    command = obeyChat(COMMANDS, message, player);
  });
  return !command;
};
