import type { EmulatedTable } from "../../src/emulator";
import { sideBySide } from "../../src/kit/words/enumeration";
import { fill } from "../../src/kit/words/words";
import { withName } from "../../src/table/model/person-names";
import { english } from "../support/english";
import { expectSame } from "../support/expect";
import { CALM, pokerchess } from "./pokerchess";
import { rollFlushTable } from "./roll-flush";
import { buttonsOf } from "./support/buttons";
import { expectHeard, expectNotShown, expectShown, opens } from "./support/hosting";
import { expectSound } from "./support/soundness";

const { SENTENCES } = english.table;

const ANN = { color: "White", name: "Ann" };
const BEN = { color: "Blue", name: "Ben" };
const ADA = { color: "Orange", name: "Ada" };
const WHITE = withName(ANN.color, ANN.name);
const BLUE = withName(BEN.color, BEN.name);
const ORANGE = withName(ADA.color, ADA.name);

/** How the wish for a rematch stands, as everybody reads it. */
function standing(agreed: string, rest: string): string {
  return sideBySide([SENTENCES.rematch, `${fill(SENTENCES.voteYes, { players: agreed })} ${rest}`]);
}

function open(players: string): string {
  return fill(SENTENCES.voteOpen, { players });
}

/** A game of Roll Flush between three that is over, with a spectator. */
function over(seed: number): EmulatedTable {
  const { deal, decider, decidingSeat, stateOf, take, waitForPeople } = rollFlushTable;
  const table = rollFlushTable.open({ seed, players: [ANN, BEN, ADA] }, { maxTurns: 1 });
  table.joins("Eve").stands();
  const decide = decider("sensible", 3);
  deal(table, table.player("White"));
  for (let seat = decidingSeat(stateOf(table)); seat !== undefined; seat = decidingSeat(stateOf(table))) {
    take(table, decide(stateOf(table), seat), seat);
    waitForPeople(table);
  }
  table.seconds(1);
  return table;
}

function clicks(table: EmulatedTable, colour: string, button: string): void {
  opens(table, table.player(colour), button);
  table.seconds(1);
}

/** Whether somebody is offered something. */
function isOffered(table: EmulatedTable, colour: string, button: string): boolean {
  return buttonsOf(table, colour).some(({ label }) => label === button);
}

describe("The wish for a rematch", () => {
  it("is read by winners, losers and spectators, with who wants it, who has not answered and who has left", () => {
    const table = over(441);
    clicks(table, "White", SENTENCES.rematch);
    const asked = standing(WHITE, open(`${ORANGE}, ${BLUE}`));
    for (const colour of ["White", "Blue", "Orange", "Grey"]) expectShown(table, colour, asked);
    clicks(table, "Orange", fill(SENTENCES.rematchWith, { players: "White" }));
    for (const colour of ["White", "Blue", "Orange", "Grey"])
      expectShown(table, colour, standing(`${WHITE}, ${ORANGE}`, open(BLUE)));
    table.player("Blue").stands();
    table.seconds(1.5);
    // Nobody is waited for any more: whoever likes deals to those who are left.
    for (const colour of ["White", "Orange", "Grey"])
      expectShown(table, colour, fill(SENTENCES.voteAway, { players: BLUE }));
    clicks(table, "White", fill(SENTENCES.playAgainWith, { players: "Orange" }));
    rollFlushTable.waitForPeople(table);
    expectSame(
      rollFlushTable.reportOf(table).seats.map(({ player }) => player),
      ["White", "Orange"],
    );
    expectSound(table);
  });

  it("is refused by whoever is asked: all are told, nothing is left of it, and nobody asks again at once", () => {
    const table = over(442);
    expectSame(isOffered(table, "Blue", SENTENCES.refuse), false);
    clicks(table, "White", SENTENCES.rematch);
    expectSame(
      isOffered(table, "White", SENTENCES.refuse) || isOffered(table, "Grey", SENTENCES.refuse),
      false,
    );
    clicks(table, "Blue", SENTENCES.refuse);
    const told = fill(SENTENCES.questionRefused, { what: SENTENCES.rematch, colour: BLUE });
    for (const colour of ["White", "Blue", "Orange"]) expectHeard(table, colour, told);
    for (const colour of ["White", "Blue", "Orange", "Grey"]) {
      expectShown(table, colour, told);
      expectNotShown(table, colour, fill(SENTENCES.voteYes, { players: WHITE }));
    }
    clicks(table, "White", SENTENCES.rematch);
    expectShown(table, "White", SENTENCES.askedLately);
    expectSame(isOffered(table, "Orange", SENTENCES.rematch), true);
    table.seconds(10);
    clicks(table, "White", SENTENCES.rematch);
    expectShown(table, "Orange", standing(WHITE, open(`${ORANGE}, ${BLUE}`)));
    expectSound(table);
  });

  it("is taken back by the button that asked for it, and asked for again", () => {
    const { deal, stateOf, take, waitForPeople } = pokerchess;
    const table = pokerchess.open({ seed: 443, players: [ANN, BEN] }, CALM);
    deal(table, table.player("White"));
    take(table, { kind: "forfeit" }, 0);
    waitForPeople(table);
    table.seconds(1);
    clicks(table, "White", SENTENCES.rematch);
    expectSame(isOffered(table, "White", SENTENCES.rematch), false);
    clicks(table, "White", SENTENCES.withdraw);
    const told = fill(SENTENCES.voteWithdrawn, { what: SENTENCES.rematch, colour: WHITE });
    expectHeard(table, "Blue", told);
    expectNotShown(table, "Blue", fill(SENTENCES.rematchWith, { players: "White" }));
    expectSame(isOffered(table, "Blue", SENTENCES.refuse), false);
    clicks(table, "Blue", SENTENCES.rematch);
    expectSame(stateOf(table).phase.kind, "over");
    expectShown(table, "White", standing(BLUE, open(WHITE)));
    clicks(table, "White", fill(SENTENCES.rematchWith, { players: "Blue" }));
    waitForPeople(table);
    expectSame(stateOf(table).draw, []);
    expectSound(table);
  });
});
