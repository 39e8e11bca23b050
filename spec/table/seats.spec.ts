import { levelLabel } from "../support/levels";
import { rollFlush } from "../../src/games/roll-flush";
import { everyText, type EmulatedTable } from "../../src/emulator";
import { fill } from "../../src/kit/words/words";
import { expectSame, expectTrue } from "../support/expect";
import { rollFlushTable } from "./roll-flush";
import { expectSound } from "./support/soundness";
import { endsGame, freesHands, opens, opensPlayers, opensSettings, turnsTo } from "./support/hosting";
import { english, longestPart, startOf } from "../support/english";
import { isAtRest } from "./support/report";

const {
  clickAction,
  deal,
  decider,
  decidingSeat,
  expectPicture,
  open: openRollFlush,
  piece,
  reportOf,
  stateOf,
  waitForPeople,
} = rollFlushTable;

function shown(table: EmulatedTable, color: string): string {
  return table
    .sight(color)
    .panels.map((panel) => panel.text)
    .join("\n");
}

function expectShown(table: EmulatedTable, color: string, text: string): void {
  expectTrue(
    shown(table, color).includes(text),
    `${color} does not read "${text}" in:\n${shown(table, color)}`,
  );
}

function expectNotShown(table: EmulatedTable, color: string, text: string): void {
  expectTrue(!shown(table, color).includes(text), `${color} reads "${text}"`);
}

/** Plays some decisions of people, each by the player to decide; stops early once `until` holds. */
function playOn(table: EmulatedTable, decisions: number, until: () => boolean = () => false): void {
  const decide = decider("sensible", 1);
  for (let i = 0; i < decisions && !until(); i++) {
    const state = stateOf(table);
    const seat = decidingSeat(state);
    if (seat === undefined) return;
    clickAction(table, state, decide(state, seat), seat);
    waitForPeople(table);
  }
}

function isTurnOf(table: EmulatedTable, seat: number): () => boolean {
  return () => decidingSeat(stateOf(table)) === seat;
}

function coloursOf(table: EmulatedTable): string[] {
  return reportOf(table).seats.map(({ colour }) => colour);
}

function kindsOf(table: EmulatedTable): string[] {
  return reportOf(table).seats.map(({ kind }) => kind);
}

/** A dealt game of White, the host, and Blue. */
function dealtForTwo(seed: number): EmulatedTable {
  const table = openRollFlush({ seed });
  deal(table, table.player("White"));
  return table;
}

