import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame } from "../support/expect";
import { CALM, pokerchess } from "./pokerchess";
import { expectHeard, expectNotHeard, expectNotShown, expectShown } from "./support/hosting";
import { expectSound } from "./support/soundness";
import { english, longestPart } from "../support/english";

const {
  choicesOf,
  deal,
  decidingSeat,
  open: openPokerchess,
  personAt,
  reportOf,
  stateOf,
  take,
  waitForPeople,
} = pokerchess;

const REMINDED = english.table.SENTENCES.stillYourMove;
const OFFERED = longestPart(english.table.SENTENCES.notDeciding);

/** A dealt game of White, the host, and Blue, in which it is this seat's turn. */
function turnOf(seed: number, colour: string): EmulatedTable {
  const table = openPokerchess({ seed }, CALM);
  deal(table, table.player("White"));
  for (let moves = 0; moves < 4; moves++) {
    const seat = expectPresent(decidingSeat(stateOf(table)));
    if (personAt(table, seat).color() === colour) return table;
    move(table);
  }
  return table;
}

/** The player to move does something. */
function move(table: EmulatedTable): void {
  const state = stateOf(table);
  const seat = expectPresent(decidingSeat(state));
  take(table, expectPresent(choicesOf(state, seat)[0]).action, seat);
  waitForPeople(table);
}

function mover(table: EmulatedTable): PlayerVerbs {
  return personAt(table, expectPresent(decidingSeat(stateOf(table))));
}

describe("somebody who does not decide", () => {
  it("is reminded after two minutes, and after three more the host decides what becomes of the seat", () => {
    const table = turnOf(111, "Blue");
    table.seconds(125);
    expectHeard(table, "Blue", REMINDED);
    expectNotHeard(table, "White", REMINDED);
    expectNotShown(table, "White", OFFERED);
    table.seconds(180);
    expectShown(table, "White", `Blue${OFFERED}`);
    expectNotShown(table, "Blue", OFFERED);
    table.player("White").clicks(fill(english.table.SENTENCES.standIn, { colour: "Blue" }));
    waitForPeople(table);
    expectSame(reportOf(table).seats[1]?.kind, "bot");
    // Other people's coming and going gives the seat back to nobody.
    table.joins("Anna").sits("Purple");
    table.seconds(1);
    expectSame(reportOf(table).seats[1]?.kind, "bot");
    table.player("Blue").clicks(english.table.SENTENCES.takeBack);
    table.seconds(1);
    expectSame(reportOf(table).seats[1]?.player, "Blue");
    expectSound(table);
  });

  it("is forgiven by a move, and may be waited for", () => {
    const table = turnOf(112, "Blue");
    table.seconds(305);
    expectShown(table, "White", OFFERED);
    table.player("White").clicks(fill(english.table.SENTENCES.waitFor, { colour: "Blue" }));
    table.seconds(1);
    expectNotShown(table, "White", OFFERED);
    move(table);
    expectSame(mover(table).color(), "White");
    table.seconds(125);
    expectHeard(table, "White", REMINDED);
    expectSound(table);
  });

  it("is the host: then the others decide", () => {
    const table = turnOf(113, "White");
    table.seconds(305);
    expectNotShown(table, "White", OFFERED);
    expectShown(table, "Blue", `White${OFFERED}`);
    expectSound(table);
  });

  it("is left alone while the game is paused, and where one person plays alone", () => {
    const table = turnOf(114, "Blue");
    table.player("White").says("!offsuit pause");
    table.seconds(130);
    expectNotHeard(table, "Blue", REMINDED);
    const alone = openPokerchess({ seed: 115, players: [{ color: "White" }] }, CALM);
    alone.player("White").clicks(english.table.SENTENCES.startFilled);
    waitForPeople(alone);
    alone.seconds(130);
    expectNotHeard(alone, "White", REMINDED);
    expectSound(alone);
  });

  it("and was kicked is somebody who has left", () => {
    const table = turnOf(116, "Blue");
    table.execute('Player["Blue"].kick()');
    table.seconds(1);
    expectShown(table, "White", fill(english.table.SENTENCES.vacancy, { colour: "Blue" }));
    expectSound(table);
  });
});
