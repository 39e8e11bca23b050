import type { EmulatedTable } from "../../src/emulator";
import { LOST, signsOf, WON } from "../../src/kit/record/tally";
import { generalOf } from "../../src/games/pokerchess/rules/teams/roster";
import { END, PANEL, PANEL_FROM_EDGE, SCALES } from "../../src/table/panel/layout";
import { english, startOf } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { cardsVsDiceTable } from "./cards-vs-dice";
import { CALM, pokerchess } from "./pokerchess";
import { rollFlushTable } from "./roll-flush";
import { expectHeard, opens } from "./support/hosting";
import { choicesOn } from "./support/buttons";
import { shownParts } from "./support/observer";
import { clicks } from "./support/panel-text";
import { expectSound } from "./support/soundness";

const { clickAction, deal, open, playToTheEnd, waitForPeople } = cardsVsDiceTable;

const { SENTENCES } = english.table;
const { endWon, endLost, endOver } = SENTENCES;
const OVER = `■ ${endOver} ■`;
const VICTORY = `${WON} ${endWon} ${WON}`;
const DEFEAT = `${LOST} ${endLost} ${LOST}`;
const HEADLINES = Object.values(english.cardsVsDice.RESULTS).map(({ headline }) => headline);

/** What somebody's screen shows, by its parts. */
function partsOf(table: EmulatedTable, colour: string): Record<string, string | undefined> {
  const person = table.world.people.find(({ color }) => color === colour);
  const texts: Record<string, string | undefined> = {};
  for (const { part, text } of shownParts(table, expectPresent(person, colour))) texts[part] = text;
  return texts;
}

/** A game of Cards vs Dice that White has played to its end, with this seed. */
function ended(seed: number, policy = "random"): EmulatedTable {
  const players = [{ color: "White" }, { color: "Blue" }, { color: "Grey" }];
  const table = open({ seed, players });
  deal(table, table.player("White"));
  playToTheEnd(table, clickAction, { policy, seed: 3 });
  waitForPeople(table);
  return table;
}

