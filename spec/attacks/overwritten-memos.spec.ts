import type { EmulatedTable, Piece } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectSame } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "../table/game-table";
import { expectSound } from "../table/support/soundness";

/** Within how many seconds an object has its memo back that nobody else touches. */
const SOON = 2;
const MEMOS = ['""', '"somebody\'s"', '"offsuit/other/thing"'];

/** How often there is each memo. */
function memosOf(table: EmulatedTable): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { state } of table.objects()) {
    const { Memo = "" } = state;
    if (Memo !== "") counts[Memo] = (counts[Memo] ?? 0) + 1;
  }
  return counts;
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);
  const { id } = game.rules;

  function dealt(seed: number): EmulatedTable {
    const table = at.open({ seed });
    at.deal(table, table.player("White"));
    return table;
  }

  /** The pieces of the game, its board, and the monsters on it. */
  function ours(table: EmulatedTable): Piece[] {
    return table.objects().filter(({ state: { Memo = "" } }) => Memo.startsWith(`offsuit/${id}/`));
  }

  function overwrite(table: EmulatedTable, pieces: readonly Piece[], memo: string): void {
    for (const { guid } of pieces) table.execute(`getObjectFromGUID("${guid}").memo = ${memo}`);
  }

  it(`${id}: every piece has its memo back within ${SOON} seconds`, () => {
    for (const memo of MEMOS) {
      const table = dealt(391);
      const before = memosOf(table);
      const objects = table.objects().length;
      overwrite(table, ours(table), memo);
      table.seconds(SOON);
      expectSame(memosOf(table), before, memo);
      expectSame(table.objects().length, objects);
      at.expectPicture(table);
      expectSound(table);
    }
  });

  it(`${id}: nothing is there twice if a choice is made at once, and none is after loading`, () => {
    const table = dealt(392);
    const state = at.stateOf(table);
    const seat = expectPresent(at.decidingSeat(state));
    // The board is known by its own script, so the record can be read all the time.
    const pieces = ours(table).filter(({ state: { Memo } }) => Memo !== `offsuit/${id}/board`);
    const action = at.decider("sensible", 392)(state, seat);
    overwrite(table, pieces, '""');
    at.take(table, action, seat);
    at.waitForPeople(table, 120);
    at.expectPicture(table);
    const left = table.objects().filter(({ state: { Memo } }) => (Memo ?? "") === "");
    expectSame(
      left.filter(({ type }) => ["Card", "Deck", "Dice", "Chip"].includes(type)).map(({ guid }) => guid),
      [],
    );
    table.load(table.save());
    at.waitForPeople(table, 120);
    at.expectPicture(table);
    expectSound(table);
  });
}

describe("another script overwrites memos:", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);
});
