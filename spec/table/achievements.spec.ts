import type { EmulatedTable } from "../../src/emulator";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { english as rogue } from "../../src/games/rogue-solitaire/catalogue";
import { english } from "../../src/table/languages/table-texts";
import {
  achievementLine,
  keptPart,
  readAchieved,
  readAchievementLine,
  withAchieved,
} from "../../src/features/achievements";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameTable } from "./game-table";
import { expectHeard, expectNotHeard, expectNotShown, expectShown, heard, shown } from "./support/hosting";
import { expectSound } from "./support/soundness";

const at = gameTable(rogueSolitaire);
const { SENTENCES } = english;
const TOLD = " has achieved: ";
const { title: FIRST } = rogue.ACHIEVEMENTS.firstFloor;
const WON = `■ ${FIRST}:`;
const NOT_YET = `□ ${FIRST}:`;

/** Plays games until somebody has cleared a floor, with this seed; each is a game of its own. */
function plays(table: EmulatedTable, seed: number): void {
  at.playOn(table, { policy: "sensible", seed });
  table.seconds(8);
}

function opensAchievements(table: EmulatedTable, colour = "White"): void {
  table.player(colour).says("!offsuit statistics");
  table.seconds(1);
  const label = expectPresent(
    shown(table, colour)
      .split("\n")
      .find((text) => text.startsWith("Achievements: ")),
  );
  table.player(colour).clicks(label);
  table.seconds(1);
}

/** The line that the chat has printed last. */
function exported(table: EmulatedTable, colour = "White"): string {
  table.player(colour).says("!offsuit achievements");
  table.seconds(1);
  return expectPresent(
    heard(table, colour)
      .split("\n")
      .filter((text) => text.startsWith("!offsuit achievements "))
      .pop(),
  );
}

describe("Achievements at a table", () => {
  it("are told and listed when a game has ended, kept in the save, and taken along as a line", () => {
    const table = at.open({ seed: 92 }, {}, { speed: "instant" });
    at.deal(table, table.player("White"));
    opensAchievements(table);
    expectShown(table, "White", NOT_YET);
    expectNotShown(table, "White", "!offsuit");
    table.player("White").clicks("Back");
    plays(table, 1);
    const { floors } = at.stateOf(table);
    expectTrue(floors > 0, "this seed clears no floor");
    expectHeard(table, "White", TOLD);
    expectShown(table, "White", "Achieved: ");
    expectShown(table, "White", FIRST);
    opensAchievements(table);
    expectShown(table, "White", WON);
    // What is counted and not earned yet tells how far this game came.
    expectShown(table, "White", ` Your best: ${floors} of 3.`);
    table.player("White").clicks("More (1 of 2)");
    table.seconds(1);
    expectShown(table, "White", " Legendary.");
    expectSound(table);

    const line = exported(table);
    const again = at.open({ seed: 93 });
    again.load(table.save());
    again.seconds(10);
    // It was told once, at the table at which it was won.
    expectNotHeard(again, "White", TOLD);
    expectSame(exported(again), line);

    // At another table the line is pasted as it was printed.
    const other = at.open({ seed: 94 });
    const white = other.player("White");
    other.seconds(2);
    white.says(`${line.slice(0, -1)}x`);
    other.seconds(1);
    expectHeard(other, "White", SENTENCES.achievementsUnreadable);
    white.says("!offsuit achievements rubbish");
    white.says(line);
    other.seconds(1);
    expectHeard(other, "White", " from this line.");
    opensAchievements(other);
    expectShown(other, "White", WON);
    opensAchievements(other, "Blue");
    expectShown(other, "Blue", NOT_YET);
    expectSame(exported(other), line);
  });

  it("are told with the name as plain text, whatever markup it holds", () => {
    const players = [{ color: "White", name: "<size=90>Ann</size>[ff0000]" }];
    const table = at.open({ seed: 92, players }, {}, { speed: "instant" });
    at.deal(table, table.player("White"));
    plays(table, 1);
    expectHeard(table, "White", `(size=90)Ann(/size)(ff0000)${TOLD}`);
    expectSound(table);
  });

  it("are not earned in a game with other options than the designer's", () => {
    const table = at.open({ seed: 92 }, { startJokers: 4 }, { speed: "instant" });
    at.deal(table, table.player("White"));
    plays(table, 1);
    expectTrue(at.stateOf(table).floors > 0, "this seed clears no floor");
    expectNotHeard(table, "White", TOLD);
    expectNotShown(table, "White", "Achieved: ");
  });
});

describe("A line of achievements", () => {
  const ALL = ["one", "two", "three"];
  const line = achievementLine("roll-flush", ALL, ["three", "one"]).toLowerCase();

  it("is read back, and a slip in it is found", () => {
    expectSame(readAchievementLine(line, "roll-flush", ALL), {
      kind: "names",
      names: ["one", "three"],
      kept: [],
    });
    for (const slip of [
      "",
      "roll-flush",
      line.replace("ac", "abc"),
      line.replace("roll", "role"),
      `${line}x`,
    ])
      expectSame(readAchievementLine(slip, "roll-flush", ALL).kind, "unreadable");
    expectSame(readAchievementLine(line, "pokerchess", ALL), { kind: "otherGame", game: "roll-flush" });
  });

  it("takes kept rules along, is read without them by older versions, and a slip in them is found", () => {
    const kept = [
      { name: "CLUB", code: "RF-JM1-ABCD" },
      { name: "QUICKER", code: "RF-TARG10-EFGH" },
    ];
    const whole = `${line}${keptPart(kept)}`.toLowerCase();
    expectSame(whole.split(" ").slice(0, 3).join(" "), line);
    expectSame(readAchievementLine(whole, "roll-flush", ALL), {
      kind: "names",
      names: ["one", "three"],
      kept,
    });
    for (const slip of [whole.slice(0, -1), whole.replace("club", "clab"), whole.replace("jm1", "jm2")])
      expectSame(readAchievementLine(slip, "roll-flush", ALL).kind, "unreadable", slip);
    const none = `${achievementLine("roll-flush", ALL, [])}${keptPart(kept)}`.toLowerCase();
    expectSame(readAchievementLine(none, "roll-flush", ALL), { kind: "names", names: [], kept });
  });

  it("adds what is new, and nothing twice", () => {
    const before = [{ id: "a", names: ["one"], best: { two: 3 } }];
    const after = withAchieved(before, { id: "a", names: ["one", "two"], best: { two: 2, three: 4 } });
    expectSame(after, [{ id: "a", names: ["one", "two"], best: { two: 3, three: 4 } }]);
    expectSame(withAchieved(after, { id: "b", names: ["one"], best: {} }).length, 2);
    expectSame(before, [{ id: "a", names: ["one"], best: { two: 3 } }]);
  });

  it("of a damaged save is left out", () => {
    const saved = [
      { id: "a", names: ["one", 5], best: { two: 2, three: "x" } },
      { id: 3 },
      "x",
      { id: "b", names: [] },
    ];
    expectSame(readAchieved(saved), [
      { id: "a", names: ["one"], best: { two: 2 } },
      { id: "b", names: [], best: {} },
    ]);
    expectSame(readAchieved("rubbish"), []);
  });
});
