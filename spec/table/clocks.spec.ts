import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { unhurried } from "../../src/games/pokerchess/rules/options";
import type { Options } from "../../src/kit/rules/options";
import { partId } from "../../src/table/panel/layout";
import { say } from "../../src/table/languages/sentences";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { pokerchess } from "./pokerchess";
import { gameUpTo } from "./support/battle-under-way";
import { putRecord } from "./support/saved-board";
import { agrees, isAsked } from "./support/hosting";
import { expectSound } from "./support/soundness";
import { english, startOf } from "../support/english";

const {
  deal,
  decider,
  decidingSeat,
  expectPicture,
  open: openPokerchess,
  personAt,
  piece,
  reportOf,
  stateOf,
  take,
  waitForPeople,
} = pokerchess;

const GAME = "pokerchess";

/** What the clock in somebody's panel says. */
function clockOf(table: EmulatedTable, colour: string): string {
  const { panels } = table.sight(colour);
  return panels.find(({ id }) => id?.endsWith(`.${colour}.clock`) === true)?.text ?? "";
}

/** The seconds on the clock; below ten it warns by a mark too. */
function secondsLeft(table: EmulatedTable, colour = "White"): number {
  const [seconds] = string.match(clockOf(table, colour), "(%d+) s");
  return expectPresent(tonumber(seconds), `no clock: "${clockOf(table, colour)}"`);
}

function heard(table: EmulatedTable, colour: string): string {
  return table
    .sight(colour)
    .lines.map(({ text }) => text)
    .join("\n");
}

function dealt(options: Options = {}): EmulatedTable {
  const table = openPokerchess({ seed: 61 }, options);
  // Who has set the time is not asked for a clock.
  if (unhurried(options) !== undefined) {
    table.player("White").clicks(english.table.SENTENCES.againstClock);
    table.seconds(1);
    table.player("Blue").clicks(english.table.SENTENCES.acceptOptions);
    table.seconds(1);
  }
  deal(table, table.player("White"));
  return table;
}

/** The colours of the player to move, and of the other one. */
function colours(table: EmulatedTable): [string, string] {
  const seat = expectPresent(decidingSeat(stateOf(table)));
  return [personAt(table, seat).color(), personAt(table, 1 - seat).color()];
}

/** A table at which a battle of a game waits for a bet. */
function inBattle(options: Options = {}): EmulatedTable {
  const { steps } = gameUpTo(({ phase }) => phase.kind === "bet", options);
  const table = dealt({ turnLimit: 200, ...options });
  const save = table.save();
  putRecord(save, GAME, steps);
  table.load(save);
  table.until(() => reportOf(table).steps.length === steps.length && reportOf(table).busy === "", 60);
  return table;
}

describe("the clock at the table (PC-10)", () => {
  it("PC-10.1: shows everybody how much time is left, second by second", () => {
    const table = dealt();
    const before = secondsLeft(table);
    expectTrue(before <= 30 && before > 25, `${before} s after the deal`);
    expectSame(secondsLeft(table, "Blue"), before);
    table.seconds(10);
    expectTrue(Math.abs(before - 10 - secondsLeft(table)) <= 1, `${before} s, then ${secondsLeft(table)} s`);
    expectSound(table);
  });

  it("warns the player to decide, and only them, when ten seconds are left", () => {
    const table = dealt();
    const [mover, other] = colours(table);
    table.until(() => secondsLeft(table) <= 10, 40);
    table.seconds(0.5);
    const warning = fill(english.table.SENTENCES.timeShort, {
      time: fill(english.table.SENTENCES.timeSeconds, { seconds: 10 }),
      late: english.pokerchess.LATE.opponent,
    });
    expectTrue(heard(table, mover).includes(warning), heard(table, mover));
    expectTrue(!heard(table, other).includes(warning), heard(table, other));
    expectTrue(clockOf(table, other).startsWith("! "), clockOf(table, other));
  });

  it("PC-10.3: a late move is the opponent's to choose, then the owner's again", () => {
    const table = dealt();
    const owner = decidingSeat(stateOf(table));
    table.seconds(31);
    waitForPeople(table);
    expectSame(decidingSeat(stateOf(table)), 1 - (owner ?? 0));
    expectTrue(secondsLeft(table) > 20, "the other window has not begun");
    table.seconds(31);
    waitForPeople(table);
    expectSame(decidingSeat(stateOf(table)), owner);
    expectPicture(table);
    expectSound(table);
  });

  it("PC-10.4: a late bet is a check, or else a fold", () => {
    const table = inBattle();
    const { battle, last } = stateOf(table);
    expectTrue(battle !== undefined && last === undefined);
    table.seconds(32);
    waitForPeople(table);
    const after = stateOf(table);
    expectTrue(
      after.battle === undefined || after.last !== undefined || after.battle.toAct !== battle?.toAct,
    );
    expectTrue(reportOf(table).steps.some((line) => line.includes('"time"')));
    expectSound(table);
  });

  it("outlasts saving, loading and rewinding to the second", () => {
    const table = dealt();
    table.seconds(8);
    const left = secondsLeft(table);
    table.load(table.save());
    waitForPeople(table);
    expectTrue(Math.abs(secondsLeft(table) - left) <= 1, `${left} s, then ${secondsLeft(table)} s`);
    const before = table.checkpoint();
    table.seconds(6);
    table.rewindTo(before);
    waitForPeople(table);
    expectTrue(Math.abs(secondsLeft(table) - left) <= 2, `${left} s, then ${secondsLeft(table)} s`);
  });

  it("PC-10.6: runs in called mode only once the opponent has called it", () => {
    const table = dealt({ clockMode: "called" });
    expectSame(clockOf(table, "White"), "");
    const owner = expectPresent(decidingSeat(stateOf(table)));
    take(table, { kind: "callClock" }, 1 - owner);
    table.seconds(2);
    expectTrue(secondsLeft(table) > 20);
  });

  it("PC-10.7: a time bank pays in steps, and the panel says what is left of it", () => {
    const table = dealt({ timeBank: 60 });
    const owner = decidingSeat(stateOf(table));
    expectTrue(clockOf(table, "White").includes("+1:00"), clockOf(table, "White"));
    table.seconds(31);
    waitForPeople(table);
    expectSame(decidingSeat(stateOf(table)), owner);
    expectTrue(clockOf(table, "White").includes("+30 s"), clockOf(table, "White"));
  });

  it("a question that is open stays so while a time bank pays second by second", () => {
    const table = dealt({ moveLimit: 10, timeBank: 60, bankStep: 1 });
    const [mover, other] = colours(table);
    const state = stateOf(table);
    const seat = expectPresent(decidingSeat(state));
    take(table, decider("random", 3)(state, seat), seat);
    waitForPeople(table);
    table.player(mover).says("!offsuit undo");
    table.seconds(1);
    expectTrue(isAsked(table, other), `${other} is not asked`);
    const before = reportOf(table).steps.length;
    expectTrue(
      table.until(() => reportOf(table).steps.length > before + 2, 20),
      "the bank does not pay",
    );
    expectTrue(isAsked(table, other), "the question is gone");
    agrees(table, other);
    table.seconds(1.5);
    expectSame(decidingSeat(stateOf(table)), seat);
    expectSound(table);
  });
});

