import type { AnyGame, State, Seen, Action } from "../model/game";
import { same } from "../../kit/data/data";
import { choiceStep } from "../../kit/record/playthrough";
import type { Decision, Choice, Seat } from "../../kit/rules/rules";
import { markByHand } from "./piece-actions";
import type { Worth } from "../../kit/game/worth";
import { peopleAt } from "../model/seats";
import { coverOthers } from "../model/hot-seat";
import { seatsAsked } from "../model/versions";
import { schedule, scheduleFair } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";
import { allowSaving } from "./chance-points";
import type { Clock } from "./clock";
import { isRefereed } from "./manual-chance";
import { takesLoneChoices } from "../model/desk";
import type { Table } from "../table";
import type { Course, Offer } from "./contracts";
import type { ChoiceWords } from "../../kit/game/game-words";
import type { Scope } from "../../tts/scope";

/**
 * What becomes of the decisions that a game waits for: people are offered their choices, bots think.
 * @noSelf
 */
export interface Decisions {
  /** Offers the choices of decisions that the game has come to in this turn. */
  offer: (decisions: readonly Decision<Action>[], turn: Scope) => void;
}

/** The choosing in the game on a desk. */
export function createDecisions(table: Table, timekeeper: Clock, flow: Course): Decisions {
  const { game, desk, sceneDrawer, bots, features, pings, revealDelay, panelStates } = table;

  function offer(decisions: readonly Decision<Action>[], turn: Scope): void {
    const late = timekeeper.late();
    if (late !== undefined) {
      flow.take(late);
      return;
    }
    const { state } = desk.playthrough;
    // A player of several seats holds the cards of the one that is to decide.
    desk.deciding = seatsChoosing(decisions);
    seatsAsked(desk.versions, desk.deciding);
    for (const colour of coverOthers(desk)) panelStates.clear(colour);
    // The clock runs as soon as everything is there, is told, and may be chosen.
    const startClock = afterBoth(() => {
      if (!turn.isOver()) timekeeper.start();
    });
    sceneDrawer.draw(() => {
      allowSaving();
      revealDelay.after(startClock);
    });
    const automatic = bots.find(features.due(decisions));
    // Whoever has chosen ahead of time is called like anybody else: everybody hears who is not.
    const unasked = automatic?.by === "ahead" ? undefined : automatic?.decision.seat;
    const open = decisions.filter(({ seat }) => desk.seats[seat]?.player.kind !== "bot");
    const offering = { open, folds: takesLoneChoices(desk), advised: features.advised };
    makeOffers(game, state, offering, turn, listen);
    function listen(offers: Offer[]): void {
      const listenToPeople = (): void => {
        desk.offers = offers;
        flow.listen();
        startClock();
        studyOffers(table, state, offering, turn);
        const due = peopleAt(
          desk.seats,
          desk.deciding.filter((seat) => seat !== unasked),
        );
        revealDelay.after(() => {
          if (!turn.isOver()) pings.due(due);
        });
      };
      // The parts of the picture are made before this, so its pieces and places are those of this state.
      if (isRefereed(desk)) markByHand(game, state, { offers, picture: sceneDrawer }, turn, listenToPeople);
      else listenToPeople();
      if (automatic === undefined || desk.free) return;
      bots.decide(automatic, turn, (seat, action) => {
        const step = choiceStep(seat, action);
        if (automatic.by === "table") desk.unasked[desk.lines.length] = step;
        flow.take(step);
      });
    }
  }

  return { offer };
}

/** The seats that the game waits for. */
function seatsChoosing(decisions: readonly Decision<Action>[]): Seat[] {
  return decisions.filter(({ choices }) => choices.length > 0).map(({ seat }) => seat);
}

/** Has the words of choices tell more later: nobody waits for it, and nobody else can see by the time that it takes what a seat holds. */
function studyOffers(
  { game, desk, invalidations }: Table,
  state: State,
  offering: Offering,
  turn: Scope,
): void {
  const seats = desk.settings.odds ? seatsChoosing(offering.open) : [];
  const begun = (): void => {
    desk.studying = true;
  };
  study(game, state, { seats, begun }, turn, () => {
    makeOffers(game, state, offering, turn, (told) => {
      desk.studying = false;
      desk.offers = told.map((offer, place) => ({
        ...offer,
        byHand: desk.offers[place]?.byHand === true,
      }));
      invalidations.mark("panels");
    });
  });
}

/** What a slice of that costs at most, and to see what a seat sees, in instructions: three fit into a frame. */
const STUDY_COST = 5_000;
/** By when all pieces lie, in seconds: how long it takes depends on what a seat holds, and nothing that others see may wait for it. */
const LYING_TIME = 1.5;

/**
 * Finds out what the words of these seats' choices tell, where that takes longer than a slice; says when that begins and, if it
 * has begun, when it is done.
 */
