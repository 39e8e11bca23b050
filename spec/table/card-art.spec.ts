import { openTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { expectPresent, expectSame } from "../support/expect";
import { cardsVsDiceTable } from "./cards-vs-dice";
import { boardIn } from "./support/saved-board";

const { deal, expectPicture, piece, save: shippedSave, waitForPeople } = cardsVsDiceTable;

/** The number of a board's sheet of art. */
const SHEET = 5417;

/** As the build writes it into a board's script: the cards of the box in their order, on a sheet of ten by seven. */
function attachedArt(): string {
  const cells = cardsVsDice.box.cards.map(({ id }, cell) => `["${id}"] = ${cell}`);
  return `attachedArt = { face = "faces", back = "back", columns = 10, rows = 7, cells = { ${cells.join(", ")} } } `;
}

describe("a board with card art", () => {
  it("gives it to the cards that it makes again, in decks too", () => {
    const save = shippedSave();
    const board = boardIn(save, cardsVsDice.rules.id);
    board.LuaScript = `${attachedArt()}${board.LuaScript ?? ""}`;
    const table = openTable(save, { seed: 31, players: [{ color: "White" }] });
    table.seconds(1);
    deal(table, table.player("White"));
    for (const id of ["KS", "pile:spawn"]) table.faults.loses(piece(table, id));
    table.seconds(2);
    waitForPeople(table);
    expectPicture(table);

    const cell = cardsVsDice.box.cards.findIndex(({ id }) => id === "KS");
    const card = piece(table, "KS").state;
    expectSame(card.CardID, SHEET * 100 + cell);
    const sheets = {
      [`${SHEET}`]: {
        FaceURL: "faces",
        BackURL: "back",
        NumWidth: 10,
        NumHeight: 7,
        BackIsHidden: true,
        UniqueBack: false,
        Type: 0,
      },
    };
    expectSame(card.CustomDeck, sheets);

    const deck = piece(table, "pile:spawn").state;
    expectSame(deck.CustomDeck, sheets);
    for (const id of expectPresent(deck.DeckIDs)) expectSame(Math.floor(id / 100), SHEET);
  });
});
