import { pressOf } from "./keys";
import { sideBySide } from "../../kit/words/enumeration";
import { hasRule } from "../../kit/words/rule-book";
import { type Command, typed, RULES } from "../commands/commands";
import { NO, YES } from "../commands/questions";
import { refused } from "../commands/result";
import { text } from "../languages/table-texts";
import { refusalSentence, say } from "../languages/sentences";
import type { FeatureTraits } from "../table";
import { decidingSeatOf } from "../model/desk";
import { coveredSeatOf } from "../model/hot-seat";
import { refusalToTellInChat } from "../model/permissions";
import { CONTENTS, rulesCommand } from "../panel/rules-sheet";
import { END_TEXTS, type Entry, type View, ROOM } from "../panel/view";
import { seatedColours } from "../../tts/players";
import { afterFrames } from "../../tts/waits";
import type { PressedKey } from "./hotkeys";
import type { Table } from "../table";
import type { Chat, ChatCommand, ChatMeaning } from "./contracts";
import type { Scope } from "../../tts/scope";

/** Long enough for a click to have opened what it opens, in frames. */
const OPENING_FRAMES = 3;

/** What may follow the command of the rules. */
const KEEP = "keep";
const FORGET = "forget";

/** Those of the table itself, as a list of them shows them. */
const COMMANDS: readonly ChatCommand[] = [
  { typed: "", told: "state" },
  { typed: "3", told: "choice" },
  { typed: "3 25", told: "amount" },
  { typed: YES, told: "yes" },
  { typed: NO, told: "no" },
  { typed: "undo", told: "undo", means: "undo" },
  { typed: "roll", told: "roll", means: "roll" },
  { typed: "pass", told: "pass", means: "pass" },
  { typed: "pause", told: "pause", means: { kind: "pause" } },
  { typed: "resume", told: "resume", means: { kind: "resume" } },
  { typed: RULES, told: "rules" },
  { typed: `${RULES} ${KEEP} club`, told: "rulesKeep" },
  {
    typed: "statistics",
    told: "statistics",
    means: { kind: "sheet", sheet: { kind: "statistics" } },
  },
  { typed: "record", told: "record", means: { kind: "record" } },
  { typed: "report", told: "report", means: { kind: "report" } },
  { typed: "seats", told: "seats", means: { kind: "sheet", sheet: { kind: "seats" } } },
  { typed: "back", told: "back", means: { kind: "closeSheet" } },
  { typed: "hands off", told: "handsOff", means: { kind: "handsOff" } },
  { typed: "hands on", told: "handsOn", means: { kind: "handsOn" } },
];

/** All commands at a board with these features. */
function commandsWith(features: readonly FeatureTraits[]): ChatCommand[] {
  let all = [...COMMANDS];
  for (const { words = [] } of features) all = all.concat(words);
  return all;
}

/** What can be typed at a board with these features, a line for each command. */
export function chatCommands(features: readonly FeatureTraits[]): string {
  const sentences = text().CHAT_COMMANDS;
  return commandsWith(features)
    .map((command) => say("chatCommand", { command: typed(command.typed), what: sentences[command.told] }))
    .join("\n");
}

/** What somebody was told last: the choices by their numbers, and when. */
interface Heard {
  turn: Scope;
  entries: readonly Entry[];
  field: View["field"];
}

