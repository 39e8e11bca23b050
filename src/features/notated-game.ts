import type { GameWriter } from "../kit/game/notation";
import { retelling, type Retelling } from "../kit/record/replay";
import type { AnyFeature } from "../table/feature";
import type { Table, Feature } from "../table/table";
import { say, seatCalled } from "../table/languages/sentences";
import { isOpenDay } from "../table/model/deal-codes";
import type { Action, Event, State } from "../table/model/game";
import { isRecorded, refusalToRecord } from "../table/model/permissions";
import { writeTab } from "../tts/notebook";
import { scheduleFair } from "../tts/scheduler";

/** A game that is being written down: who may read it, how far it is, and how far it may go. */
interface Draft {
  playthrough: object;
  reader: "spectator" | "everything";
  writer: GameWriter<State, Action, Event>;
  told: Retelling<State>;
  until: number;
  /** How many steps the page has. */
  written: number;
  isBusy: boolean;
}

/** After how many more steps the page is written again: everybody at the table downloads it. */
const STEPS_TO_WRITE = 12;

/**
 * A game as programs of its field read it, in a page of the Notebook: Pokerchess as PGN. While it is played the page has what everybody
 * may know; once nobody can make use of the rest it has everything.
 */
export const NOTATED_GAME: AnyFeature = { create: createNotatedGame };

function createNotatedGame({ game, desk }: Table): Feature | undefined {
  const { rules, words, notation } = game;
  if (notation === undefined) return undefined;
  const { name, begin } = notation;
  let draft: Draft | undefined;
  /** How many steps the game had that has been written in full since it was dealt. */
  let whole: number | undefined;

  function newDraft(reader: Draft["reader"]): Draft {
    const names = desk.seats.map(({ colour }) => seatCalled(colour));
    const writer = begin(words, { names, reader, isMarkup: true });
    return {
      playthrough: desk.playthrough,
      reader,
      writer,
      told: retelling(rules, desk.playthrough.record, writer),
      ...{ until: 0, written: 0, isBusy: false },
    };
  }

  function writePage({ writer, reader, told }: Draft, state: State): void {
    const closing: string[] = [];
    if (reader === "everything") {
      const { headline, sentence } = words.result(rules.seen(state, "spectator"));
      closing.push(`${headline} ${sentence}`);
      whole = told.steps();
    }
    const title = say("notationTitle", { form: name, title: words.title() });
    writeTab(title, writer.text(state, closing));
  }

  /** Plays the steps that the page does not have, some work in each slice, and writes it. */
  function catchUp(mine: Draft): void {
    mine.isBusy = true;
    const slice = (): boolean => {
      // Another game, or something was undone: what was played is nobody's to read.
      if (draft !== mine || desk.playthrough !== mine.playthrough) return true;
      const state = mine.told.next(mine.until);
      if (state === undefined) return false;
      if (state === "unfit") return true;
      writePage(mine, state);
      mine.written = mine.told.steps();
      mine.isBusy = false;
      return true;
    };
    scheduleFair(slice, { spare: mine.reader === "spectator" });
  }

  function goOn(reader: Draft["reader"]): void {
    const { playthrough } = desk;
    const count = playthrough.record.steps.length;
    if (draft?.playthrough !== playthrough || draft.reader !== reader) draft = newDraft(reader);
    // No further than what has been shown: this comes when it has.
    draft.until = count;
    const isDue = reader === "everything" ? count !== whole : count >= draft.written + STEPS_TO_WRITE;
    if (isDue && !draft.isBusy) catchUp(draft);
  }

  return {
    waiting: () => {
      const { playing, result, playthrough } = desk;
      if (!playing || !isRecorded(desk) || isOpenDay(playthrough.record.code)) return;
      if (result === undefined) {
        whole = undefined;
        goOn("spectator");
      } else if (refusalToRecord(desk) === undefined) goOn("everything");
    },
    laidOut: () => {
      draft = undefined;
      whole = undefined;
    },
  };
}
