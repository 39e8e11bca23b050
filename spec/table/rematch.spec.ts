import type { EmulatedTable } from "../../src/emulator";
import { generalOf } from "../../src/games/pokerchess/rules/teams/roster";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { listed } from "../../src/kit/words/enumeration";
import { fill } from "../../src/kit/words/words";
import { withName } from "../../src/table/model/person-names";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameTable } from "./game-table";
import { CALM, pokerchess } from "./pokerchess";
import { rollFlushTable } from "./roll-flush";
import { playAgain } from "./support/again";
import { agrees, heard, expectHeard, expectNotShown, expectShown, opens, shown } from "./support/hosting";
import { expectSound } from "./support/soundness";

const { deal, expectPicture, open, personAt, reportOf, stateOf, take, waitForPeople } = pokerchess;
const { SENTENCES } = english.table;

const ANN = { color: "White", name: "Ann" };
const BEN = { color: "Blue", name: "Ben" };

/** A game of Pokerchess that has just been dealt to Ann, the host, and Ben. */
function dealt(seed: number): EmulatedTable {
  const table = open({ seed, players: [ANN, BEN] }, CALM);
  deal(table, table.player("White"));
  return table;
}

/** Who plays White's pieces. */
function white(table: EmulatedTable): string {
  return personAt(table, generalOf(stateOf(table), "white")).color();
}

/** Somebody at a seat gives the game up. */
function givesUp(table: EmulatedTable, seat: number): void {
  take(table, { kind: "forfeit" }, seat);
  waitForPeople(table);
}

/** Both agree on a draw. */
function drawGame(table: EmulatedTable): void {
  const payer = white(table) === "White" ? "white" : "black";
  take(table, { kind: "offer", payer, amount: 0 }, 0);
  waitForPeople(table);
  take(table, { kind: "acceptOffer" }, 1);
  waitForPeople(table);
}

function rematch(table: EmulatedTable): void {
  playAgain(table, "White", "Blue");
  waitForPeople(table);
}

/** The score of Ann and somebody, Ben if nobody is named, as panels show it. */
function score(won: number, lost: number, other = "Ben"): string {
  return `Ann ${won} : ${lost} ${other}`;
}

/** Somebody types a command. */
function says(table: EmulatedTable, colour: string, command: string): void {
  table.player(colour).says(`!offsuit ${command}`);
  table.seconds(1);
}

