import type { AnyGame, Action, Event } from "../model/game";
import { checkpointMaker, isCheckpointDue } from "../../kit/record/checkpoints";
import { copy } from "../../kit/data/data";
import { play } from "../../kit/record/playthrough";
import type { Step } from "../../kit/record/record";
import type { Result, Seat } from "../../kit/rules/rules";
import { count } from "../../kit/record/session";
import { workOf } from "../../kit/record/step-cost";
import { lineOf } from "../../saved/steps";
import type { BusyReason } from "../languages/refusals";
import { countSeconds, isChanceDeciding, isHeld, leaveTurn } from "../model/desk";
import { peopleAt, coloursOf } from "../model/seats";
import { noteWitnesses } from "../model/owners";
import { isRecorded, isRemembered } from "../model/permissions";
import { stepTaken } from "../model/versions";
import { openScope, schedule, inChunks } from "../../tts/scheduler";
import { allowSaving, createChancePoints } from "./chance-points";
import { createClock } from "./clock";
import { createDecisions } from "./decisions";
import type { Table } from "../table";
import type { Course, Flow } from "./contracts";
import type { Desk } from "../model/contracts";
import type { RevealDelay } from "../stage/contracts";
import type { Scope } from "../../tts/scope";

/** What the rules take at most to play a step or to look what they wait for, in instructions, and what offering the choices does. */
const STEP_COST = 10_000;
const OFFER_COST = 6_000;
/** What playing a step takes besides what the rules do. */
const STEP_OVERHEAD = 1_300;

/** The flow of the game on a desk. */
export function createFlow(table: Table): Flow {
  const { game, desk } = table;
  const { sceneDrawer, diceAndDecks, panels, invalidations, pings, clockDisplay, revealDelay, features } =
    table;
  const tell = createTelling(game, panels.write, table.effects.note);
  let turn = openScope();
  /** The step that is about to be played: nothing else comes before it. */
  let coming: Step<Action> | undefined;
  /** Whether the turn needs another look when it has come to people. */
  let again = false;
  /** What it cost about to play the last step. */
  let played = STEP_COST;
  const timekeeper = createClock(table, take);
  const course: Course = { take, restart, listen };
  const chancePoints = createChancePoints(table, course);
  const choices = createDecisions(table, timekeeper, course);

  /** The caller has done enough for one frame; it continues in the next. */
  function goOn(run: (turn: Scope) => void, spent?: () => number): void {
    inNextFrame(turnTo("moving"), STEP_COST, run, spent);
  }

  /** What is brought back moves on to its end, and what has been decided is played. */
  function isBound(): boolean {
    return desk.busy === "resuming" || coming !== undefined;
  }

  function restart(): void {
    if (isBound()) return;
    again = false;
    goOn(look);
  }

  /** A table that is being drawn is drawn to its end first: otherwise nobody could choose while somebody clicks on and on. */
  function update(): boolean {
    if (isBound() || isChanceDeciding(desk)) return false;
    again = desk.busy === "moving";
    if (!again) restart();
    return !again;
  }

  function look(mine: Scope): void {
    const { counted } = desk;
    const waiting = game.rules.waiting(desk.playthrough.state);
    switch (waiting.kind) {
      case "chance":
        // Before the deal, and while the players' hands are free, nothing is rolled or shuffled.
        if (!desk.playing || desk.free || isHeld(desk)) rest();
        else chancePoints.meet(waiting.chance, mine);
        return;
      case "decisions":
        if (!desk.playing || isHeld(desk)) rest();
        // To find all choices may be enough for one slice.
        else
          inNextFrame(mine, OFFER_COST, () => {
            choices.offer(waiting.decisions, mine);
          });
        return;
      case "over":
        if (noteResult(game, desk, waiting.result)) features.gameEnded("played");
        revealDelay.after(() => {
          if (!counted && !mine.isOver()) pings.alert(peopleAt(desk.seats, waiting.result.winners));
        });
        rest();
        return;
    }
  }

  function turnTo(busy: BusyReason | undefined): Scope {
    turn.end();
    turn = openScope();
    coming = undefined;
    countSeconds(desk);
    timekeeper.stop();
    diceAndDecks.cancel();
    leaveTurn(desk, busy);
    return turn;
  }

  function rest(): void {
    sceneDrawer.draw(allowSaving);
    listen();
    // The clock of a paused game is seen standing still.
    if (desk.paused === undefined) clockDisplay.show(undefined);
    else timekeeper.start();
  }

  /** From now on the table waits for people. */
  function listen(): void {
    desk.busy = undefined;
    invalidations.mark("waiting");
    if (again) invalidations.mark("turn");
    again = false;
  }

  function take(step: Step<Action>): void {
    if (isBound()) return;
    played = STEP_COST;
    const finish = (): void => {
      playStep(step);
    };
    const begin = (mine: Scope): void => {
      if (chancePoints.note(step)) inNextFrame(mine, STEP_COST, finish, () => played);
      else finish();
    };
    goOn(begin, () => played);
    coming = step;
  }

  function playStep(step: Step<Action>): void {
    coming = undefined;
    const done = play(game.rules, desk.playthrough, step);
    if (done.kind === "done") {
      noteStep(desk, step, revealDelay);
      features.stepPlayed(step);
      played = STEP_OVERHEAD + workOf(game.rules, step, done.events);
      // The game continues when that is done.
      if (isCheckpointDue(desk.playthrough)) schedule(checkpointMaker(desk.playthrough), { urgent: true });
      if (step.kind === "act") pings.chosen(step.seat);
      panels.forgetNotices();
      schedule(tell(done.events, desk.lines.length), { cost: TELLING_COST });
      table.moments.play(done.events, turn, restart);
    } else restart();
  }

  return {
    restart,
    update,
    take,
    coming: () => coming,
    turnTo,
    turn: () => turn,
    serve: () => {
      const { byHand } = desk;
      if (byHand !== undefined)
        goOn((mine) => {
          chancePoints.ask(byHand, mine);
        });
    },
    countTime: timekeeper.count,
  };
}

