import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { gameTable } from "./game-table";
import { CALM, pokerchess } from "./pokerchess";
import { dealsTodaysCards, notebookPage } from "./support/hosting";
import { expectSound } from "./support/soundness";

const TITLE = english.table.SENTENCES.toldTitle;
const CHESS_PAGE = fill(TITLE, { title: english.pokerchess.TITLE });
const DICE_PAGE = fill(TITLE, { title: english.cardsVsDice.TITLE });

const dice = gameTable(cardsVsDice);

/** The numbers of the steps that a page tells, of this many. */
function numbersOf(page: string, steps: number): number[] {
  const numbers: number[] = [];
  for (let number = 1; number <= steps; number++) if (page.includes(`\n${number}. `)) numbers.push(number);
  return numbers;
}

describe("the game in words", () => {
  it("grows while a game is played, with what everybody was told, and is whole at its end", () => {
    const table = dice.open({ seed: 92 }, {}, { speed: "instant" });
    dice.deal(table, table.player("White"));
    expectSame(notebookPage(table, DICE_PAGE), undefined);
    const decide = dice.decider("sensible", 1);
    let pages = 0;
    let last: string | undefined;
    for (;;) {
      const state = dice.stateOf(table);
      if (dice.decidingSeat(state) === undefined) break;
      const page = notebookPage(table, DICE_PAGE);
      if (page !== last) pages++;
      last = page;
      dice.take(table, decide(state));
      dice.waitForPeople(table);
    }
    expectTrue(pages >= 2, `the page was written ${pages} times`);
    table.seconds(8);
    const page = expectPresent(notebookPage(table, DICE_PAGE));
    const { steps } = dice.reportOf(table);
    const numbers = numbersOf(page, steps.length);
    // Each step is told in its order, but for those that change nothing a player could see.
    expectTrue(numbers.length > steps.length / 2, `${numbers.length} of ${steps.length} steps`);
    expectSame(numbers[0], 1);
    const over = Object.values(english.cardsVsDice.RESULTS).some(({ headline }) => page.includes(headline));
    expectTrue(over, page);
    expectTrue(!page.includes("[") && !page.includes("<"), page);
    expectSound(table);
  });

  it("is told of a game of two as it goes, and once more when it is over", () => {
    const table = pokerchess.open({ seed: 81 }, CALM);
    pokerchess.deal(table, table.player("White"));
    const decide = pokerchess.decider("sensible", 3);
    for (let turn = 0; turn < 14; turn++) {
      const state = pokerchess.stateOf(table);
      const seat = expectPresent(pokerchess.decidingSeat(state));
      pokerchess.take(table, decide(state, seat), seat);
      pokerchess.waitForPeople(table);
    }
    table.seconds(2);
    const page = expectPresent(notebookPage(table, CHESS_PAGE));
    expectTrue(numbersOf(page, 200).length >= 8, page);
    pokerchess.take(
      table,
      { kind: "forfeit" },
      expectPresent(pokerchess.decidingSeat(pokerchess.stateOf(table))),
    );
    pokerchess.waitForPeople(table);
    table.seconds(8);
    const whole = expectPresent(notebookPage(table, CHESS_PAGE));
    expectTrue(numbersOf(whole, 200).length >= numbersOf(page, 200).length, whole);
    expectTrue(whole !== page, whole);
    expectSound(table);
  });

  it("is not written of the cards of a day, which somebody can still try", () => {
    const table = dice.open({ seed: 95 }, {}, { speed: "instant" });
    dealsTodaysCards(table, table.player("White"));
    const decide = dice.decider("sensible", 1);
    for (let turn = 0; turn < 12; turn++) {
      const state = dice.stateOf(table);
      if (dice.decidingSeat(state) === undefined) break;
      dice.take(table, decide(state));
      dice.waitForPeople(table);
    }
    expectSame(notebookPage(table, DICE_PAGE), undefined);
    expectSound(table);
  });
});
