import type { TableGame } from "../../../kit/game";
import type { GameAction, GameEvent } from "../../../kit/rules";
import type { Settle } from "../../command/answers";
import { createSettling } from "../../panel/settling";
import { createComputers } from "../../play/computers";
import { createFlow, type Flow } from "../../play/flow";
import { createPlayers, type Players } from "../../play/players";
import { createResuming, type Resuming } from "../../play/resuming";
import { createTelling } from "../../play/telling";
import { createClockDisplay } from "../../play/timekeeper";
import { createConsent, type Consent } from "../../seats/consent";
import { createPings, type Pings } from "../../seats/pings";
import { createQuestions, type Questions } from "../../seats/questions";
import { createCoach, type Coach } from "../../state/coach";
import type { Desk } from "../../state/desk";
import type { Drawing } from "./drawing";

/** What plays a game, and asks the people who play it. */
export interface Play<Action> {
  settle: Settle;
  questions: Questions;
  consent: Consent;
  pings: Pings;
  /** The coach of a lesson. */
  coach: Coach<Action>;
  flow: Flow<Action>;
  resuming: Resuming;
  players: Players<Action>;
}

/** Makes what plays the game on a desk, where it is drawn like this. */
export function createPlay<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  drawing: Drawing<Event>,
): Play<Action> {
  const { rules, words } = game;
  const { stage, show, screens, glances, chance, suspense, sync } = drawing;
  const settle = createSettling(words, screens, sync);
  const questions = createQuestions(desk, settle);
  const consent = createConsent(desk, { questions, screens, sync });
  const pings = createPings(desk, rules.seats.max, stage);
  const coach = createCoach(game, desk);
  const flow = createFlow(game, desk, {
    ...drawing,
    ...{ coach, pings },
    tell: createTelling(words, screens, show.note),
    computers: createComputers(game, desk, coach, suspense),
    clock: createClockDisplay(desk, screens, pings),
  });
  const resuming = createResuming(rules, desk, { ...drawing, flow, tell: createTelling(words, screens) });
  const typedBy = (colour: ColorLiteral): string => glances.of(colour).amount;
  const players = createPlayers(game, desk, { flow, coach, chance, questions, typedBy });
  return { settle, questions, consent, pings, coach, flow, resuming, players };
}
