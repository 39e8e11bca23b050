import type { EmulatedTable } from "../../src/emulator";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { english, startOf } from "../support/english";
import { expectTrue } from "../support/expect";
import { gameTable } from "./game-table";
import { expectShown, shown } from "./support/hosting";

const { SENTENCES } = english.table;
const at = gameTable(rogueSolitaire);
const TOLD = startOf(SENTENCES.rivalCards);
/** Longer than a bot has ever played. */
const LONG = 150;
/** How long pieces and panels take to come to rest, and how long the table is watched after that, in seconds. */
const SETTLED = 3;
/** Seconds after which the review of a long game, played in no time, has caught up with it. */
const REVIEWED = 240;
const WATCHED = 5;
const FRAMES = 60;

/** Plays on until the game is over. */
function toTheEnd(table: EmulatedTable): void {
  const decide = at.decider("random", 4);
  for (;;) {
    const state = at.stateOf(table);
    if (at.decidingSeat(state) === undefined) break;
    at.take(table, decide(state));
    at.waitForPeople(table);
  }
}

/** A table at which a game has just ended and a bot plays its cards. */
function botPlays(): EmulatedTable {
  const table = at.open({ seed: 98 }, {}, { speed: "instant", undoRule: "always" });
  at.deal(table, table.player("White"));
  toTheEnd(table);
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
  it("stops when that game continues after an undo, and plays again when it is over again", () => {
    const table = botPlays();
    table.player("White").clicks(SENTENCES.undo);
    at.waitForPeople(table);
    table.seconds(REVIEWED);
    expectNoBot(table);
    toTheEnd(table);
    table.until(() => shown(table, "White").includes(TOLD), LONG);
    expectShown(table, "White", TOLD);
  });

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
