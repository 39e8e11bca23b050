import { momentOf, type Act, type MomentKind, type Mover, type StepMoment } from "../../kit/game/show";
import type { Event } from "../model/game";
import type { Settings } from "../model/settings";
import { textPose } from "../../tts/geometry";
import { schedule } from "../../tts/scheduler";
import { afterSeconds, whenever } from "../../tts/waits";
import { areStill, lunge } from "../../tts/set-object";
import type { Table } from "../table";
import type { Moments } from "./contracts";

/** What is told as the cause when a moment fails, and nothing else does. */
const MOMENT = "a moment";
/** What it costs at most to find the moment of a step, in instructions. */
const COST = 4_000;
/** How long the parts of a moment take at calm speed, in seconds: a beat before it turns, each act, and one in which nothing moves. */
const SUSPENSE = 0.6;
const ACT_TIME = 0.36;
const CUE_TIME = 0.1;
/** For how long its words, or what led to an end, are there before anything else comes: blows and falls are many. */
const HOLDS: Readonly<Record<MomentKind, number>> = { blow: 0.36, fall: 0.36, arrival: 1, turn: 1, end: 1 };
/** How long pieces that have lunged are waited for at most, until they are back. */
const SETTLING = 0.4;
/** How long it takes at most, whatever happens in it. */
const LONGEST = 2.5;
/** How much of all that each speed leaves; at `instant` nothing waits, and only the words are seen. */
const PACES: Readonly<Record<Settings["speed"], number>> = { calm: 1, brisk: 0.5, instant: 0 };
/** For how long words are there, and how much later the next ones come at the earliest: what always comes is not looked at. */
const READ_TIME = 1.4;
const RARE = 10;
/** Which part of an act passes until a piece has lunged, which part of its way it goes, and how high it is then, in inches. */
const THERE = 0.45;
const REACH = 0.4;
const HIGH = 1.6;
const HELD_UP = 5;

/** Runs something after so many seconds, unless the moment is over by then. */
type Later = (this: void, run: () => void, seconds: number) => void;

/**
 * How a moment ends: with what comes next, unless it is gone by then, taken back with its step.
 * @noSelf
 */
interface WhenOver {
  done: () => void;
  isGone: () => boolean;
}

/** The moments at a table. */
export function createMoments(table: Table): Moments {
  const { game, desk, reconciler, revealDelay, panels } = table;
  let finish: (() => void) | undefined;
  /** When large letters may be seen again (`Time.time`). */
  let nextWords = 0;

  /** What a moment is told in, unless something was told so just now: nothing if it is small; the end has a screen of its own. */
  function lineOf({ kinds, told }: StepMoment<Event>): string {
    if (kinds.includes("end") || Time.time < nextWords) return "";
    const sentences: string[] = [];
    for (const event of told) {
      const sentence = game.words.event(event);
      if (sentence !== undefined) sentences.push(sentence);
    }
    if (sentences.length > 0) nextWords = Time.time + RARE;
    return sentences.join(" ");
  }

  function stage(moment: StepMoment<Event>, { done, isGone }: WhenOver): void {
    const { kinds, acts, tone } = moment;
    const pace = PACES[desk.settings.speed];
    const line = lineOf(moment);
    const hold =
      line === "" && !kinds.includes("end") ? 0 : pace * Math.max(...kinds.map((kind) => HOLDS[kind]));
    let isOver = pace === 0;
    const tell = (): void => {
      if (line !== "") panels.announce(line, tone, READ_TIME);
    };
    if (isOver) {
      tell();
      done();
      return;
    }
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      finish = undefined;
      if (!isGone()) done();
    };
    finish = end;
    const later: Later = (run, seconds) => {
      afterSeconds(seconds, MOMENT, () => {
        if (!isOver && !isGone()) run();
      });
    };
    let at = kinds.includes("turn") ? SUSPENSE * pace : 0;
    const rest = LONGEST * pace - at - hold;
    const each = Math.min(pace, rest / Math.max(0.1, acts.length * ACT_TIME));
    let told = at;
    for (const act of acts) {
      const seconds = each * (act.movers === undefined ? CUE_TIME : ACT_TIME);
      later(() => {
        perform(table, act, seconds, later);
      }, at);
      told = act.movers === undefined ? at : at + seconds * THERE;
      at += seconds;
    }
    later(tell, told);
    later(
      () => {
        whenever(() => isOver || areStill(reconciler.motion), MOMENT, end, SETTLING);
      },
      Math.max(at, told + hold),
    );
  }

  return {
    play: (events, turn, then) => {
      const find = (): boolean => {
        const moment = game.show && momentOf(game.show, events, desk.playthrough.state);
        if (moment?.drawn === true) {
          const step = revealDelay.moment();
          const isGone = (): boolean => revealDelay.moment() !== step;
          revealDelay.stage((done) => {
            stage(moment, { done, isGone });
          });
          then();
        } else if (moment === undefined) then();
        else stage(moment, { done: then, isGone: turn.isOver });
        return true;
      };
      schedule(find, { cost: COST, scope: turn, urgent: true });
    },
    skip: () => {
      const isOn = finish !== undefined;
      finish?.();
      return isOn;
    },
    isOn: () => finish !== undefined,
  };
}

/** Pieces lunge, and when they are there, what that does is seen. */
function perform(table: Table, { movers = [], cues }: Act, seconds: number, later: Later): void {
  for (const mover of movers) move(table, mover, seconds * THERE);
  later(
    () => {
      table.effects.play(cues);
    },
    movers.length === 0 ? 0 : seconds * THERE,
  );
}

function move(table: Table, { piece, toward }: Mover, seconds: number): void {
  const { reconciler } = table;
  const object = standing(table, piece);
  if (object === undefined) return;
  const { x = 0, y = 0, z = 0 } = object.getPosition();
  if (toward === undefined) {
    lunge(reconciler.motion, object, { x, y: y + HELD_UP, z }, seconds);
    return;
  }
  const goal =
    typeof toward === "string"
      ? standing(table, toward)?.getPosition()
      : textPose(reconciler.frame(), toward, 0);
  const reach = (from: number, to = from): number => from + (to - from) * REACH;
  lunge(reconciler.motion, object, { x: reach(x, goal?.x), y: y + HIGH, z: reach(z, goal?.z) }, seconds);
}

/** The object of a piece, if it is on the table. */
function standing({ reconciler }: Table, piece: string): GObject | undefined {
  const object = reconciler.find([piece])[piece];
  return object?.isDestroyed() === false ? object : undefined;
}
