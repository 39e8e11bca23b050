import { withAmount } from "../../kit/choices";
import { listed } from "../../kit/enumeration";
import type { TableGame } from "../../kit/game";
import type { Step } from "../../kit/record";
import type { Refusal } from "../../kit/refusal";
import type { Choice, GameAction, GameEvent } from "../../kit/rules";
import type { Coach } from "./coach";
import { seatOf, type Desk } from "../desk";
import type { Flow } from "../flow";
import type { Picture } from "../stage/picture";
import { choiceStep } from "./playthrough";
import type { Questions } from "../chat/questions";
import { handsFor } from "../chance/referee";
import { hasRule } from "../views/rule-book";
import type { Screens } from "../panel/screens";
import { isPlaying } from "../seats/seats";
import { colourName, isTableSentence, say } from "../words";

/**
 * What people choose in the game, and how they are told why not.
 * @noSelf
 */
export interface Players<Action> {
  /** Takes an action for whoever plays a seat, or refuses it with its reason. */
  choose: (player: Player, action: Action) => void;
  /** The choice with this number on the player's panel. */
  chooseOffer: (player: Player, index: number) => void;
  /** The same where it leaves an amount open, with the amount that was typed. */
  chooseAmount: (player: Player, index: number, typed: string) => void;
  /** What the coach recommends. */
  followCoach: (player: Player) => void;
  /** Throws or shuffles what waits for somebody's hands; answers whether anything does. */
  serve: (player: Player) => boolean;
  /** Says why not, and puts back what was moved. */
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

  function choose(player: Player, action: Action): void {
    const seat = seatOf(desk, player.color);
    const why = barred(player);
    if (seat === undefined || why !== undefined) {
      refuse(player, why ?? notTheirs());
      return;
    }
    const refusal = rules.check(desk.playthrough.state, seat, action);
    if (refusal !== undefined) {
      refuse(player, refusal);
      return;
    }
    const question = words.confirm(rules.seen(desk.playthrough.state, seat), action);
    if (question === undefined) flow.take(choiceStep(seat, action));
    else confirm(player, question, choiceStep(seat, action));
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

  /** Asks before a step that cannot be taken back; the answer counts only if nothing has happened since. */
  function confirm(player: Player, question: string, step: Step<Action>): void {
    const turn = flow.turn();
    picture.redraw();
    questions.ask(player, question, () => {
      if (flow.isAt(turn) && desk.busy === undefined) flow.take(step);
      else refuse(player, say("cannotNow"));
    });
  }

  function offered(player: Player, index: number): Choice<Action> | undefined {
    const seat = seatOf(desk, player.color);
    return desk.offers.filter((made) => made.seat === seat)[index]?.choice;
  }

  function chooseOffer(player: Player, index: number): void {
    const choice = offered(player, index);
    if (choice === undefined) refuse(player, say("cannotNow"));
    else choose(player, choice.action);
  }

  function followCoach(player: Player): void {
    const seat = seatOf(desk, player.color);
    const advised = seat === undefined ? undefined : coach.advised(seat);
    if (advised === undefined) refuse(player, say("cannotNow"));
    else choose(player, advised);
  }

  function chooseAmount(player: Player, index: number, typed: string): void {
    const choice = offered(player, index);
    if (choice?.amounts === undefined) {
      refuse(player, say("cannotNow"));
      return;
    }
    const { min, max } = choice.amounts;
    const amount = tonumber(typed);
    if (amount === undefined || amount !== Math.floor(amount) || amount < min || amount > max) {
      refuse(player, say("notAnAmount", { min, max }));
    } else choose(player, withAmount(choice, amount));
  }

  function refuse(player: Player, why: Refusal | string): void {
    if (typeof why === "string") screens.tell(player, why);
    else screens.tell(player, sentenceOf(why), hasRule(attachedRules, why.rule) ? why.rule : undefined);
    if (desk.busy === undefined) picture.redraw();
  }

  function sentenceOf(refusal: Refusal): string {
    return isTableSentence(refusal.reason) ? say(refusal.reason, refusal.values) : words.refusal(refusal);
  }

  function notTheirs(): string {
    return say("notYourGame", { players: listed(desk.chairs.map(({ colour }) => colourName(colour))) });
  }

  return { choose, chooseOffer, chooseAmount, followCoach, serve, refuse, barred, notTheirs };
}
