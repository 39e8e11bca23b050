import { isCard, type Card } from "../../../kit/data/cards";
import type { Chance, Outcome } from "../../../kit/rules/chance";
import { courseOf } from "../../../kit/rules/course";
import { count, either, oneOf, record, text, variants, whole } from "../../../kit/data/decode";
import { must } from "../../../kit/data/must";
import type { Result, Rules, Seat } from "../../../kit/rules/rules";
import { acceptOffer, declineOffer, forfeit, makeOffer, setSharing } from "./asides";
import { call, check as checkBet, fold, raise } from "./battle/betting";
import { stake } from "./battle/opening";
import { answerRebuy, settle } from "./battle/settlement";
import { beginBetting } from "./battle/showdown";
import { SIDES } from "./chess/position";
import { decisions } from "./choices";
import { beginDecision, elapsed, face, pass } from "./clock";
import { gatherFlips, seek } from "./deck";
import type { Event } from "./events";
import { check } from "./legality";
import { OPTIONS, readOptions, TIME_OPTIONS } from "./options";
import type { AnyReason } from "./reasons";
import { drawForWhite, newGame } from "./setup";
import { seen } from "./sight";
import { PROMOTIONS, WINGS, type Action, type Seen, type State, type TimeChange } from "./state";
import { formingDecisions, formingPhase, performForming } from "./teams/forming";
import { rosterOf, sideOfSeat, TEAMS } from "./teams/roster";
import { performTime } from "./time";
import { dealPrivate, makeMove, promotePawn, retreat } from "./turn";
import { shownStack } from "./teams/chips";
import { afterDraw } from "./white";

const square = whole(0, 63);
const amount = count;
/** `check` knows how many people there are. */
const seat = count;
const change = record<TimeChange>({
  option: oneOf(TIME_OPTIONS.map(({ name }) => name)),
  value: either(count, text),
});

/** An action from outside (PC-2.4), or undefined if it is none. Chips are whole numbers (PC-1.1). */
const parse = variants<Action>({
  place: { seat, team: oneOf(TEAMS) },
  agree: {},
  disagree: {},
  approve: { seat },
  disapprove: { seat },
  cast: {},
  pick: { seat },
  nominate: { seat },
  vote: { seat },
  abstain: {},
  assign: { man: text, seat },
  assignWing: { wing: oneOf(WINGS), seat },
  split: {},
  ready: {},
  move: { from: square, to: square },
  promote: { shape: oneOf(PROMOTIONS) },
  retreat: { to: square },
  stake: { amount },
  fold: {},
  check: {},
  call: {},
  raise: { amount },
  rebuy: {},
  declineRebuy: {},
  forfeit: {},
  offer: { payer: oneOf(SIDES), amount },
  acceptOffer: {},
  declineOffer: {},
  callClock: {},
  proposeTime: { change },
  acceptTime: {},
  declineTime: {},
  shareEqually: {},
  declineSharing: {},
});

const SEATS = { min: 2, max: 8 };

/** The rules of Pokerchess, after docs/rules/pokerchess.md; comments name its rules, such as PC-5.2. */
export const rules: Rules<State, Action, Event, Seen, AnyReason> = {
  id: "pokerchess",
  seats: SEATS,
  options: OPTIONS,
  heavyActions: { move: 1700, check: 1500, call: 2000 },
  start: (options, seats) =>
    newGame(readOptions(options), Math.max(SEATS.min, Math.min(SEATS.max, Math.floor(seats)))),
  parse,
  ...courseOf<State, Action, Event, AnyReason>({
    result,
    chance,
    decisions: (state) => (formingPhase(state) === undefined ? decisions(state) : formingDecisions(state)),
    check,
    perform,
    resolve,
  }),
  clock: { face, elapsed, pass },
  seen,
  summary,
  seatSummary,
  seatRates: [],
};

function result(state: State): Result | undefined {
  const { phase } = state;
  if (phase.kind !== "over") return undefined;
  return { name: phase.ending, winners: phase.winner === undefined ? [] : rosterOf(state, phase.winner) };
}

