import { withAmount } from "../kit/choices";
import type { TableGame } from "../kit/game";
import type { Step } from "../kit/record";
import type { Refusal } from "../kit/refusal";
import type { Choice, GameAction, GameEvent } from "../kit/rules";
import { seatOf, type Desk } from "./desk";
import type { Flow } from "./flow";
import { attempt } from "./guard";
import type { Picture } from "./picture";
import { choiceStep } from "./playthrough";
import type { Screens } from "./screens";
import { isPlaying } from "./seats";
import { isTableSentence, say } from "./words";

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
  /** Says why not, and puts back what was moved. */
  refuse: (player: Player, why: Refusal | string) => void;
  /** Why somebody who has no seat in the game may not do what players may. */
  notTheirs: () => string;
}

/** The players of a game. */
export function createPlayers<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { flow, picture, screens }: { flow: Flow<Action>; picture: Picture; screens: Screens },
): Players<Action> {
  const { rules, words } = game;

  function choose(player: Player, action: Action): void {
    const seat = seatOf(desk, player.color);
    const barred = whyNot(player, seat);
    if (seat === undefined || barred !== undefined) {
      refuse(player, barred ?? notTheirs());
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

  function whyNot(player: Player, seat: number | undefined): string | undefined {
    if (seat === undefined) return isPlaying(player.color) && desk.playing ? notTheirs() : say("notSeated");
    if (desk.busy !== undefined) return say("busy", { what: say(desk.busy) });
    return desk.playing ? undefined : say("lobby");
  }

  /** Asks before a step that cannot be taken back; the answer counts only if nothing has happened since. */
  function confirm(player: Player, question: string, step: Step<Action>): void {
    const turn = flow.turn();
    picture.redraw();
    player.showConfirmDialog(question, () => {
      attempt("an answer", () => {
        if (flow.isAt(turn) && desk.busy === undefined) flow.take(step);
        else refuse(player, say("cannotNow"));
      });
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
    screens.tell(player, typeof why === "string" ? why : sentenceOf(why));
    if (desk.busy === undefined) picture.redraw();
  }

  function sentenceOf(refusal: Refusal): string {
    return isTableSentence(refusal.reason) ? say(refusal.reason, refusal.values) : words.refusal(refusal);
  }

  function notTheirs(): string {
    return say("notYourGame", { players: desk.chairs.map(({ colour }) => colour).join(", ") });
  }

  return { choose, chooseOffer, chooseAmount, refuse, notTheirs };
}