describe("before the deal at a table for several", () => {
  it("anyone who sits plays, in the order of the table, until the cards are dealt", () => {
    const table = openRollFlush({ seed: 1 });
    expectSame(coloursOf(table), ["White", "Blue"]);
    const anna = table.joins("Anna");
    anna.sits("Orange");
    table.seconds(1);
    expectSame(coloursOf(table), ["White", "Orange", "Blue"]);
    expectShown(table, "White", "Playing: White, Orange (Anna), Blue");
    anna.stands();
    table.seconds(1);
    expectSame(coloursOf(table), ["White", "Blue"]);
    deal(table, table.player("Blue"));
    expectPicture(table);
    playOn(table, 6);
    expectPicture(table);
    expectSound(table);
  });

  it("promise 1: one person is dealt a game against a computer by one click", () => {
    const table = openRollFlush({ seed: 2, players: [{ color: "White" }] });
    expectShown(
      table,
      "White",
      startOf(fill(english.table.SENTENCES.lobbyTooFew, { least: 2, most: 4, names: "White" })),
    );
    table.player("White").clicks(english.table.SENTENCES.startFilled);
    waitForPeople(table);
    expectSame(coloursOf(table), ["White", "Orange"]);
    expectSame(kindsOf(table), ["person", "bot"]);
    playOn(table, 12);
    const acts = reportOf(table).steps.filter((line) => line.includes('"seat":1'));
    expectTrue(acts.length > 0, "the computer has not played");
    expectPicture(table);
    expectSound(table);
  });

  it("computers and second seats are added, changed and removed, and give way to people", () => {
    const table = openRollFlush({ seed: 3 });
    const white = table.player("White");
    opensPlayers(table, white);
    white.clicks(english.table.SENTENCES.addBot);
    table.seconds(0.5);
    expectSame(coloursOf(table), ["White", "Orange", "Blue"]);
    expectSame(kindsOf(table), ["person", "bot", "person"]);
    white.clicks(english.table.SENTENCES.addSeat);
    table.seconds(0.5);
    expectSame(coloursOf(table), ["White", "Orange", "Blue", "Purple"]);
    expectShown(
      table,
      "Blue",
      fill(english.table.SENTENCES.secondSeat, { colour: "Purple", player: "White" }),
    );
    const anna = table.joins("Anna");
    anna.sits("Orange");
    table.seconds(1);
    expectSame(coloursOf(table), ["White", "Orange", "Blue", "Purple"]);
    expectSame(kindsOf(table), ["person", "person", "person", "person"]);
    white.clicks(
      fill(english.table.SENTENCES.removeGuest, {
        name: fill(english.table.SENTENCES.secondSeat, { colour: "Purple", player: "White" }),
      }),
    );
    table.seconds(0.5);
    expectSame(coloursOf(table), ["White", "Orange", "Blue"]);
    white.clicks(levelLabel(rollFlush, "regular"));
    table.seconds(0.5);
    expectShown(table, "White", levelLabel(rollFlush, "expert"));
    expectSound(table);
  });

  it("options and settings are on pages of their own, each with the way on", () => {
    const table = openRollFlush({ seed: 4 });
    const white = table.player("White");
    white.clicks(english.table.SENTENCES.optionsTab);
    table.seconds(0.5);
    white.clicks(
      fill(english.table.SENTENCES.option, { label: english.rollFlush.OPTION_WORDS.target.label, value: 30 }),
    );
    table.seconds(0.5);
    expectShown(table, "Blue", "Playing: White, Blue");
    expectShown(
      table,
      "White",
      fill(english.table.SENTENCES.option, { label: english.rollFlush.OPTION_WORDS.target.label, value: 40 }),
    );
    opensSettings(table, white);
    white.clicks(
      `${fill(english.table.SENTENCES.option, { label: english.table.SETTING_NAMES.odds, value: english.table.SETTING_VALUES.odds.shown })}\n${english.table.SETTING_MEANINGS.odds.shown}`,
    );
    table.seconds(0.5);
    expectShown(
      table,
      "White",
      `${fill(english.table.SENTENCES.option, { label: english.table.SETTING_NAMES.odds, value: english.table.SETTING_VALUES.odds.hidden })}\n${english.table.SETTING_MEANINGS.odds.hidden}`,
    );
    table.player("Blue").clicks(english.table.SENTENCES.optionsTab);
    table.seconds(0.5);
    table.player("Blue").clicks(english.table.SENTENCES.acceptOptions);
    table.seconds(0.5);
    // Below the settings are the options, and then the way on.
    opens(table, white, english.table.SENTENCES.back);
    deal(table, white);
    expectSame(reportOf(table).settings.odds, false);
    expectSame(stateOf(table).options.target, 40);
    expectNotShown(table, "White", "%");
    expectSound(table);
  });

  it("other options than the designer's are dealt only when everybody who plays has accepted them", () => {
    const table = openRollFlush({ seed: 6 });
    const [white, blue] = [table.player("White"), table.player("Blue")];
    white.clicks(english.table.SENTENCES.optionsTab);
    table.seconds(0.5);
    white.clicks(
      fill(english.table.SENTENCES.option, { label: english.rollFlush.OPTION_WORDS.target.label, value: 30 }),
    );
    table.seconds(0.5);
    opens(
      table,
      white,
      english.table.SENTENCES.back,
      `${english.table.SENTENCES.start}\n${fill(english.table.SENTENCES.dealWaits, { players: "Blue" })}`,
    );
    table.seconds(1);
    expectSame(reportOf(table).playing, false);
    expectShown(table, "White", fill(english.table.SENTENCES.notAccepted, { players: "Blue" }));
    const heard = table
      .sight("Blue")
      .lines.map((line) => line.text)
      .join("\n");
    expectTrue(heard.includes(fill(english.table.SENTENCES.askedToAccept, { player: "White" })), heard);
    expectNotShown(table, "White", english.table.SENTENCES.acceptOptions);
    blue.clicks(english.table.SENTENCES.optionsTab);
    table.seconds(0.5);
    blue.clicks(english.table.SENTENCES.acceptOptions);
    table.seconds(0.5);
    expectNotShown(table, "Blue", english.table.SENTENCES.acceptOptions);
    opens(table, white, english.table.SENTENCES.optionsTab);
    white.clicks(
      fill(english.table.SENTENCES.option, { label: english.rollFlush.OPTION_WORDS.target.label, value: 40 }),
    );
    table.seconds(0.5);
    expectShown(table, "Blue", english.table.SENTENCES.acceptOptions);
    white.clicks(english.table.SENTENCES.standardOptions);
    table.seconds(0.5);
    expectNotShown(table, "Blue", english.table.SENTENCES.acceptOptions);
    deal(table, blue);
    expectSame(stateOf(table).options.target, 30);
    expectSound(table);
  });

  it("spectators see every hand if the host wants it, and nobody else can want it", () => {
    const table = openRollFlush({ seed: 7 });
    const carol = table.joins("Carol");
    const [white, blue] = [table.player("White"), table.player("Blue")];
    for (const player of [white, blue]) {
      opensSettings(table, player);
    }
    turnsTo(
      table,
      blue,
      fill(english.table.SENTENCES.openHands, { what: english.table.SENTENCES.openHandsNone }),
    );
    table.seconds(0.5);
    expectShown(table, "Blue", english.table.SENTENCES.hostOnly);
    deal(table, white);
    expectNotShown(table, carol.color(), startOf(english.rollFlush.OWN));
    endsGame(table, white);
    waitForPeople(table);
    opensSettings(table, white);
    turnsTo(
      table,
      white,
      fill(english.table.SENTENCES.openHands, { what: english.table.SENTENCES.openHandsNone }),
    );
    table.seconds(0.5);
    deal(table, white);
    expectShown(table, "Grey", "White: face-down cards:");
    expectShown(table, "Grey", "Blue: face-down cards:");
    expectNotShown(table, "White", "Blue: face-down cards:");
    expectSound(table);
  });

  it("a game cannot be dealt while nobody but spectators is there", () => {
    const table = openRollFlush({ seed: 5, players: [{ color: "White" }] });
    table.player("White").stands();
    table.seconds(1);
    expectNotShown(table, "Grey", english.table.SENTENCES.start);
    expectSound(table);
  });
});

