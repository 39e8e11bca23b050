import { openTable, readSave, writeJson } from "../../emulator";
import { findGame } from "../../games";
import { createAutoplay } from "../autoplay";
import { dealGame } from "../dealing";
import { referenceLoop } from "../reference-loop";
import { expose } from "../../webassembly/expose";
import "./simulate";

const COLOUR = "White";
const START = "Deal the cards";
/** The most decisions of one measured game; what is left of a longer one is nothing new. */
const MOST_DECISIONS = 200;

/** Runs the reference loop. */
expose("loop", (steps) => `${referenceLoop(tonumber(steps) ?? 0)}`);

/** How many instructions of the virtual machine the reference loop takes. */
expose("loopInstructions", (steps) => {
  let count = 0;
  debug.sethook(
    () => {
      count += 10;
    },
    "",
    10,
  );
  referenceLoop(tonumber(steps) ?? 0);
  debug.sethook();
  return `${count}`;
});

/** Opens a save, given as JSON, and starts a game; answers with the frames it took, as JSON. */
expose("deal", (json, id, seed) => {
  const table = openTable(readSave(json), { seed: tonumber(seed) ?? 1, players: [{ color: COLOUR }] });
  return writeJson(dealGame(table, COLOUR, id, START) ?? {});
});

/** Plays a game at the table by a policy and answers with the heaviest run of every handler, as JSON. */
expose("handlers", (json, id, name, seed) => {
  const table = openTable(readSave(json), {
    seed: tonumber(seed) ?? 1,
    players: [{ color: COLOUR }],
    meter: true,
  });
  const autoplay = findGame(id)?.visit((game) => {
    const policy = game.policies[name];
    return policy === undefined ? undefined : createAutoplay(game, table, policy, tonumber(seed) ?? 1);
  });
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    if (autoplay === undefined || autoplay().next !== "goesOn") break;
  }
  const readings = table.meter();
  table.close();
  return writeJson(readings);
});
