import type { EmulatedTable, Piece, SaveState } from "../../src/emulator";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import { speak } from "../../src/kit/words/language";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { FAR_PANEL, farId } from "../../src/tts/board-sides";
import { boardMemo } from "../../src/tts/piece-ids";
import { speakAt } from "../languages/foreign";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "./game-table";
import { rollFlushTable } from "./roll-flush";
import { freesHands } from "./support/hosting";
import { shippedSave } from "./support/save";
import { expectSound } from "./support/soundness";
import { expectUpright, readingsOf, uprightFor } from "./support/upright";

/* Everybody reads a board from their own side of the table. */

const { open, deal, waitForPeople, save: freshSave } = rollFlushTable;

/** How long texts take to be turned and written, in seconds. */
const TURNING_TIME = 2;
function isFarOn(board: Piece): boolean {
  const ui = expectPresent(board.ui);
  return ui.attributeOf(expectPresent(ui.byId(FAR_PANEL)), "active") === "true";
}

function boardOf(table: EmulatedTable): Piece {
  return rollFlushTable.piece(table, "board");
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);

  it(`${game.rules.id}: is upright for everybody, and no text is there twice`, () => {
    const table = at.open({ seed: 71 });
    const board = at.piece(table, "board");
    expectUpright(table, board, ["White", "Blue"]);
    at.deal(table, table.player("White"));
    expectUpright(table, board, ["White", "Blue"]);
    const decide = at.decider("random", 7);
    for (let step = 0; step < 4; step++) {
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat === undefined) break;
      at.take(table, decide(state, seat), seat);
      at.waitForPeople(table);
      expectUpright(table, board, ["White", "Blue"]);
    }
    for (const onlooker of ["Grey", "Black"])
      expectSame(readingsOf(table, board, onlooker), readingsOf(table, board, "White"), onlooker);
    expectSound(table);
  });
}

describe("What is written on a board", () => {
  after_each(() => {
    speak("en");
  });

  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);

  it("is sent and shown for the far side only while somebody sits there", () => {
    const table = open({ seed: 72, players: [{ color: "White" }, { color: "Purple" }] });
    const board = boardOf(table);
    deal(table, table.player("White"));
    expectTrue(!isFarOn(board), "somebody reads from the far side");
    expectUpright(table, board, ["White", "Purple"]);
    const ui = expectPresent(board.ui);
    expectTrue(ui.textOf(expectPresent(ui.byId("turn"))) !== "");
    expectSame(ui.textOf(expectPresent(ui.byId(farId("turn")))), "");
    const anna = table.joins("Anna");
    anna.sits("Orange");
    table.seconds(TURNING_TIME);
    expectUpright(table, board, ["White", "Orange", "Purple"]);
    anna.sits("Blue");
    table.seconds(TURNING_TIME);
    expectUpright(table, board, ["White", "Blue", "Purple"]);
    anna.stands();
    table.seconds(TURNING_TIME);
    expectTrue(!isFarOn(board), "the far side is still on");
    expectSame(readingsOf(table, board, "Grey"), readingsOf(table, board, "White"));
    expectSound(table);
  });

  it("is turned at a table that nothing is drawn on, too: under Hands off", () => {
    const table = open({ seed: 73, players: [{ color: "White" }, { color: "Purple" }] });
    deal(table, table.player("White"));
    freesHands(table, table.player("White"));
    table.seconds(TURNING_TIME);
    table.joins("Anna").sits("Orange");
    table.seconds(TURNING_TIME);
    expectUpright(table, boardOf(table), ["White", "Orange"]);
  });

  it("is upright in another language, in which the table speaks before or after somebody sits at the far side", () => {
    const table = open({ seed: 74 });
    const board = boardOf(table);
    const { community } = english.rollFlush.BOARD_WORDS;
    const hasEnglish = (colour: string): boolean =>
      readingsOf(table, board, colour).some(({ text }) => text === community);
    deal(table, table.player("White"));
    expectTrue(hasEnglish("Blue"));
    speakAt(table, board, "de");
    expectUpright(table, board, ["White", "Blue"]);
    expectTrue(!hasEnglish("Blue"), "Blue reads English");
    table.player("Blue").stands();
    table.seconds(TURNING_TIME);
    speakAt(table, board, "fr");
    expectTrue(table.joins("Anna").sits("Orange"));
    table.seconds(TURNING_TIME);
    expectUpright(table, board, ["White", "Orange"]);
    speakAt(table, board, "en");
    expectUpright(table, board, ["White", "Orange"]);
    expectTrue(hasEnglish("Orange"));
    expectSound(table);
  });

  it("is upright after loading, whoever sits there then", () => {
    const table = open({ seed: 75 });
    deal(table, table.player("White"));
    table.load(table.save());
    waitForPeople(table);
    expectUpright(table, boardOf(table), ["White", "Blue"]);
    table.player("Blue").stands();
    table.seconds(TURNING_TIME);
    table.load(table.save());
    waitForPeople(table);
    expectTrue(!isFarOn(boardOf(table)), "the far side is on");
    expectSame(
      readingsOf(table, boardOf(table), "Blue").map(({ turn }) => turn),
      readingsOf(table, boardOf(table), "White").map(({ turn }) => turn),
    );
    expectSound(table);
  });

  it("is upright at a table whose hands are elsewhere, and on a board that lies the other way round", () => {
    const swapped = (): SaveState => {
      const save = freshSave();
      for (const { Name, Transform, FogColor } of save.ObjectStates) {
        if (Name !== "HandTrigger" || (FogColor !== "White" && FogColor !== "Orange")) continue;
        Transform.posZ = -Transform.posZ;
        Transform.rotY = 180 - Transform.rotY;
      }
      return save;
    };
    const turned = (): SaveState => {
      const save = freshSave();
      for (const { Memo, Transform } of save.ObjectStates)
        if (Memo === boardMemo("roll-flush")) Transform.rotY = 180;
      return save;
    };
    for (const save of [swapped, turned]) {
      const at = gameTable(rollFlush, save);
      const table = at.open({
        seed: 76,
        players: [{ color: "White" }, { color: "Purple" }, { color: "Orange" }],
      });
      const board = at.piece(table, "board");
      expectSame(uprightFor(table, board, "White"), 180);
      at.deal(table, table.player("White"));
      expectUpright(table, board, ["White", "Purple", "Orange"]);
    }
  });

  it("is there once on a board of an older version, which everybody reads from the near side", () => {
    const old = shippedSave("roll-flush");
    for (const board of old.ObjectStates) {
      if (board.Memo !== boardMemo("roll-flush")) continue;
      const [near] = expectPresent(board.XmlUI).split(`<Panel id="${FAR_PANEL}"`);
      board.XmlUI = `${near}</Panel>`;
    }
    const at = gameTable(rollFlush, () => old);
    const table = at.open({ seed: 77, doubts: { missingInterfaceIdRaises: true } });
    at.deal(table, table.player("White"));
    const board = at.piece(table, "board");
    expectSame(readingsOf(table, board, "Blue"), readingsOf(table, board, "White"));
    expectTrue(readingsOf(table, board, "Blue").length > 20);
    expectSound(table);
  });
});
