import type { EmulatedTable } from "../../src/emulator";
import { playOut } from "../../src/commands/playout";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import type { Action } from "../../src/games/rogue-solitaire/rules/state";
import { copy } from "../../src/kit/data/data";
import { lazily } from "../../src/kit/data/lazily";
import type { Step } from "../../src/kit/record/record";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameTable } from "./game-table";
import { expectShown } from "./support/hosting";

const { SENTENCES } = english.table;
const at = gameTable(rogueSolitaire);
/** How long pieces and panels take to come to rest, and how long the table is watched after that, in seconds. */
const SETTLED = 3;
const WATCHED = 5;
const FRAMES = 60;
/** Of a short game. */
const SEED = 4;

/** A game that is over after one more choice, and that choice. */
const ALMOST_OVER = lazily(() => {
  const steps: Step<Action>[] = [];
  const policies = [expectPresent(rogueSolitaire.policies["random"])];
  playOut(rogueSolitaire, { options: {}, policies, seed: SEED }, (_state, step) => {
    if (step !== undefined) steps.push(copy(step));
  });
  for (let last = steps.pop(); last !== undefined; last = steps.pop())
    if (last.kind === "act") return { steps, action: last.action };
  error("nothing was chosen", 0);
});

/** Makes the last choice of that game. */
function ends(table: EmulatedTable): void {
  at.take(table, ALMOST_OVER().action);
  at.waitForPeople(table);
  expectSame(at.decidingSeat(at.stateOf(table)), undefined);
}

/** A table at which a game has just ended and a bot plays its cards. */
function botPlays(): EmulatedTable {
  const table = at.open({ seed: 98 }, {}, { speed: "instant", undoRule: "always" });
  at.deal(table, table.player("White"));
  at.continueWith(table, ALMOST_OVER().steps);
  ends(table);
  expectShown(table, "White", SENTENCES.rivalThinking);
  const jobs = putOff(table);
  expectTrue(jobs >= WATCHED * FRAMES, `the bot has put off ${jobs} jobs`);
  return table;
}

/** How often anything was put off to a later frame in some seconds: a bot that plays does so in each. */
function putOff(table: EmulatedTable): number {
  const before = table.world.schedule.age;
  table.seconds(WATCHED);
  return table.world.schedule.age - before;
}

function expectNoBot(table: EmulatedTable): void {
  table.seconds(SETTLED);
  const jobs = putOff(table);
  expectTrue(jobs < WATCHED * FRAMES, `${jobs} jobs in ${WATCHED} seconds`);
}

describe("A bot that plays the cards of a game", () => {
  it("stops when the game is put away", () => {
    const table = botPlays();
    const board = at.piece(table, "board");
    table.execute(`putAway({receiver = "${board.guid}"})`, board);
    expectNoBot(table);
  });

  it("stops when another game is dealt", () => {
    const table = botPlays();
    table.player("White").clicks(SENTENCES.playAgain);
    at.waitForPeople(table);
    expectNoBot(table);
  });
});