describe("A rematch of Pokerchess", () => {
  it("PC-3.2 swaps the sides when both want it, with the same rules, and everybody stays where they are", () => {
    const table = dealt(401);
    const before = white(table);
    const { options } = stateOf(table);
    givesUp(table, 0);
    table.seconds(1);
    expectNotShown(table, "White", SENTENCES.playAgain);
    table.player("White").clicks(SENTENCES.rematch);
    table.seconds(1);
    expectHeard(table, "Blue", fill(SENTENCES.wantsRematch, { colour: withName("White", "Ann") }));
    expectShown(table, "White", fill(SENTENCES.voteOpen, { players: withName("Blue", "Ben") }));
    expectSame(stateOf(table).phase.kind, "over");
    table.player("Blue").clicks(fill(SENTENCES.rematchWith, { players: "White" }));
    waitForPeople(table);
    expectTrue(white(table) !== before, `${before} plays White again`);
    expectSame(stateOf(table).draw, []);
    const first = before === "White" ? BEN : ANN;
    expectHeard(table, "Blue", fill(SENTENCES.rematchDealt, { players: withName(first.color, first.name) }));
    expectSame({ ...stateOf(table).options, white: options.white }, options);
    for (const { color, name } of [ANN, BEN])
      expectSame(table.world.people.find((person) => person.color === color)?.name, name);
    expectSame(
      reportOf(table).seats.map(({ colour, player }) => [colour, player]),
      [
        ["White", "White"],
        ["Blue", "Blue"],
      ],
    );
    expectPicture(table);
    givesUp(table, 0);
    rematch(table);
    expectSame(white(table), before);
    expectPicture(table);
    expectSound(table);
  });

  it("is typed, too, and one may type what the other clicks", () => {
    const table = dealt(402);
    const before = white(table);
    says(table, "Blue", "rematch");
    expectHeard(table, "Blue", SENTENCES.rematchLater);
    givesUp(table, 1);
    says(table, "Blue", "rematch");
    expectSame(stateOf(table).phase.kind, "over");
    table.player("White").clicks(fill(SENTENCES.rematchWith, { players: "Blue" }));
    waitForPeople(table);
    expectTrue(white(table) !== before);
    expectSound(table);
  });

  it("earns achievements like any other game", () => {
    const table = open({ seed: 407, players: [ANN, BEN] });
    deal(table, table.player("White"));
    givesUp(table, 0);
    rematch(table);
    givesUp(table, 1);
    const { title } = english.pokerchess.ACHIEVEMENTS.victory;
    for (const { name } of [ANN, BEN]) {
      const told = fill(SENTENCES.achievementsTold, { name, titles: title });
      table.until(() => heard(table, "White").includes(told), 30);
      expectHeard(table, "White", told);
    }
    expectSound(table);
  });

  it("is still there after a deal that was refused because somebody is gone", () => {
    const table = dealt(416);
    givesUp(table, 0);
    const before = reportOf(table);
    const blue = table.player("Blue");
    blue.stands();
    table.seconds(2);
    const headline = expectPresent(
      shown(table, "White")
        .split("\n")
        .find((line) => line !== ""),
    );
    for (let times = 0; times < 2; times++) {
      table.player("White").clicks(SENTENCES.playAgain);
      table.seconds(6);
      expectSame(reportOf(table), before);
      expectShown(table, "White", headline);
    }
    table.load(table.save());
    table.seconds(5);
    expectSame(reportOf(table).seats, before.seats);
    blue.sits("Blue");
    table.seconds(3);
    rematch(table);
    expectSame(reportOf(table).seats.length, 2);
    expectSame(reportOf(table).playing, true);
    expectSound(table);
  });

  it("against a bot needs nobody else, and the bot changes sides", () => {
    const table = open({ seed: 403, players: [ANN] }, CALM);
    table.player("White").clicks(SENTENCES.startFilled);
    waitForPeople(table, 120);
    const before = stateOf(table).whiteTeam;
    givesUp(table, 0);
    const bot = fill(SENTENCES.botAt, { colour: expectPresent(reportOf(table).seats[1]).colour });
    expectShown(table, "White", score(0, 1, bot));
    expectNotShown(table, "White", `${bot} (`);
    table.seconds(1);
    table.player("White").clicks(SENTENCES.rematch);
    waitForPeople(table, 120);
    expectSame(stateOf(table).whiteTeam, 1 - before);
    expectSame(reportOf(table).seats[1]?.kind, "bot");
    givesUp(table, 0);
    expectShown(table, "White", score(0, 2, bot));
    expectSound(table);
  });

  it("is for those who have just played: not while one of them is away, nor with somebody new", () => {
    const table = dealt(404);
    givesUp(table, 0);
    const ben = table.player("Blue");
    ben.stands();
    table.seconds(1.5);
    expectShown(table, "White", SENTENCES.playAgain);
    expectNotShown(table, "White", SENTENCES.rematch);
    says(table, "White", "rematch");
    expectHeard(table, "White", SENTENCES.rematchOthers);
    expectSame(stateOf(table).phase.kind, "over");
    ben.sits("Purple");
    table.seconds(1.5);
    expectNotShown(table, "White", SENTENCES.rematch);
    ben.sits("Blue");
    table.seconds(1.5);
    expectShown(table, "White", SENTENCES.rematch);
    const cid = table.joins("Cid");
    cid.sits("Red");
    table.seconds(1.5);
    expectNotShown(table, "White", SENTENCES.rematch);
    cid.stands();
    table.seconds(1.5);
    const before = stateOf(table).whiteTeam;
    rematch(table);
    expectSame(stateOf(table).whiteTeam, 1 - before);
    expectSound(table);
  });

  it("cannot be asked for by a stranger", () => {
    const table = dealt(405);
    const cid = table.joins("Cid");
    givesUp(table, 0);
    says(table, "White", "rematch");
    cid.says("!offsuit rematch");
    table.seconds(1);
    expectHeard(table, "Grey", SENTENCES.notSeated);
    cid.sits("Red");
    table.seconds(1);
    says(table, "Red", "rematch");
    expectHeard(
      table,
      "Red",
      fill(SENTENCES.notYourGame, {
        players: listed([ANN, BEN].map(({ color, name }) => withName(color, name))),
      }),
    );
    expectNotShown(table, "Red", SENTENCES.rematch);
    expectSame(stateOf(table).phase.kind, "over");
    expectSound(table);
  });

  it("PC-12.2 begins with the same teams, and the other one plays White", () => {
    const people = [ANN, { color: "Orange", name: "Ada" }, BEN, { color: "Purple", name: "Dan" }];
    const table = open({ seed: 406, players: people }, CALM);
    deal(table, table.player("White"));
    const colourAt = (seat: number): string => personAt(table, seat).color();
    const teams = (): string[][] =>
      stateOf(table).teams.map((team) => team.map((seat) => colourAt(seat)).sort());
    const form = (): void => {
      for (let waited = 0; stateOf(table).phase.kind !== "move" && waited < 60; waited++) {
        const { phase } = stateOf(table);
        const seat = expectPresent(pokerchess.decidingSeat(stateOf(table)));
        const [first] = pokerchess.choicesOf(stateOf(table), seat);
        if (phase.kind === "assigning") take(table, { kind: "ready" }, seat);
        else take(table, expectPresent(first).action, seat);
        waitForPeople(table);
      }
    };
    // Other teams than those that are proposed.
    for (const [seat, team] of [
      [1, 0],
      [2, 1],
    ] as const) {
      take(table, { kind: "place", seat, team }, 0);
      waitForPeople(table);
    }
    form();
    const [before, whites] = [teams(), white(table)];
    const whiteBefore = expectPresent(before.find((team) => team.includes(whites)));
    givesUp(table, generalOf(stateOf(table), "white"));
    for (const { name } of whiteBefore.map((colour) =>
      expectPresent(people.find(({ color }) => color === colour)),
    ))
      expectShown(table, "White", `${name} 0`);
    says(table, "White", "rematch");
    for (const { color } of people.slice(1)) says(table, color, "rematch");
    waitForPeople(table);
    expectSame(stateOf(table).phase.kind, "division");
    form();
    expectSame(
      [...teams()].sort((a, b) => ((a[0] ?? "") < (b[0] ?? "") ? -1 : 1)),
      [...before].sort((a, b) => ((a[0] ?? "") < (b[0] ?? "") ? -1 : 1)),
    );
    expectTrue(!whiteBefore.includes(white(table)), `${white(table)} plays White again`);
    expectPicture(table);
    expectSound(table);
  });
});

