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

const BUSY: Record<Chance["kind"], BusyReason> = { roll: "rolling", shuffle: "shuffling", pause: "showing" };

/** What the flow works with. */
interface Surroundings<Action> {
  picture: Picture;
  chance: PhysicalChance;
  screens: Screens;
  computers: Computers<Action>;
}

/** The flow of the game on a desk. */
export function createFlow<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { picture, chance, screens, computers }: Surroundings<Action>,
): Flow<Action, Event> {
  const { rules, words } = game;
  let turn = 0;

  /** Whoever brought the table here has done enough for one frame; it goes on in the next. */
  function goOn(run: (mine: number) => void): void {
    const mine = turnTo("moving");
    overFrames(() => {
      if (mine === turn) run(mine);
      return true;
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
        offer(waiting.decisions, mine);
        return;
      case "over":
        noteResult(rules, desk, waiting.result);
        rest();
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
    const automatic = computers.find(decisions);
    const open = decisions.filter((decision) => decision !== automatic);
    makeOffers(game, desk.playthrough.state, open, (offers) => {
      if (mine !== turn) return;
      desk.deciding = decisions.map((decision) => decision.seat);
      desk.offers = offers;
      listen();
      if (automatic === undefined || desk.free) return;
      computers.decide(
        automatic,
        () => mine === turn,
        (seat, action) => {
          take(choiceStep(seat, action));
        },
      );
    });
  }

  /** Dice and decks take many frames, so no rewind checkpoint is wanted in between. */
  function askChance(point: Chance, mine: number): void {
    desk.busy = BUSY[point.kind];
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
              take(chanceStep(byCode(desk.playthrough, outcome, game.box.cards)));
            });
          },
          lost: () => {
            ifStill(advance);
          },
        });
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
      overFrames(() => tell(done.events));
    }
    advance();
  }

  /** Also a slice of its own: the sentences of a showdown cost as much as the showdown. */
  function tell(events: readonly Event[]): boolean {
    for (const event of events) {
      const sentence = words.event(event);
      if (sentence !== undefined) screens.write(sentence);
    }
    return true;
  }

  return { advance, take, tell, turnTo, isAt: (other) => other === turn, turn: () => turn };
}
