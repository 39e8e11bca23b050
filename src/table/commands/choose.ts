import type { Action } from "../model/game";
import { withAmount } from "../../kit/rules/choices";
import { same } from "../../kit/data/data";
import { retold } from "../../kit/words/language";
import { choiceStep } from "../../kit/record/playthrough";
import type { Amounts, Seat } from "../../kit/rules/rules";
import { offersTo } from "../game/decisions";
import { seatOf } from "../model/desk";
import { refusalToChoose, refusalToThrow, refusalWhileCovered } from "../model/permissions";
import { knowsSeat, notTheirs } from "../model/seats";
import { versionOf } from "../model/versions";
import type { ShownChoice } from "./commands";
import { createConfirmation } from "./confirm";
import { refused, type CommandResult, type Refused } from "./result";
import type { Table } from "../table";
import type { Choose } from "./contracts";
import type { Offer } from "../game/contracts";

/** The players of a game. */
export function createChoose(table: Table): Choose {
  const { game, desk, flow, features, diceAndDecks, panelStates, tell } = table;
  const { rules, words } = game;
  const confirmation = createConfirmation(table, (player, action) => take(player, action, false));

  /** @param isGrave whether it may have to be asked about; of what is offered that is known */
  function take(player: Player, action: Action, isGrave: boolean): CommandResult {
    const seat = seatOf(desk, player.color);
    const why = refusalToChoose(desk, player.color, seat);
    if (seat === undefined || why !== undefined) return refused(why ?? notTheirs(desk.seats));
    const refusal = rules.check(desk.playthrough.state, seat, action);
    if (refusal !== undefined) return refused(refusal);
    const { state } = desk.playthrough;
    const question = retold(() => words.confirm(rules.seen(state, seat), action) ?? "");
    if (isGrave && !isOnlyAnswer(seat) && question() !== "")
      return confirmation.ask(player, question, { kind: "act", seat, action });
    play(player, seat, action);
    return "nothing";
  }

  /** Whether there is but one answer to what a seat is asked. */
  function isOnlyAnswer(seat: Seat): boolean {
    let answers = 0;
    for (const { alike } of offersTo(desk.offers, seat)) if (!alike) answers++;
    return answers === 1;
  }

  /** Has a step played that somebody has chosen, who knows from now on what the seat holds. */
  function play({ steam_id: id }: Player, seat: Seat, action: Action): void {
    const tableSeat = desk.seats[seat];
    if (tableSeat !== undefined && id !== undefined) knowsSeat(tableSeat, id);
    flow.take(choiceStep(seat, action));
  }

  function throwFor(player: Player): CommandResult | undefined {
    if (desk.byHand === undefined) return undefined;
    const why = refusalToThrow(desk, player.color);
    if (why !== undefined) return refused(why);
    flow.serve();
    return "nothing";
  }

  function late(player: Player, version: number): Refused | undefined {
    const now = versionOf(desk.versions, seatOf(desk, player.color));
    return now === version ? undefined : refused({ kind: "cannotNow" });
  }

  /** What was offered; undefined if it is no longer. */
  function offered(player: Player, { choice: index, action, version }: ShownChoice): Offer | undefined {
    const seat = seatOf(desk, player.color);
    if (versionOf(desk.versions, seat) !== version) return undefined;
    if (seat === undefined) return undefined;
    const offer = offersTo(desk.offers, seat)[index];
    return offer !== undefined && same(offer.choice.action, action) ? offer : undefined;
  }

  /** Whether the table is still where it was when somebody was offered something that concerns everybody. */
  function isNow(version: number): boolean {
    return versionOf(desk.versions, undefined) === version;
  }

  return {
    take: (player, action) => {
      const { warning: before } = panelStates.of(player.color);
      const result = take(player, action, true);
      const { warning } = panelStates.of(player.color);
      // A player who moves a piece looks at that.
      if (warning !== undefined && warning !== before) tell("notice", warning.question(), [player]);
      return result;
    },
    throwFor,
    late,
    handlers: {
      ...confirmation.handlers,
      choose: (player, shown) => {
        const offer = offered(player, shown);
        if (offer === undefined)
          return refused(refusalWhileCovered(desk, player.color) ?? { kind: "cannotNow" });
        return take(player, offer.choice.action, offer.grave);
      },
      followCoach: (player, { action, version }) => {
        const seat = seatOf(desk, player.color);
        const advised = seat === undefined ? undefined : features.advised(seat);
        if (late(player, version) !== undefined || advised === undefined || !same(advised, action))
          return refused({ kind: "cannotNow" });
        return take(player, advised, true);
      },
      chooseAmount: (player, shown) => {
        const choice = offered(player, shown)?.choice;
        if (choice?.amounts === undefined)
          return refused(refusalWhileCovered(desk, player.color) ?? { kind: "cannotNow" });
        const { min, max } = choice.amounts;
        const amount = readAmount(panelStates.of(player.color).amount, choice.amounts);
        if (amount === undefined) return refused({ kind: "notAnAmount", min, max });
        return take(player, withAmount(choice, amount), true);
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

/** The amount that was typed; undefined if it is none of these. */
export function readAmount(typed: string, { min, max }: Amounts): number | undefined {
  const amount = wholeNumber(typed);
  return amount === undefined || amount < min || amount > max ? undefined : amount;
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
