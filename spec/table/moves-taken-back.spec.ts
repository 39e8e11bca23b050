import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import type { Action } from "../../src/games/pokerchess/rules/state";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { CALM, pokerchess } from "./pokerchess";
import { gameUpTo } from "./support/battle-under-way";
import { agrees, expectHeard, expectNotShown, expectShown, stripOf } from "./support/hosting";
import { putRecord } from "./support/saved-board";
import { expectSound } from "./support/soundness";
import { english, longestPart } from "../support/english";

const {
  choicesOf,
  deal,
  decidingSeat,
  expectPicture,
  open,
  personAt,
  reportOf,
  stateOf,
  take,
  waitForPeople,
} = pokerchess;
const { undo, undoCounts, askUndo, startFilled, statisticsNone } = english.table.SENTENCES;

/** Makes the first move of the person to move, which is no attack. */
function moves(table: EmulatedTable): PlayerVerbs {
  const state = stateOf(table);
  const seat = expectPresent(decidingSeat(state));
  const mover = personAt(table, seat);
  take(table, firstMove(state), seat);
  waitForPeople(table);
  return mover;
}

function firstMove(state: ReturnType<typeof stateOf>): Action {
  return expectPresent(choicesOf(state, expectPresent(decidingSeat(state)))[0]).action;
}

describe("a move of Pokerchess", () => {
  it("PC-4.3: is taken back after a bot has answered, after a question: the game then counts nowhere", () => {
    const table = open({ seed: 181, players: [{ color: "White" }] }, CALM);
    const white = table.player("White");
    white.clicks(startFilled);
    waitForPeople(table);
    const before = stateOf(table);
    moves(table);
    expectTrue(
      reportOf(table).steps.some((line) => line.includes('"move"')),
      "nobody has moved",
    );
    white.clicks(undo);
    table.seconds(0.5);
    expectSame(stripOf(table, "White"), undoCounts);
    agrees(table, white.color());
    waitForPeople(table);
    expectSame(stateOf(table), before);
    expectPicture(table);
    // Once it counts nowhere, nobody asks.
    moves(table);
    white.clicks(undo);
    waitForPeople(table);
    expectSame(stateOf(table), before);
    table.load(table.save());
    waitForPeople(table);
    take(table, { kind: "forfeit" }, expectPresent(decidingSeat(stateOf(table))));
    waitForPeople(table);
    white.says("!offsuit statistics");
    table.seconds(1);
    expectShown(table, "White", longestPart(statisticsNone));
    expectSound(table);
  });

  it("PC-4.3: is taken back between people with the other's yes, until the other has answered", () => {
    const table = open({ seed: 182 }, CALM);
    deal(table, table.player("White"));
    const before = stateOf(table);
    const mover = moves(table);
    const other = mover.color() === "White" ? "Blue" : "White";
    mover.clicks(undo);
    table.seconds(0.5);
    expectTrue(
      stripOf(table, other)?.startsWith(fill(askUndo, { colour: expectPresent(mover.color()) })) === true,
    );
    agrees(table, other);
    waitForPeople(table);
    expectSame(stateOf(table), before);
    expectPicture(table);
    moves(table);
    moves(table);
    expectNotShown(table, mover.color(), undo);
    mover.says("!offsuit undo");
    table.seconds(1);
    expectHeard(table, mover.color(), english.table.SENTENCES.othersHaveChosen);
    expectSound(table);
  });

  it("PC-7: a bet stands once the other is asked, with no clock either, unless they let it be taken back", () => {
    const { steps } = gameUpTo(({ phase }) => phase.kind === "bet", CALM);
    const table = open({ seed: 183 }, CALM);
    deal(table, table.player("White"));
    const save = table.save();
    putRecord(save, "pokerchess", steps);
    table.load(save);
    waitForPeople(table);
    const state = stateOf(table);
    const seat = expectPresent(decidingSeat(state));
    const bettor = personAt(table, seat);
    const other = bettor.color() === "White" ? "Blue" : "White";
    const raise = expectPresent(choicesOf(state, seat).find(({ action }) => action.kind === "raise"));
    take(table, raise.action, seat);
    waitForPeople(table);
    expectSame(decidingSeat(stateOf(table)), 1 - seat);
    const count = reportOf(table).steps.length;
    bettor.says("!offsuit undo");
    table.seconds(1);
    expectSame(reportOf(table).steps.length, count, "a raise was taken back unasked");
    agrees(table, other);
    waitForPeople(table);
    expectSame(stateOf(table), state);
    expectSound(table);
  });
});
