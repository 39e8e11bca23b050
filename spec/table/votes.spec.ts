import type { EmulatedTable } from "../../src/emulator";
import { rollFlush } from "../../src/games/roll-flush";
import { fill } from "../../src/kit/words/words";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { cardsVsDiceTable } from "./cards-vs-dice";
import { rollFlushTable } from "./roll-flush";
import { buttonsOf, greenOf } from "./support/buttons";
import {
  agrees,
  answers,
  asksForHandsOff,
  expectHeard,
  expectNotShown,
  expectShown,
  isAsked,
  opens,
  opensSettings,
  stripOf,
} from "./support/hosting";
import { expectSound } from "./support/soundness";

const { SENTENCES } = english.table;
const BO = "White (Bo)";
const ADA = "Orange (Ada)";
const CLEO = "Blue (Cleo)";
const PEOPLE = [
  { color: "White", name: "Bo" },
  { color: "Orange", name: "Ada" },
  { color: "Blue", name: "Cleo" },
];

/** A dealt game of three people with names. */
function dealt(seed: number): EmulatedTable {
  const table = rollFlushTable.open({ seed, players: PEOPLE });
  rollFlushTable.deal(table, table.player("White"));
  return table;
}

function standing(sentence: "voteYes" | "voteOpen", players: string): string {
  return fill(SENTENCES[sentence], { players });
}

describe("A vote", () => {
  it("is seen by all whom it concerns, and by nobody else; a refusal is told by name, and nothing is left of it", () => {
    const table = dealt(801);
    table.joins("Eve").stands();
    const what = SENTENCES.handsOff;
    asksForHandsOff(table, table.player("White"));
    table.seconds(1);
    const asked = stripOf(table, "Orange") ?? "";
    expectTrue(asked.startsWith(fill(SENTENCES.askHandsOff, { colour: BO })), asked);
    expectTrue(isAsked(table, "Orange") && isAsked(table, "Blue") && !isAsked(table, "White"));
    expectSame(stripOf(table, "Grey"), undefined);
    expectTrue((stripOf(table, "White") ?? "").startsWith(fill(SENTENCES.voteYours, { what })));
    agrees(table, "Orange");
    for (const colour of ["White", "Orange", "Blue"]) {
      const strip = stripOf(table, colour) ?? "";
      expectTrue(strip.includes(standing("voteYes", ADA)), strip);
      expectTrue(strip.includes(standing("voteOpen", CLEO)), strip);
    }
    expectTrue(!isAsked(table, "Orange"), "Orange is asked again");
    answers(table, "Blue", false);
    table.seconds(1);
    for (const colour of ["White", "Orange", "Blue"]) {
      expectHeard(table, colour, fill(SENTENCES.questionRefused, { what, colour: CLEO }));
      expectSame(stripOf(table, colour), undefined, colour);
    }
    expectTrue(!rollFlushTable.reportOf(table).free, "hands are free");
    // Not again at once.
    asksForHandsOff(table, table.player("White"));
    table.seconds(1);
    expectHeard(table, "White", english.table.SENTENCES.askedLately);
    expectSound(table);
  });

  it("can be withdrawn, and is over when who has asked stands up", () => {
    const table = dealt(802);
    const what = SENTENCES.handsOff;
    asksForHandsOff(table, table.player("White"));
    table.seconds(1);
    opens(table, table.player("White"), SENTENCES.withdraw);
    table.seconds(1);
    expectHeard(table, "Blue", fill(SENTENCES.voteWithdrawn, { what, colour: BO }));
    expectTrue(!isAsked(table, "Blue") && !isAsked(table, "Orange"));
    asksForHandsOff(table, table.player("Orange"));
    table.seconds(2);
    expectTrue(isAsked(table, "Blue"), "Blue is not asked");
    table.player("Orange").stands();
    table.seconds(1);
    expectHeard(table, "Blue", fill(SENTENCES.voteGone, { what }));
    expectSame(stripOf(table, "Blue"), undefined);
    expectSound(table);
  });

  it("is answered while the panel is folded, and covers none of one's choices", () => {
    const table = dealt(803);
    const { seats, deciding } = rollFlushTable.reportOf(table);
    const mover = expectPresent(seats[expectPresent(deciding[0])]?.player);
    const asker = mover === "White" ? "Blue" : "White";
    const before = buttonsOf(table, mover).filter(({ part }) => part.startsWith("choice"));
    asksForHandsOff(table, table.player(asker));
    table.seconds(1);
    const now = buttonsOf(table, mover).filter(({ part }) => part.startsWith("choice"));
    expectSame(
      now.map(({ label }) => label),
      before.map(({ label }) => label),
    );
    table.player(mover).clicks("–");
    table.seconds(0.5);
    for (const { color } of table.world.people) if (color !== asker) agrees(table, color);
    expectTrue(rollFlushTable.reportOf(table).free, "the answer does not count");
    expectHeard(table, asker, fill(SENTENCES.voteAgreed, { what: SENTENCES.handsOff }));
    expectSound(table);
  });
});