/** Notes a step that has been played. */
function noteStep(desk: Desk, step: Step<Action>, revealDelay: Pick<RevealDelay, "begin">): void {
  desk.lines.push(lineOf(step, desk.lines));
  stepTaken(desk, step);
  noteWitnesses(desk);
  // Dice have been seen to roll, and what was shown has been looked at.
  revealDelay.begin(step.kind === "chance");
}

/** Runs something as soon as a frame has room for it, unless the turn is over by then. */
function inNextFrame(turn: Scope, cost: number, run: (turn: Scope) => void, spent?: () => number): void {
  const slice = (): boolean => {
    run(turn);
    return true;
  };
  schedule(slice, { cost, spent, scope: turn, urgent: true });
}

/** How many events are put into words in one slice: the sentences of a showdown cost more than the showdown. */
const EVENTS_PER_SLICE = 2;
/** What that costs at most, in instructions. */
export const TELLING_COST = 4_700;

/**
 * What puts the events of a step into words, some in each slice.
 * @param step how many steps there are with this one
 */
export type Telling = (this: void, events: readonly Event[], step: number) => () => boolean;

/**
 * The telling of a game in its words.
 * @param write called with each sentence, and how many steps there are with the one that it tells of
 * @param told called with each event as well
 */
export function createTelling(
  { words }: Pick<AnyGame, "words">,
  write: (this: void, sentence: string, step: number) => void,
  told: (event: Event) => void = () => undefined,
): Telling {
  return (events, step) =>
    inChunks(events, EVENTS_PER_SLICE, (event) => {
      const sentence = words.event(event);
      if (sentence !== undefined) write(sentence, step);
      told(event);
    });
}

/** Notes how the game has ended, and adds it to the session, once, if it counts; answers whether that has been done now. */
export function noteResult(game: AnyGame, desk: Desk, result: Result): boolean {
  desk.result = result;
  if (desk.counted || !isRecorded(desk)) return false;
  desk.counted = true;
  addToSession(game, desk, result.winners);
  return true;
}

/** Adds the game on a desk, which these have won, to the session, if it counts. */
export function addToSession(game: AnyGame, desk: Desk, winners: readonly Seat[]): void {
  if (!isRemembered(desk)) return;
  const session = copy(desk.session);
  count(session, {
    players: desk.seats.map(({ colour }) => colour),
    winners: coloursOf(desk.seats, winners),
    summary: game.rules.summary(desk.playthrough.state),
    seconds: desk.played.seconds,
  });
  desk.session = session;
}
