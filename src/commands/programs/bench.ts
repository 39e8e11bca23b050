import { openTable, readSave, writeJson } from "../../emulator";
import { findGame } from "../../games";
import type { Card } from "../../kit/cards";
import { createAutoplay } from "../autoplay";
import { chessPositions, listChessMoves } from "../chess-positions";
import { dealGame } from "../dealing";
import { people } from "../people";
import { dealPokerHands, evaluatePokerHands } from "../poker-hands";
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
expose("loopInstructions", (steps) => `${instructionsOf(() => referenceLoop(tonumber(steps) ?? 0))}`);

let pokerHands: Card[][] = [];

/** Deals the poker hands that are evaluated from now on. */
expose("dealPokerHands", (count) => {
  pokerHands = dealPokerHands(tonumber(count) ?? 0);
  return "";
});

/** Evaluates every poker hand once. */
expose("evaluatePokerHands", () => `${evaluatePokerHands(pokerHands)}`);

/** How many instructions of the virtual machine that takes. */
expose("pokerInstructions", () => `${instructionsOf(() => evaluatePokerHands(pokerHands))}`);

const chess = chessPositions();

/** Lists the legal moves of every chess position once. */
expose("listChessMoves", () => `${listChessMoves(chess)}`);

/** How many instructions of the virtual machine the list of the starting position takes. */
expose("chessInstructions", () => `${instructionsOf(() => listChessMoves(chess.slice(0, 1)))}`);

/**
 * How many instructions of the virtual machine something takes. They are counted one by one: in longer steps Lua would
 * count those of the hook as well.
 */
function instructionsOf(work: () => void): number {
  let count = 0;
  debug.sethook(
    () => {
      count++;
    },
    "",
    1,
  );
  work();
  debug.sethook();
  return count;
}

/** How many people a game needs at least. */
function fewest(id: string): number {
  return findGame(id)?.visit(({ rules }) => rules.seats.min) ?? 1;
}

/** Opens a save, given as JSON, and starts a game; answers with the frames it took, as JSON. */
expose("deal", (json, id, seed) => {
  const table = openTable(readSave(json), { seed: tonumber(seed) ?? 1, players: people(fewest(id)) });
  return writeJson(dealGame(table, COLOUR, id, START) ?? {});
});

/** Plays a game at the table by a policy and answers with the heaviest run of every handler, as JSON. */
expose("handlers", (json, id, name, seed) => {
  const table = openTable(readSave(json), {
    seed: tonumber(seed) ?? 1,
    players: people(fewest(id)),
    meter: true,
  });
  const autoplay = findGame(id)?.visit((game) => {
    const policy = game.policies[name];
    return policy === undefined ? undefined : createAutoplay(game, table, policy, tonumber(seed) ?? 1);
  });
  for (let decision = 0; decision < MOST_DECISIONS; decision++) {
    if (autoplay === undefined || autoplay.decide().next !== "goesOn") break;
  }
  const readings = table.meter();
  table.close();
  return writeJson(readings);
});
