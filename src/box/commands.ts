import { tell, type BoxSentence } from "./words";

/** What every command in the chat begins with. */
const CALL = "!offsuit";
const HELP = "help";

/** Something that can be typed in the chat after `!offsuit`. */
export interface Command {
  name: string;
  summary: BoxSentence;
  /** Whether only the host, or whoever the host has promoted, may use it. */
  hostOnly: boolean;
  run: (this: void, player: Player) => void;
}

/** Obeys a line of the chat if it is a command, and answers whether it is; then nobody needs to read it. */
export function obeyChat(commands: readonly Command[], line: string, player: Player): boolean {
  const [call, name = HELP] = line.toLowerCase().trim().split(" ");
  if (call !== CALL) return false;
  const command = commands.find((known) => known.name === name);
  if (name === HELP) explain(commands, player);
  else if (command === undefined) {
    player.print(tell("unknownCommand", { command: typed(name), help: typed(HELP) }));
  } else if (command.hostOnly && player.admin !== true) player.print(tell("onlyTheHost"));
  else command.run(player);
  return true;
}

function explain(commands: readonly Command[], player: Player): void {
  player.print(tell("commands"));
  player.print(tell("command", { command: typed(HELP), summary: tell("helpSummary") }));
  for (const { name, summary } of commands) {
    player.print(tell("command", { command: typed(name), summary: tell(summary) }));
  }
}

function typed(name: string): string {
  return `${CALL} ${name}`;
}
