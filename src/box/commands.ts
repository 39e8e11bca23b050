import { askingOf } from "../tts/messages";
import { boardMemo } from "../tts/piece-ids";
import { chatCommands, obeyChat as boardChat, type ChatLine } from "../tts/board-rpc";
import { ask, offers } from "../tts/rpc";
import { gameOf } from "./boards";
import { tell, type BoxSentence } from "./words";
import { commandIn, typed } from "../table/commands/commands";

const HELP = "help";

/** Something that can be typed in the chat after `!offsuit`. */
export interface Command {
  /** One word or several. */
  name: string;
  summary: BoxSentence;
  /** Whether only the host, or anyone who the host has promoted, may use it. */
  hostOnly: boolean;
  /** @param rest what was typed after the name, in lower case */
  run: (this: void, player: Player, rest: string) => void;
}

/**
 * Obeys a line of the chat if it is a command, and answers whether it is; then nobody needs to read it. What Global does not
 * know is for the open boards.
 */
export function obeyChat(commands: readonly Command[], line: string, player: Player): boolean {
  const text = commandIn(line);
  if (text === undefined) return false;
  const command = commands.find(({ name }) => text === name || text.startsWith(`${name} `));
  if (text === HELP) explain(commands, player);
  else if (command === undefined) passOn(commands, text, player);
  else if (command.hostOnly && player.admin !== true) player.print(tell("onlyTheHost"));
  else command.run(player, text.slice(`${command.name} `.length));
  return true;
}

/** Has the open boards obey a command. */
function passOn(commands: readonly Command[], command: string, player: Player): void {
  const line: ChatLine = { ...askingOf(player), command };
  const boards = listeningBoards();
  let isKnown = false;
  for (const board of boards) if (ask(board, boardChat, line) === true) isKnown = true;
  if (isKnown) return;
  if (command === "") explain(commands, player);
  else {
    const sentence = boards.length > 0 ? "unknownCommand" : "commandWithoutGame";
    player.print(tell(sentence, { command: typed(command), help: typed(HELP) }));
  }
}

/** The boards on the table that obey the chat; one that is still loading does not yet. */
function listeningBoards(): GObject[] {
  return getObjects().filter((object) => {
    const memo: string | undefined = object.isDestroyed() ? undefined : object.memo;
    const game = gameOf(memo);
    return game !== undefined && memo === boardMemo(game) && offers(object, boardChat);
  });
}

function explain(commands: readonly Command[], player: Player): void {
  player.print(tell("commands"));
  player.print(tell("command", { command: typed(HELP), summary: tell("helpSummary") }));
  for (const { name, summary } of commands) {
    player.print(tell("command", { command: typed(name), summary: tell(summary) }));
  }
  const [board] = listeningBoards();
  if (board !== undefined) player.print(ask(board, chatCommands, {}) ?? "");
}
