import { pictureOf } from "../../src/kit/game/scene";
import type { EmulatedTable } from "../../src/emulator";
import { rollFlush } from "../../src/games/roll-flush";
import { answerPiece } from "../../src/games/roll-flush/scene/layout";
import type { State } from "../../src/games/roll-flush/rules/state";
import { same } from "../../src/kit/data/data";
import type { Seat } from "../../src/kit/rules/rules";
import { expectNear, expectPresent, expectSame, expectTrue } from "../support/expect";
import { rollFlushTable } from "./roll-flush";
import { stepOf } from "./support/report";
import { expectSound } from "./support/soundness";
import { freesHands } from "./support/hosting";
import { english } from "../support/english";

const {
  choicesOf,
  clickAction,
  deal,
  decider,
  decidingSeat,
  dragAction,
  expectPicture,
  open: openRollFlush,
  personAt,
  piece,
  reportOf,
  stateOf,
  waitForPeople,
} = rollFlushTable;

/** A dealt table of two. */
function dealt(seed: number): EmulatedTable {
  const table = openRollFlush({ seed });
  deal(table, table.player("White"));
  return table;
}

/** Plays until somebody may score; answers how the game stands then, and that seat. */
function playUntilScoring(table: EmulatedTable): { state: State; seat: Seat } {
  const decide = decider("random", 1);
  let state = stateOf(table);
  let seat = expectPresent(decidingSeat(state));
  while (!choicesOf(state, seat).some(({ action }) => action.kind === "score")) {
    clickAction(table, state, decide(state, seat), seat);
    waitForPeople(table);
    state = stateOf(table);
    seat = expectPresent(decidingSeat(state), "the game is over");
  }
  return { state, seat };
}

describe("tokens and pawns", () => {
  it("are as the scene has them once dealt: every token with the right side up, every pawn on its feet", () => {
    const table = dealt(61);
    const { pieces } = pictureOf(rollFlush, stateOf(table));
    expectSame(pieces.filter(({ kind }) => kind === "token").length, 4 * stateOf(table).scores.length);
    expectSame(pieces.filter(({ kind }) => kind === "pawn").length, stateOf(table).scores.length);
    expectPicture(table);
    expectSound(table);
  });

  it("come back when they are deleted", () => {
    const table = dealt(62);
    for (const id of ["swap1", "answer2", "pawn1"]) table.faults.loses(piece(table, id));
    table.seconds(2);
    waitForPeople(table);
    expectPicture(table);
    expectSound(table);
  });

  it("are made again where the save has none", () => {
    const table = dealt(63);
    const saved = table.save();
    saved.ObjectStates = saved.ObjectStates.filter(
      ({ Name }) => Name !== "reversi_chip" && Name !== "PlayerPawn",
    );
    table.load(saved);
    waitForPeople(table);
    table.seconds(3);
    waitForPeople(table);
    expectPicture(table);
    expectSound(table);
  });

  it("that were moved and turned while hands were off go back", () => {
    const table = dealt(64);
    const white = table.player("White");
    freesHands(table, white);
    table.seconds(1);
    white.flips(piece(table, "shift1"));
    white.drags(piece(table, "reroll2")).to(0, 0);
    white.drags(piece(table, "pawn2")).to(2, 0);
    table.seconds(1);
    expectNear(piece(table, "shift1").rotation.z, 180, 1);
    expectTrue(Math.abs(piece(table, "reroll2").position.x) < 1, "the freed token did not follow the hand");
    white.clicks(english.table.SENTENCES.handsOn);
    waitForPeople(table);
    expectPicture(table);
    expectSound(table);
  });

  it("cannot be picked up or turned over where that is no choice", () => {
    const table = dealt(65);
    for (const id of ["swap1", "shift2", "pawn1", "pawn2"]) {
      expectSame(
        table.player("White").obstacleTo(piece(table, id)) === undefined,
        false,
        `${id} can be moved`,
      );
    }
  });

  it("stay with the player who holds one, and go back from where that person lets go", () => {
    const table = dealt(66);
    const { state, seat } = playUntilScoring(table);
    const player = personAt(table, seat);
    const token = piece(table, answerPiece(seat));
    player.picksUp(token);
    player.carries(token.position.x, token.position.z + 4);
    table.seconds(2);
    expectTrue(token.heldBy !== undefined, "the token was taken out of the hand");
    expectPicture(table);
    player.drops();
    waitForPeople(table);
    expectTrue(same(stateOf(table), state), "moving a token about is no choice");
    expectPicture(table);
    expectSound(table);
  });

  it("RF-7.1 the Score/Pass token turned over by its player is the choice to score", () => {
    const table = dealt(67);
    const { state, seat } = playUntilScoring(table);
    const token = piece(table, answerPiece(seat));
    personAt(table, 1 - seat).flips(token);
    waitForPeople(table);
    expectTrue(same(stateOf(table), state), "somebody else has turned it over");
    expectPicture(table);
    const before = reportOf(table).steps.length;
    dragAction(table, state, { kind: "score" }, seat);
    waitForPeople(table);
    const step = stepOf(
      expectPresent(reportOf(table).steps[before], "turning it over is no choice"),
      rollFlush.rules,
    );
    expectSame(step, { kind: "act", seat, action: { kind: "score" } });
    expectPicture(table);
    expectSound(table);
  });
});
