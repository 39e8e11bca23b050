import type { TableGame } from "../kit/game";
import type { Step } from "../kit/record";
import type { GameAction, GameEvent } from "../kit/rules";
import { peopleAt } from "./seats/chairs";
import { allowSaving, createChancePoints } from "./chance/chance-points";
import { createChoosing } from "./play/choosing";
import type { Coach } from "./play/coach";
import type { Computers } from "./play/computers";
import { countSeconds, noteResult, type BusyReason, type Desk } from "./desk";
import { overFrames, type Slice } from "./time/frames";
import type { PhysicalChance } from "./chance/physical-chance";
import type { Picture } from "./stage/picture";
import type { Pings } from "./seats/pings";
import { checkpointMaker, isCheckpointDue } from "./play/checkpoints";
import { stepTaken } from "./play/moments";
import { play } from "./play/playthrough";
import { encodeStep } from "./saving/steps";
import type { Screens } from "./panel/screens";
import { createTimekeeper, type ClockDisplay } from "./play/timekeeper";

/**
 * The way of a game: what it waits for is asked of the dice or offered to the players, and the table is drawn.
 * @noSelf
 */
export interface Flow<Action> {
  /** Looks what the game waits for, draws the table and sees to it; while a game is brought back, that comes afterwards. */
  advance: () => void;
  /**
   * Plays a step and goes on, whatever anybody asks of the table meanwhile; one that does not fit changes nothing, and the
   * table is drawn as it was.
   */
  take: (step: Step<Action>) => void;
  /** The step that has been taken and is not on the record yet. */
  coming: () => Step<Action> | undefined;
  /** Leaves whatever the table was at, and answers the number of the new turn. */
  turnTo: (busy: BusyReason | undefined) => number;
  /** Whether the table is still at the turn with this number. */
  isAt: (turn: number) => boolean;
  /** The number of the turn the table is at. */
  turn: () => number;
  /** Throws or shuffles what waits for people's hands. */
  serve: () => void;
  /** Brings the desk's clock up to this moment, before it is saved. */
  countTime: () => void;
  /** Somebody has come or gone, who may have been to throw the dice. */
  seatsChanged: () => void;
}

/**
 * Who looks on how the table fares.
 * @noSelf
 */
export interface Onlookers {
  /** The table waits for people. */
  waits: () => void;
  /** The table goes on. */
  leaves: () => void;
  /** A game is over. */
  ends: () => void;
}

/** What the flow works with. */
interface Surroundings<Action, Event> {
  picture: Picture;
  chance: PhysicalChance;
  screens: Screens;
  computers: Computers<Action>;
  coach: Coach<Action>;
  pings: Pings;
  clock: ClockDisplay;
  onlookers: Onlookers;
  /** What tells of events, slice by slice. */
  tell: (this: void, events: readonly Event[]) => Slice;
}

/** The flow of the game on a desk. */
export function createFlow<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  surroundings: Surroundings<Action, Event>,
): Flow<Action> {
  const { picture, chance, screens, pings, clock, onlookers, tell } = surroundings;
  const { rules } = game;
  let turn = 0;
  /** The step that is about to be played: nothing else comes before it. */
  let coming: Step<Action> | undefined;
  const timekeeper = createTimekeeper(game, desk, clock, take);
  const way = { take, advance, listen, isAt: (other: number): boolean => other === turn };
  const chancePoints = createChancePoints(game, desk, { ...surroundings, flow: way });
  const choices = createChoosing(game, desk, { ...surroundings, timekeeper, flow: way });

  /** Whoever brought the table here has done enough for one frame; it goes on in the next. */
  function goOn(run: (mine: number) => void): void {
    const mine = turnTo("moving");
    inNextFrame(() => {
      if (mine === turn) run(mine);
    });
  }

  function advance(): void {
    // What is brought back goes on to its end, and what has been decided is played.
    if (desk.busy !== "resuming" && coming === undefined) goOn(look);
  }

  function look(mine: number): void {
    const { counted } = desk;
    const waiting = rules.waiting(desk.playthrough.state);
    switch (waiting.kind) {
      case "chance":
        // Before the deal, and while the players' hands are free, nothing is rolled or shuffled.
        if (!desk.playing || desk.free || desk.paused !== undefined) rest();
        else chancePoints.meet(waiting.chance, mine);
        return;
      case "decisions":
        if (!desk.playing || desk.paused !== undefined) {
          rest();
          return;
        }
        // To find all choices may be enough for one frame.
        inNextFrame(() => {
          if (mine !== turn) return;
          const late = timekeeper.late();
          if (late === undefined) choices.offer(waiting.decisions, mine);
          else take(late);
        });
        return;
      case "over":
        noteResult(rules, desk, waiting.result);
        if (!counted) pings.call(peopleAt(desk.chairs, waiting.result.winners));
        onlookers.ends();
        rest();
        return;
    }
  }

  function turnTo(busy: BusyReason | undefined): number {
    turn++;
    coming = undefined;
    countSeconds(desk);
    timekeeper.stop();
    onlookers.leaves();
    chance.cancel();
    desk.busy = busy;
    desk.byHand = undefined;
    desk.deciding = [];
    desk.offers = [];
    desk.result = undefined;
    return turn;
  }

  function rest(): void {
    picture.draw(allowSaving);
    listen();
    // The clock of a paused game is seen standing still.
    if (desk.paused === undefined) clock.show(undefined);
    else timekeeper.start();
  }

  /** From now on the table waits for people. */
  function listen(): void {
    desk.busy = undefined;
    onlookers.waits();
    screens.refresh();
  }

  function take(step: Step<Action>): void {
    if (desk.busy === "resuming" || coming !== undefined) return;
    goOn((mine) => {
      chancePoints.note(step);
      inNextFrame(() => {
        if (mine === turn) playStep(step);
      });
    });
    coming = step;
  }

  function playStep(step: Step<Action>): void {
    coming = undefined;
    const done = play(rules, desk.playthrough, step);
    if (done.kind === "done") {
      desk.lines.push(encodeStep(step));
      stepTaken(desk.moments, step);
      // The game goes on when that is done.
      if (isCheckpointDue(desk.playthrough)) overFrames(checkpointMaker(desk.playthrough), { urgent: true });
      if (step.kind === "act") pings.chosen(step.seat);
      screens.forgetNotices();
      overFrames(tell(done.events));
    }
    advance();
  }

  return {
    advance,
    take,
    coming: () => coming,
    turnTo,
    isAt: (other) => other === turn,
    turn: () => turn,
    serve: () => {
      const point = desk.byHand;
      if (point === undefined) return;
      goOn((mine) => {
        chancePoints.ask(point, mine);
      });
    },
    countTime: timekeeper.count,
    seatsChanged: () => {
      // Whoever was to throw may have left.
      if (desk.byHand !== undefined) advance();
    },
  };
}

function inNextFrame(run: () => void): void {
  overFrames(
    () => {
      run();
      return true;
    },
    { urgent: true },
  );
}
