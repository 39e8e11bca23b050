import { say } from "../languages/sentences";
import { pileOf } from "../../tts/piece-ids";
import { isIdle, schedule } from "../../tts/scheduler";
import { afterSeconds, atRest } from "../../tts/waits";
import type { Table } from "../table";
import type { Tampering } from "./contracts";

/** How long the table is left alone after a disturbance before it is drawn again, in seconds. */
export const CALM_TIME = 0.5;
/** From one look at some of the pieces to the next, in seconds, for a while after something has happened to any of them. */
const LOOK_TIME = 0.05;
const STIRRED_TIME = 2;
/** In how many seconds all pieces are looked at where nothing happens, and how long a pause is then at most. */
const ROUND_TIME = 1.5;
const LONGEST_PAUSE = 0.5;
/**
 * After how many seconds without anything that happens to pieces it is looked only whether they were moved, and the pause from one
 * look to the next then: three of them see all pieces, within the two seconds that are promised.
 */
const QUIET_TIME = 60;
const QUIET_PAUSE = 0.65;
/** What a look costs at most, in instructions. */
const LOOK_COST = 6_500;
/** The name by which an error is reported in what follows a disturbance. */
const DISTURBED = "a disturbed table";
/** For how long anyone who had a piece in hand may be the one who has taken it away, in seconds. */
const LATELY = 3;

/** The disturbances of a desk: however many come in a burst, they are answered by one drawing of the table. */
export function createTampering(table: Table): Tampering {
  const { desk, reconciler, effects, moments, flow, diceAndDecks, invalidations, tell } = table;
  let stirring = false;
  /** Whether chance is asked again in a moment. */
  let asking = false;
  let lastHandled = -CALM_TIME;
  let stirredAt = -STIRRED_TIME;
  /** Who had a piece in hand last, and when. */
  const holders: Record<string, { colour: ColorLiteral; at: number } | undefined> = {};

  /** Whether nothing is under way that a drawing would upset, or that draws the table anyway. */
  function isCalm(): boolean {
    return desk.busy === undefined || desk.busy === "rolling" || desk.busy === "showing";
  }

  function stirred(): void {
    if (stirring || desk.free || reconciler.isTouching()) return;
    stirring = true;
    afterSeconds(CALM_TIME, DISTURBED, putRight);
  }

  function putRight(): void {
    if (!desk.free && !isCalm()) {
      afterSeconds(CALM_TIME, DISTURBED, putRight);
      return;
    }
    stirring = false;
    if (!desk.free) invalidations.mark("table");
  }

  function lost(piece: string): void {
    if (reconciler.isTouching()) return;
    if (!diceAndDecks.isAwaiting(piece)) {
      stirred();
      return;
    }
    if (asking) return;
    asking = true;
    const taken = takenFromChance(piece);
    const turn = flow.turn();
    const steps = desk.lines.length;
    afterSeconds(CALM_TIME, DISTURBED, () => {
      asking = false;
      // What had fallen before it was taken away may have counted.
      if (desk.lines.length !== steps || flow.coming() !== undefined) return;
      tell("announcement", taken);
      // Hands may be off by now: then chance is asked again when they are on again.
      if (!turn.isOver()) flow.restart();
    });
  }

  /** What everybody is told of a die or deck that was taken away while chance decided by it. */
  function takenFromChance(piece: string): string {
    const holder = holders[piece];
    const isDeck = pileOf(piece) !== undefined;
    if (holder === undefined || Time.time - holder.at > LATELY) return say(isDeck ? "deckGone" : "dieGone");
    return say(isDeck ? "deckTaken" : "dieTaken", { colour: holder.colour });
  }

  function watch(now = Time.time): void {
    const calm = now - stirredAt;
    const pause =
      calm < STIRRED_TIME
        ? LOOK_TIME
        : calm < QUIET_TIME
          ? Math.min(LONGEST_PAUSE, ROUND_TIME / Math.max(1, reconciler.looksARound()))
          : QUIET_PAUSE;
    atRest(pause, "a look at the table", () => {
      // A table at rest need not order a frame for it.
      if (isIdle()) inspect();
      else schedule(inspect, { cost: LOOK_COST, single: true });
    });
  }

  function inspect(): boolean {
    // What the table draws is followed as closely as what people do.
    const now = Time.time;
    if (reconciler.isDrawing() && now - stirredAt > STIRRED_TIME) stirredAt = now - STIRRED_TIME;
    watch(now);
    const isHandled = now - lastHandled < CALM_TIME;
    const isQuiet = now - stirredAt >= QUIET_TIME;
    effects.inspect();
    if (!desk.free && !isHandled && isCalm() && (isQuiet || !moments.isOn()))
      reconciler.inspect(diceAndDecks.inFlight(), isQuiet);
    return true;
  }

  return {
    lost,
    held: (colour, piece) => {
      holders[piece] = { colour, at: Time.time };
    },
    stirred,
    handled: () => {
      lastHandled = Time.time;
    },
    noticed: () => {
      stirredAt = Time.time;
    },
    watch,
  };
}

/** How long a container is kept shut in which a piece of ours has vanished, in seconds: it is taken out meanwhile. */
const SHUT_TIME = 3;

/** Keeps players from looking through a bag, or a deck that is none of ours, until our pieces are out of it. */
export function keepShut(container: GObject): void {
  if (!container.interactable) return;
  container.interactable = false;
  afterSeconds(SHUT_TIME, "a bag kept shut", () => {
    if (!container.isDestroyed()) container.interactable = true;
  });
}
