import type { TableGame } from "../kit/game";
import type { Step } from "../kit/record";
import type { GameAction, GameEvent } from "../kit/rules";
import { peopleAt } from "./seats/chairs";
import { allowSaving, createChancePoints } from "./chance/chance-points";
import { createChoosing } from "./play/choosing";
import type { Coach } from "./play/coach";
import type { Computers } from "./play/computers";
import { countSeconds, noteResult, type BusyReason, type Desk } from "./desk";
import { overFrames } from "./time/frames";
import type { PhysicalChance } from "./chance/physical-chance";
import type { Picture } from "./stage/picture";
import type { Pings } from "./seats/pings";
import { play } from "./play/playthrough";
import { encodeStep } from "./saving/saving";
import type { Screens } from "./panel/screens";
import { createTimekeeper, type ClockDisplay } from "./play/timekeeper";

/**
 * The way of a game: what it waits for is asked of the dice or offered to the players, and the table is drawn.
 * @noSelf
 */
export interface Flow<Action> {
  /** Looks what the game waits for, draws the table and sees to it. */
  advance: () => void;
  /** Plays a step and goes on; one that does not fit changes nothing, and the table is drawn as it was. */
  take: (step: Step<Action>) => void;
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
  /** Somebody has come or gone: the clock may have to stop or to go on. */
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
  tell: (this: void, events: readonly Event[]) => void;
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
    goOn(look);
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
        if (desk.playing && desk.paused === undefined) choices.offer(waiting.decisions, mine);
        else rest();
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
    goOn((mine) => {
      chancePoints.note(step);
      inNextFrame(() => {
        if (mine === turn) playStep(step);
      });
    });
  }

  function playStep(step: Step<Action>): void {
    const done = play(rules, desk.playthrough, step);
    if (done.kind === "done") {
      desk.lines.push(encodeStep(step));
      if (step.kind === "act") pings.chosen(step.seat);
      screens.forgetNotices();
      // A slice of its own: the sentences of a showdown cost as much as the showdown.
      inNextFrame(() => {
        tell(done.events);
      });
    }
    advance();
  }

  return {
    advance,
    take,
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
      timekeeper.seatsChanged();
      // Whoever was to throw may have left.
      if (desk.byHand !== undefined) advance();
    },
  };
}

function inNextFrame(run: () => void): void {
  overFrames(() => {
    run();
    return true;
  });
}
