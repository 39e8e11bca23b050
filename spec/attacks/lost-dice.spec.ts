import type { EmulatedTable, Piece } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { say } from "../../src/table/languages/sentences";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { inTurn } from "../support/rotation";
import { gameTable, type GameTable } from "../table/game-table";
import { allAgree, answers, asksForHandsOff, expectHeard, heard, isAsked } from "../table/support/hosting";
import { expectSound } from "../table/support/soundness";
import { destroys, throwOf, throwsDice, THROW_TIME, waitingForHands } from "./support/throwing";
import { english } from "../support/english";

/** How a die is lost: what is done to it at a table with a bag. */
const LOSSES: Readonly<Record<string, (this: void, table: EmulatedTable, die: Piece) => void>> = {
  deleted: destroys,
  "put into a bag": (table, die) => {
    const bag = expectPresent(table.objects().find(({ type }) => type === "Bag"));
    // At another table than ours no script keeps pieces out of bags.
    table.execute("tryObjectEnterContainer = nil");
    table.execute(`getObjectFromGUID("${bag.guid}").putObject(getObjectFromGUID("${die.guid}"))`);
  },
};

function bringsBag(table: EmulatedTable): void {
  table.execute('spawnObject({type = "Bag", position = {40, 3, 0}})');
  expectTrue(
    table.until(() => table.objects().some(({ type, spawning }) => type === "Bag" && !spawning), 1),
    "there is no bag",
  );
}

/** When it is lost: `before` and `after` are done before and after it. Hands are off in the end, or not. */
interface Moment {
  before: (this: void, table: EmulatedTable) => void;
  after: (this: void, table: EmulatedTable) => void;
  /** Whether the table asks for the new throw before hands are off, if they were not off at the loss: that throw goes on to its end, and counts. */
  asksAnewBefore?: true;
}

function asks(table: EmulatedTable): void {
  asksForHandsOff(table, table.player("White"));
}

function refuse(table: EmulatedTable): void {
  table.seconds(0.5);
  for (const { color } of table.world.people) if (isAsked(table, color)) answers(table, color, false);
}

const MOMENTS: Readonly<Record<string, Moment>> = {
  "while Hands off is voted on, and all agree at once": { before: asks, after: allAgree },
  "while Hands off is voted on, and all agree a second later": {
    before: asks,
    after: (table) => {
      table.seconds(1);
      allAgree(table);
    },
    asksAnewBefore: true,
  },
  "while Hands off is voted on, and somebody says no": { before: asks, after: refuse },
  "just before Hands off is asked for and agreed on": {
    before: () => undefined,
    after: (table) => {
      table.frames(3);
      asks(table);
      allAgree(table);
    },
    asksAnewBefore: true,
  },
  "in the frame in which all have agreed": {
    before: (table) => {
      asks(table);
      allAgree(table);
    },
    after: () => undefined,
  },
  "while the table waits for the throw to end before hands are off": {
    before: (table) => {
      asks(table);
      allAgree(table);
      table.frames(10);
    },
    after: () => undefined,
  },
};

/** How long a throw that must not count is waited for, in seconds. */
const WATCH_TIME = 2;

/** Has the table continue, if hands are off. */
function resumes(table: EmulatedTable, free: boolean): void {
  if (free) table.player("White").clicks(english.table.SENTENCES.handsOn);
}

