import type { Chance } from "../kit/chance";
import type { TableGame } from "../kit/game";
import type { Step } from "../kit/record";
import type { Decision, GameAction, GameEvent, Result } from "../kit/rules";
import type { BusyReason, Desk } from "./desk";
import { overFrames } from "./frames";
import { makeOffers } from "./offers";
import type { PhysicalChance } from "./physical-chance";
import type { Picture } from "./picture";
import { chanceStep, play } from "./playthrough";
import { encodeStep } from "./saving";
import type { Screens } from "./screens";
import { count } from "./session";

/**
 * The way of a game: what it waits for is asked of the dice or offered to the players, and the table is drawn.
 * @noSelf
 */
export interface Flow<Action, Event> {
  /** Looks what the game waits for, draws the table and sees to it. */
  advance: () => void;
  /** Plays a step and goes on; one that does not fit changes nothing, and the table is drawn as it was. */
  take: (step: Step<Action>) => void;
  /** Puts what happened on the log. */
  tell: (events: readonly Event[]) => void;
  /** Leaves whatever the table was at, and answers the number of the new turn. */
  turnTo: (busy: BusyReason | undefined) => number;
  /** Whether the table is still at the turn with this number. */
  isAt: (turn: number) => boolean;
  /** The number of the turn the table is at. */
  turn: () => number;
}

/** The flow of the game on a desk. */
export function createFlow<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { picture, chance, screens }: { picture: Picture; chance: PhysicalChance; screens: Screens },
): Flow<Action, Event> {
  const { rules, words } = game;
  let turn = 0;

  function advance(): void {
    const mine = turnTo("moving");
    overFrames(() => {
      if (mine === turn) look(mine);
      return true;
    });
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
        offer(waiting.decisions, mine);
        return;
      case "over":
        finish(waiting.result);
        return;
    }
  }

  function turnTo(busy: BusyReason | undefined): number {
    turn++;
    chance.cancel();
    desk.busy = busy;
    desk.deciding = [];
    desk.offers = [];
    desk.result = undefined;
    return turn;
  }

  function rest(): void {
    drawAtRest();
    listen();
  }

  /** Once this is drawn, what lies on the table may be saved and rewound to. */
  function drawAtRest(): void {
    picture.draw(() => {
      allowRewindStore?.();
    });
  }

  /** From now on the table waits for people. */
  function listen(): void {
    desk.busy = undefined;
    screens.refresh();
  }

  function offer(decisions: readonly Decision<Action>[], mine: number): void {
    drawAtRest();
    makeOffers(game, desk.playthrough.state, decisions, (offers) => {
      if (mine !== turn) return;
      desk.deciding = decisions.map((decision) => decision.seat);
      desk.offers = offers;
      listen();
    });
  }

  function finish(result: Result): void {
    desk.result = result;
    if (!desk.counted) {
      desk.counted = true;
      count(desk.session, result.winners.length > 0, rules.summary(desk.playthrough.state));
    }
    rest();
  }

  /** Dice and decks take many frames, so no rewind checkpoint is wanted in between. */
  function askChance(point: Chance, mine: number): void {
    desk.busy = point.kind === "roll" ? "rolling" : "shuffling";
    storeRewindState?.(() => undefined, true);
    screens.refresh();
    chance.prepare(point);
    const ifStill = (run: () => void): void => {
      if (mine === turn) run();
    };
    picture.draw((scene) => {
      ifStill(() => {
        chance.perform(point, scene, {
          decided: (outcome) => {
            ifStill(() => {
              take(chanceStep(outcome));
            });
          },
          lost: () => {
            ifStill(advance);
          },
        });
      });
    });
  }

  /** Whoever brought the step has done enough for one frame; it is played in the next. */
  function take(step: Step<Action>): void {
    const mine = turnTo("moving");
    overFrames(() => {
      if (mine === turn) playStep(step);
      return true;
    });
  }

  function playStep(step: Step<Action>): void {
    const done = play(rules, desk.playthrough, step);
    if (done.kind === "done") {
      desk.lines.push(encodeStep(step));
      screens.forgetNotices();
      tell(done.events);
    }
    advance();
  }

  function tell(events: readonly Event[]): void {
    for (const event of events) {
      const sentence = words.event(event);
      if (sentence !== undefined) screens.write(sentence);
    }
  }

  return { advance, take, tell, turnTo, isAt: (other) => other === turn, turn: () => turn };
}
