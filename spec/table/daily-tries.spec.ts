import type { EmulatedTable } from "../../src/emulator";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { fill, fillCount } from "../../src/kit/words/words";
import { expectSame, expectTrue } from "../support/expect";
import { gameTable } from "./game-table";
import {
  agrees,
  dealsTodaysCards,
  expectNotShown,
  expectShown,
  isAsked,
  notebookPage,
  opensSettings,
  shown,
  stripOf,
} from "./support/hosting";
import { inARow } from "./support/days";
import { expectSound } from "./support/soundness";
import { shown as panelPart } from "./support/panel-text";
import { english, longestPart, startOf } from "../support/english";

const at = gameTable(rogueSolitaire);
const NOON = 1795003200 + 43200 - (1795003200 % 86400);
const PAGE = fill(english.table.SENTENCES.dailyPage, { title: english.rogue.TITLE });
const TRIED = english.table.SENTENCES.dailyTried;
const NOBODY = { signs: "□□□□□□□□□□", colour: "White", won: 0, games: 1, run: 0, longest: 0 };
/** Choices by this seed soon end a game of today's cards. */
const SOON_OVER = 6;
const PRACTICE = english.table.SENTENCES.dailyAgain;

function dealsToday(
  table: EmulatedTable,
  colour = "White",
  button = english.table.SENTENCES.dailyDeal,
): void {
  table.seconds(2);
  dealsTodaysCards(table, table.player(colour), button);
  at.waitForPeople(table);
}

function plays(table: EmulatedTable, policy: string, most = Infinity, seed = 5): void {
  at.playOn(table, { policy, seed, most });
}

/** Somebody gives up what is being played, and is told what that means. */
function givesUp(table: EmulatedTable, question: string): void {
  const white = table.player("White");
  white.clicks(english.table.SENTENCES.tableTab);
  table.seconds(0.6);
  const game = shown(table, "White").includes(english.table.SENTENCES.newGame)
    ? undefined
    : english.table.SENTENCES.gameTab;
  if (game !== undefined) white.clicks(game);
  table.seconds(0.6);
  white.clicks(english.table.SENTENCES.newGame);
  table.until(() => isAsked(table, white.color()), 3);
  const asked = stripOf(table, "White") ?? "";
  expectTrue(asked.includes(question), asked);
  agrees(table, "White");
  table.seconds(2);
}

function opensStatistics(table: EmulatedTable): void {
  opensSettings(table, table.player("White"));
  table.player("White").clicks(english.table.SENTENCES.gameTab);
  table.seconds(1);
  table.player("White").clicks(english.table.SENTENCES.statistics);
  table.seconds(1);
}