describe("A rematch of Roll Flush", () => {
  it("RF-13 goes round: who has moved first once is followed by the next seat", () => {
    const table = rollFlushTable.open(
      { seed: 411, players: [ANN, BEN, { color: "Orange", name: "Ada" }] },
      { maxTurns: 1 },
    );
    const decide = rollFlushTable.decider("sensible", 3);
    const finish = (): number => {
      const first = expectPresent(rollFlushTable.decidingSeat(rollFlushTable.stateOf(table)));
      for (;;) {
        const state = rollFlushTable.stateOf(table);
        const seat = rollFlushTable.decidingSeat(state);
        if (seat === undefined) return first;
        rollFlushTable.take(table, decide(state, seat), seat);
        rollFlushTable.waitForPeople(table);
      }
    };
    rollFlushTable.deal(table, table.player("White"));
    const first = finish();
    for (const round of [1, 2, 3]) {
      for (const { color } of [...table.world.people]) says(table, color, "rematch");
      rollFlushTable.waitForPeople(table);
      expectSame(finish(), (first + round) % 3);
    }
    // Nobody has scored in a first turn: all share the lead.
    const sides = rollFlushTable.reportOf(table).seats.map(({ player }) => {
      const { name } = expectPresent(table.world.people.find(({ color }) => color === player));
      return `${name} 0`;
    });
    expectShown(table, "White", fill(SENTENCES.scoreDrawn, { score: sides.join(" · "), count: 4 }));
    expectSound(table);
  });
});

