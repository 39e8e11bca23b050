import type { Chance } from "../../kit/chance";
import type { TableGame } from "../../kit/game";
import type { Step } from "../../kit/record";
import type { GameAction, GameEvent } from "../../kit/rules";
import type { Coach } from "../play/coach";
import { formerOutcome } from "../play/former-ways";
import type { BusyReason, Desk } from "../desk";
import type { PhysicalChance } from "./physical-chance";
import type { Picture } from "../stage/picture";
import type { Pings } from "../seats/pings";
import { byCode, chanceStep } from "../play/playthrough";
import { callsForDice, handsFor, isRefereed, waitsForHands } from "./referee";
import type { Screens } from "../panel/screens";
import { afterSeconds } from "../time/waits";
import { say } from "../words";

/**
 * What becomes of the chance points of a game: a real roll or shuffle, at once or when somebody's hands begin it.
 * @noSelf
 */
export interface ChancePoints<Action> {
  /** Sees to a chance point that the game has come to; `mine` is the number of the turn. */
  meet: (point: Chance, mine: number) => void;
  /** Has chance decide, whoever was to begin it. */
  ask: (point: Chance, mine: number) => void;
  /** Notes a step that is about to be played: it may call for dice by itself. */
  note: (step: Step<Action>) => void;
}

/**
 * What chance points are seen to with.
 * @noSelf
 */
interface Surroundings<Action> {
  picture: Picture;
  chance: PhysicalChance;
  screens: Pick<Screens, "refresh">;
  coach: Coach<Action>;
  pings: Pings;
  flow: {
    take: (step: Step<Action>) => void;
    advance: () => void;
    /** From now on the table waits for people. */
    listen: () => void;
    isAt: (turn: number) => boolean;
  };
}

const BUSY: Record<Chance["kind"], BusyReason> = { roll: "rolling", shuffle: "shuffling", pause: "showing" };

/** How long dice and cards that need not be thrown or shuffled lie there before they show what they show, in seconds. */
const SETTLED_TIME = 0.8;

/** The chance points of the game on a desk. */
export function createChancePoints<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { picture, chance, screens, coach, pings, flow }: Surroundings<Action>,
): ChancePoints<Action> {
  let called = false;

  /** Leaves dice or a deck to people's hands. */
  function leaveToHands(point: Chance, mine: number): void {
    desk.byHand = point;
    picture.draw(() => {
      allowSaving();
      if (flow.isAt(mine)) chance.loosen(point);
    });
    flow.listen();
    pings.due(handsFor(desk));
  }

  /** Dice and decks take many frames, so no rewind checkpoint is wanted in between. */
  function ask(point: Chance, mine: number): void {
    desk.busy = BUSY[point.kind];
    storeRewindState?.(() => undefined, true);
    screens.refresh();
    const still = (): boolean => flow.isAt(mine);
    const former = formerOutcome(desk, point);
    const settled = coach.faces(point) ?? former;
    if (settled !== undefined) {
      if (former !== undefined) broadcastToAll(say("fallsAsBefore"));
      picture.redraw();
      afterSeconds(SETTLED_TIME, "what is decided already", () => {
        if (still()) flow.take(chanceStep(settled));
      });
      return;
    }
    chance.prepare(point);
    picture.draw((scene) => {
      if (!still()) return;
      chance.perform(point, scene, {
        decided: (outcome) => {
          if (!still()) return;
          flow.take(chanceStep(coach.arranged(byCode(desk.playthrough, outcome, game.box.cards))));
        },
        lost: () => {
          if (still()) flow.advance();
        },
      });
    });
  }

  return {
    meet: (point, mine) => {
      const isOpen = !called && formerOutcome(desk, point) === undefined;
      if (isOpen && waitsForHands(desk, point)) leaveToHands(point, mine);
      else ask(point, mine);
    },
    ask,
    note: (step) => {
      called = isRefereed(desk) && callsForDice(game, desk.playthrough.state, step);
    },
  };
}

/** What lies on the table now may be saved and rewound to. */
export function allowSaving(): void {
  allowRewindStore?.();
}