describe("the card of the end", () => {
  it("shows everybody how the game has ended, until they close it: each their own, in one click", () => {
    const table = ended(17);
    expectSame(partsOf(table, "White")["word"], DEFEAT);
    for (const colour of ["Blue", "Grey"]) expectSame(partsOf(table, colour)["word"], OVER);
    for (const colour of ["White", "Blue", "Grey"]) {
      const { headline = "", story = "" } = partsOf(table, colour);
      expectTrue(HEADLINES.includes(headline.split("\n")[0] ?? ""), `${colour} reads ${headline}`);
      expectTrue(story !== "", `${colour} reads nothing more`);
    }
    clicks(table, table.player("White"), SENTENCES.endClose);
    expectSame(partsOf(table, "White")["word"], undefined);
    expectSame(partsOf(table, "Blue")["word"], OVER);
    clicks(table, table.player("White"), SENTENCES.endShow);
    expectSame(partsOf(table, "White")["word"], DEFEAT);
    expectSound(table);
  });

  it("has how far the game went in signs, and at most three steps: the next game first, the way to close last", () => {
    const table = ended(17);
    const { headline = "", step0, step1, step2 } = partsOf(table, "White");
    const [, way = ""] = headline.split("\n");
    expectTrue(way.includes(LOST) && way.includes(signsOf({ done: 0, all: 1 })), way);
    expectSame([step0, step1, step2], [SENTENCES.playAgain, SENTENCES.review, SENTENCES.endClose]);
    expectSame(partsOf(table, "Grey")["step2"], SENTENCES.endClose);
    expectSound(table);
  });

  it("says what the panel does not: nothing is there twice, and the panel says it all once the card is closed", () => {
    const table = ended(17);
    const white = table.player("White");
    const linesOf = (): string[] => {
      const lines: string[] = [];
      // The headline stays, and what has happened is the log's.
      for (const [part, text = ""] of Object.entries(partsOf(table, "White")))
        if (part !== "turn" && part !== "log")
          for (const line of text.split("\n")) if (line !== "") lines.push(line);
      return lines;
    };
    const open = linesOf();
    for (const [index, line] of open.entries()) expectSame(open.indexOf(line), index, line);
    const [sentence] = (partsOf(table, "White")["story"] ?? "").split("\n");
    const [again] = choicesOn(table, "White");
    expectTrue(again?.label !== SENTENCES.playAgain, "the next game is offered twice");
    clicks(table, white, SENTENCES.endClose);
    expectSame(partsOf(table, "White")["prompt"], sentence);
    const labels = choicesOn(table, "White").map(({ label }) => label);
    for (const label of [SENTENCES.playAgain, SENTENCES.review, SENTENCES.endShow])
      expectTrue(labels.includes(label), `${label} is not among ${labels.join()}`);
    expectSound(table);
  });

  it("gives way to a page, and comes back with the way out of it", () => {
    const table = ended(17);
    opens(table, table.player("White"), SENTENCES.help);
    expectSame(partsOf(table, "White")["word"], undefined);
    clicks(table, table.player("White"), SENTENCES.back);
    expectSame(partsOf(table, "White")["word"], DEFEAT);
    clicks(table, table.player("White"), SENTENCES.review);
    expectSame(partsOf(table, "White")["word"], undefined);
    expectSound(table);
  });

  it("is the end of a game for one, too: nobody undoes it", () => {
    const table = ended(17);
    const white = table.player("White");
    expectTrue(!white.sees().panels.some(({ text }) => text === SENTENCES.undo), "undo is offered");
    white.says("!offsuit undo");
    table.seconds(1);
    expectSame(partsOf(table, "White")["word"], DEFEAT);
    expectHeard(table, "White", SENTENCES.recordIsOpen);
    expectSound(table);
  });

  it("comes back with a load, and is gone with a new game", () => {
    const table = ended(17);
    clicks(table, table.player("White"), SENTENCES.endClose);
    table.load(table.save());
    waitForPeople(table);
    expectSame(partsOf(table, "White")["word"], DEFEAT);
    table.player("White").clicks(startOf(SENTENCES.playAgain));
    waitForPeople(table);
    for (const colour of ["White", "Blue", "Grey"])
      expectSame(partsOf(table, colour)["word"], undefined, `${colour} sees it in a new game`);
    expectSound(table);
  });

  it("is in the chat, too, with its steps by their numbers", () => {
    const table = ended(17);
    table.player("White").says("!offsuit");
    table.seconds(1);
    expectHeard(table, "White", DEFEAT);
    expectHeard(table, "White", `1  ${SENTENCES.playAgain}`);
    expectSound(table);
  });

  it("calls it victory for who has won and defeat for who has lost, and neither for who looks on", () => {
    const { deal, open, playToTheEnd, clickAction, waitForPeople, stateOf, personAt } = rollFlushTable;
    const players = [{ color: "White" }, { color: "Blue" }, { color: "Grey" }];
    const table = open({ seed: 5, players }, { target: 4 });
    deal(table, table.player("White"));
    playToTheEnd(table, clickAction, { policy: "random", seed: 8 });
    waitForPeople(table);
    const { phase } = stateOf(table);
    const winners = phase.kind === "over" ? phase.winners : [];
    expectSame(winners.length, 1);
    for (const seat of [0, 1]) {
      const colour = personAt(table, seat).color();
      expectSame(partsOf(table, colour)["word"], winners.includes(seat) ? VICTORY : DEFEAT, colour);
    }
    expectSame(partsOf(table, "Grey")["word"], OVER);
    expectSound(table);
  });

  it("calls a draw one, for both", () => {
    const table = pokerchess.open({ seed: 402, players: [{ color: "White" }, { color: "Blue" }] }, CALM);
    pokerchess.deal(table, table.player("White"));
    const general = generalOf(pokerchess.stateOf(table), "white");
    pokerchess.take(table, { kind: "offer", payer: general === 0 ? "white" : "black", amount: 0 }, 0);
    pokerchess.waitForPeople(table);
    pokerchess.take(table, { kind: "acceptOffer" }, 1);
    pokerchess.waitForPeople(table);
    for (const colour of ["White", "Blue"])
      expectSame(partsOf(table, colour)["word"], `= ${SENTENCES.endDrawn} =`);
    expectSound(table);
  });

  it("fits beside the panel on the smallest screen, however large both are", () => {
    for (const scale of Object.values(SCALES)) {
      const middle = 1280 / 2 + END.x;
      const [left, right] = [middle - (END.width * scale) / 2, middle + (END.width * scale) / 2];
      const panel = 1280 - PANEL_FROM_EDGE.left - PANEL.width * scale;
      expectTrue(left >= 0 && right < panel, `${scale}: from ${left} to ${right}, panel from ${panel}`);
    }
  });
});