describe("The score of rematches", () => {
  it("counts wins and draws by person, in the lobby and after each game, also after a load and a rewind", () => {
    const table = dealt(421);
    givesUp(table, 0);
    expectShown(table, "Blue", score(0, 1));
    rematch(table);
    const during = table.checkpoint();
    givesUp(table, 1);
    expectShown(table, "White", score(1, 1));
    table.load(table.save());
    waitForPeople(table);
    expectShown(table, "White", score(1, 1));
    table.rewindTo(during);
    waitForPeople(table);
    givesUp(table, 1);
    expectShown(table, "White", score(1, 1));
    rematch(table);
    drawGame(table);
    const line = fill(SENTENCES.scoreDrawn, { score: score(1, 1), count: 1 });
    expectShown(table, "White", line);
    table.seconds(1);
    opens(table, table.player("White"), SENTENCES.changeOptions);
    waitForPeople(table);
    expectShown(table, "Blue", line);
    expectSound(table);
  });

  it("is the same whoever is away for a while, and begins anew with others", () => {
    const table = dealt(422);
    givesUp(table, 0);
    const ben = table.player("Blue");
    table.seconds(1);
    opens(table, table.player("White"), SENTENCES.changeOptions);
    waitForPeople(table);
    expectShown(table, "White", score(0, 1));
    ben.stands();
    table.seconds(1.5);
    expectNotShown(table, "White", score(0, 1));
    ben.sits("Blue");
    table.seconds(1.5);
    expectShown(table, "White", score(0, 1));
    ben.stands();
    table.joins("Cid").sits("Blue");
    table.seconds(1.5);
    expectNotShown(table, "White", score(0, 1));
    table.player("Blue").says("!offsuit");
    deal(table, table.player("White"));
    givesUp(table, 0);
    expectShown(table, "White", score(0, 1, "Cid"));
    expectSound(table);
  });

  it("begins anew when somebody says so, after a question; all are told what it was", () => {
    const table = dealt(423);
    says(table, "White", "rematch new");
    expectHeard(table, "White", SENTENCES.scoreNone);
    givesUp(table, 0);
    says(table, "Blue", "rematch new");
    expectShown(table, "Blue", fill(SENTENCES.newScoreAsk, { score: score(0, 1) }));
    agrees(table, "Blue");
    expectHeard(
      table,
      "White",
      fill(SENTENCES.newScoreBegun, { colour: withName("Blue", "Ben"), score: score(0, 1) }),
    );
    expectNotShown(table, "White", score(0, 1));
    rematch(table);
    givesUp(table, 1);
    expectShown(table, "White", score(1, 0));
    says(table, "White", "statistics");
    expectShown(table, "White", score(1, 0));
    table.player("White").clicks(SENTENCES.newScore);
    agrees(table, "White");
    expectNotShown(table, "White", score(1, 0));
    expectSound(table);
  });
});

describe("A rematch of a game for one", () => {
  it("is none, and the table says what there is instead", () => {
    const at = gameTable(rogueSolitaire);
    const table = at.open({ seed: 431 });
    let told = 0;
    for (const command of ["rematch", "rematch new"]) {
      says(table, "White", command);
      const { lines } = table.sight("White");
      const before = told;
      told = lines.filter(({ text }) => text.includes(SENTENCES.rematchAlone)).length;
      expectTrue(told > before, `nothing is said of ${command}`);
    }
    expectSound(table);
  });
});
