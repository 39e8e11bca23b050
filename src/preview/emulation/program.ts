import { type EmulatedTable, openTable, readJson, readSave, writeJson } from "../../emulator";
import { protectedCall } from "../../emulator/lua/host";
import { isRecord } from "../../kit/data/data";
import { expose } from "../../webassembly/expose";
import type { Command, Face, Opening, Tick } from "../protocol";
import { carryOut } from "./commands";
import { listed } from "./listed";
import { createPeople, type People } from "./people";
import { createWatch, type Watch } from "./watch";

/*
 * The Lua half of the preview: one emulated table, played by the page's commands. The page's half is
 * src/preview/worker/emulation.ts.
 */

/** The table that is open. */
interface Open {
  table: EmulatedTable;
  people: People;
  watch: Watch;
}

let open: Open | undefined;

/** Keys of what is sent whose empty tables are records. */
const RECORDS = ["attributes", "dialog", "TabStates"];

/** What is done where the page's own words cannot be read. */
const STANDARD: Opening = { seed: 1, colour: "White", time: 0 };
const IDLE: Tick = { frames: 1, commands: [] };

/** Opens a save, given as JSON; the second text is an `Opening` as JSON. */
expose("open", (json, opening) => {
  const given = read(opening);
  const { seed, colour, time } = isOpening(given) ? given : STANDARD;
  const players = [{ color: colour, name: "Host" }];
  const table = openTable(readSave(json), { seed, players, beginning: time });
  open = { table, people: createPeople(table, colour), watch: createWatch(table) };
  return "";
});

/** Does the commands of a `Tick`, given as JSON, lets its frames pass, and answers the `Change` as JSON. */
expose("tick", (json) => {
  if (open === undefined) return "";
  const { table, people, watch } = open;
  const tick = read(json);
  const { frames, commands } = isTick(tick) ? tick : IDLE;
  const outcomes = commands.map((command) => outcomeOf(table, people, command));
  table.frames(frames);
  const change = watch.look(people.viewer().person, commands.length > 0);
  change.refusals = listed(outcomes.flatMap(({ refusal }) => refusal ?? []));
  change.peeked = outcomes.flatMap((outcome) => outcome.peeked ?? []).pop();
  return writeJson(change, { emptyRecords: RECORDS });
});

/** The table as a save, as JSON. */
expose("save", () => (open === undefined ? "" : writeJson(open.table.save(), { emptyRecords: RECORDS })));

/** Loads a save, given as JSON, in place of what is on the table; the people stay. */
expose("load", (json) => {
  open?.table.load(readSave(json));
  return "";
});

function read(json: string): unknown {
  const reading = readJson(json);
  return reading.kind === "read" ? reading.value : {};
}

function isOpening(value: unknown): value is Opening {
  if (!isRecord(value)) return false;
  const { seed, colour, time } = value;
  return typeof seed === "number" && typeof colour === "string" && typeof time === "number";
}

function isTick(value: unknown): value is Tick {
  return isRecord(value) && typeof value["frames"] === "number" && Array.isArray(value["commands"]);
}

/** The result of a command: what it found for the viewer, or why it failed. */
interface Outcome {
  peeked?: Face | undefined;
  refusal?: string;
}

function outcomeOf(table: EmulatedTable, people: People, command: Command): Outcome {
  let peeked: Face | undefined;
  const [done, reason] = protectedCall(() => {
    peeked = carryOut(table, people, command);
  });
  return done === true ? { peeked } : { refusal: tostring(reason) };
}
