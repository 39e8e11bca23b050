import { withAmount } from "../../kit/choices";
import { same } from "../../kit/data";
import { listed } from "../../kit/enumeration";
import type { TableGame } from "../../kit/game";
import type { Step } from "../../kit/record";
import type { Refusal } from "../../kit/refusal";
import type { Choice, GameAction, GameEvent } from "../../kit/rules";
import type { Coach } from "./coach";
import { seatOf, type Desk } from "../desk";
import type { Flow } from "../flow";
import type { Picture } from "../stage/picture";
import { momentOf } from "./moments";
import { choiceStep } from "./playthrough";
import type { Questions } from "../chat/questions";
import { handsFor } from "../chance/referee";
import { hasRule } from "../views/rule-book";
import type { Screens } from "../panel/screens";
import { isPlaying } from "../seats/seats";
import { colourName, isTableSentence, say } from "../words";

/** An offer as a player has seen it: its place among that player's offers, and at which moment of the seat. */
export interface ShownOffer {
  choice: number;
  action: GameAction;
  moment: number;
}

/**
 * What people choose in the game, and how they are told why not.
 * @noSelf
 */
export interface Players<Action> {
  /** Takes an action for whoever plays a seat, or refuses it with its reason; answers whether it can be. */
  choose: (player: Player, action: Action) => boolean;
  /** What was offered to a player, if it still is. */
  chooseOffer: (player: Player, shown: ShownOffer) => void;
  /** The same where it leaves an amount open, with the amount that was typed. */
  chooseAmount: (player: Player, shown: ShownOffer, typed: string) => void;
  /** What the coach recommended, if that still is the advice. */
  followCoach: (player: Player, shown: Omit<ShownOffer, "choice">) => void;
  /** Whether a player's seat is still at the moment with this number; whoever is late is told so. */
  isNow: (player: Player, moment: number) => boolean;
  /** Throws or shuffles what waits for somebody's hands; answers whether anything does. */
  serve: (player: Player) => boolean;
  /** Says why not. */
  refuse: (player: Player, why: Refusal | string) => void;
  /** Why somebody can choose nothing just now, whatever it may be; undefined if that can be. */
  barred: (player: Player) => string | undefined;
  /** Why somebody who has no seat in the game may not do what players may. */
  notTheirs: () => string;
}

/**
 * What players' choices are made with.
 * @noSelf
 */
interface Surroundings<Action> {
  flow: Flow<Action>;
  picture: Picture;
  screens: Screens;
  coach: Coach<Action>;
  questions: Questions;
}

