import type { EmulatedTable } from "../../src/emulator";
import type { Settings } from "../../src/table/model/settings";
import { expectSame, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { rogue } from "./rogue-solitaire";
import { rollFlushTable } from "./roll-flush";
import { listenForPings, pingsHeard } from "./support/pings-heard";

const {
  clickAction,
  deal,
  decider,
  decidingSeat,
  open: openRollFlush,
  piece,
  stateOf,
  waitForPeople,
} = rollFlushTable;

/** The pings since Global listens: a colour, a place and a time each. */
function heard(table: EmulatedTable): { color: string; x: number; z: number; time: number }[] {
  const text = pingsHeard(table);
  const pings = text === "" ? [] : text.split(",");
  return pings.map((ping) => {
    const [color = "", x, z, time] = ping.split(" ");
    return { color, x: tonumber(x) ?? 99, z: tonumber(z) ?? 99, time: tonumber(time) ?? 0 };
  });
}

/** Plays some decisions of people; answers the colours whose turn came after somebody else's, in their order. */
function playOn(table: EmulatedTable, decisions: number): string[] {
  const decide = decider("sensible", 1);
  const colours = ["White", "Blue"];
  const called: string[] = [];
  let last = decidingSeat(stateOf(table));
  for (let i = 0; i < decisions; i++) {
    const state = stateOf(table);
    const seat = decidingSeat(state);
    if (seat === undefined) break;
    clickAction(table, state, decide(state, seat), seat);
    waitForPeople(table);
    table.seconds(5);
    last = decidingSeat(stateOf(table));
    if (last !== undefined && last !== seat) called.push(colours[last] ?? "");
  }
  return called;
}

function dealt(seed: number, set: Partial<Settings> = {}): EmulatedTable {
  const people = [{ color: "White" }, { color: "Blue" }, { color: "Grey", name: "Anna" }];
  const table = openRollFlush({ seed, players: people }, {}, set);
  listenForPings(table);
  deal(table, table.player("White"));
  return table;
}

describe("pings", () => {
  it("come on the board in the colour of the player to continue after somebody else", () => {
    const table = dealt(1, { sounds: "important" });
    expectSame(heard(table).length, 0, "pings at the deal");
    const called = playOn(table, 60);
    expectTrue(called.length > 2, "the turn never passes");
    expectSame(
      heard(table).map(({ color }) => color),
      called,
    );
    const middle = piece(table, "board").position;
    for (const { x, z } of heard(table))
      expectSame([x, z], [middle.x, middle.z], "beside the board's middle");
  });

  it("leave everybody alone for some seconds after one", () => {
    const table = dealt(2);
    const decide = decider("random", 2);
    for (let i = 0; i < 30 && decidingSeat(stateOf(table)) !== undefined; i++) {
      const state = stateOf(table);
      const seat = decidingSeat(state);
      clickAction(table, state, decide(state, seat), seat);
      waitForPeople(table);
    }
    const last: Record<string, number> = {};
    for (const { color, time } of heard(table)) {
      expectTrue(time - (last[color] ?? -99) >= 4, `${color} is called twice at ${time}`);
      last[color] = time;
    }
  });

  it("follow a computer's move, and nobody's own", () => {
    const table = openRollFlush({ seed: 3, players: [{ color: "White" }] });
    listenForPings(table);
    table.player("White").clicks(english.table.SENTENCES.startFilled);
    waitForPeople(table);
    playOn(table, 16);
    expectTrue(heard(table).length > 0, "no ping after a computer's moves");
    expectTrue(
      heard(table).every(({ color }) => color === "White"),
      "a ping for a computer",
    );
  });

  it("do not come where they are off, nor in a game for one, nor after loading", () => {
    const off = dealt(4, { sounds: "off" });
    playOn(off, 16);
    expectSame(heard(off).length, 0);
    const alone = rogue.open({ seed: 4 }, { targetFloors: 1, startJokers: 1 });
    listenForPings(alone);
    rogue.deal(alone, alone.player("White"));
    rogue.playToTheEnd(alone, rogue.clickAction, { policy: "random", seed: 4 });
    expectSame(heard(alone).length, 0);
    const loaded = dealt(5);
    playOn(loaded, 6);
    loaded.load(loaded.save());
    listenForPings(loaded);
    waitForPeople(loaded);
    expectSame(heard(loaded).length, 0);
  });
});
