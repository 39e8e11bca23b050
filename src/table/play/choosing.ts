import type { TableGame } from "../../kit/game";
import type { Step } from "../../kit/record";
import type { Decision, GameAction, GameEvent } from "../../kit/rules";
import { markByHand } from "../chance/by-hand";
import { peopleAt } from "../state/chairs";
import { allowSaving } from "../chance/chance-points";
import type { Coach } from "../state/coach";
import type { Computers } from "./computers";
import type { Desk } from "../state/desk";
import { seatsAsked } from "../state/moments";
import { makeOffers } from "../state/offers";
import type { Picture } from "../stage/picture";
import type { Pings } from "../seats/pings";
import { choiceStep } from "../../kit/playthrough";
import { isRefereed } from "../chance/referee";
import type { Suspense } from "../stage/suspense";
import type { Scope } from "../time/scope";
import type { Timekeeper } from "./timekeeper";

/**
 * What becomes of the decisions that a game waits for: people are offered their choices, computers think.
 * @noSelf
 */
export interface Choosing<Action> {
  /** Offers the choices of decisions that the game has come to in this turn. */
  offer: (decisions: readonly Decision<Action>[], turn: Scope) => void;
}

/** @noSelf */
interface Surroundings<Action> {
  picture: Picture;
  computers: Computers<Action>;
  coach: Coach<Action>;
  pings: Pings;
  timekeeper: Timekeeper;
  suspense: Pick<Suspense, "after">;
  flow: {
    take: (step: Step<Action>) => void;
    /** From now on the table waits for people. */
    listen: () => void;
  };
}

/** The choosing in the game on a desk. */
export function createChoosing<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { picture, computers, coach, pings, timekeeper, suspense, flow }: Surroundings<Action>,
): Choosing<Action> {
  function offer(decisions: readonly Decision<Action>[], turn: Scope): void {
    const late = timekeeper.late();
    if (late !== undefined) {
      flow.take(late);
      return;
    }
    const { state } = desk.playthrough;
    // A player of several seats holds the cards of the one that is to decide.
    desk.deciding = decisions.filter(({ choices }) => choices.length > 0).map(({ seat }) => seat);
    seatsAsked(desk.moments, desk.deciding);
    // The clock runs as soon as everything is there, is told, and may be chosen.
    const startClock = afterBoth(() => {
      if (!turn.isOver()) timekeeper.start();
    });
    picture.draw(() => {
      allowSaving();
      suspense.after(startClock);
    });
    const automatic = computers.find(coach.due(decisions));
    const open = decisions.filter(({ seat }) => desk.chairs[seat]?.sitter.kind !== "computer");
    makeOffers(game, state, open, coach.advised, turn, (offers) => {
      const listenToPeople = (): void => {
        desk.offers = offers;
        flow.listen();
        startClock();
        const due = peopleAt(
          desk.chairs,
          desk.deciding.filter((seat) => seat !== automatic?.seat),
        );
        suspense.after(() => {
          if (!turn.isOver()) pings.due(due);
        });
      };
      // The parts of the picture are made before this, so its pieces and places are those of this state.
      if (isRefereed(desk)) markByHand(game, state, { offers, picture }, turn, listenToPeople);
      else listenToPeople();
      if (automatic === undefined || desk.free) return;
      computers.decide(automatic, turn, (seat, action) => {
        flow.take(choiceStep(seat, action));
      });
    });
  }

  return { offer };
}

/** A function that runs another one when it is called for the second time. */
function afterBoth(run: () => void): () => void {
  let calls = 0;
  return () => {
    calls++;
    if (calls === 2) run();
  };
}
