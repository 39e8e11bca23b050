import type { Chance } from "../kit/chance";
import type { TableGame } from "../kit/game";
import type { Step } from "../kit/record";
import type { Decision, GameAction, GameEvent } from "../kit/rules";
import type { Computers } from "./computers";
import { noteResult, type BusyReason, type Desk } from "./desk";
import { overFrames } from "./frames";
import { makeOffers } from "./offers";
import type { PhysicalChance } from "./physical-chance";
import type { Picture } from "./picture";
import { byCode, chanceStep, choiceStep, play } from "./playthrough";
import { encodeStep } from "./saving";
import type { Screens } from "./screens";
import { createTimekeeper, type ClockDisplay } from "./timekeeper";

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
  /** Brings the desk's clock up to this moment, before it is saved. */
  countTime: () => void;
  /** Somebody has come or gone: the clock may have to stop or to go on. */
  seatsChanged: () => void;
}

const BUSY: Record<Chance["kind"], BusyReason> = { roll: "rolling", shuffle: "shuffling", pause: "showing" };

/** What the flow works with. */
interface Surroundings<Action, Event> {
  picture: Picture;
  chance: PhysicalChance;
  screens: Screens;
  computers: Computers<Action>;
  clock: ClockDisplay;
  tell: (this: void, events: readonly Event[]) => void;
}

/** The flow of the game on a desk. */
export function createFlow<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { picture, chance, screens, computers, clock, tell }: Surroundings<Action, Event>,
): Flow<Action> {
  const { rules } = game;
  const timekeeper = createTimekeeper(game, desk, clock, take);
  let turn = 0;

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
    const waiting = rules.waiting(desk.playthrough.state);
    switch (waiting.kind) {
      case "chance":
        // Before the deal, and while the players' hands are free, nothing is rolled or shuffled.
        if (desk.playing && !desk.free) askChance(waiting.chance, mine);
        else rest();
        return;
      case "decisions":
        if (desk.playing) offer(waiting.decisions, mine);
        else rest();
        return;
      case "over":
        noteResult(rules, desk, waiting.result);
        rest();
        return;
    }
  }

  function turnTo(busy: BusyReason | undefined): number {
    turn++;
    timekeeper.stop();
    chance.cancel();
    desk.busy = busy;
    desk.deciding = [];
    desk.offers = [];
    desk.result = undefined;
    return turn;
  }

  function rest(): void {
    picture.draw(allowSaving);
    listen();
    clock.show(undefined);
  }

  /** From now on the table waits for people. */
  function listen(): void {
    desk.busy = undefined;
    screens.refresh();
  }

  function offer(decisions: readonly Decision<Action>[], mine: number): void {
    // Whoever plays several seats holds the cards of the one that is to decide.
    desk.deciding = decisions.filter(({ choices }) => choices.length > 0).map(({ seat }) => seat);
    // The clock runs as soon as everything lies there and may be chosen.
    const startClock = afterBoth(() => {
      if (mine === turn) timekeeper.start();
    });
    picture.draw(() => {
      allowSaving();
      startClock();
    });
    const automatic = computers.find(decisions);
    const open = decisions.filter(({ seat }) => desk.chairs[seat]?.sitter.kind !== "computer");
    const still = (): boolean => mine === turn;
    makeOffers(game, desk.playthrough.state, open, still, (offers) => {
      desk.offers = offers;
      listen();
      startClock();
      if (automatic === undefined || desk.free) return;
      computers.decide(automatic, still, (seat, action) => {
        take(choiceStep(seat, action));
      });
    });
  }

  /** Dice and decks take many frames, so no rewind checkpoint is wanted in between. */
  function askChance(point: Chance, mine: number): void {
    desk.busy = BUSY[point.kind];
    storeRewindState?.(() => undefined, true);
    screens.refresh();
    chance.prepare(point);
    const still = (): boolean => mine === turn;
    picture.draw((scene) => {
      if (!still()) return;
      chance.perform(point, scene, {
        decided: (outcome) => {
          if (still()) take(chanceStep(byCode(desk.playthrough, outcome, game.box.cards)));
        },
        lost: () => {
          if (still()) advance();
        },
      });
    });
  }

  function take(step: Step<Action>): void {
    goOn(() => {
      playStep(step);
    });
  }

  function playStep(step: Step<Action>): void {
    const done = play(rules, desk.playthrough, step);
    if (done.kind === "done") {
      desk.lines.push(encodeStep(step));
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
    countTime: timekeeper.count,
    seatsChanged: timekeeper.seatsChanged,
  };
}

/** What lies on the table now may be saved and rewound to. */
function allowSaving(): void {
  allowRewindStore?.();
}

function inNextFrame(run: () => void): void {
  overFrames(() => {
    run();
    return true;
  });
}

/** A function that runs another one when it is called for the second time. */
function afterBoth(run: () => void): () => void {
  let calls = 0;
  return () => {
    calls++;
    if (calls === 2) run();
  };
}