/** What the state waits for that no player decides; undefined in the phases where somebody acts. */
function chance({ phase, deck }: State): Chance | undefined {
  switch (phase.kind) {
    case "drawShuffle":
    case "turnShuffle":
    case "seekShuffle":
    case "battleShuffle":
      return { kind: "shuffle", pile: "deck", cards: deck };
    case "drawn":
      return { kind: "pause", length: phase.lots.length > 0 ? "long" : "short" };
    case "sought":
      return { kind: "pause", length: "short" };
    case "showdown":
      return { kind: "pause", length: "long" };
    default:
      return undefined;
  }
}

function perform(state: State, seat: Seat, action: Action, events: Event[]): void {
  if (formingPhase(state) !== undefined) performForming(state, seat, action, events);
  else if (!performAside(state, seat, action, events)) {
    decide(state, action, events);
    beginDecision(state);
  }
}

/** Performs an aside of the decision that is due; false if this is the decision. */
function performAside(state: State, seat: Seat, action: Action, events: Event[]): boolean {
  switch (action.kind) {
    case "forfeit":
      forfeit(state, seat, events);
      return true;
    case "offer":
      makeOffer(state, seat, action, events);
      return true;
    case "acceptOffer":
      acceptOffer(state, seat, events);
      return true;
    case "declineOffer":
      declineOffer(state, seat, events);
      return true;
    case "callClock":
    case "proposeTime":
    case "acceptTime":
    case "declineTime":
      performTime(state, seat, action, events);
      return true;
    case "shareEqually":
    case "declineSharing":
      setSharing(state, seat, action.kind === "shareEqually", events);
      return true;
    default:
      return false;
  }
}

/** Carries out the decision that was due (PC-2.4). */
function decide(state: State, action: Action, events: Event[]): void {
  switch (action.kind) {
    case "move":
      makeMove(state, { from: action.from, to: action.to }, events);
      break;
    case "promote":
      promotePawn(state, action.shape, events);
      break;
    case "retreat":
      retreat(state, action.to, events);
      break;
    case "stake":
      stake(state, action.amount, events);
      break;
    case "rebuy":
    case "declineRebuy":
      answerRebuy(state, action.kind === "rebuy", events);
      break;
    default:
      bet(state, action, events);
  }
}

function bet(state: State, action: Action, events: Event[]): void {
  const battle = must(state.battle, "a battle to bet in");
  if (action.kind === "fold") fold(state, battle, events);
  else if (action.kind === "check") checkBet(state, battle, events);
  else if (action.kind === "call") call(state, battle, events);
  else if (action.kind === "raise") raise(state, battle, action.amount, events);
}

function resolve(state: State, outcome: Outcome, events: Event[]): void {
  if (outcome.kind === "shuffled") {
    // Half the steps of a game are shuffles: a closure for every card would take as long as everything else.
    const deck: Card[] = [];
    let cards = 0;
    for (const card of outcome.order) if (isCard(card)) deck[cards++] = card;
    state.deck = deck;
    shuffled(state, events);
  } else if (outcome.kind === "seen") watched(state, events);
  beginDecision(state);
}

/** The deck has been shuffled. */
function shuffled(state: State, events: Event[]): void {
  if (state.phase.kind === "drawShuffle") drawForWhite(state, state.phase.tied, events);
  else if (state.phase.kind === "turnShuffle") dealPrivate(state, events);
  else if (state.phase.kind === "seekShuffle") seek(state, events);
  else beginBetting(state, events);
}

/** Everybody has seen what lay open. */
function watched(state: State, events: Event[]): void {
  if (state.phase.kind === "drawn") afterDraw(state, events);
  else if (state.phase.kind === "sought") gatherFlips(state, events);
  else settle(state, events);
}

/** The figures by which a game is remembered. */
function summary({ turn, counts }: State): Record<string, number> {
  return { turns: turn, ...counts };
}

/** The figures of one seat. */
function seatSummary(state: State, seat: Seat): Record<string, number> {
  const { phase } = state;
  const hasWon = phase.kind === "over" && phase.winner === sideOfSeat(state, seat);
  return { chips: shownStack(state, seat), won: hasWon ? 1 : 0 };
}
