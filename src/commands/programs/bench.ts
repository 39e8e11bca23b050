import { readSave, writeJson } from "../../emulator";
import { findGame } from "../../games";
import type { Card } from "../../kit/data/cards";
import { chessPositions, listChessMoves } from "../chess-positions";
import { instructionsOf } from "../instructions";
import {
  measureAnswers,
  measureDeal,
  measureLoading,
  measureLongGame,
  measurePanels,
  measurePlay,
} from "../measured-table";
import { measureLoads } from "../measured-load";
import { measureGame, measurePace, SPEEDS } from "../measured-pace";
import { evaluateNaively } from "../naive-poker";
import { dealPokerHands, evaluatePokerHands } from "../poker-hands";
import { referenceLoop } from "../reference-loop";
import { thoughtsOf } from "../thoughts";
import { expose } from "../../webassembly/expose";
import "./simulate";

/** The answer to what could not be measured: no value. */
const NOTHING = "null";
/** The policy that plays on where no bot is measured. */
const POLICY = "sensible";

/** Runs the reference loop. */
expose("loop", (steps) => `${referenceLoop(tonumber(steps) ?? 0)}`);

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

/** The same by 21 hands of five cards each. */
expose("evaluateNaively", () => `${evaluateNaively(pokerHands)}`);
expose("naiveInstructions", () => `${instructionsOf(() => evaluateNaively(pokerHands))}`);

const chess = chessPositions();

/** Lists the legal moves of every chess position once. */
expose("listChessMoves", () => `${listChessMoves(chess)}`);

/** How many instructions of the virtual machine the list of the starting position takes. */
expose("chessInstructions", () => `${instructionsOf(() => listChessMoves(chess.slice(0, 1)))}`);

/** How many people a game needs at least. */
function fewest(id: string): number {
  return findGame(id)?.visit(({ rules }) => rules.seats.min) ?? 1;
}

/** Opens a save, given as JSON, and deals a game; answers with a `Stretch` and the frames until it was ready. */
expose("measureDeal", (json, id) => {
  const measured = measureDeal(readSave(json), id, fewest(id));
  return measured === undefined ? NOTHING : writeJson(measured);
});

/** What a table asks of the game at rest and in play; answers with a list of `Load`. */
expose("measureLoads", (json, id) =>
  writeJson(findGame(id)?.visit((game) => measureLoads(readSave(json), game)) ?? []),
);

/** Plays a game at the table; answers with a list of `Stretch`. */
expose("measurePlay", (json, id) =>
  writeJson(findGame(id)?.visit((game) => measurePlay(readSave(json), game)) ?? []),
);

/** Loads a long game, saves it and takes a step back; answers with a `LongGame`. */
expose("measureLongGame", (json, id) => {
  const measured = findGame(id)?.visit((game) => measureLongGame(readSave(json), game));
  return measured === undefined ? NOTHING : writeJson(measured);
});

/** Refreshes the panels of this many people in a dealt game; answers with a `Stretch`. */
expose("measurePanels", (json, id, count) => {
  const measured = measurePanels(readSave(json), id, fewest(id), tonumber(count) ?? 1);
  return measured === undefined ? NOTHING : writeJson(measured);
});

/** How quickly the table answers choices with this many people at it; answers with `Answers`. */
expose("measureAnswers", (json, id, count) => {
  const measured = findGame(id)?.visit((game) => measureAnswers(readSave(json), game, tonumber(count) ?? 1));
  return measured === undefined ? NOTHING : writeJson(measured);
});

/** How long the table takes from a choice to the next question, at each speed: a list of `Pace`. */
expose("measurePaces", (json, id, choices) =>
  writeJson(
    findGame(id)?.visit((game) =>
      SPEEDS.map((speed) => measurePace(readSave(json), game, speed, tonumber(choices) ?? 1)),
    ) ?? [],
  ),
);

/** A whole game at each speed, or this many choices of a longer one: a list of `WholeGame`. */
expose("measureGames", (json, id, most) =>
  writeJson(
    findGame(id)?.visit((game) =>
      SPEEDS.map((speed) => measureGame(readSave(json), game, speed, tonumber(most) ?? 1)),
    ) ?? [],
  ),
);

/** What the strongest bot of a game takes for its decisions: a list of `Thought`, empty if there is none. */
expose("measureThoughts", (id) =>
  writeJson(
    findGame(id)?.visit((game) => {
      const bot = game.bots[game.bots.length - 1];
      const policy = game.policies[POLICY];
      return bot === undefined || policy === undefined ? [] : thoughtsOf(game, bot, policy, 1);
    }) ?? [],
  ),
);

/** Loads a save: what all its scripts take to load, as a `Stretch`. */
expose("measureLoading", (json) => writeJson(measureLoading(readSave(json))));