describe("The one try at today's cards", () => {
  it("is told before it begins, marked while it lasts, and ends with a line and a day in a row, also given up", () => {
    const table = at.open({ seed: 80, beginning: NOON });
    const white = table.player("White");
    const { guid } = at.piece(table, "board");
    const turn = (): string => panelPart(white, guid, "turn");
    table.seconds(2);
    white.clicks(english.table.SENTENCES.daily);
    table.seconds(1);
    expectTrue(!at.reportOf(table).playing, "one click deals");
    expectSame(panelPart(white, guid, "page"), english.table.SENTENCES.dailyPromise);
    dealsToday(table);
    expectSame(turn(), english.table.SENTENCES.daily);
    plays(table, "random", 3);
    givesUp(table, english.table.SENTENCES.giveUpDaily);
    expectShown(table, "White", inARow(1));
    expectShown(table, "White", ` · ${english.table.SENTENCES.dailyGivenUp} · `);
    dealsToday(table, "White", PRACTICE);
    expectSame(turn(), PRACTICE);
    opensStatistics(table);
    // Of a game that nobody can win it is not said that nobody has won it.
    expectNotShown(table, "White", fill(english.table.SENTENCES.statisticsOf, NOBODY));
    expectShown(table, "White", longestPart(english.rogue.FIGURES));
    expectShown(table, "White", fillCount(english.table.SENTENCES, "dailyRun", { count: 1 }));
    expectShown(table, "White", english.table.SENTENCES.dailyCalendar);
    expectNotShown(table, "White", longestPart(english.table.SENTENCES.statisticsNone));
    expectSound(table);
  });

  it("begins with the deal: anyone who has seen it and gives up has tried", () => {
    const table = at.open({ seed: 81, beginning: NOON });
    dealsToday(table);
    givesUp(table, english.table.SENTENCES.giveUpDaily);
    expectShown(table, "White", TRIED);
    expectShown(table, "White", PRACTICE);
    const page = notebookPage(table, PAGE) ?? "";
    expectTrue(page.includes(` · ${english.table.SENTENCES.dailyGivenUp} · `), page);
  });

  it("is over when it is given up, as the question says, and the same cards again are practice", () => {
    const table = at.open({ seed: 82, beginning: NOON });
    dealsToday(table);
    plays(table, "random", 3);
    givesUp(table, english.table.SENTENCES.giveUpDaily);
    expectShown(table, "White", TRIED);
    const page = notebookPage(table, PAGE) ?? "";
    expectTrue(page.includes(` · ${english.table.SENTENCES.dailyGivenUp} · `), page);
    dealsToday(table, "White", PRACTICE);
    plays(table, "random");
    expectShown(table, "White", startOf(english.table.SENTENCES.dailyPractice));
    expectShown(table, "White", english.table.SENTENCES.dailyGivenUp);
    expectSame(notebookPage(table, PAGE), page);
    opensStatistics(table);
    expectSound(table);
  });

  it("continues at a table that is loaded again, whenever that is, also after it was forgotten to save", () => {
    const table = at.open({ seed: 83, beginning: NOON });
    dealsToday(table);
    plays(table, "random", 2);
    const again = at.open({ seed: 84, beginning: NOON + 3600 });
    again.load(table.save());
    again.seconds(3);
    plays(again, "random", Infinity, SOON_OVER);
    expectShown(again, "White", inARow(1));
    expectShown(again, "White", `${fill(english.table.SENTENCES.sessionPlayed, { games: 1 })}. `);
    const page = notebookPage(again, PAGE) ?? "";
    expectTrue(
      page.includes("Offsuit 2026-11-") && !page.includes(english.table.SENTENCES.dailyGivenUp),
      page,
    );
  });

  it("lets nobody undo what has shown something, though the table lets everything be undone", () => {
    const table = at.open({ seed: 85, beginning: NOON }, {}, { undoRule: "always" });
    dealsToday(table);
    plays(table, "random", 1);
    // Walking over empty cells shows nothing, a fight does.
    for (let step = 0; step < 30 && at.stateOf(table).counts.fights === 0; step++)
      plays(table, "sensible", 1);
    expectTrue(at.stateOf(table).counts.fights > 0, "no fight");
    const { steps } = at.reportOf(table);
    expectNotShown(table, "White", english.table.SENTENCES.undo);
    table.player("White").says("!offsuit undo");
    at.waitForPeople(table);
    expectSame(at.reportOf(table).steps.length, steps.length);
  });

  it("stays tried when the statistics are cleared", () => {
    const table = at.open({ seed: 86, beginning: NOON });
    dealsToday(table);
    plays(table, "random");
    opensStatistics(table);
    table.player("White").clicks(english.table.SENTENCES.forgetStatistics);
    agrees(table, "White");
    table.player("White").clicks(english.table.SENTENCES.back);
    table.seconds(1);
    table.player("White").clicks(english.table.SENTENCES.changeOptions);
    table.seconds(1);
    expectShown(table, "White", TRIED);
  });

  it("is everybody's own: people at one table play one after the other and are ranked by their names, as plain text", () => {
    const players = [
      { color: "White", name: "<size=90>Ann</size>" },
      { color: "Blue", name: "[ff0000]Bob" },
    ];
    const table = at.open({ seed: 87, beginning: NOON, players });
    dealsToday(table);
    plays(table, "sensible");
    table.player("White").clicks(english.table.SENTENCES.changeOptions);
    table.seconds(1);
    // The one who has played makes room, and the other takes the seat.
    const blue = table.player("Blue");
    expectShown(table, "White", TRIED);
    expectNotShown(table, "Blue", TRIED);
    dealsToday(table, "Blue");
    expectSame(at.personAt(table, 0).color(), "Blue");
    plays(table, "random");
    expectShown(table, "Blue", inARow(1));
    blue.says("!offsuit statistics");
    table.seconds(1);
    const text = shown(table, "Blue");
    expectTrue(text.includes("1. ") && text.includes("2. "), text);
    for (const name of ["(size=90)Ann(/size)", "(ff0000)Bob"])
      expectTrue(text.includes(`${name}: Offsuit 2026-11-`), `${name} in ${text}`);
    expectSound(table);
  });
});
