import type { Act, CueTone, MomentKind, Show, ShowPoint } from "../../kit/game/show";
import type { Event, State } from "../model/game";
import type { Settings } from "../model/settings";
import { textPose } from "../../tts/geometry";
import { schedule } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";
import { lunge } from "./set-object";
import type { Table } from "../table";
import type { Moments } from "./contracts";

/** What is told as the cause when a moment fails, and nothing else does. */
const MOMENT = "a moment";
/** What it costs at most to find the moment of a step, in instructions. */
const COST = 4_000;
/** How long the parts of a moment take at calm speed, in seconds: a beat before it turns, each act, and its words. */
const SUSPENSE = 0.6;
const ACT_TIME = 0.5;
const WORDS_TIME = 1.2;
/** For how long words are read at least, whether or not the game waits for that. */
const LEAST_WORDS = 0.6;
/** How long it takes at most, whatever happens in it. */
const LONGEST = 2.5;
/** How much of all that each speed leaves; at `instant` nothing waits, and only the words are seen. */
const PACES: Readonly<Record<Settings["speed"], number>> = { calm: 1, brisk: 0.5, instant: 0 };
/** How many seconds after large letters the next ones come at the earliest: what always comes is not looked at. */
const RARE = 10;
/** Which part of an act passes until a piece has lunged, which part of its way it goes, and how high it is then, in inches. */
const THERE = 0.45;
const REACH = 0.4;
const HIGH = 1.6;
const HELD_UP = 5;

/** What the events of a step make together. */
interface Staged {
  acts: readonly Act[];
  kinds: readonly MomentKind[];
  tone: CueTone;
  drawn: boolean;
  told: readonly Event[];
}

/**
 * How a moment ends: with what comes next, unless it is gone by then, taken back with its step.
 * @noSelf
 */
interface Ending {
  done: () => void;
  isGone: () => boolean;
}

/** The moments at a table. */
export function createMoments(table: Table): Moments {
  const { game, desk, reconciler, revealDelay, effects, panels } = table;
  let finish: (() => void) | undefined;
  /** When large letters may be seen again (`Time.time`). */
  let nextWords = 0;

  /** What a moment is told in, unless something was told so just now: nothing if it is small; the end has a screen of its own. */
  function lineOf({ kinds, told }: Staged): string {
    if (kinds.includes("end") || Time.time < nextWords) return "";
    const sentences: string[] = [];
    for (const event of told) {
      const sentence = game.words.event(event);
      if (sentence !== undefined) sentences.push(sentence);
    }
    if (sentences.length > 0) nextWords = Time.time + RARE;
    return sentences.join(" ");
  }

  function find(piece: string): GObject | undefined {
    const object = reconciler.find([piece])[piece];
    return object?.isDestroyed() === false ? object : undefined;
  }

  /** Where a point of the board, or a piece, is on the table. */
  function goalAt(
    toward: ShowPoint | string,
  ): { x?: number | undefined; z?: number | undefined } | undefined {
    return typeof toward === "string" ? find(toward)?.getPosition() : textPose(reconciler.frame(), toward, 0);
  }

  function perform(
    { movers = [], cues }: Act,
    seconds: number,
    play: (run: () => void, at: number) => void,
  ): void {
    for (const { piece, toward } of movers) {
      const object = find(piece);
      if (object === undefined) continue;
      const { x = 0, y = 0, z = 0 } = object.getPosition();
      const goal = toward === undefined ? undefined : goalAt(toward);
      const [toX, toZ] = [goal?.x ?? x, goal?.z ?? z];
      const height = y + (toward === undefined ? HELD_UP : HIGH);
      const reach = { x: x + (toX - x) * REACH, y: height, z: z + (toZ - z) * REACH };
      lunge(reconciler.motion, object, reach, seconds * THERE);
    }
    play(
      () => {
        effects.play(cues);
      },
      movers.length === 0 ? 0 : seconds * THERE,
    );
  }

  function stage(moment: Staged, { done, isGone }: Ending): void {
    const { kinds, acts, tone } = moment;
    const pace = PACES[desk.settings.speed];
    const line = lineOf(moment);
    const words = line === "" ? 0 : WORDS_TIME * pace;
    const tell = (): void => {
      if (line !== "") panels.announce(line, tone, Math.max(LEAST_WORDS, words));
    };
    if (pace === 0) {
      tell();
      done();
      return;
    }
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      finish = undefined;
      if (!isGone()) done();
    };
    finish = end;
    const later = (run: () => void, seconds: number): void => {
      afterSeconds(seconds, MOMENT, () => {
        if (!isOver && !isGone()) run();
      });
    };
    let at = kinds.includes("turn") ? SUSPENSE * pace : 0;
    const each = Math.min(ACT_TIME * pace, (LONGEST * pace - at - words) / Math.max(1, acts.length));
    for (const act of acts) {
      later(() => {
        perform(act, each, later);
      }, at);
      at += each;
    }
    later(tell, at);
    afterSeconds(at + words, MOMENT, end);
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

/** What events make together; undefined: nothing is staged. */
function momentOf(show: Show<State, Event>, events: readonly Event[], state: State): Staged | undefined {
  let acts: readonly Act[] = [];
  const [kinds, told]: [MomentKind[], Event[]] = [[], []];
  let tone: CueTone | undefined;
  let drawn = false;
  for (const event of events) {
    const part = show.moment(event, state);
    if (part === undefined) continue;
    acts = acts.concat(part.acts);
    drawn = drawn || part.drawn === true;
    if (tone === undefined || part.kind !== undefined) ({ tone } = part);
    if (part.kind === undefined) continue;
    kinds.push(part.kind);
    told.push(event);
  }
  return tone === undefined ? undefined : { acts, kinds, tone, drawn, told };
}
