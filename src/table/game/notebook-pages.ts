import type { Ascii } from "../../kit/data/ascii";
import { must } from "../../kit/data/must";
import { recordWriter } from "../../kit/record/record-text";
import { unmarked } from "../../saved/figures";
import { writeJson } from "../../saved/json";
import { say } from "../languages/sentences";
import { writeTab, addTab } from "../../tts/notebook";
import { isOpenDay } from "../model/deal-codes";
import { hasSecrets, isRecorded } from "../model/permissions";
import { savedSeats } from "../model/seats";
import { scheduleFair } from "../../tts/scheduler";
import type { Table } from "../table";
import type { Records, Reports } from "./contracts";
import type { Desk } from "../model/contracts";

/** How many letters of JSON are put into those of a record in one frame; a step is never parted, though it may have more. */
const LENGTH_PER_FRAME = 120;

/** The beginning of a record in pieces, each of them work for one frame. */
export function headerPieces(header: Ascii): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < header.length; from += LENGTH_PER_FRAME) {
    pieces.push(header.slice(from, from + LENGTH_PER_FRAME));
  }
  pieces.push("\n");
  return pieces;
}

/** How many steps of a record, from one of them on, are work for one frame. */
export function stepsPerFrame(steps: readonly Ascii[], from: number): number {
  let length = (steps[from] ?? "").length;
  let count = 1;
  for (let i = from + 1; i < steps.length; i++) {
    length += (steps[i] ?? "").length;
    if (length > LENGTH_PER_FRAME) break;
    count++;
  }
  return count;
}

/** What a record begins with: all that is needed to play its steps again. */
function headerOf({ playthrough, seats, remarks }: Desk): string {
  const { game, options: dealt, code: dealtBy } = playthrough.record;
  return writeJson({ game, dealt, dealtBy, chairs: savedSeats(seats), remarks });
}

/**
 * Puts the record of the game on a desk into letters, some steps a frame. If something is undone meanwhile, the game continues and
 * its record is nobody's to read: then `finished` is not called.
 */
export function writeOut(desk: Desk, finished: (this: void, text: string) => void): void {
  const { lines } = desk;
  const steps = lines.length;
  const writer = recordWriter();
  let opening: readonly string[] | undefined;
  let opened = 0;
  let next = 0;
  const slice = (): boolean => {
    if (lines.length < steps) return true;
    if (opening === undefined) {
      opening = headerPieces(headerOf(desk));
      return false;
    }
    const piece = opening[opened];
    opened++;
    if (piece !== undefined) writer.add(piece);
    else {
      const end = Math.min(next + stepsPerFrame(lines, next), steps);
      for (; next < end; next++) writer.add(`${unmarked(must(lines[next], "a step of the record"))}\n`);
    }
    if (piece !== undefined || next < steps || !writer.finish()) return false;
    finished(writer.text());
    return true;
  };
  scheduleFair(slice);
}

/** The records of the games on a desk; `title` is what the game is called. */
export function createRecords({ game, desk }: Table): Records {
  let written: { playthrough: object; steps: number } | undefined;

  return {
    write: () => {
      const { lines, playthrough } = desk;
      const steps = lines.length;
      if (
        !isRecorded(desk) ||
        isOpenDay(playthrough.record.code) ||
        (written?.playthrough === playthrough && written.steps === steps)
      )
        return;
      written = { playthrough, steps };
      writeOut(desk, (text) => {
        writeTab(say("recordTitle", { title: game.words.title() }), `${say("recordIntro")}\n\n${text}`);
      });
    },
  };
}

/** What of the game comes into a report while others could read hidden cards in it. */
const SECRET =
  "left out: it would show hidden cards. A record can be had when the game is over and nobody can try its cards.";

/**
 * The reports of a desk. What they say is for developers, in English.
 * @param title what the game is called
 * @param findings what the script has found out about the Tabletop Simulator that it runs in
 */
export function createReports({ game, desk, reconciler }: Table): Reports {
  return {
    write: (written) => {
      const page = say("reportTitle", { title: game.words.title() });
      const lines = facts(desk, reconciler.findings()).concat(desk.eventLog.latest);
      // What is in square brackets could be BBCode.
      const told = lines.join("\n").split("[").join("(").split("]").join(")");
      desk.eventLog.mistake = undefined;
      const finish = (record: string): void => {
        if (addTab(page, `${say("reportIntro")}\n\n${told}\n\nRecord\n${record}`)) written(page);
      };
      if (hasSecrets(desk) || !desk.playing) finish(desk.playing ? SECRET : "no game");
      else writeOut(desk, finish);
    },
  };
}

/** A line for each fact. Nobody is named, and nothing hidden is told. */
function facts(
  { eventLog, playthrough, seats, settings, lines, playing, busy, free, paused }: Desk,
  findings: string,
): string[] {
  const { game, options } = playthrough.record;
  const played = seats.map(
    ({ colour, player }) => `${colour} ${player.kind === "bot" ? `bot, ${player.level}` : player.kind}`,
  );
  return [
    `Offsuit ${attachedVersion}, ${game}`,
    `Lua: ${_VERSION}, ${JSON.encode(scriptGlobals["_MOONSHARP"] ?? "no MoonSharp")}`,
    `Mistake: ${eventLog.mistake ?? "none"}`,
    `Found out: ${findings}`,
    `Table: ${JSON.encode(settings)}`,
    `Options: ${JSON.encode(options)}`,
    `Seats: ${played.join("; ")}`,
    `State: playing ${playing}, busy ${busy ?? "no"}, hands off ${free}, paused ${paused ?? "no"}, steps ${lines.length}`,
    "",
    "Events",
  ];
}

/** Puts the damaged text that a desk keeps into the Notebook, as soon as that may be; until then it is saved with the board. */
export function keepDamaged({ game, desk }: Pick<Table, "game" | "desk">): void {
  const { kept } = desk;
  if (kept === undefined || hasSecrets(desk)) return;
  if (addTab(say("damagedTitle", { title: game.words.title() }), kept)) desk.kept = undefined;
}
