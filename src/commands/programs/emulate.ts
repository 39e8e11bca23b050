import { type EmulatedTable, openTable, readSave } from "../../emulator";
import { emulationReport } from "../emulation-report";
import { expose } from "../../webassembly/expose";

let table: EmulatedTable | undefined;

/** Loads a save, given as JSON. */
expose("open", (json) => {
  table = openTable(readSave(json));
  return "";
});

/** Lets some seconds pass at the table. */
expose("run", (seconds) => {
  table?.seconds(tonumber(seconds) ?? 0);
  return "";
});

/** How many script errors there were, and below it the report for the reader. */
expose("report", () => (table === undefined ? "0" : `${table.errors().length}\n${emulationReport(table)}`));
