import type { EmulatedTable, PlayerVerbs, SaveState } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { copy } from "../support/data";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { GAMES_OF_TODAY } from "../support/rotation";
import { gameTable } from "../table/game-table";
import { allAgree, opens } from "../table/support/hosting";
import { longGame, type Length } from "../table/support/long-game";
import { boardIn, putRecord } from "../table/support/saved-board";
import { expectSound } from "../table/support/soundness";

/** How many frames after a game begins to come back somebody presses Hands off. */
const MOMENTS = [1, 4, 12];

/** How each game is played, and for how long. */
const LENGTHS: Readonly<Record<string, Length>> = {
  "cards-vs-dice": { policy: "sensible", steps: 60 },
  "roll-flush": { policy: "random", steps: 120 },
  "rogue-solitaire": { policy: "random", steps: 100 },
  "pokers-rogue-reckoning": { policy: "sensible", steps: 120 },
  pokerchess: { policy: "sensible", steps: 120 },
};

function isNeverCut<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  length: Length,
): void {
  const at = gameTable(game);
  const { id } = game.rules;
  const steps = longGame(game, length);
  let save: SaveState | undefined;

  /** The table of a long game; it is dealt once, and its save loaded from then on. */
  function played(): EmulatedTable {
    const table = at.open({ seed: 7 }, {}, { undoRule: "always" });
    if (save === undefined) {
      at.deal(table, table.player("White"));
      at.continueWith(table, steps);
      save = table.save();
    } else {
      table.load(copy(save));
      at.waitForPeople(table, 120);
    }
    return table;
  }

  /** Who has chosen last, and may take that back without asking anybody. */
  function whoUndoes(table: EmulatedTable): PlayerVerbs {
    let last = 0;
    for (const step of steps) if (step.kind === "act") last = step.seat;
    return at.personAt(table, last);
  }

  /** How many steps a save has that is made now. */
  function kept(table: EmulatedTable): number {
    return (boardIn(table.save(), id).LuaScriptState ?? "").split("\n").length - 2;
  }

  /** Presses Hands off and Resume, as soon as there are such buttons, while a game comes back. */
  function meddle(table: EmulatedTable): void {
    const host = table.player("White");
    const presses = (label: string): boolean => {
      const [pressed] = pcall(() => {
        host.clicks(label);
      });
      return pressed;
    };
    for (let press = 0; press < 3; press++) {
      presses(english.table.SENTENCES.tableTab);
      table.frames(2);
      presses(english.table.SENTENCES.handsOff);
      table.frames(2);
      presses(english.table.SENTENCES.handsOn);
      table.frames(2);
    }
    table.until(() => at.busyOf(table) === "", 30);
    for (let second = 0; second < 5 && at.reportOf(table).free; second++) {
      table.seconds(1);
      presses(english.table.SENTENCES.handsOn);
    }
    expectTrue(!at.reportOf(table).free, "hands stay off");
    at.waitForPeople(table, 120);
  }

  it(`${id}: something is undone, and meanwhile Hands off and Resume are pressed`, () => {
    const undone = played();
    expectSame(kept(undone), steps.length);
    whoUndoes(undone).says("!offsuit undo");
    at.waitForPeople(undone, 120);
    const left = at.reportOf(undone).steps.length;
    expectTrue(left < steps.length, "nothing is taken back");
    expectSame(kept(undone), left, "what was taken back is still saved");
    for (const moment of MOMENTS) {
      const table = played();
      whoUndoes(table).says("!offsuit undo");
      table.frames(moment);
      meddle(table);
      expectSame(at.reportOf(table).steps.length, left, `${moment} frames later`);
      expectSame(kept(table), left);
      at.expectPicture(table);
      expectSound(table);
    }
  });

  it(`${id}: F03: something is undone, and meanwhile the game is given up: the next one is what is saved`, () => {
    for (const moment of MOMENTS) {
      const table = played();
      const white = table.player("White");
      opens(table, white, english.table.SENTENCES.tableTab, english.table.SENTENCES.newGame);
      whoUndoes(table).says("!offsuit undo");
      table.frames(moment);
      allAgree(table);
      table.seconds(3);
      expectTrue(!at.reportOf(table).playing, `the game is not given up ${moment} frames later`);
      at.deal(table, white);
      const { steps: dealt } = at.reportOf(table);
      expectTrue(dealt.length < 20, "the next game begins with steps of the old one");
      expectSame(kept(table), dealt.length, "the save holds another game");
      table.load(table.save());
      at.waitForPeople(table, 120);
      expectSame(at.reportOf(table).steps, dealt);
      expectSound(table);
    }
  });

  it(`${id}: a game is loaded, and meanwhile Hands off and Resume are pressed`, () => {
    for (const moment of MOMENTS) {
      const table = played();
      const save = table.save();
      putRecord(save, id, steps);
      table.load(save);
      table.frames(moment);
      expectSame(at.busyOf(table), "resuming", `the game is back after ${moment} frames`);
      expectSame(kept(table), steps.length, "a save while the game is loaded");
      meddle(table);
      expectSame(at.reportOf(table).steps.length, steps.length, `${moment} frames later`);
      expectSame(kept(table), steps.length);
      at.expectPicture(table);
      expectSound(table);
    }
  });
}

describe("An attack on the record", () => {
  for (const entry of GAMES_OF_TODAY) {
    entry.visit((game) => {
      isNeverCut(game, expectPresent(LENGTHS[entry.id]));
    });
  }
});
