import { chanceSentence } from "../kit/record/chance-sentence";
import { openingLines } from "../kit/game/record-lines";
import { retelling } from "../kit/record/replay";
import type { AnyFeature } from "../table/feature";
import type { Table, Feature } from "../table/table";
import { createTelling } from "../table/game/flow";
import { say, seatCalled } from "../table/languages/sentences";
import { isOpenDay } from "../table/model/deal-codes";
import { isRecorded, refusalToRecord } from "../table/model/permissions";
import { writeTab } from "../tts/notebook";
import { isStillAt, pointIn, whileUnchanged, type PointInGame } from "./unchanged";

/** What was told, a line for each step, and which steps those are, counted from 1. */
interface Tale {
  steps: number[];
  lines: string[];
}

/** After how many more steps that were told the page is written again: everybody at the table downloads it. */
const STEPS_TO_WRITE = 8;

/**
 * The game in words, as a page of the Notebook: while it is played what the log has told everybody, and once nobody can make use of it
 * everything, step by step.
 */
export const TOLD_GAME: AnyFeature = { create: createToldGame };

function createToldGame({ game, desk, panels }: Table): Feature {
  const { rules, words } = game;
  let tale: Tale = { steps: [], lines: [] };
  /** How many of its lines are on the page. */
  let written = 0;
  /** The game that was written in full, and how many steps it had. */
  let whole: PointInGame | undefined;

  function writePage({ lines }: Tale, end = ""): void {
    const { options, code } = desk.playthrough.record;
    const players = desk.seats.map(({ colour }) => seatCalled(colour));
    const opening = openingLines(game, options, players, code).join("\n");
    writeTab(say("toldTitle", { title: words.title() }), `${opening}\n\n${lines.join("\n")}${end}`);
  }

  /** Adds what the log has told since, without the steps that were taken back. */
  function keepUp(): void {
    const count = desk.lines.length;
    while (lastStep(tale) > count) {
      tale.steps.pop();
      tale.lines.pop();
    }
    written = Math.min(written, tale.lines.length);
    const known = lastStep(tale);
    for (const { step, sentence } of panels.told()) if (step > known) addTo(tale, step, sentence);
    if (tale.lines.length < written + STEPS_TO_WRITE) return;
    written = tale.lines.length;
    writePage(tale);
  }

  /** Plays the record once more, a step or some of its sentences in each slice, and writes all of it. */
  function writeWhole(): void {
    if (isStillAt(desk, whole)) return;
    whole = pointIn(desk);
    const all: Tale = { steps: [], lines: [] };
    const tell = createTelling(game, (sentence, step) => {
      addTo(all, step, sentence);
    });
    const told = retelling(rules, desk.playthrough.record, {
      after: (_state, events, number) => tell(events, number),
      told: (step, number) => {
        if (lastStep(all) < number) addTo(all, number, chanceSentence(step));
      },
    });
    // Another game, or something was undone: what was played is nobody's to read.
    whileUnchanged(desk, () => {
      const state = told.next();
      if (state === undefined) return false;
      if (state === "unfit") return true;
      const { headline, sentence } = words.result(rules.seen(state, "spectator"));
      writePage(all, `\n\n${headline} · ${sentence}`);
      return true;
    });
  }

  return {
    waiting: () => {
      const { playing, result, playthrough } = desk;
      if (!playing || !isRecorded(desk) || isOpenDay(playthrough.record.code)) return;
      if (result === undefined) keepUp();
      else if (refusalToRecord(desk) === undefined) writeWhole();
    },
    laidOut: () => {
      tale = { steps: [], lines: [] };
      written = 0;
    },
  };
}

/** The last step that was told; 0: none was. */
function lastStep({ steps }: Tale): number {
  return steps[steps.length - 1] ?? 0;
}

/** Adds a sentence, if it is one, to what was told of a step, which is the last one or comes after it. */
function addTo(tale: Tale, step: number, sentence: string): void {
  const { steps, lines } = tale;
  if (sentence === "") return;
  if (lastStep(tale) === step) {
    const line = lines.pop() ?? "";
    lines.push(`${line} ${sentence}`);
    return;
  }
  steps.push(step);
  lines.push(`${step}. ${sentence}`);
}
