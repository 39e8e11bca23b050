import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { english } from "../../src/table/languages/table-texts";
import { say } from "../../src/table/languages/sentences";
import { CURVE_BARS } from "../../src/kit/advice/review-figures";
import { partId } from "../../src/table/panel/layout";
import { expectSame, expectTrue } from "../support/expect";
import { english as words, startOf } from "../support/english";
import { cardsVsDiceTable } from "./cards-vs-dice";
import { clicks, shown } from "./support/panel-text";
import { expectSound } from "./support/soundness";

const {
  clickAction,
  deal,
  decider,
  open: openOffsuit,
  piece,
  reportOf,
  stateOf,
  take,
  waitForPeople,
} = cardsVsDiceTable;

const { SENTENCES } = english;

/** Within how many seconds the review of a short game is there. */
const COMES_WITHIN = 60;
/** What comes before the accuracy in a review. */
const ACCURACY = SENTENCES.reviewAccuracy.split("{")[0] ?? "";
/** Within how many seconds the bot has played on from the costliest choice. */
const PLAYED_ON_WITHIN = 180;
/** How many pages a review has at most. */
const MOST_PAGES = 5;
const [MORE = ""] = SENTENCES.more.split("{");
const PLAY_ON = say("practise", { place: 1 });

/** Plays to the end with any choices at all. */
function playToTheEnd(table: EmulatedTable): void {
  const { guid } = piece(table, "board");
  const decide = decider("random", 9);
  const white = table.player("White");
  const isOn = (): boolean => [SENTENCES.yourMove, SENTENCES.practice].includes(shown(white, guid, "turn"));
  for (let step = 0; step < 300 && isOn(); step++) {
    take(table, decide(stateOf(table)));
    waitForPeople(table);
  }
}

/** A table at which White has lost a short game. */
function lostGame(seed: number): EmulatedTable {
  const table = openOffsuit({ seed }, { life: "2" });
  deal(table, table.player("White"));
  clickAction(table, stateOf(table), { kind: "calm" });
  waitForPeople(table);
  playToTheEnd(table);
  return table;
}

/** How many bars of the curve somebody sees. */
function columns(table: EmulatedTable, colour: string): number {
  const id = partId(piece(table, "board").guid, colour, "column");
  const seen = table.sight(colour).panels.filter((panel) => panel.id?.startsWith(id) === true);
  return seen.length;
}

function reviewed(table: EmulatedTable, player: PlayerVerbs): string {
  const { guid } = piece(table, "board");
  // The sheet that is open has the same title.
  if (shown(player, guid, "turn") !== SENTENCES.review) clicks(table, player, SENTENCES.review);
  table.until(() => shown(player, guid, "page").startsWith(ACCURACY), COMES_WITHIN);
  return shown(player, guid, "page");
}

describe("a review at the table", () => {
  it("comes while the table continues, and tells luck, choices and what was better", () => {
    const table = lostGame(71);
    const white = table.player("White");
    const { guid } = piece(table, "board");
    clicks(table, white, SENTENCES.review);
    const waiting = shown(white, guid, "page");
    expectTrue(waiting.startsWith("Reviewing: "), waiting);
    table.until(() => columns(table, "White") > 0 || shown(white, guid, "page").startsWith(ACCURACY), 20);
    expectTrue(columns(table, "White") > 0, "the curve does not come first");
    const page = reviewed(table, white);
    expectSame(columns(table, "White"), CURVE_BARS);
    expectTrue(page.includes("Battle 2 · "), page);
    expectTrue(page.includes("Your choices: −"), page);
    expectTrue(page.includes("Better: "), page);
    expectTrue(shown(white, guid, "choice0") !== "" || page.includes(SENTENCES.reviewCostliest), page);
    const [luck = ""] = SENTENCES.whatIf.split("{");
    table.seconds(PLAYED_ON_WITHIN);
    expectSound(table);
    let pages = "";
    for (let page = 1; page <= MOST_PAGES; page++) {
      pages += shown(white, guid, "page");
      const more = white.sees().panels.find(({ text }) => text?.startsWith(MORE) === true)?.text;
      if (more !== undefined) clicks(table, white, more);
    }
    expectTrue(pages.includes(luck), pages);
    clicks(table, white, SENTENCES.back);
    expectTrue(shown(white, guid, "page") === "");
    expectSound(table);
  });

  it("is of nobody who only looks on, and gone with the next game", () => {
    const table = lostGame(72);
    const white = table.player("White");
    reviewed(table, white);
    const anna = table.joins("Anna");
    anna.stands();
    table.seconds(1);
    const { guid } = piece(table, "board");
    expectTrue(!anna.sees().panels.some(({ text }) => text === SENTENCES.review), "it is offered to Anna");
    clicks(table, white, SENTENCES.back);
    clicks(table, white, SENTENCES.playAgain);
    waitForPeople(table);
    expectTrue(!white.sees().panels.some(({ text }) => text === SENTENCES.review));
    expectSame(shown(white, guid, "page"), "");
    expectSound(table);
  });
});

describe("practice from a decision", () => {
  it("puts the table back, counts nowhere, and leads back to the end", () => {
    const table = lostGame(73);
    const white = table.player("White");
    const { guid } = piece(table, "board");
    const before = reportOf(table);
    // How many games were finished here.
    const session = shown(white, guid, "status");
    reviewed(table, white);
    // Buttons of the review may be on its next page.
    if (!white.sees().panels.some(({ text }) => text === PLAY_ON))
      clicks(table, white, say("more", { page: 1, pages: 2 }));
    // A button that has just come takes no click.
    table.seconds(1);
    clicks(table, white, PLAY_ON);
    waitForPeople(table);
    expectTrue(reportOf(table).steps.length < before.steps.length, "nothing was taken back");
    expectSame(shown(white, guid, "turn"), SENTENCES.practice);
    expectTrue(shown(white, guid, "status").startsWith(startOf(words.cardsVsDice.STATUS)), "no life");
    const isOffered = white.sees().panels.some(({ text }) => text === SENTENCES.endPractice);
    expectTrue(isOffered, "no way back to the game");
    const saved = table.save();
    playToTheEnd(table);
    clicks(table, white, SENTENCES.endPractice);
    waitForPeople(table);
    expectSame(reportOf(table), before);
    expectSame(shown(white, guid, "status"), session);
    expectSound(table);
    // A save holds the game that counts.
    table.load(saved);
    table.seconds(2);
    waitForPeople(table);
    expectSame(reportOf(table).steps, before.steps);
    expectSame(shown(white, guid, "status"), session);
    expectSound(table);
  });
});