/** The chat of the board of a desk. */
export function createChat(table: Table): Chat {
  const { desk, features, panels, questions, dispatch, reply, press, flow } = table;
  const commands = commandsWith(features.known);
  /** What spectators were told counts for all of them: they share a panel. */
  const told: Record<string, Heard | undefined> = {};

  /** Says why somebody is told nothing, if that is so: what is covered may be told. */
  function declines(player: Player): boolean {
    const why = refusalToTellInChat(desk, player.color);
    if (why === undefined || coveredSeatOf(desk, player.color) !== undefined) return false;
    told[player.color] = undefined;
    player.print(refusalSentence(why));
    return true;
  }

  function tell(player: Player): void {
    const turn = flow.turn();
    if (declines(player)) return;
    panels.look(player.color, (view) => {
      // It may have been turned up meanwhile.
      if (declines(player)) return;
      const { lines, entries } = chatView(view);
      told[player.color] = { turn, entries, field: view.field };
      player.print(lines);
      player.print(say("chatHow", { command: typed("1") }));
    });
  }

  /** Tells somebody what has come of a command, unless the table tells everybody when it is ready. */
  function tellSoon(player: Player): void {
    const turn = flow.turn();
    afterFrames(
      OPENING_FRAMES,
      "an answer in the chat",
      () => {
        tell(player);
      },
      turn,
    );
  }

  function choose(player: Player, number: number, amount: string | undefined): void {
    const last = told[player.color];
    const entry = last?.entries[number - 1];
    if (last === undefined || last.turn.isOver()) {
      player.print(say("chatStale"));
      tell(player);
    } else if (entry === undefined)
      reply(player, refused({ kind: "noSuchChoice", number, most: last.entries.length }));
    else {
      if (amount !== undefined && last.field !== undefined) dispatch(player, last.field.command(amount));
      dispatch(player, entry.command);
      tellSoon(player);
    }
  }

  function mean(player: Player, meaning: Command | PressedKey): void {
    if (typeof meaning === "string") press(player, pressOf(meaning));
    else dispatch(player, meaning);
    tellSoon(player);
  }

  /** What somebody means who has typed this after the command of the rules: by itself it tells the present ones, too. */
  function meantByRules(player: Player, [what, name]: readonly string[]): Command {
    if (what === undefined) {
      dispatch(player, { kind: "tellRules" });
      return rulesCommand(CONTENTS);
    }
    if (what === KEEP) return { kind: "keepRules", name: name ?? "" };
    if (what === FORGET) return { kind: "forgetRules", name: name ?? "" };
    const number = what.toUpperCase();
    return isRuleNumber(number) ? rulesCommand(number) : { kind: "takeRules", rules: what };
  }

  function understand(player: Player, command: string): boolean {
    const [first = "", ...rest] = command.split(" ");
    const [second] = rest;
    const number = tonumber(first);
    const meaningOf = (word: string): ChatMeaning | undefined =>
      commands.find((other) => other.typed === word)?.means;
    const [meaning, taking] = [meaningOf(command), meaningOf(first)];
    if (command === "") tell(player);
    else if (number !== undefined) choose(player, number, second);
    else if (typeof taking === "function") dispatch(player, taking(rest.join(" ")));
    else if (meaning !== undefined && typeof meaning !== "function") mean(player, meaning);
    else if (first === RULES) mean(player, meantByRules(player, rest));
    else if (command === YES || command === NO) {
      questions.reply(player, command);
      tellSoon(player);
    } else return false;
    return true;
  }

  /** Whether there is something for somebody to do: nothing is while others decide. */
  function concerns(colour: ColorLiteral): boolean {
    if (!desk.playing || desk.paused !== undefined || desk.result !== undefined) return true;
    return decidingSeatOf(desk, colour) !== undefined;
  }

  return {
    obey: (player, command) => {
      const [first = ""] = command.split(" ");
      // A player who just knows the command by heart may have a panel, too.
      if (first === "" || tonumber(first) !== undefined) questions.askInChat(player.color, true);
      return understand(player, command);
    },
    tellAll: () => {
      for (const colour of seatedColours()) {
        if (questions.isAskedInChat(colour) && concerns(colour)) tell(Player[colour]);
      }
    },
    leave: (colour) => {
      questions.askInChat(colour, false);
    },
  };
}

/** Whether something is the number of a rule or of a paragraph; neither a name of rules nor a code is a number. */
function isRuleNumber(typedNumber: string): boolean {
  return tonumber(typedNumber.split("/")[0] ?? "") !== undefined || hasRule(attachedRules, typedNumber);
}

/** A panel in words: what it says, and what can be chosen by its number, from 1. */
export interface ChatView {
  lines: string;
  entries: readonly Entry[];
}

/** What somebody reads in the chat whose panel would show this view: the choices first, for these are what panels are for. */
export function chatView({
  turn,
  status,
  coach,
  prompt,
  page,
  choices,
  groups,
  footer,
  field,
  notes,
  log,
  hints,
  vote,
  end,
}: View): ChatView {
  const listed = (end?.steps ?? []).concat(choices);
  const entries = listed.concat(groups.filter(({ tone }) => tone !== "open"));
  for (let place = 0; place < ROOM.footer; place++) {
    const entry = footer[place];
    if (entry !== undefined) entries.push(entry);
  }
  if (vote?.yes !== undefined) entries.push(vote.yes);
  if (vote?.no !== undefined) entries.push(vote.no);
  const said = [vote?.text ?? "", log, turn, status, coach, prompt, page];
  const ended = end === undefined ? [] : END_TEXTS.map((part) => end[part]);
  const lines = said.concat(ended).filter((line) => line !== "");
  entries.forEach(({ label }, index) => {
    lines.push(say("chatEntry", { number: index + 1, label: sideBySide(label.split("\n")) }));
  });
  if (field !== undefined) lines.push(say("chatField", { what: field.placeholder }));
  if (notes !== "") lines.push(notes);
  if (hints !== "") lines.push(hints);
  return { lines: lines.join("\n"), entries };
}
