import { runVectors } from "../../../spec/vectors/run";
import { readJson } from "../../emulator/lua/json";
import { writeJson } from "../../emulator/lua/json-writing";
import { expose } from "../../webassembly/expose";

/** Runs the cases of a file of vectors, given as JSON in which "@null" stands for null; answers with its report. */
expose("vectors", (file) => {
  const reading = readJson(file);
  if (reading.kind === "failed") return writeJson({ kind: "unreadable", message: reading.reason });
  return writeJson(runVectors(reading.value));
});
