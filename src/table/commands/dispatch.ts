import { hasRule } from "../../kit/words/rule-book";
import { refusalSentence } from "../languages/sentences";
import { logEvent } from "../../tts/event-log";
import { refusalByRight } from "../model/permissions";
import { RIGHTS, type Command, type CommandKind, type Rights } from "./commands";
import { refused, type CommandResult, type Handlers, type Reply, isRefused } from "./result";
import type { Table } from "../table";
import type { Dispatch } from "./contracts";

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
    const rights: Rights = RIGHTS;
    const feature = rights[kind] === undefined ? features.obeying(kind) : undefined;
    // Everybody can read a report: how much somebody has typed is in none.
    if (kind !== "amountTyped" && feature?.isSecret !== true)
      logEvent(desk.eventLog, `${player.color}: ${kind}`);
    // No pause may last for ever because the host has gone to another colour.
    const endsPause = kind === "resume" && player.host === true;
    const right = rights[kind] ?? feature?.rights?.[kind] ?? "anybody";
    const why = refusalByRight(desk, player, endsPause ? "anybody" : right);
    reply(player, why === undefined ? handle(player, command) : refused(why));
  };
}

/** What settles every answer: the only place where somebody is told why not. */
export function createReply({ game, tell, invalidations }: Table): Reply {
  return (player, answer) => {
    if (!isRefused(answer)) {
      invalidations.mark(answer, player.color);
      return;
    }
    const { why } = answer;
    if (why.kind !== "refusal") tell("answer", refusalSentence(why), [player]);
    else {
      const cited = hasRule(attachedRules, why.rule) ? why.rule : undefined;
      tell("answer", game.words.refusal(why), [player], cited);
    }
    invalidations.mark("panel", player.color);
  };
}
