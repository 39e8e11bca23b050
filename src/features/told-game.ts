import { apply, type Step } from "../kit/record";
import { chanceSentence } from "../kit/chance-sentence";
import { openingLines, toldOf } from "../kit/record-lines";
import type { CreateFeature } from "../table/feature";
import { say, seatCalled } from "../table/languages/sentences";
import { isOpenDay } from "../table/model/deal-codes";
import type { Action, State } from "../table/model/game";
import { isRecorded, refusalToRecord } from "../table/model/permissions";
import { writeTab } from "../tts/notebook";
import { scheduleFair } from "../tts/scheduler";

/** What was told of a step, counted from 1. */
interface ToldStep {
  step: number;
  sentences: string;
}

/** After how many more steps that were told the page is written again: everybody at the table downloads it. */
const STEPS_TO_WRITE = 8;

/**
 * The game in words, as a page of the Notebook: while it is played what the log has told everybody, and once nobody can make use of it
 * everything, step by step.
 */
export const createToldGame: CreateFeature = ({ game, desk, panels }) => {
  const { rules, words } = game;
  let told: ToldStep[] = [];
  /** How many of the steps told are on the page. */
  let written = 0;
  /** The game that was written in full, and how many steps it had. */
  let whole: { playthrough: object; steps: number } | undefined;

  function opening(): string[] {
    const { options, code } = desk.playthrough.record;
    const players = desk.seats.map(({ colour }) => seatCalled(colour));
    return openingLines(game, options, players, code).concat("");
  }

  function writePage(lines: readonly string[]): void {
    writeTab(say("toldTitle", { title: words.title() }), opening().concat(lines).join("\n"));
  }

  /** Adds what the log has told since, without the steps that were taken back. */
  function keepUp(): void {
    const steps = desk.lines.length;
    told = told.filter(({ step }) => step <= steps);
    written = Math.min(written, told.length);
    const known = told[told.length - 1]?.step ?? 0;
    for (const { step, sentence } of panels.told()) {
      if (step <= known) continue;
      const last = told[told.length - 1];
      if (last?.step === step) last.sentences += ` ${sentence}`;
      else told.push({ step, sentences: sentence });
    }
    if (told.length < written + STEPS_TO_WRITE) return;
    written = told.length;
    writePage(told.map((each) => lineOf(each)));
  }

  /** Plays the record once more, a step or a few sentences in each slice, and writes all of it. */
  function writeWhole(): void {
    const { playthrough } = desk;
    const { options, seats, steps } = playthrough.record;
    const count = steps.length;
    if (whole?.playthrough === playthrough && whole.steps === count) return;
    whole = { playthrough, steps: count };
    const lines: string[] = [];
    let state: State | undefined;
    let next = 0;
    const slice = (): boolean => {
      // Another game, or something was undone: what was played is nobody's to read.
      if (desk.playthrough !== playthrough || steps.length !== count) return true;
      const step = steps[next];
      if (state === undefined) state = rules.start(options, seats);
      else if (step !== undefined) {
        const sentences = played(state, step);
        if (sentences === undefined) return true;
        next++;
        if (sentences !== "") lines.push(lineOf({ step: next, sentences }));
      } else {
        const { headline, sentence } = words.result(rules.seen(state, "spectator"));
        writePage(lines.concat("", `${headline} · ${sentence}`));
        return true;
      }
      return false;
    };
    scheduleFair(slice);
  }

  /** Plays a step, and tells what came of it; undefined if it doesn't fit. */
  function played(state: State, step: Step<Action>): string | undefined {
    const done = apply(rules, state, step);
    if (done.kind !== "done") return undefined;
    const sentences = toldOf(game, done.events);
    return sentences.length > 0 ? sentences.join(" ") : chanceSentence(step);
  }

  return {
    waiting: () => {
      const { playing, result, playthrough } = desk;
      if (!playing || !isRecorded(desk) || isOpenDay(playthrough.record.code)) return;
      if (result === undefined) keepUp();
      else if (refusalToRecord(desk) === undefined) writeWhole();
    },
    laidOut: () => {
      told = [];
      written = 0;
    },
  };
};

function lineOf({ step, sentences }: ToldStep): string {
  return `${step}. ${sentences}`;
}
