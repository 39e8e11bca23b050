import { hasRule } from "../../kit/rule-book";
import type { TableRefusal } from "../languages/refusals";
import { refusalSentence } from "../languages/sentences";
import { seatOf } from "../model/desk";
import { logEvent } from "../model/event-log";
import { notTheirs } from "../model/seats";
import { isSeated } from "../../tts/players";
import type { Command, CommandKind } from "./commands";
import { refused, type CommandResult, type Handlers, type Reply, isRefused } from "./result";
import type { Table } from "../table";

/** Who may give a command; its handler may ask for more. */
type Right =
  /** Everybody at the table. */
  | "anybody"
  /** Everybody with a seat, whether it is one of the running game or not. */
  | "seated"
  /** While a game is on those who play it, and before the deal anyone who has a seat. */
  | "players";

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
  function barred(player: Player, kind: CommandKind): TableRefusal | undefined {
    const right = RIGHTS[kind];
    // No pause may last for ever because the host has gone to another colour.
    if (right === "anybody" || (kind === "resume" && player.host === true)) return undefined;
    if (!isSeated(player.color)) return { kind: "notSeated" };
    const plays = seatOf(desk, player.color) !== undefined || player.admin === true;
    return right === "players" && desk.playing && !plays ? notTheirs(desk.seats) : undefined;
  }

  function handle<Kind extends CommandKind>(player: Player, command: Command<Kind>): CommandResult {
    const known: Partial<Handlers<CommandKind>> = handlers();
    const handler = known[command.kind];
    return handler === undefined ? refused({ kind: "cannotNow" }) : handler(player, command);
  }

  return (player, command) => {
    logEvent(desk.eventLog, `${player.color}: ${command.kind}`);
    const why = barred(player, command.kind);
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
