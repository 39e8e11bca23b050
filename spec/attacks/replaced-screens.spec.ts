import type { EmulatedTable } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english, longestPart } from "../support/english";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "../table/game-table";
import { expectHeard } from "../table/support/hosting";

/** What another script has put on the screen in place of everything. */
const THEIRS = `<Text id="theirs" text="another mod" width="200" height="30" />`;
/** How long a table that nobody touches may take, in seconds: it is saved every ten. */
const AT_REST = 14;
/** How long it may take where somebody does something, in seconds. */
const SOON = 7;

/** What the people at a table do so that somebody looks at the screen. */
const OCCASIONS: Readonly<
  Record<string, { does: (this: void, table: EmulatedTable) => void; within: number }>
> = {
  "somebody asks in the chat": {
    does: (table) => {
      table.player("White").says("!offsuit");
    },
    within: SOON,
  },
  "somebody comes": {
    does: (table) => {
      table.joins("Anna").stands();
    },
    within: SOON,
  },
  "somebody sits down": {
    does: (table) => {
      table.joins("Anna").sits("Purple");
    },
    within: SOON,
  },
  "nobody does anything": { does: () => undefined, within: AT_REST },
};

/** The texts that somebody reads in the panels on their screen, but for the clock, which goes on. */
function readBy(table: EmulatedTable, colour: string): string[] {
  return table
    .player(colour)
    .sees()
    .panels.filter(({ id, text }) => text !== "" && id?.endsWith("clock") !== true)
    .map(({ text }) => text);
}

/** Fails where anything else has gone wrong than that what is not on the screen could not be changed. */
function expectNoErrors(table: EmulatedTable): void {
  expectSame(table.errors(), []);
  expectSame(table.misuses(), []);
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);
  const { id } = game.rules;

  function dealt(seed: number): EmulatedTable {
    const table = at.open({ seed });
    table.execute("before = UI.getXml()");
    at.deal(table, table.player("White"));
    return table;
  }

  function choose(table: EmulatedTable, seed: number): void {
    const state = at.stateOf(table);
    const seat = expectPresent(at.decidingSeat(state));
    const { steps } = at.reportOf(table);
    at.clickAction(table, state, at.decider("sensible", seed)(state, seat), seat);
    at.waitForPeople(table, 120);
    expectTrue(at.reportOf(table).steps.length > steps.length, "the choice does not count");
  }

  for (const [occasion, { does, within }] of Object.entries(OCCASIONS)) {
    it(`${id}: the panels come back when ${occasion}, and what others have put there stays`, () => {
      const table = dealt(381);
      const before = readBy(table, "White");
      table.execute(`UI.setXml([[${THEIRS}]])`);
      table.frames(10);
      expectSame(readBy(table, "White"), ["another mod"]);
      does(table);
      table.seconds(within);
      const after = readBy(table, "White");
      for (const text of before) expectTrue(after.includes(text), text);
      expectTrue(after.includes("another mod"), "the other mod's text is gone");
      choose(table, 381);
      expectNoErrors(table);
    });
  }

  it(`${id}: panels that another script sets back to how they began show again what they have to`, () => {
    const table = dealt(382);
    table.seconds(AT_REST);
    const before = readBy(table, "White");
    table.execute("UI.setXml(before)");
    table.frames(10);
    expectTrue(readBy(table, "White").join() !== before.join(), "nothing was set back");
    table.seconds(AT_REST);
    expectSame(readBy(table, "White"), before);
    choose(table, 382);
    expectNoErrors(table);
  });

  it(`${id}: a folded panel comes back folded`, () => {
    const table = dealt(383);
    const white = table.player("White");
    white.clicks("–");
    table.seconds(1);
    const before = readBy(table, "White");
    table.execute(`UI.setXml("")`);
    white.says("!offsuit");
    table.seconds(SOON);
    expectSame(readBy(table, "White"), before);
    white.clicks("–");
    table.seconds(1);
    choose(table, 383);
  });

  it(`${id}: a script that removes them again and again is answered with a sentence to the host`, () => {
    const table = dealt(384);
    table.execute(`
      replaced = 0
      function onUpdate()
        if UI.getXml():find("Offsuit.panels", 1, true) and not UI.loading then
          replaced = replaced + 1
          UI.setXml("")
        end
      end
    `);
    table.seconds(120);
    const replaced = tonumber(`${table.execute("return replaced")}`) ?? 0;
    expectTrue(replaced >= 2 && replaced <= 6, `replaced ${replaced} times`);
    expectHeard(table, "White", longestPart(english.table.SENTENCES.panelsRemoved));
    table.execute("onUpdate = nil");
    table.player("White").says("!offsuit");
    table.seconds(SOON);
    choose(table, 384);
    expectNoErrors(table);
  });

  it(`${id}: what is written on the board comes back, also in later steps`, () => {
    for (const replace of ['board.UI.setXml("")', "board.UI.setXml(drawn)"]) {
      const table = at.open({ seed: 385 });
      const board = at.piece(table, "board");
      const labels = (): string[] =>
        table
          .sight("Grey")
          .labels.filter(({ guid, text }) => guid === board.guid && text !== "")
          .map(({ text }) => text);
      table.execute(`board = getObjectFromGUID("${board.guid}") drawn = board.UI.getXml()`);
      at.deal(table, table.player("White"));
      // Only what could once be read there is missed.
      table.seconds(AT_REST);
      const before = labels();
      expectTrue(before.length > 0, "nothing is written on the board");
      table.execute(replace);
      table.frames(10);
      table.seconds(AT_REST);
      expectSame(labels(), before);
      choose(table, 385);
      expectNoErrors(table);
    }
  });
}

describe("another script replaces all that is on the screen:", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);
});
