import { hasRule } from "../../kit/rule-book";
import { refusalSentence } from "../languages/sentences";
import { logEvent } from "../model/event-log";
import { refusalByRight, type Right } from "../model/permissions";
import type { Command, CommandKind } from "./commands";
import { refused, type CommandResult, type Handlers, type Reply, isRefused } from "./result";
import type { Table } from "../table";

/** What each command takes; the permissions say who has it. */
const RIGHTS: { readonly [Kind in CommandKind]: Right } = {
  choose: "anybody",
  choosePossible: "anybody",
  followCoach: "anybody",
  chooseAmount: "anybody",
  serve: "anybody",
  goOn: "anybody",
  undo: "players",
  hint: "players",
  review: "players",
  practise: "players",
  endPractice: "players",
  start: "players",
  daily: "players",
  learn: "players",
  puzzle: "players",
  puzzleAgain: "players",
  newGame: "players",
  shelve: "anybody",
  addBot: "players",
  level: "players",
  addSeat: "players",
  removeGuest: "players",
  // Who may take a seat is for the seating to say.
  giveSeat: "seated",
  standIn: "seated",
  waitFor: "seated",
  offerSwap: "players",
  option: "players",
  preset: "players",
  standardOptions: "players",
  acceptOptions: "players",
  code: "players",
  openHands: "players",
  setting: "players",
  standardSettings: "players",
  handsOff: "players",
  handsOn: "players",
  pause: "players",
  resume: "players",
  record: "players",
  forgetStatistics: "players",
  achievements: "seated",
  // Anybody may have seen what went wrong; a page of the Notebook is everybody's, though.
  report: "seated",
  // What was lost may concern anyone who plays.
  acknowledgeLoss: "seated",
  amountTyped: "anybody",
  group: "anybody",
  turnPage: "anybody",
  listAll: "anybody",
  sheet: "anybody",
  closeSheet: "anybody",
};

/** Has a command of a person obeyed, or refused. */
export type Dispatch = (this: void, player: Player, command: Command) => void;

/**
 * What dispatches every command at a desk to the handler of its kind, and settles the answer.
 * @param handlers answers all handlers; they are made when the first command comes, or before
 */
export function createDispatch({
  desk,
  handlers,
  reply,
}: Pick<Table, "desk" | "handlers" | "reply">): Dispatch {
  function handle<Kind extends CommandKind>(player: Player, command: Command<Kind>): CommandResult {
    const known: Partial<Handlers<CommandKind>> = handlers();
    const handler = known[command.kind];
    return handler === undefined ? refused({ kind: "cannotNow" }) : handler(player, command);
  }

  return (player, command) => {
    logEvent(desk.eventLog, `${player.color}: ${command.kind}`);
    // No pause may last for ever because the host has gone to another colour.
    const endsPause = command.kind === "resume" && player.host === true;
    const why = refusalByRight(desk, player, endsPause ? "anybody" : RIGHTS[command.kind]);
    reply(player, why === undefined ? handle(player, command) : refused(why));
  };
}

/** What settles every answer: the only place where somebody is told why not. */
export function createReply({
  game,
  panels,
  invalidations,
}: Pick<Table, "game" | "panels" | "invalidations">): Reply {
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
