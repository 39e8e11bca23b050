import { hasRule } from "../../kit/rule-book";
import { refusalSentence } from "../languages/sentences";
import { logEvent } from "../model/event-log";
import { refusalByRight } from "../model/permissions";
import type { Command, CommandKind } from "./commands";
import { refused, type CommandResult, type Handlers, type Reply, isRefused } from "./result";
import type { Table } from "../table";

/** Has a command of a person obeyed, or refused. */
export type Dispatch = (this: void, player: Player, command: Command) => void;

/**
 * What dispatches every command at a desk to the handler of its kind, and settles the answer.
 * @param handlers answers all handlers; they are made when the first command comes, or before
 */
export function createDispatch({ desk, features, handlers, reply }: Table): Dispatch {
  function handle<Kind extends CommandKind>(player: Player, command: Command<Kind>): CommandResult {
    const known: Partial<Handlers<CommandKind>> = handlers();
    const handler = known[command.kind];
    return handler === undefined ? refused({ kind: "cannotNow" }) : handler(player, command);
  }

  return (player, command) => {
    const { kind } = command;
    // Everybody can read a report: how much somebody has typed is in none.
    if (kind !== "amountTyped" && !features.isSecret(kind))
      logEvent(desk.eventLog, `${player.color}: ${kind}`);
    // No pause may last for ever because the host has gone to another colour.
    const endsPause = kind === "resume" && player.host === true;
    const why = refusalByRight(desk, player, endsPause ? "anybody" : (features.rights()[kind] ?? "anybody"));
    reply(player, why === undefined ? handle(player, command) : refused(why));
  };
}

/** What settles every answer: the only place where somebody is told why not. */
export function createReply({ game, panels, invalidations }: Table): Reply {
  return (player, answer) => {
    if (!isRefused(answer)) {
      invalidations.mark(answer, player.color);
      return;
    }
    const { why } = answer;
    if (why.kind !== "refusal") panels.tell(player, refusalSentence(why));
    else
      panels.tell(player, game.words.refusal(why), hasRule(attachedRules, why.rule) ? why.rule : undefined);
    invalidations.mark("panel", player.color);
  };
}
