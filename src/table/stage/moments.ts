import { momentOf, type Act, type MomentKind, type Mover, type StepMoment } from "../../kit/game/show";
import type { AnyGame, Event } from "../model/game";
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
const BEAT = 0.6;
const ACT_TIME = 0.36;
const CUE_TIME = 0.1;
/** For how long its words, or what led to an end, are there before anything else comes: blows and falls are many. */
const HOLDS: Readonly<Record<MomentKind, number>> = { blow: 0.36, fall: 0.36, arrival: 1, turn: 1, end: 1 };
/** How long pieces that have lunged are waited for at most, until they are back. */
const BACK_TIME = 0.4;
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
  const { game, desk, revealDelay } = table;
  let finish: (() => void) | undefined;
  /** When large letters may be seen again (`Time.time`). */
  let nextWords = 0;

  /** What a moment is told in, unless something was told so just now: nothing if it is small; the end has a screen of its own. */
  function lineOf({ kinds, told }: StepMoment<Event>): string {
    const isTold = !kinds.includes("end") && Time.time >= nextWords;
    const line = isTold ? sentencesOf(game, told) : "";
    if (line !== "") nextWords = Time.time + RARE;
    return line;
  }

  function stage(moment: StepMoment<Event>, { done, isGone }: WhenOver): void {
    const over = (): void => {
      finish = undefined;
      if (!isGone()) done();
    };
    finish = stageMoment(table, moment, lineOf(moment), { done: over, isGone });
  }

  return {
    play: (events, turn, then) => {
      const find = (): boolean => {
        const moment = game.show && momentOf(game.show, events, desk.playthrough.state);
        if (moment?.drawn === true) {
          const step = revealDelay.latest();
          const isGone = (): boolean => revealDelay.latest() !== step;
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

/** Stages a moment; answers what ends it, if it lasts. */
function stageMoment(
  table: Table,
  moment: StepMoment<Event>,
  line: string,
  { done, isGone }: WhenOver,
): (() => void) | undefined {
  const { panels, desk, reconciler } = table;
  const pace = PACES[desk.settings.speed];
  const tell = (): void => {
    if (line !== "") panels.announce(line, moment.tone, READ_TIME);
  };
  if (pace === 0) {
    tell();
    done();
    return undefined;
  }
  let isOver = false;
  const end = (): void => {
    if (isOver) return;
    isOver = true;
    done();
  };
  const later: Later = (run, seconds) => {
    afterSeconds(seconds, MOMENT, () => {
      if (!isOver && !isGone()) run();
    });
  };
  const { acts, told, over } = timingOf(moment, pace, line !== "");
  for (const { act, at, seconds } of acts)
    later(() => {
      perform(table, act, seconds, later);
    }, at);
  later(tell, told);
  afterSeconds(over, MOMENT, () => {
    // A small one is too short to wait for its pieces.
    const isBack = (): boolean => isOver || moment.kinds.length === 0 || areStill(reconciler.motion);
    if (isBack()) end();
    else whenever(isBack, MOMENT, end, BACK_TIME);
  });
  return end;
}

/** What the log says of events, in a line. */
function sentencesOf({ words }: AnyGame, events: readonly Event[]): string {
  const sentences: string[] = [];
  for (const event of events) {
    const sentence = words.event(event);
    if (sentence !== undefined) sentences.push(sentence);
  }
  return sentences.join(" ");
}

/** When each act of a moment begins, and how long it takes; when its words come, and when it is over: all in seconds from now on. */
interface Timing {
  acts: readonly { act: Act; at: number; seconds: number }[];
  told: number;
  over: number;
}

function timingOf({ kinds, acts }: StepMoment<Event>, pace: number, isTold: boolean): Timing {
  const beat = kinds.includes("turn") ? BEAT * pace : 0;
  const hold = isTold || kinds.includes("end") ? pace * Math.max(...kinds.map((kind) => HOLDS[kind])) : 0;
  const rest = LONGEST * pace - beat - hold;
  const each = Math.min(pace, rest / Math.max(CUE_TIME, acts.length * ACT_TIME));
  const course: { act: Act; at: number; seconds: number }[] = [];
  let [at, told] = [beat, beat];
  for (const act of acts) {
    const seconds = each * (act.movers === undefined ? CUE_TIME : ACT_TIME);
    course.push({ act, at, seconds });
    told = act.movers === undefined ? at : at + seconds * THERE;
    at += seconds;
  }
  return { acts: course, told, over: Math.max(at, told + hold) };
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