describe("a game of several", () => {
  it("promise 2: each reads a prompt of their own, the others whose move it is", () => {
    const table = dealtForTwo(11);
    const seat = decidingSeat(stateOf(table)) ?? 0;
    const [mover, other] = seat === 0 ? ["White", "Blue"] : ["Blue", "White"];
    expectShown(table, mover ?? "", english.table.SENTENCES.yourMove);
    expectShown(table, other ?? "", fill(english.table.SENTENCES.theirMove, { colour: mover }));
    expectShown(table, mover ?? "", english.rollFlush.PROMPTS.turnRoll);
    expectNotShown(table, other ?? "", english.rollFlush.PROMPTS.turnRoll);
    expectShown(table, "Grey", fill(english.table.SENTENCES.theirMove, { colour: mover }));
    expectSound(table);
  });

  it("what is not one's turn is refused with the rule, and changes nothing", () => {
    const table = dealtForTwo(12);
    const state = stateOf(table);
    const seat = decidingSeat(state) ?? 0;
    const other = table.player(seat === 0 ? "Blue" : "White");
    table.execute(`rehearsal.takeAction("${other.color()}", {kind = "roll"})`, piece(table, "board"));
    waitForPeople(table);
    expectSame(stateOf(table), state);
    expectShown(table, other.color(), "RF-4.1");
    expectSound(table);
  });

  it("RF-7.4 a showdown is open for everybody until a player continues", () => {
    const table = dealtForTwo(17);
    const decide = decider("sensible", 17);
    for (let i = 0; i < 150 && reportOf(table).busy !== "showing"; i++) {
      const state = stateOf(table);
      const seat = decidingSeat(state);
      if (seat === undefined) break;
      clickAction(table, state, decide(state, seat), seat);
      table.until(() => {
        const report = reportOf(table);
        return report.busy === "showing" || isAtRest(report);
      }, 30);
      table.seconds(0.5);
    }
    expectSame(reportOf(table).busy, "showing");
    table.until(() => reportOf(table).told, 5);
    table.seconds(1);
    expectPicture(table);
    const shownAt = reportOf(table).steps.length;
    for (const colour of ["White", "Blue", "Grey"])
      expectShown(table, colour, startOf(english.rollFlush.PROMPTS.showdown));
    const anna = table.joins("Anna");
    anna.clicks(english.table.SENTENCES.goOn);
    table.seconds(1);
    expectSame(reportOf(table).steps.length, shownAt, "a spectator has ended the showdown");
    table.player("Blue").clicks(english.table.SENTENCES.goOn);
    table.seconds(1);
    expectTrue(reportOf(table).steps.length > shownAt, "the showdown does not end");
    waitForPeople(table);
    expectPicture(table);
    expectSound(table);
  });

  it("one person plays two seats, and sees the hidden cards of both", () => {
    const table = openRollFlush({ seed: 13, players: [{ color: "White" }] });
    const white = table.player("White");
    opensPlayers(table, white);
    white.clicks(english.table.SENTENCES.addSeat);
    table.seconds(0.5);
    deal(table, white);
    const hasPlayed = (seat: number): boolean =>
      reportOf(table).steps.some((line) => line.includes(`"seat":${seat}`));
    playOn(table, 40, () => hasPlayed(0) && hasPlayed(1));
    for (const seat of [0, 1]) expectTrue(hasPlayed(seat), `seat ${seat} has not played`);
    expectPicture(table);
    expectSound(table);
  });

  it("undo reverts one's own last choice, also after a bot has played on", () => {
    const table = openRollFlush({ seed: 15, players: [{ color: "White" }] });
    const white = table.player("White");
    opensSettings(table, white);
    white.clicks(
      `${fill(english.table.SENTENCES.option, { label: english.table.SETTING_NAMES.undoRule, value: english.table.SETTING_VALUES.undoRule.open })}\n${english.table.SETTING_MEANINGS.undoRule.open}`,
    );
    table.seconds(0.5);
    opens(table, white, english.table.SENTENCES.back, english.table.SENTENCES.startFilled);
    waitForPeople(table);
    const before = stateOf(table);
    const decide = decider("sensible", 15);
    clickAction(table, before, decide(before, 0), 0);
    waitForPeople(table);
    white.clicks(english.table.SENTENCES.undo);
    waitForPeople(table);
    expectSame(stateOf(table), before);
    expectPicture(table);
    expectSound(table);
  });
});

