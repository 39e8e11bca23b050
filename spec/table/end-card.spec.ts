import { openTable, type EmulatedTable } from "../../src/emulator";
import { isZone } from "../../src/emulator/objects/pieces";
import { boundsOf } from "../../src/emulator/objects/physics";
import { GAMES } from "../../src/games";
import { CARD } from "../../src/print/end-card";
import { END_CARD } from "../../src/tts/board-sides";
import { english, startOf } from "../support/english";
import { expectTrue } from "../support/expect";
import { cardsVsDiceTable } from "./cards-vs-dice";
import { expectHeard } from "./support/hosting";
import { shippedSave } from "./support/save";
import { expectSound } from "./support/soundness";

const { clickAction, deal, open, piece, playToTheEnd, waitForPeople } = cardsVsDiceTable;

const { SENTENCES } = english.table;
const NOTE = SENTENCES.endNote;
const HEADLINES = Object.values(english.cardsVsDice.RESULTS).map(({ headline }) => headline);

/** Whether somebody sees the card of the end, with a headline. */
function isSeen(table: EmulatedTable, colour: string): boolean {
  const { guid } = piece(table, "board");
  const texts = table
    .sight(colour)
    .labels.filter((label) => label.guid === guid)
    .map(({ text }) => text);
  return texts.includes(NOTE) && HEADLINES.some((headline) => texts.includes(headline));
}

/** A game of Cards vs Dice that has ended. */
function ended(): EmulatedTable {
  const table = open({ seed: 17 });
  deal(table, table.player("White"));
  playToTheEnd(table, clickAction, { policy: "random", seed: 3 });
  waitForPeople(table);
  return table;
}

describe("the card of the end", () => {
  it("is above all that stands on a board, in every game", () => {
    for (const { id } of GAMES)
      for (const object of openTable(shippedSave(id), {}).objects()) {
        if (object.state.Memo === undefined || isZone(object)) continue;
        const height = 2 * boundsOf(object).half.y;
        expectTrue(height < CARD.above, `${id}: ${object.state.Memo} is ${height} inches high`);
      }
  });

  it("tells everybody how the game has ended, above the board, until somebody clicks it", () => {
    const table = ended();
    for (const colour of ["White", "Blue", "Grey"])
      expectTrue(isSeen(table, colour), `${colour} does not see how it has ended`);
    table.player("White").clicks(`${END_CARD.card}-button`, undefined, piece(table, "board"));
    table.seconds(1);
    for (const colour of ["White", "Blue", "Grey"])
      expectTrue(!isSeen(table, colour), `${colour} still sees it`);
    expectSound(table);
  });

  it("is the end of a game for one, too: nobody undoes it", () => {
    const table = ended();
    const white = table.player("White");
    expectTrue(!white.sees().panels.some(({ text }) => text === SENTENCES.undo), "undo is offered");
    white.says("!offsuit undo");
    table.seconds(1);
    expectTrue(isSeen(table, "White"), "the end was undone");
    expectHeard(table, "White", english.table.SENTENCES.recordIsOpen);
    expectSound(table);
  });

  it("comes back with a load, and is gone with a new game", () => {
    const table = ended();
    table.load(table.save());
    waitForPeople(table);
    expectTrue(isSeen(table, "White"), "it is gone after a load");
    table.player("White").clicks(startOf(SENTENCES.playAgain));
    waitForPeople(table);
    expectTrue(!isSeen(table, "White"), "it is there in a new game");
    expectSound(table);
  });
});
