import { isGuarded } from "../tts/board-rpc";
import { declareGlobal, settingsChanged, tellByLights } from "../tts/global-rpc";
import { ask, serve, isObject, isPerson } from "../tts/rpc";
import { attempt } from "../tts/errors";
import { say } from "../table/languages/sentences";
import { isAllowed } from "./allowed";
import { findBoard, gameOf } from "./boards";
import { obeyChat, type Command } from "./commands";
import { createLights, type Lights } from "./lights";
import { offerKeys, renewTableMenu } from "./keys";
import { speakAsSet } from "./speaking";
import type { Shelf } from "./shelf/shelf";
import { commandIn } from "../table/commands/commands";

/** What the Global of a table has besides what every one has. */
interface Parts {
  /** The shelf, where the games are in boxes. */
  shelf: Shelf | undefined;
  /** What can be typed, besides what boards obey. */
  commands: readonly Command[];
  /** What has to be done as soon as the table is loaded. */
  loaded: (this: void) => void;
}

/** Between what the shelf saves and what the lights do, each without line breaks. */
const LINE = "\n";

/** Puts every handler of Global that Tabletop Simulator calls on `_G`. Answers the lights over the table. */
export function installGlobal({ shelf, commands, loaded }: Parts): Lights {
  let isLoaded = false;
  const lights = createLights();

  /** By these a board knows that Global listens to chat and keys for it, and that it can be put away. */
  declareGlobal(shelf !== undefined);

  scriptGlobals.onLoad = (saved: unknown): void => {
    attempt("loading", () => {
      if (isLoaded) return;
      isLoaded = true;
      const [state = "", lit = ""] = typeof saved === "string" ? saved.split(LINE) : [];
      attempt("the lights", () => {
        lights.load(lit);
      });
      loaded();
      shelf?.load(state);
      offerKeys();
    });
  };

  scriptGlobals.onSave = (): string => `${shelf?.save() ?? ""}${LINE}${lights.save()}`;

  // Whoever takes a piece up has seen enough.
  scriptGlobals.onObjectPickUp = (): void => {
    attempt("the lights", lights.restore);
  };

  serve(tellByLights, ({ tone }) => {
    attempt("the lights", () => {
      if (tone === "over") lights.restore();
      else lights.tell(tone);
    });
    return true;
  });

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

  serve(settingsChanged, ({ settings }) => {
    attempt("the settings", () => {
      speakAsSet(settings);
      shelf?.settingsChanged(settings);
      renewTableMenu();
    });
    return true;
  });

  /** Commands are not shown to the others. */
  scriptGlobals.onChat = (message: unknown, player: unknown): boolean => {
    let command = false;
    attempt("a command", () => {
      if (typeof message !== "string" || !isPerson(player)) return;
      command = commandIn(message) !== undefined;
      if (command && isAllowed(player)) obeyChat(commands, message, player);
    });
    return !command;
  };

  scriptGlobals.onPlayerConnect = (player: unknown): void => {
    attempt("a welcome", () => {
      if (isPerson(player)) player.broadcast(say("welcome"));
    });
  };

  scriptGlobals.tryObjectEnterContainer = mayEnter;
  return lights;
}

/** Only the decks of its own game may take a piece while it is guarded: no other script is asked about bags. */
function mayEnter(this: void, container: unknown, object: unknown): boolean {
  let refused = false;
  attempt("a piece and a container", () => {
    if (!isObject(container) || !isObject(object)) return;
    const game = gameOf(object.memo);
    if (game === undefined || (gameOf(container.memo) === game && container.type === "Deck")) return;
    refused = ask(findBoard(game), isGuarded, { piece: object.guid }) === true;
  });
  return !refused;
}
