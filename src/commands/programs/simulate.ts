import { writeJson } from "../../emulator/lua/json-writing";
import { findGame } from "../../games";
import { readOptions } from "../../kit/rules/options";
import { decodedRecord } from "../decoded";
import { simulate, type Tally } from "../simulate";
import { expose } from "../../webassembly/expose";

let play: ((first: number, count: number) => Tally) | undefined;

/** Sets up a simulation: the game, its policies with commas between, seats, seed, a deal code or "", and the options as JSON. */
expose("setUp", (id, policies, seats, seed, code, options) => {
  play = findGame(id)?.visit((game) => {
    const plan = {
      policies: policies.split(","),
      seats: tonumber(seats) ?? 1,
      seed: tonumber(seed) ?? 0,
      code: code === "" ? undefined : code,
      options: readOptions(game.rules.options, decodedRecord(options)),
    };
    return (first: number, count: number) => simulate(game, plan, first, count);
  });
  return "";
});

/** Plays some games of the simulation from a given number on; answers with their tally as JSON. */
expose("play", (first, count) =>
  writeJson(play?.(tonumber(first) ?? 0, tonumber(count) ?? 0), {
    emptyRecords: ["outcomes", "sums", "achievements"],
  }),
);