describe("an amount that a player types (PC-7.3)", () => {
  it("is raised by, and one that is too large is refused with what may be typed", () => {
    const table = inBattle({ moveLimit: 0, battleLimit: 0 });
    waitForPeople(table);
    const state = stateOf(table);
    const seat = expectPresent(decidingSeat(state));
    const player = personAt(table, seat);
    const field = partId(piece(table, "board").guid, player.color(), "field");
    const raise = (typed: string): void => {
      player.typesInto(field, typed);
      table.seconds(0.5);
      const { panels } = player.sees();
      const button = panels.find(({ tag, text }) => tag === "Button" && text.includes(`: ${typed}`));
      player.clicks(expectPresent(button, "no button names the amount").text);
      table.seconds(0.5);
    };
    raise("999");
    expectTrue(
      heard(table, player.color()).includes(startOf(fill(english.table.SENTENCES.notAnAmount, { min: 1 }))),
    );
    for (const typed of ["1.5", "1,5", "1.0", "1,0", "1e0", "0x1"]) {
      raise(typed);
      expectSame(stateOf(table), state, typed);
      table.seconds(1);
    }
    expectSame(stateOf(table), state);
    raise("2");
    waitForPeople(table);
    expectTrue(reportOf(table).steps.some((line) => line.includes('"amount":2')));
    expectPicture(table);
    expectSound(table);
  });

  /** How often somebody is told choices by the chat until they are to decide again, when they have done something first. */
  function toldAfter(act: (player: PlayerVerbs, field: string, table: EmulatedTable) => void): number {
    const table = inBattle({ moveLimit: 0, battleLimit: 0 });
    waitForPeople(table);
    const seat = expectPresent(decidingSeat(stateOf(table)));
    const player = personAt(table, seat);
    player.says("!offsuit");
    table.seconds(1);
    act(player, partId(piece(table, "board").guid, player.color(), "field"), table);
    table.seconds(1);
    const told = (): number =>
      heard(table, player.color()).split(say("chatHow", { command: "!offsuit 1" })).length;
    const before = told();
    const decide = decider("random", 3);
    for (let turn = 0; turn < 12; turn++) {
      const state = stateOf(table);
      const decides = expectPresent(decidingSeat(state));
      if (turn > 0 && decides === seat) break;
      take(table, decide(state, decides), decides);
      waitForPeople(table);
    }
    expectSame(decidingSeat(stateOf(table)), seat, "the same player is to decide again");
    expectSound(table);
    return told() - before;
  }

  it("shows that the panel works: who types into it is told no more by the chat, as who clicks", () => {
    expectTrue(toldAfter(() => undefined) > 0, "who plays by chat is told nothing");
    const clicks = toldAfter((player, _field, table) => {
      const { panels } = player.sees();
      player.clicks(expectPresent(panels.find(({ text }) => text === say("help"))).text);
      table.seconds(1);
    });
    expectSame(clicks, 0, "who clicks is still told");
    const types = toldAfter((player, field) => {
      player.typesInto(field, "2");
    });
    expectSame(types, 0, "who types is still told");
  });
});
