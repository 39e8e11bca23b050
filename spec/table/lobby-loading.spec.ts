import { openTable, type EmulatedTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { english } from "../support/english";
import { expectSame, expectTrue } from "../support/expect";
import { gameTable } from "./game-table";
import { clicks } from "./support/panel-text";
import { boardIn } from "./support/saved-board";
import { expectSound } from "./support/soundness";

const PEOPLE = [{ color: "White" }];

/** How many cards are hidden from somebody. */
function hiddenCards(table: EmulatedTable): number {
  return table.world.pieces.filter(({ type, hiddenFrom }) => type === "Card" && hiddenFrom.length > 0).length;
}

/** The same table, loaded again from a save made now. */
function again(table: EmulatedTable): EmulatedTable {
  const save = table.save();
  return openTable(save, { seed: 2, players: PEOPLE });
}

describe("A save made in the lobby", () => {
  it("hides nothing while it is loaded, however often it is saved", () => {
    const at = gameTable(cardsVsDice);
    let table = at.open({ seed: 1 });
    at.waitForPeople(table);
    for (let time = 0; time < 2; time++) {
      table = again(table);
      expectTrue(
        (boardIn(table.save(), cardsVsDice.rules.id).LuaScriptState ?? "") !== "",
        "nothing is saved",
      );
      const decks = table.world.pieces.filter(({ type }) => type === "Deck");
      expectTrue(
        decks.every(({ hiddenFrom }) => hiddenFrom.length === 0),
        "a deck is hidden",
      );
      expectTrue(
        table.world.pieces.some(({ type }) => type === "Card"),
        "no card lies alone",
      );
      expectSame(hiddenCards(table), 0);
      at.waitForPeople(table);
      at.expectPicture(table);
    }
    at.deal(table, table.player("White"));
    at.expectPicture(table);
    expectSound(table);
  });

  it("hides the cards of a puzzle, which is no game that is saved", () => {
    const at = gameTable(rogueSolitaire);
    const asked = at.open({ seed: 1 });
    at.waitForPeople(asked);
    clicks(asked, asked.player("White"), english.table.SENTENCES.puzzle);
    at.waitForPeople(asked);
    const table = again(asked);
    expectTrue(hiddenCards(table) > 10, `${hiddenCards(table)} cards are hidden`);
    at.waitForPeople(table);
    expectSame(at.reportOf(table).playing, false);
    at.expectPicture(table);
    expectSound(table);
  });
});