describe("People are called by name", () => {
  it("in panels and log, and one's own panel says which colour one plays", () => {
    const table = dealt(811);
    for (const { color } of PEOPLE) expectShown(table, color, fill(SENTENCES.youPlay, { colour: color }));
    const { seats, deciding } = rollFlushTable.reportOf(table);
    const mover = expectPresent(seats[expectPresent(deciding[0])]?.player);
    const who = expectPresent(PEOPLE.find(({ color }) => color === mover));
    const other = mover === "White" ? "Blue" : "White";
    expectShown(table, other, `${mover} (${who.name})`);
    expectSound(table);
  });

  it("bots are marked, and so is for whom they stand in", () => {
    const table = dealt(812);
    table.player("Orange").leaves();
    table.seconds(1);
    opens(table, table.player("White"), fill(SENTENCES.standIn, { colour: "Orange" }));
    table.seconds(1);
    expectHeard(table, "Blue", fill(SENTENCES.botStandsIn, { colour: ADA }));
    expectShown(table, "Blue", fill(SENTENCES.botAt, { colour: "Orange" }));
    expectSame(
      rollFlushTable.reportOf(table).seats.map(({ kind }) => kind),
      ["person", "bot", "person"],
    );
    expectSound(table);
  });
});

describe("The lobby", () => {
  it("says what differs, from what to what and by whom, and for whom the deal waits", () => {
    const table = rollFlushTable.open({ seed: 821, players: PEOPLE });
    const white = table.player("White");
    const [spec] = rollFlush.rules.options;
    const option = rollFlush.words.option(expectPresent(spec)).label;
    opens(table, white, SENTENCES.optionsTab);
    const button = expectPresent(
      buttonsOf(table, "White").find(
        ({ part, label }) => part.startsWith("choice") && label.startsWith(option),
      ),
      "the option is not on the first page",
    );
    opens(table, white, button.label, SENTENCES.back);
    table.seconds(1);
    for (const { color } of PEOPLE) {
      expectShown(table, color, `${option}: `);
      expectShown(table, color, `by ${BO}`);
    }
    expectSame(greenOf(table, "White"), []);
    expectSame(greenOf(table, "Blue"), [SENTENCES.acceptOptions]);
    expectShown(table, "White", fill(SENTENCES.acceptWaits, { players: `${ADA}, ${CLEO}` }));
    expectShown(table, "White", fill(SENTENCES.dealWaits, { players: `${ADA}, ${CLEO}` }));
    for (const colour of ["Blue", "Orange"]) opens(table, table.player(colour), SENTENCES.acceptOptions);
    table.seconds(1);
    expectSame(greenOf(table, "White"), [SENTENCES.start]);
    expectShown(table, "White", SENTENCES.acceptedByAll);
    expectSound(table);
  });
});

describe("A page that is over", () => {
  it("closes: after a pause one reads of the pause, and in a game nobody is offered what spectators see", () => {
    const table = dealt(831);
    const white = table.player("White");
    opensSettings(table, white);
    expectNotShown(table, "White", SENTENCES.openHands.split("{")[0] ?? "");
    opens(table, white, SENTENCES.gameTab, SENTENCES.pauseGame);
    table.seconds(1);
    expectShown(table, "White", SENTENCES.pausedTurn);
    expectSound(table);
  });

  it("who watches a game for one reads so", () => {
    const table = cardsVsDiceTable.open({ seed: 832, players: [{ color: "White" }, { color: "Blue" }] });
    cardsVsDiceTable.deal(table, table.player("White"));
    table.seconds(1);
    expectShown(table, "Blue", SENTENCES.watchingOne);
    expectShown(table, "Grey", SENTENCES.watchingOne);
    expectSound(table);
  });

  it("the owner of a seat that somebody else plays takes it back with one click", () => {
    const table = cardsVsDiceTable.open({ seed: 833, players: [{ color: "White" }, { color: "Blue" }] });
    const white = table.player("White");
    cardsVsDiceTable.deal(table, white);
    white.stands();
    table.seconds(1);
    opens(table, table.player("Blue"), fill(SENTENCES.takeSeat, { colour: "White" }));
    table.seconds(1);
    white.sits("White");
    table.seconds(1);
    expectShown(table, "White", fill(SENTENCES.playsForYou, { colour: "White" }));
    expectSame(greenOf(table, "White"), [SENTENCES.takeBack]);
    opens(table, white, SENTENCES.takeBack);
    table.seconds(1);
    expectSame(cardsVsDiceTable.reportOf(table).seats[0]?.player, "White");
    expectSound(table);
  });
});

describe("A bot that stands in for somebody", () => {
  it("spends none of their tokens", () => {
    const table = dealt(841);
    table.player("Orange").leaves();
    table.seconds(1);
    opens(table, table.player("White"), fill(SENTENCES.standIn, { colour: "Orange" }));
    let chosen = 0;
    for (let decision = 0; decision < 25; decision++) {
      rollFlushTable.waitForPeople(table, 120);
      const state = rollFlushTable.stateOf(table);
      const seat = rollFlushTable.decidingSeat(state);
      if (seat === undefined) break;
      rollFlushTable.take(table, rollFlushTable.decider("sensible", 1)(state, seat), seat);
    }
    for (const line of rollFlushTable.reportOf(table).steps) {
      if (!line.includes('"seat":1')) continue;
      chosen++;
      for (const token of ["swap", "reroll", "shift"])
        expectTrue(!line.includes(`"kind":"${token}"`), `the bot spends a token: ${line}`);
    }
    expectTrue(chosen > 3, "the bot has hardly played");
    expectSound(table);
  });
});
