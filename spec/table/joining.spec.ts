import type { EmulatedTable } from "../../src/emulator";
import { same } from "../../src/kit/data/data";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { cardsVsDiceTable as cardsVsDice } from "./cards-vs-dice";
import { pokerchess, tableAt } from "./pokerchess";
import { rollFlushTable as rollFlush } from "./roll-flush";
import { expectNotShown, expectShown, shown } from "./support/hosting";
import { reaching, firstDifference } from "./support/reaches";
import { expectSound } from "./support/soundness";
import { english, startOf } from "../support/english";

const { expectPicture, reportOf } = pokerchess;

/** How long somebody may look at a table that does not show how the game stands, in seconds. */
const AT_ONCE = 1;

/** What reaches a colour but for what was said, which is no part of how the game stands. */
function standing(table: EmulatedTable, colour: string): ReturnType<typeof reaching> {
  return { ...reaching(table, colour), lines: [] };
}

/** Somebody leaves the game and comes back: everything is as it was, and in no frame has another one seen more. */
function leavesAndComesBack(table: EmulatedTable, colour: string, others: readonly string[]): void {
  table.seconds(2);
  const before = standing(table, colour);
  const faces = others.map((other) => visible(table, other));
  const leaving = table.player(colour);
  leaving.leaves();
  for (let frame = 0; frame < 90; frame++) {
    if (frame === 40) table.joins(leaving.person.name).sits(colour);
    table.frames(1);
    for (let i = 0; i < others.length; i++) {
      const now = visible(table, others[i] ?? "");
      expectTrue(same(now, faces[i]), `${others[i]} sees other cards in frame ${frame}`);
    }
  }
  table.seconds(2);
  expectSame(firstDifference(before, standing(table, colour)), undefined);
}

/** The cards whose faces somebody sees. */
function visible(table: EmulatedTable, colour: string): number[] {
  const cards: number[] = [];
  for (const { card } of table.sight(colour).objects) if (card !== undefined) cards.push(card);
  return cards.sort((one, other) => one - other);
}

describe("somebody who comes late", () => {
  it("sees at once how the game stands and what has happened, and may take over from a bot", () => {
    const table = rollFlush.open({ seed: 131, players: [{ color: "White" }] });
    table.player("White").clicks(english.table.SENTENCES.startFilled);
    rollFlush.waitForPeople(table);
    const decide = rollFlush.decider("sensible", 1);
    for (let i = 0; i < 3; i++) {
      const state = rollFlush.stateOf(table);
      const seat = expectPresent(rollFlush.decidingSeat(state));
      rollFlush.clickAction(table, state, decide(state, seat), seat);
      rollFlush.waitForPeople(table);
    }
    const log = table.sight("White").panels.find(({ id }) => id?.endsWith(".White.log") === true)?.text ?? "";
    expectTrue(log !== "", "nothing has been told");
    const anna = table.joins("Anna");
    table.seconds(AT_ONCE);
    expectShown(table, "Grey", english.table.SENTENCES.watching);
    expectShown(table, "Grey", log);
    anna.sits("Purple");
    table.seconds(AT_ONCE);
    expectShown(table, "Purple", fill(english.table.SENTENCES.takeSeat, { colour: "Orange" }));
    expectSound(table);
  });
});

describe("somebody who comes back", () => {
  it("to a game for one finds it as it was", () => {
    const table = cardsVsDice.open({ seed: 132 });
    const blue = table.player("Blue");
    cardsVsDice.deal(table, blue);
    cardsVsDice.clickAction(table, cardsVsDice.stateOf(table), { kind: "calm" }, 0, blue);
    cardsVsDice.waitForPeople(table);
    leavesAndComesBack(table, "Blue", ["White"]);
    cardsVsDice.expectPicture(table);
    expectSound(table);
  });

  it("to a game of several gets the seat, the hand and its secrets back, and nobody else has seen them", () => {
    const table = tableAt(({ battle, phase }) => battle !== undefined && phase.kind === "bet", { seed: 133 });
    table.joins("Carol");
    leavesAndComesBack(table, "Blue", ["White", "Grey"]);
    expectSame(reportOf(table).seats[1]?.player, "Blue");
    expectPicture(table);
    expectSound(table);
  });

  it("to a game with face-down cards gets what it knows of them back", () => {
    const table = rollFlush.open({ seed: 134 });
    rollFlush.deal(table, table.player("White"));
    leavesAndComesBack(table, "Blue", ["White"]);
    expectTrue(shown(table, "Blue").includes(startOf(english.rollFlush.OWN)), shown(table, "Blue"));
    rollFlush.expectPicture(table);
    expectSound(table);
  });

  it("is called by the colour alone at once, by every panel and label, after taking a bot's seat", () => {
    const table = rollFlush.open({ seed: 54, players: [{ color: "White" }] });
    table.player("White").clicks(english.table.SENTENCES.startFilled);
    rollFlush.waitForPeople(table, 60);
    const { colour } = expectPresent(rollFlush.reportOf(table).seats[1]);
    const bot = fill(english.table.SENTENCES.botAt, { colour });
    expectShown(table, "White", bot);
    const anna = table.joins("Anna");
    anna.sits(colour);
    table.seconds(1);
    anna.clicks(english.table.SENTENCES.takeBack);
    table.seconds(2);
    for (const viewer of ["White", colour]) {
      expectNotShown(table, viewer, bot);
      expectSame(
        table.sight(viewer).labels.filter(({ text }) => text.includes(bot)),
        [],
      );
    }
    expectSound(table);
  });

  it("takes back nothing that was chosen at the seat before", () => {
    const table = rollFlush.open({ seed: 55, players: [{ color: "White" }] }, {}, { undoRule: "always" });
    table.player("White").clicks(english.table.SENTENCES.startFilled);
    rollFlush.waitForPeople(table, 60);
    const decide = rollFlush.decider("random", 2);
    const hasBotChosen = (): boolean =>
      rollFlush.reportOf(table).steps.some((line) => line.includes('"act"') && line.includes('"seat":1'));
    for (let i = 0; i < 20 && !hasBotChosen(); i++) {
      rollFlush.take(table, decide(rollFlush.stateOf(table), 0), 0);
      rollFlush.waitForPeople(table, 60);
    }
    expectTrue(hasBotChosen(), "the bot has chosen nothing");
    const { seats, steps } = rollFlush.reportOf(table);
    const anna = table.joins("Anna");
    anna.sits(expectPresent(seats[1]).colour);
    table.seconds(1);
    anna.clicks(english.table.SENTENCES.takeBack);
    for (let time = 0; time < 2; time++) {
      table.seconds(1);
      anna.says("!offsuit undo");
      table.seconds(2);
      expectSame(rollFlush.reportOf(table).steps, steps);
      table.load(table.save());
      rollFlush.waitForPeople(table);
    }
    expectSound(table);
  });
});
