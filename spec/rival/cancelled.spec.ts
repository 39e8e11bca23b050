import type { EmulatedTable } from "../../src/emulator";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { english, startOf } from "../support/english";
import { gameTable } from "../table/game-table";
import { expectNotShown, expectShown, shown } from "../table/support/hosting";
import { expectSound } from "../table/support/soundness";

const { SENTENCES } = english.table;
const at = gameTable(rogueSolitaire);
const TOLD = startOf(SENTENCES.rivalCards);
/** Longer than a bot has ever played. */
const LONG = 150;

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
  const table = at.open({ seed: 95 }, {}, { speed: "instant", undoRule: "always" });
  at.deal(table, table.player("White"));
  toTheEnd(table);
  expectShown(table, "White", SENTENCES.rivalThinking);
  return table;
}

function expectNoBot(table: EmulatedTable): void {
  expectNotShown(table, "White", SENTENCES.rivalThinking);
  table.seconds(LONG);
  expectNotShown(table, "White", TOLD);
  expectSound(table);
}

describe("A bot that plays the cards of a game", () => {
  it("stops when that game goes on after an undo, and plays again when it is over again", () => {
    const table = botPlays();
    table.player("White").clicks(SENTENCES.undo);
    at.waitForPeople(table);
    expectNoBot(table);
    toTheEnd(table);
    table.until(() => shown(table, "White").includes(TOLD), LONG);
    expectShown(table, "White", TOLD);
  });

  it("stops when the game is put away", () => {
    const table = botPlays();
    const board = at.piece(table, "board");
    table.execute(`putAway({receiver = "${board.guid}"})`, board);
    table.seconds(LONG);
    expectNotShown(table, "White", TOLD);
  });

  it("stops when another game is dealt", () => {
    const table = botPlays();
    table.player("White").clicks(SENTENCES.playAgain);
    at.waitForPeople(table);
    expectNoBot(table);
  });
});
