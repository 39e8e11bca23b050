import type { Action } from "../model/game";
import { withAmount } from "../../kit/choices";
import { same } from "../../kit/data";
import { choiceStep } from "../../kit/playthrough";
import type { Step } from "../../kit/record";
import type { Choice } from "../../kit/rules";
import { handsFor } from "../game/manual-chance";
import type { TableRefusal } from "../languages/refusals";
import { seatOf } from "../model/desk";
import { notTheirs } from "../model/seats";
import { versionOf } from "../model/versions";
import { isPlaying } from "../../tts/players";
import type { ShownChoice } from "./commands";
import { refused, type CommandResult, type Handlers, type Refused } from "./result";
import type { Table } from "../table";

/**
 * What people choose in the game.
 * @noSelf
 */
export interface Choose {
  handlers: Handlers<"choose" | "followCoach" | "chooseAmount" | "serve" | "goOn">;
  /** Takes an action for the player of a seat. */
  take: (player: Player, action: Action) => CommandResult;
  /** Throws or shuffles what waits for somebody's hands; undefined: nothing does. */
  throwFor: (player: Player) => CommandResult | undefined;
  /** Why the table is no longer where it was when a player saw something to do; undefined: it still is. */
  late: (player: Player, version: number) => Refused | undefined;
  /** Why somebody can choose nothing just now, whatever it may be; undefined if that can be. */
  barred: (colour: ColorLiteral) => TableRefusal | undefined;
}

/** The players of a game. */
export function createChoose(
  table: Pick<Table, "game" | "desk" | "flow" | "features" | "diceAndDecks" | "questions" | "panelStates">,
): Choose {
  const { game, desk, flow, features, diceAndDecks, questions, panelStates } = table;
  const { rules, words } = game;

  function take(player: Player, action: Action): CommandResult {
    const seat = seatOf(desk, player.color);
    const why = barred(player.color);
    if (seat === undefined || why !== undefined) return refused(why ?? notTheirs(desk.seats));
    const refusal = rules.check(desk.playthrough.state, seat, action);
    if (refusal !== undefined) return refused(refusal);
    const question = words.confirm(rules.seen(desk.playthrough.state, seat), action);
    if (question !== undefined) return confirm(player, question, { kind: "act", seat, action });
    flow.take(choiceStep(seat, action));
    return "nothing";
  }

  function barred(colour: ColorLiteral): TableRefusal | undefined {
    if (seatOf(desk, colour) === undefined)
      return isPlaying(colour) && desk.playing ? notTheirs(desk.seats) : { kind: "notSeated" };
    if (desk.paused !== undefined) return { kind: "isPaused", colour: desk.paused };
    if (desk.busy !== undefined) return { kind: "busy", what: desk.busy };
    if (desk.byHand !== undefined) return { kind: "handsFirst", players: handsFor(desk) };
    return desk.playing ? undefined : { kind: "notDealt" };
  }

  function throwFor(player: Player): CommandResult | undefined {
    if (desk.byHand === undefined) return undefined;
    const players = handsFor(desk);
    if (!players.includes(player.color)) return refused({ kind: "handsFirst", players });
    flow.serve();
    return "nothing";
  }

  /** Asks before a step that cannot be undone; the answer counts only at the same moment. Until then the piece goes back. */
  function confirm(player: Player, text: string, step: Step<Action> & { kind: "act" }): CommandResult {
    const { seat, action } = step;
    const version = versionOf(desk.versions, seat);
    const { color: colour } = player;
    questions.ask({
      asker: player,
      asked: player,
      text,
      still: () =>
        seatOf(desk, colour) === seat &&
        versionOf(desk.versions, seat) === version &&
        barred(colour) === undefined &&
        rules.check(desk.playthrough.state, seat, action) === undefined,
      yes: () => {
        flow.take(step);
        return "nothing";
      },
    });
    return "table";
  }

  function late(player: Player, version: number): Refused | undefined {
    const now = versionOf(desk.versions, seatOf(desk, player.color));
    return now === version ? undefined : refused({ kind: "cannotNow" });
  }

  /** What was offered; undefined if it is no longer. */
  function offered(
    player: Player,
    { choice: index, action, version }: ShownChoice,
  ): Choice<Action> | undefined {
    if (late(player, version) !== undefined) return undefined;
    const seat = seatOf(desk, player.color);
    const choice = desk.offers.filter((made) => made.seat === seat)[index]?.choice;
    return choice !== undefined && same(choice.action, action) ? choice : undefined;
  }

  /** Whether the table is still where it was when somebody was offered something that concerns everybody. */
  function isNow(version: number): boolean {
    return versionOf(desk.versions, undefined) === version;
  }

  return {
    take,
    throwFor,
    late,
    barred,
    handlers: {
      choose: (player, shown) => {
        const choice = offered(player, shown);
        return choice === undefined ? refused({ kind: "cannotNow" }) : take(player, choice.action);
      },
      followCoach: (player, { action, version }) => {
        const seat = seatOf(desk, player.color);
        const advised = seat === undefined ? undefined : features.advised(seat);
        if (late(player, version) !== undefined || advised === undefined || !same(advised, action))
          return refused({ kind: "cannotNow" });
        return take(player, advised);
      },
      chooseAmount: (player, shown) => {
        const choice = offered(player, shown);
        if (choice?.amounts === undefined) return refused({ kind: "cannotNow" });
        const { min, max } = choice.amounts;
        const amount = wholeNumber(panelStates.of(player.color).amount);
        if (amount === undefined || amount < min || amount > max)
          return refused({ kind: "notAnAmount", min, max });
        return take(player, withAmount(choice, amount));
      },
      serve: (player, { version }) =>
        (isNow(version) ? throwFor(player) : undefined) ?? refused({ kind: "cannotNow" }),
      goOn: (player, { version }) => {
        if (!isNow(version)) return refused({ kind: "cannotNow" });
        if (seatOf(desk, player.color) === undefined) return refused(notTheirs(desk.seats));
        diceAndDecks.goOn();
        return "nothing";
      },
    },
  };
}

const DIGITS = "0123456789 ";

/**
 * A whole number as it is typed, digits alone. `tonumber` alone would read other texts as well, and in Tabletop Simulator those that
 * the language of the host's bot knows: 1,5.
 */
function wholeNumber(typed: string): number | undefined {
  // eslint-disable-next-line offsuit/letters -- whatever is no digit is none however letters are counted
  const isNumber = typed.split("").every((letter) => DIGITS.includes(letter));
  return isNumber ? tonumber(typed) : undefined;
}
