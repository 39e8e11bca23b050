import { openTable, type EmulatedTable } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "../table/game-table";
import { expectHeard } from "../table/support/hosting";
import { expectSound } from "../table/support/soundness";

function keepApart<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const { id } = game.rules;
  const at = gameTable(game);
  const memo = `offsuit/${id}/board`;

  function boards(table: EmulatedTable): string[] {
    const guids: string[] = [];
    for (const { state, guid } of table.objects()) if (state.Memo === memo) guids.push(guid);
    return guids.sort((one, other) => (tonumber(one, 16) ?? 0) - (tonumber(other, 16) ?? 0));
  }

  it(`${id}: M07: the later one says so, and the first one plays on; when that is gone, the other one plays`, () => {
    const table = at.open({ seed: 3 });
    at.deal(table, table.player("White"));
    const [first] = boards(table);
    table.execute(`getObjectFromGUID("${first}").clone({position = {0, 3, 60}})`);
    table.seconds(2);
    const second = expectPresent(boards(table).find((guid) => guid !== first));
    expectHeard(table, "White", english.table.SENTENCES.secondBoard);
    const playing = (guid: string): unknown => table.execute("return playsSince ~= nil", guid);
    expectSame([playing(expectPresent(first)), playing(second)], [true, false]);
    expectTrue(table.settles(20), "the table never comes to rest");
    table.execute(`getObjectFromGUID("${second}").destruct()`);
    table.seconds(1);
    at.waitForPeople(table, 60);
    at.expectPicture(table);
    table.execute(`getObjectFromGUID("${first}").clone({position = {0, 3, 60}})`);
    table.seconds(2);
    const third = expectPresent(boards(table).find((guid) => guid !== first));
    table.execute(`getObjectFromGUID("${first}").destruct()`);
    table.seconds(2);
    expectSame(playing(third), true);
    expectSound(table);
  });

  it(`${id}: M07: of two that are loaded together the one with the lower GUID plays`, () => {
    for (const guid of ["000001", "ffffff"]) {
      const save = at.save();
      const board = expectPresent(save.ObjectStates.find(({ Memo }) => Memo === memo));
      const { Transform } = board;
      save.ObjectStates.push({
        ...board,
        GUID: guid,
        Transform: { ...Transform, posZ: (Transform?.posZ ?? 0) + 60 },
      });
      const table = openTable(save, { seed: 4, players: [{ color: "White" }, { color: "Blue" }] });
      table.seconds(2);
      const [lower, higher] = boards(table);
      expectSame(table.execute("return playsSince ~= nil", expectPresent(lower)), true);
      expectSame(table.execute("return playsSince ~= nil", expectPresent(higher)), false);
      expectTrue(table.settles(20), "the table never comes to rest");
      expectSound(table);
    }
  });
}

describe("Two boards of one game keep out of each other's way", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(keepApart);
});
