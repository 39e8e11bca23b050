import { type EmulatedTable, openTable, readSave, type SaveState, writeJson } from "../../emulator";
import { PLAYER_COLOUR_NAMES } from "../../kit/game/player-colours";
import { expose } from "../../webassembly/expose";
import { emulationReport } from "../emulation-report";
import { summaryOf } from "../emulation-summary";

let table: EmulatedTable | undefined;

/** The colours that have a hand in a save, in the game's order. */
function seatsOf(save: SaveState): string[] {
  const zones = save.ObjectStates.filter(({ Name }) => Name === "HandTrigger").map(
    ({ FogColor }) => FogColor,
  );
  const old = (save.Hands?.HandTransforms ?? []).map(({ Color }) => Color);
  return PLAYER_COLOUR_NAMES.filter((color) => zones.includes(color) || old.includes(color));
}

/** Loads a save, given as JSON, with somebody at every seat that it has. */
expose("open", (json) => {
  const save = readSave(json);
  const seats = seatsOf(save);
  const players = seats.length === 0 ? [{ color: "White" }] : seats.map((color) => ({ color }));
  table = openTable(save, { players, strict: false });
  return "";
});

/** Lets some seconds pass at the table. */
expose("run", (seconds) => {
  table?.seconds(tonumber(seconds) ?? 0);
  return "";
});

/** What happened, for the reader. */
expose("report", () => (table === undefined ? "" : emulationReport(table)));

/** The same in figures, as JSON: what there is, the causes of errors, what the emulator lacks, and what has no effect there. */
expose("summary", () => (table === undefined ? "{}" : writeJson(summaryOf(table))));
