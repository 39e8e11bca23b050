import { SPEEDS, type Speed } from "../../src/table/model/settings";
import { expectTrue } from "../support/expect";
import { english } from "../support/english";
import { pokerchess } from "./pokerchess";
import { rogue } from "./rogue-solitaire";
import { rollFlushTable } from "./roll-flush";

const { clickAction, deal, dragAction, open: openPokerchess, playToTheEnd } = pokerchess;

/** Few chips and few turns, so that a game ends soon (PC-1.6). */
const SHORT = { startingChips: 8, turnLimit: 10, moveLimit: 0, battleLimit: 0 };

/** How long the same game takes at a speed, in seconds of the table. */
function secondsOf(speed: Speed): number {
  const table = rogue.open({ seed: 1 }, { targetFloors: 1, startJokers: 1 }, { speed });
  rogue.deal(table, table.player("White"));
  const begun = table.time();
  rogue.playToTheEnd(table, rogue.clickAction, { policy: "sensible", seed: 1 });
  return table.time() - begun;
}

describe("the speed of a table", () => {
  it("makes the same game take less and less time", () => {
    const [calm = 0, brisk = 0, instant = 0] = SPEEDS.map((speed) => secondsOf(speed));
    expectTrue(brisk < calm, `brisk ${brisk} s, calm ${calm} s`);
    expectTrue(instant <= brisk, `instant ${instant} s, brisk ${brisk} s`);
  });

  it("may be instant in a whole game of chips and chess pieces, played by hand", () => {
    const table = openPokerchess({ seed: 2 }, SHORT, { speed: "instant" });
    deal(table, table.player("White"));
    playToTheEnd(table, dragAction, { policy: "sensible", seed: 2 });
  });

  it("may be brisk in such a game", () => {
    const table = openPokerchess({ seed: 3 }, SHORT, { speed: "brisk" });
    deal(table, table.player("White"));
    playToTheEnd(table, clickAction, { policy: "sensible", seed: 3 });
  });

  it("may be instant in a game of dice, hands of cards and a computer", () => {
    const game = rollFlushTable;
    const table = game.open({ seed: 4, players: [{ color: "White" }] }, { target: 2 }, { speed: "instant" });
    table.player("White").clicks(english.table.SENTENCES.startFilled);
    game.waitForPeople(table);
    game.playToTheEnd(table, game.dragAction, { policy: "sensible", seed: 4 });
  });
});
