import { attempt } from "../table/guard";
import { say } from "../table/words";
import { obeyChat, type Command } from "./commands";
import { selfTestCommand } from "./selftest";
import { sweep } from "./selftest/workshop";

const COMMANDS: readonly Command[] = [selfTestCommand()];

scriptGlobals.onLoad = (): void => {
  attempt("loading", () => {
    // A save or a rewind may hold what a self-test had spawned.
    sweep(true);
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