describe("when somebody leaves a game of several", () => {
  it("the host decides: a bot plays, and gives the seat back", () => {
    const table = dealtForTwo(21);
    playOn(table, 3);
    const blue = table.player("Blue");
    blue.stands();
    table.seconds(1);
    expectShown(table, "White", fill(english.table.SENTENCES.vacancy, { colour: "Blue" }));
    table.player("White").clicks(fill(english.table.SENTENCES.standIn, { colour: "Blue" }));
    waitForPeople(table);
    expectSame(kindsOf(table), ["person", "bot"]);
    playOn(table, 4);
    blue.sits("Blue");
    table.seconds(1);
    waitForPeople(table);
    expectSame(kindsOf(table), ["person", "person"]);
    expectSame(coloursOf(table), ["White", "Blue"]);
    expectPicture(table);
    playOn(table, 4);
    expectSound(table);
  });

  it("the host can wait, and decide otherwise when it is the absent player's turn", () => {
    const table = dealtForTwo(22);
    const white = table.player("White");
    table.player("Blue").leaves();
    table.seconds(1);
    white.clicks(fill(english.table.SENTENCES.waitFor, { colour: "Blue" }));
    table.seconds(1);
    expectNotShown(table, "White", longestPart(english.table.SENTENCES.vacancy));
    const decide = decider("sensible", 2);
    while (decidingSeat(stateOf(table)) === 0) {
      const state = stateOf(table);
      clickAction(table, state, decide(state, 0), 0);
      waitForPeople(table);
    }
    expectShown(table, "White", fill(english.table.SENTENCES.stillEmpty, { colour: "Blue" }));
    expectNotShown(table, "White", fill(english.table.SENTENCES.takeSeat, { colour: "Blue" }));
    white.clicks(fill(english.table.SENTENCES.standIn, { colour: "Blue" }));
    waitForPeople(table);
    expectSame(reportOf(table).seats[1]?.kind, "bot");
    expectSound(table);
  });

  it("the host can hand the seat to somebody else, who then sees its cards", () => {
    const table = dealtForTwo(23);
    const white = table.player("White");
    const anna = table.joins("Anna");
    anna.sits("Purple");
    table.player("Blue").leaves();
    table.seconds(1);
    expectNotShown(table, "Purple", longestPart(english.table.SENTENCES.vacancy));
    white.clicks(fill(english.table.SENTENCES.giveSeat, { player: "Purple", colour: "Blue" }));
    table.seconds(1);
    expectSame(reportOf(table).seats[1]?.player, "Purple");
    playOn(table, 40, isTurnOf(table, 1));
    expectShown(table, "Purple", fill(english.table.SENTENCES.yourMoveAs, { colour: "Blue" }));
    playOn(table, 4);
    expectPicture(table);
    expectSound(table);
  });

  it("nobody but the host decides", () => {
    const table = dealtForTwo(24);
    table.joins("Anna").sits("Purple");
    table.player("Blue").leaves();
    table.seconds(1);
    expectNotShown(table, "Purple", fill(english.table.SENTENCES.standIn, { colour: "Blue" }));
    expectSame(kindsOf(table), ["person", "person"]);
    expectSound(table);
  });

  it("somebody who comes late can take over from a bot", () => {
    const table = openRollFlush({ seed: 25, players: [{ color: "White" }] });
    table.player("White").clicks(english.table.SENTENCES.startFilled);
    waitForPeople(table);
    const anna = table.joins("Anna");
    anna.sits("Purple");
    table.seconds(1);
    anna.clicks(fill(english.table.SENTENCES.takeSeat, { colour: "Orange" }));
    table.seconds(1);
    waitForPeople(table);
    expectSame(kindsOf(table), ["person", "person"]);
    expectSame(reportOf(table).seats[1]?.player, "Purple");
    playOn(table, 6);
    expectPicture(table);
    expectSound(table);
  });

  it("promise 3: who plays which seat survives saving and rewinding", () => {
    const table = dealtForTwo(26);
    playOn(table, 2);
    table.player("Blue").stands();
    table.seconds(1);
    table.player("White").clicks(fill(english.table.SENTENCES.standIn, { colour: "Blue" }));
    waitForPeople(table);
    playOn(table, 2);
    const saved = table.save();
    const [seats, state] = [reportOf(table).seats, stateOf(table)];
    table.load(saved);
    waitForPeople(table);
    expectSame(reportOf(table).seats, seats);
    expectSame(stateOf(table), state);
    playOn(table, 2);
    expectPicture(table);
    expectSound(table);
  });

  it("a bot that is thinking forgets it when somebody takes the seat or the hands are freed", () => {
    const table = openRollFlush({ seed: 27, players: [{ color: "White" }] });
    const white = table.player("White");
    white.clicks(english.table.SENTENCES.startFilled);
    waitForPeople(table);
    const decide = decider("sensible", 27);
    for (let i = 0; i < 60 && decidingSeat(stateOf(table)) === 0; i++) {
      const state = stateOf(table);
      clickAction(table, state, decide(state, 0), 0);
      const isBots = isTurnOf(table, 1);
      table.until(() => isBots() || (reportOf(table).busy === "" && !reportOf(table).drawing), 30);
      if (isBots()) break;
      // The panel follows a little later, and takes no click at once.
      table.seconds(1);
    }
    expectTrue(isTurnOf(table, 1)(), "it is not the computer's turn");
    freesHands(table, white);
    // What has been thrown counts.
    table.seconds(5);
    const before = reportOf(table).steps.length;
    table.seconds(5);
    expectSame(reportOf(table).steps.length, before, "a computer played while the hands were free");
    white.clicks(english.table.SENTENCES.handsOn);
    waitForPeople(table);
    expectTrue(reportOf(table).steps.length > before, "the computer does not play on");
    expectPicture(table);
    expectSound(table);
  });
});

describe("hidden cards in a game of several", () => {
  it("promise 4, RF-12: a computer's hidden cards are nobody's to see", () => {
    const table = openRollFlush({ seed: 31, players: [{ color: "White" }] });
    table.player("White").clicks(english.table.SENTENCES.startFilled);
    waitForPeople(table);
    const secret = stateOf(table).hands[1]?.find(({ up }) => !up)?.card ?? "";
    expectTrue(secret !== "");
    for (const color of ["White", "Grey"]) {
      expectTrue(!everyText(table.sight(color)).includes(secret), `${color} reads of ${secret}`);
    }
    expectSound(table);
  });
});
