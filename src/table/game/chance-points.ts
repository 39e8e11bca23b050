import type { Action } from "../model/game";
import type { Chance } from "../../kit/rules/chance";
import { byCode, chanceStep } from "../../kit/record/playthrough";
import type { Step } from "../../kit/record/record";
import type { Scene } from "../../kit/game/scene";
import { formerOutcome } from "../../saved/former-ways";
import type { BusyReason } from "../languages/refusals";
import { say } from "../languages/sentences";
import { rolledByCode } from "../model/deal-codes";
import { handsFor } from "../model/permissions";
import type { Settings } from "../model/settings";
import { schedule } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";
import { PAUSES } from "./dice-and-decks";
import { callsForDice, isRefereed, waitsForHands } from "./manual-chance";
import type { Table } from "../table";
import type { Course } from "./contracts";
import type { Scope } from "../../tts/scope";

/**
 * How the chance points of a game are decided: by a real roll or shuffle, at once or when somebody starts it.
 * @noSelf
 */
export interface ChancePoints {
  /** Sees to a chance point that the game has come to in this turn. */
  meet: (point: Chance, turn: Scope) => void;
  /** Has chance decide, no matter who was to begin it. */
  ask: (point: Chance, turn: Scope) => void;
  /** Notes a step that is about to be played: it may call for dice by itself. Answers whether to find that out was work. */
  note: (step: Step<Action>) => boolean;
}

const BUSY: Record<Chance["kind"], BusyReason> = { roll: "rolling", shuffle: "shuffling", pause: "showing" };

/** How long dice and cards that need not be thrown or shuffled are there before they show what they show, in seconds. */
const SETTLED_TIMES: Readonly<Record<Settings["speed"], number>> = { calm: 0.8, brisk: 0.4, instant: 0.1 };

/** How long it takes at least from one rewind checkpoint of ours to the next, in seconds: each saves the whole table. */
const REWIND_GAP = 15;

/** What it costs at most to throw the dice or shuffle the deck, in instructions. */
const BEGINNING_COST = 8_000;

/** Puts a rewind checkpoint of ours before what chance is about to decide. */
function storeCheckpoint(): boolean {
  storeRewindState?.(() => undefined, true);
  return true;
}

/** The chance points of the game on a desk. */
export function createChancePoints(table: Table, flow: Course): ChancePoints {
  const { game, desk, sceneDrawer, diceAndDecks, reconciler, invalidations } = table;
  const { features, pings, revealDelay, tell } = table;
  let called = false;
  let storedAt = -REWIND_GAP;

  /** Leaves dice or a deck to people's hands. */
  function leaveToHands(point: Chance, turn: Scope): void {
    desk.byHand = point;
    sceneDrawer.draw(() => {
      allowSaving();
      if (!turn.isOver()) diceAndDecks.loosen(point);
    });
    flow.listen();
    revealDelay.after(() => {
      if (!turn.isOver()) pings.due(handsFor(desk));
    });
  }

  /** Whether chance may decide still: the hands may be free by now, or the game paused. Then the table looks at that. */
  function mayBegin(): boolean {
    const may = !desk.free && desk.paused === undefined;
    if (!may) flow.restart();
    return may;
  }

  /**
   * Somebody who plays alone need not wait until all is cleared away: the game continues as soon as what is shown is there, and
   * the next picture comes after the pause, or with the next choice.
   */
  function showAndGoOn(turn: Scope): void {
    const goOn = (): void => {
      if (turn.isOver() || !mayBegin()) return;
      revealDelay.linger(PAUSES[desk.settings.speed].short);
      flow.take(chanceStep({ kind: "seen" }));
    };
    // What is kept back is told when what is shown is there.
    if (revealDelay.isOn()) {
      revealDelay.after(goOn);
      sceneDrawer.redraw();
    } else sceneDrawer.draw(goOn);
  }

  /** Dice and decks take many frames, so no rewind checkpoint is wanted in between. */
  function ask(point: Chance, turn: Scope): void {
    desk.busy = BUSY[point.kind];
    if (Time.time - storedAt >= REWIND_GAP) {
      storedAt = Time.time;
      // It saves every script, and has a frame to itself.
      schedule(storeCheckpoint, { scope: turn, urgent: true });
    }
    invalidations.mark("panels");
    const former = formerOutcome(desk, point);
    const settled = features.faces(point) ?? former ?? rolledByCode(desk, point);
    if (settled !== undefined) {
      if (former !== undefined) tell("announcement", say("fallsAsBefore"));
      sceneDrawer.redraw();
      const settle = (): void => {
        if (mayBegin()) flow.take(chanceStep(settled));
      };
      afterSeconds(SETTLED_TIMES[desk.settings.speed], "a known result", settle, turn);
      return;
    }
    if (point.kind === "pause" && point.length === "short" && desk.seats.length === 1) {
      showAndGoOn(turn);
      return;
    }
    diceAndDecks.prepare(point);
    if (point.kind === "shuffle") reconciler.renew(point.pile);
    const perform = (scene: Scene): void => {
      if (turn.isOver() || !mayBegin()) return;
      diceAndDecks.perform(point, scene, {
        decided: (outcome) => {
          if (turn.isOver()) return;
          flow.take(chanceStep(features.arranged(byCode(desk.playthrough, outcome, game.box.cards))));
        },
        lost: () => {
          if (!turn.isOver()) flow.restart();
        },
      });
    };
    sceneDrawer.draw((scene) => {
      const begin = (): boolean => {
        perform(scene);
        return true;
      };
      // Pieces have been put right in this slice, and to throw several dice takes one, too.
      if (point.kind !== "pause") schedule(begin, { cost: BEGINNING_COST, scope: turn, urgent: true });
      // What is shown is looked at from when it is there.
      else revealDelay.after(begin);
    });
  }

  return {
    meet: (point, turn) => {
      const isKnown = formerOutcome(desk, point) !== undefined || rolledByCode(desk, point) !== undefined;
      const isOpen = !called && !isKnown;
      if (isOpen && waitsForHands(desk, point)) leaveToHands(point, turn);
      else ask(point, turn);
    },
    ask,
    note: (step) => {
      const isWork = isRefereed(desk);
      called = isWork && callsForDice(game, desk.playthrough.state, step);
      return isWork;
    },
  };
}

/** What is on the table now may be saved and rewound to. */
export function allowSaving(): void {
  allowRewindStore?.();
}