/** The players of a game. */
export function createPlayers<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { flow, picture, screens, coach, questions }: Surroundings<Action>,
): Players<Action> {
  const { rules, words } = game;

  function choose(player: Player, action: Action): boolean {
    const seat = seatOf(desk, player.color);
    const why = barred(player);
    if (seat === undefined || why !== undefined) {
      refuse(player, why ?? notTheirs());
      return false;
    }
    const refusal = rules.check(desk.playthrough.state, seat, action);
    if (refusal !== undefined) {
      refuse(player, refusal);
      return false;
    }
    const question = words.confirm(rules.seen(desk.playthrough.state, seat), action);
    if (question === undefined) flow.take(choiceStep(seat, action));
    else confirm(player, question, { kind: "act", seat, action });
    return true;
  }

  function barred(player: Player): string | undefined {
    if (seatOf(desk, player.color) === undefined)
      return isPlaying(player.color) && desk.playing ? notTheirs() : say("notSeated");
    if (desk.paused !== undefined) return say("isPaused", { colour: desk.paused });
    if (desk.busy !== undefined) return say("busy", { what: say(desk.busy) });
    if (desk.byHand !== undefined) return say("handsFirst", { players: hands() });
    return desk.playing ? undefined : say("lobby");
  }

  /** Who is to throw or to shuffle. */
  function hands(): string {
    return listed(handsFor(desk).map((colour) => colourName(colour)));
  }

  function serve(player: Player): boolean {
    if (desk.byHand === undefined) return false;
    if (handsFor(desk).includes(player.color)) flow.serve();
    else refuse(player, say("handsFirst", { players: hands() }));
    return true;
  }

  /** Asks before a step that cannot be taken back; the answer counts only at the same moment. */
  function confirm(player: Player, text: string, step: Step<Action> & { kind: "act" }): void {
    const { seat, action } = step;
    const moment = momentOf(desk.moments, seat);
    const { color: colour } = player;
    picture.redraw();
    questions.ask({
      asker: player,
      asked: player,
      text,
      still: () =>
        seatOf(desk, colour) === seat &&
        momentOf(desk.moments, seat) === moment &&
        barred(player) === undefined &&
        rules.check(desk.playthrough.state, seat, action) === undefined,
      yes: () => {
        flow.take(step);
      },
    });
  }

  function isNow(player: Player, moment: number): boolean {
    const now = momentOf(desk.moments, seatOf(desk, player.color)) === moment;
    if (!now) refuse(player, say("cannotNow"));
    return now;
  }

  /** What was offered, or nothing if it is no longer: then the player is told so. */
  function offered(
    player: Player,
    { choice: index, action, moment }: ShownOffer,
  ): Choice<Action> | undefined {
    if (!isNow(player, moment)) return undefined;
    const seat = seatOf(desk, player.color);
    const choice = desk.offers.filter((made) => made.seat === seat)[index]?.choice;
    if (choice !== undefined && same(choice.action, action)) return choice;
    refuse(player, say("cannotNow"));
    return undefined;
  }

  function chooseOffer(player: Player, shown: ShownOffer): void {
    const choice = offered(player, shown);
    if (choice !== undefined) choose(player, choice.action);
  }

  function followCoach(player: Player, { action, moment }: Omit<ShownOffer, "choice">): void {
    if (!isNow(player, moment)) return;
    const seat = seatOf(desk, player.color);
    const advised = seat === undefined ? undefined : coach.advised(seat);
    if (advised === undefined || !same(advised, action)) refuse(player, say("cannotNow"));
    else choose(player, advised);
  }

  function chooseAmount(player: Player, shown: ShownOffer, typed: string): void {
    const choice = offered(player, shown);
    if (choice === undefined) return;
    if (choice.amounts === undefined) {
      refuse(player, say("cannotNow"));
      return;
    }
    const { min, max } = choice.amounts;
    const amount = wholeNumber(typed);
    if (amount === undefined || amount < min || amount > max) {
      refuse(player, say("notAnAmount", { min, max }));
    } else choose(player, withAmount(choice, amount));
  }

  function refuse(player: Player, why: Refusal | string): void {
    if (typeof why === "string") screens.tell(player, why);
    else screens.tell(player, sentenceOf(why), hasRule(attachedRules, why.rule) ? why.rule : undefined);
  }

  function sentenceOf(refusal: Refusal): string {
    return isTableSentence(refusal.reason) ? say(refusal.reason, refusal.values) : words.refusal(refusal);
  }

  function notTheirs(): string {
    return say("notYourGame", { players: listed(desk.chairs.map(({ colour }) => colourName(colour))) });
  }

  return { choose, chooseOffer, chooseAmount, followCoach, isNow, serve, refuse, barred, notTheirs };
}

const DIGITS = "0123456789 ";

/**
 * A whole number as it is typed, digits alone. `tonumber` alone would read other texts as well, and in Tabletop Simulator those that
 * the language of the host's computer knows: 1,5.
 */
function wholeNumber(typed: string): number | undefined {
  // eslint-disable-next-line offsuit/letters -- whatever is no digit is none however letters are counted
  const isNumber = typed.split("").every((letter) => DIGITS.includes(letter));
  return isNumber ? tonumber(typed) : undefined;
}