function loseDice<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  seed: number,
): void {
  const at = gameTable(game);
  const { id } = game.rules;

  /** The die is there once, and everything as the record says. */
  function expectRestored(table: EmulatedTable, memo: string): void {
    at.waitForPeople(table);
    expectSame(table.objects().filter(({ state }) => state.Memo === memo).length, 1, memo);
    at.expectPicture(table);
    expectSound(table);
  }

  /** Where in the list of the roll's faces that of a die comes. */
  function placeInRoll(table: EmulatedTable, die: Piece): number {
    const waiting = game.rules.waiting(at.stateOf(table));
    const dice = waiting.kind === "chance" && waiting.chance.kind === "roll" ? waiting.chance.dice : [];
    const place = dice.findIndex((roll) => at.piece(table, roll.die) === die);
    expectTrue(place >= 0, "the die is not thrown");
    return place;
  }

  /** Watches the table; answers whether a throw has counted. It must be one that the die itself was thrown in after its loss. */
  function countsNewThrow(table: EmulatedTable, memo: string, place: number, steps: number): boolean {
    expectSame(at.reportOf(table).steps.length, steps, "a throw counts whose die is gone");
    let flew = false;
    const counts = (): boolean => {
      const die = table.objects().find(({ state }) => state.Memo === memo);
      flew ||= die !== undefined && die.state.Locked !== true && !die.resting;
      const step = at.reportOf(table).steps[steps];
      if (step === undefined) return false;
      const lost = expectPresent(die, "a throw counts whose die is gone");
      expectTrue(flew && lost.resting, "a throw counts without its die");
      expectSame(
        shownBy(table, lost),
        expectPresent(facesOf(step)[place]),
        "another face counts than the die shows",
      );
      return true;
    };
    return table.until(counts, WATCH_TIME);
  }

  for (const [loss, lose] of Object.entries(LOSSES)) {
    for (const [moment, { before, after, asksAnewBefore }] of Object.entries(MOMENTS)) {
      it(`${id}: a die ${loss} ${moment} is thrown again, and everybody is told`, () => {
        const thrown = throwsDice(at, seed);
        const { table, dice, steps } = thrown;
        bringsBag(table);
        before(table);
        const die = expectPresent(dice[0]);
        const memo = die.state.Memo ?? "";
        const place = placeInRoll(table, die);
        const wasFree = at.reportOf(table).free;
        lose(table, die);
        after(table);
        const hasCounted = countsNewThrow(table, memo, place, steps);
        const { free } = at.reportOf(table);
        if (free && (wasFree || asksAnewBefore !== true))
          expectTrue(!hasCounted, "a throw counts while hands are off");
        resumes(table, free);
        expectTold(table);
        expectTrue(throwOf(at, thrown).includes("rolled"), "the next step is no throw");
        expectRestored(table, memo);
      });
    }
  }

  it(`${id}: a die that waits to be thrown by hand and is lost while Hands off is voted on waits again`, () => {
    for (const lose of Object.values(LOSSES)) {
      const table = waitingForHands(at, seed);
      const die = waitingDie(at, game, table);
      bringsBag(table);
      asks(table);
      lose(table, die);
      allAgree(table);
      table.seconds(2);
      resumes(table, at.reportOf(table).free);
      // Who plays alone has hands off at once, and then a die is nobody's but theirs.
      if (game.rules.seats.max > 1) expectTold(table);
      const memo = die.state.Memo ?? "";
      const isBack = (): boolean =>
        at.reportOf(table).byHand === "roll" &&
        table.objects().some(({ state }) => state.Memo === memo && state.Locked !== true);
      expectTrue(table.until(isBack, THROW_TIME), "the die does not come back to be thrown");
      const { steps } = at.reportOf(table);
      for (const colour of ["White", "Blue"]) {
        if (at.reportOf(table).byHand === "roll") table.player(colour).says("!offsuit roll");
        table.seconds(1);
      }
      throwOf(at, { table, dice: [], steps: steps.length });
      expectSound(table);
    }
  });
}

/** The face that a die has up. */
function shownBy(table: EmulatedTable, { guid }: Piece): unknown {
  return table.execute(`return tostring(getObjectFromGUID("${guid}").getRotationValue())`);
}

/** The faces of a roll on the record. */
function facesOf(step: string): string[] {
  const list = expectPresent(step.split('"faces":[')[1], "the next step is no throw").split("]")[0] ?? "";
  return list.split(",");
}

function expectTold(table: EmulatedTable): void {
  for (const colour of ["White", "Blue"]) {
    expectHeard(table, colour, say("dieGone"));
    expectSame(heard(table, colour).split(say("dieGone")).length, 2, "it is told more than once");
  }
}

function waitingDie<State, Action extends GameAction, Event extends GameEvent, Seen>(
  at: GameTable<State, Action>,
  { rules }: Game<State, Action, Event, Seen>,
  table: EmulatedTable,
): Piece {
  const waiting = rules.waiting(at.stateOf(table));
  const roll =
    waiting.kind === "chance" && waiting.chance.kind === "roll" ? waiting.chance.dice[0] : undefined;
  return at.piece(table, expectPresent(roll, "no dice wait").die);
}

describe("A die that is lost while hands off is asked for", () => {
  loseDice(rollFlush, 4);
  const forOne = [
    (): void => {
      loseDice(cardsVsDice, 3);
    },
    (): void => {
      loseDice(pokersRogueReckoning, 5);
    },
  ];
  for (const attack of inTurn(forOne)) attack();
});
