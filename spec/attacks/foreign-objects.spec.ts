import { openTable, type EmulatedTable, type ObjectState } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectTrue } from "../support/expect";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "../table/game-table";
import { expectSound } from "../table/support/soundness";

/** How many objects of other people there are, and how many choices are made among them. */
const FOREIGN = 1_500;
const CHOICES = 3;
/** How many times as many calls of Tabletop Simulator choices may take there. */
const TIMES = 2;

function block(index: number): ObjectState {
  const row = Math.floor(index / 50);
  return {
    GUID: string.format("f%05x", index),
    Name: "BlockSquare",
    Nickname: "somebody's",
    Locked: true,
    Transform: {
      ...{ posX: 100 + (index % 50), posY: 1, posZ: 100 + row },
      ...{ rotX: 0, rotY: 0, rotZ: 0, scaleX: 0.3, scaleY: 0.3, scaleZ: 0.3 },
    },
  };
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);

  /** How many calls some choices take at a table with this many objects of other people. */
  function callsOf(foreign: number): number {
    const first = at.open({ seed: 395 });
    at.deal(first, first.player("White"));
    const save = first.save();
    for (let index = 0; index < foreign; index++) save.ObjectStates.push(block(index));
    const table: EmulatedTable = openTable(save, {
      players: [{ color: "White" }, { color: "Blue" }],
      seed: 395,
    });
    at.waitForPeople(table, 120);
    const before = table.world.calls;
    for (let choice = 0; choice < CHOICES; choice++) {
      const state = at.stateOf(table);
      const seat = expectPresent(at.decidingSeat(state));
      at.take(table, at.decider("sensible", 395)(state, seat), seat);
      at.waitForPeople(table, 120);
    }
    const calls = table.world.calls - before;
    at.expectPicture(table);
    expectSound(table);
    return calls;
  }

  it(`${game.rules.id} is played among ${FOREIGN} objects of other people, which are not asked again and again`, () => {
    const [few, many] = [callsOf(0), callsOf(FOREIGN)];
    expectTrue(many <= TIMES * few, `${many} calls instead of ${few}`);
  });
}

describe("Other people's objects:", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);
});
