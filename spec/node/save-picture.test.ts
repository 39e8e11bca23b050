import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { shownGame } from "../../scripts/picture/shown-game";
import { lettering, widthOf } from "../../scripts/picture/letters";
import { tableFromAbove } from "../../scripts/picture/table";
import { savedGames } from "../../scripts/save/games";
import { rendered } from "../../scripts/save/picture";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { standardOptions } from "../../src/kit/options";
import { apply } from "../../src/kit/record";

describe("the picture of a table", () => {
  for (const { id, box, opening, labels } of savedGames()) {
    it(`draws every piece and every text of ${id}`, () => {
      const svg = tableFromAbove(box, opening, labels);
      const pieces = opening.pieces.filter((piece) => piece.kind !== "pile" || piece.cards.length > 0);
      assert.equal(svg.split(/<g transform="translate\([^)]*\) rotate/).length - 1, pieces.length);
      const png = rendered(svg, 600);
      assert.equal(png.readUInt32BE(16), 600);
    });
  }

  it("shows a game that follows the rules", () => {
    const { rules } = cardsVsDice;
    const state = rules.start(standardOptions(rules.options), rules.seats.min);
    for (const step of shownGame) assert.equal(apply(rules, state, step).kind, "done");
  });

  it("has a drawing for every letter and digit", () => {
    const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:'-/()+ ";
    assert.doesNotThrow(() => lettering(signs, { x: 0, y: 0, height: 1, colour: "#fff" }));
    assert.throws(() => lettering("€", { x: 0, y: 0, height: 1, colour: "#fff" }), /No drawing of "€"/);
  });

  it("knows how wide a line is", () => {
    assert.equal(widthOf("A"), 4 / 6);
    assert.equal(widthOf("AI"), (4 + 1.5) / 6);
  });
});