function study(
  { rules, words }: AnyGame,
  state: State,
  { seats, begun }: { seats: readonly Seat[]; begun: (this: void) => void },
  turn: Scope,
  done: (this: void) => void,
): void {
  if (words.study === undefined || seats.length === 0) return;
  let next = 0;
  const studies: ((this: void) => boolean)[] = [];
  const studySlowly = (): void => {
    scheduleFair(
      () => {
        const [slice] = studies;
        if (slice === undefined) done();
        else if (slice()) studies.shift();
        return slice === undefined;
      },
      { scope: turn, cost: STUDY_COST },
    );
  };
  scheduleFair(
    () => {
      const seat = seats[next];
      next++;
      const slice = seat === undefined ? undefined : words.study?.(rules.seen(state, seat));
      if (slice !== undefined) studies.push(slice);
      if (seat !== undefined) return false;
      if (studies.length > 0) {
        begun();
        afterSeconds(LYING_TIME, "what the words tell", studySlowly, turn);
      }
      return true;
    },
    { scope: turn, cost: STUDY_COST },
  );
}

/** A function that runs another one when it is called for the second time. */
function afterBoth(run: () => void): () => void {
  let calls = 0;
  return () => {
    calls++;
    if (calls === 2) run();
  };
}

/** The offers to a seat. */
export function offersTo(offers: readonly Offer[], seat: Seat | undefined): Offer[] {
  const own: Offer[] = [];
  for (const offer of offers) if (offer.seat === seat) own.push(offer);
  return own;
}

/** How many choices are put into words in one slice; each may carry an exact chance. */
export const CHOICES_PER_SLICE = 5;
/** What that costs in all but a few positions, in instructions; the budget holds those, too. */
const COST = 6_000;
/** What each costs about. */
const COST_OF_CHOICE = 1_000;

/** What is put into words. */
interface Offering {
  /** The decisions of people. */
  open: readonly Decision<Action>[];
  /** Whether choices that are worth no question of their own are left out (`Worth`). */
  folds: boolean;
  /** What a coach recommends to a seat, if anything. */
  advised: (this: void, seat: Seat) => Action | undefined;
}

/** What the seat that was looked at last sees, and what it is advised to do. */
interface LookedAt {
  seat: Seat;
  seen: Seen;
  advice: Action | undefined;
  worths: readonly Worth[] | undefined;
}

/** Each choice and aside, with its place among those of its seat. */
function choicesOf(decisions: readonly Decision<Action>[]) {
  const open: { decision: Decision<Action>; choice: Choice<Action>; place: number }[] = [];
  for (const decision of decisions) {
    const { choices, asides = [] } = decision;
    for (const [place, choice] of choices.concat(asides).entries()) open.push({ decision, choice, place });
  }
  return open;
}

/**
 * Puts every choice and every aside of these seats into words, some each slice, then hands them over. What a seat sees is
 * looked at in the first slice of that seat: eight of them at once are too much for a frame.
 * @param turn the turn that they belong to
 */
export function makeOffers(
  game: AnyGame,
  state: State,
  { open: decisions, folds, advised }: Offering,
  turn: Scope,
  ready: (offers: Offer[]) => void,
): void {
  const { rules, words } = game;
  const open = choicesOf(decisions);
  const offers: Offer[] = [];
  /** The words that have been listed: what reads the same is one answer. */
  const listed: Record<string, true | undefined> = {};
  // Of the answers, what costs dear, or is asked about because nobody can want it, comes last.
  const costly: Offer[] = [];
  let done = 0;
  let looked: LookedAt | undefined;
  let spent = COST;
  schedule(
    () => {
      spent = 0;
      const first = open[done];
      // In a language that has just been chosen, the first choice has its sentences read.
      let most = CHOICES_PER_SLICE;
      if (first !== undefined && looked?.seat !== first.decision.seat) {
        const { seat, choices } = first.decision;
        const seen = rules.seen(state, seat);
        const worths = folds ? game.worthAsking?.(seen, choices) : undefined;
        looked = { seat, seen, advice: advised(seat), worths };
        most = 1;
        spent = COST;
      }
      for (const { decision, choice, place } of open.slice(done, done + most)) {
        const { seat } = decision;
        if (seat !== looked?.seat) break;
        done++;
        const isAdvised = looked.advice !== undefined && same(choice.action, looked.advice);
        spent += COST_OF_CHOICE;
        const grave = words.confirm(looked.seen, choice.action) !== undefined;
        const written = words.choice(looked.seen, choice);
        const name = `${seat} ${written.group}\n${written.label}\n${written.detail}\n${written.odds}`;
        const alike = looked.worths?.[place] === "alike" || listed[name] === true;
        listed[name] = true;
        (grave && isAnswer(written) ? costly : offers).push({
          seat,
          choice,
          words: written,
          grave,
          byHand: false,
          advised: isAdvised,
          alike,
        });
      }
      if (done < open.length) return false;
      ready(offers.concat(costly));
      return true;
    },
    { cost: COST, spent: () => spent, scope: turn },
  );
}

/** Whether a choice is one of the question that is asked, and no reply to somebody else. */
function isAnswer({ rank }: ChoiceWords): boolean {
  return rank !== "aside" && rank !== "reply";
}
