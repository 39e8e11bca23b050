import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { rollFlush } from "../../src/games/roll-flush";
import type { Box } from "../../src/kit/rules/box";
import type { EmulatedTable } from "../../src/emulator";
import { seeded } from "../../src/kit/data/random";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { isOfToday } from "../support/rotation";
import { seeds } from "../support/scale";
import { gameTable } from "./game-table";
import { pokerchess } from "./pokerchess";
import { reckoning } from "./pokers-rogue-reckoning";
import { rogue } from "./rogue-solitaire";
import { rollFlushTable } from "./roll-flush";
import { playRefereed, serveByHand } from "./support/refereeing";
import { expectSound } from "./support/soundness";
import { english } from "../support/english";

const combat = gameTable(cardsVsDice);
const REFEREE = { automation: "referee" } as const;

function diceOf({ box }: { box: Box }): string[] {
  return box.dice.map(({ id }) => id);
}

/** A dealt game of two in which White begins. */
function whiteBegins(): EmulatedTable {
  for (let seed = 21; ; seed++) {
    const table = rollFlushTable.open({ seed }, {}, { ...REFEREE });
    rollFlushTable.deal(table, table.player("White"));
    serveByHand(rollFlushTable, table, diceOf(rollFlush), seeded(seed));
    if (rollFlushTable.decidingSeat(rollFlushTable.stateOf(table)) === 0) return table;
  }
}

/** A game of two in which White is to throw the dice: it was saved while they rolled. */
function thrower(): EmulatedTable {
  const table = whiteBegins();
  rollFlushTable.take(table, { kind: "roll" });
  table.seconds(0.4);
  table.load(table.save());
  table.seconds(2);
  expectSame(rollFlushTable.reportOf(table).byHand, "roll");
  return table;
}

function textsOf(table: EmulatedTable, color: string): string[] {
  return table.sight(color).panels.map(({ text }) => text);
}

describe("a referee's table", () => {
  for (const seed of seeds()) {
    const itToday = (game: string, title: string, plays: () => void): void => {
      if (isOfToday(game)) it(`${title} (seed ${seed})`, plays);
    };

    itToday("cards-vs-dice", "Cards vs Dice is played by hand to its end", () => {
      const table = combat.open({ seed }, { life: 3 }, REFEREE);
      combat.deal(table, table.player("White"));
      playRefereed(combat, table, { policy: "sensible", seed, dice: diceOf(cardsVsDice) });
    });

    itToday("roll-flush", "Roll Flush is played by hand by two people to its end", () => {
      const table = rollFlushTable.open({ seed }, { target: 1 }, REFEREE);
      rollFlushTable.deal(table, table.player("White"));
      playRefereed(rollFlushTable, table, { policy: "sensible", seed, dice: diceOf(rollFlush) });
    });

    itToday("rogue-solitaire", "Rogue: The Solitaire-Like is played by hand to its end", () => {
      const table = rogue.open({ seed }, { targetFloors: 1 }, REFEREE);
      rogue.deal(table, table.player("White"));
      playRefereed(rogue, table, { policy: "sensible", seed, dice: [] });
    });

    itToday("pokers-rogue-reckoning", "Poker's Rogue Reckoning is played by hand to its end", () => {
      const table = reckoning.open({ seed }, { startHp: 6, startAtk: 1 }, REFEREE);
      reckoning.deal(table, table.player("White"));
      playRefereed(reckoning, table, { policy: "random", seed, dice: diceOf(pokersRogueReckoning) });
    });

    itToday("pokerchess", "Pokerchess is played by hand by two people to its end", () => {
      const short = { startingChips: 8, turnLimit: 12, moveLimit: 0, battleLimit: 0 };
      const table = pokerchess.open({ seed }, short, REFEREE);
      pokerchess.deal(table, table.player("White"));
      playRefereed(pokerchess, table, { policy: "sensible", seed, dice: [] });
    });
  }

  it("has dice wait for anyone who has brought them about, and for the others when that one has left", () => {
    const table = thrower();
    const { white, blue } = { white: table.player("White"), blue: table.player("Blue") };
    const die = rollFlushTable.piece(table, "die1");
    blue.rolls(die);
    table.seconds(1);
    expectSame(rollFlushTable.reportOf(table).byHand, "roll", "thrown by somebody else");
    expectTrue(
      textsOf(table, "Blue").includes(fill(english.table.SENTENCES.theirMove, { colour: "White" })),
      "Blue is not told whose throw it is",
    );
    white.stands();
    table.seconds(1);
    blue.clicks(fill(english.table.SENTENCES.waitFor, { colour: "White" }));
    table.seconds(0.6);
    blue.clicks(english.table.SENTENCES.rollNow);
    rollFlushTable.waitForPeople(table);
    expectSame(rollFlushTable.reportOf(table).byHand, "");
    expectSound(table);
  });

  it("makes a die again that is lost before it is thrown", () => {
    const table = thrower();
    table.faults.loses(rollFlushTable.piece(table, "die1"));
    table.seconds(1);
    rollFlushTable.waitForPeople(table);
    expectSame(rollFlushTable.reportOf(table).byHand, "roll");
    table.player("White").rolls(rollFlushTable.piece(table, "die2"));
    rollFlushTable.waitForPeople(table);
    expectSame(rollFlushTable.reportOf(table).byHand, "");
    expectSound(table);
  });

  it("lets R over a die be the choice to roll and the throw in one", () => {
    const table = rollFlushTable.open({ seed: 23 }, {}, REFEREE);
    rollFlushTable.deal(table, table.player("White"));
    serveByHand(rollFlushTable, table, diceOf(rollFlush), seeded(1));
    const seat = expectPresent(rollFlushTable.decidingSeat(rollFlushTable.stateOf(table)));
    rollFlushTable.personAt(table, seat).rolls(rollFlushTable.piece(table, "die1"));
    const rolling = table.until(() => rollFlushTable.busyOf(table) === "rolling", 3);
    expectTrue(rolling, "the dice do not roll");
  });

  it("leaves a computer's throws to the table", () => {
    const table = rollFlushTable.open({ seed: 24, players: [{ color: "White" }] }, { target: 0 }, REFEREE);
    table.player("White").clicks(english.table.SENTENCES.startFilled);
    rollFlushTable.waitForPeople(table);
    playRefereed(rollFlushTable, table, { policy: "sensible", seed: 24, dice: diceOf(rollFlush) });
  });

  it("puts back what is not legal, with its rule", () => {
    const table = combat.open({ seed: 25 }, {}, REFEREE);
    combat.deal(table, table.player("White"));
    serveByHand(combat, table, diceOf(cardsVsDice), seeded(1));
    combat.clickAction(table, combat.stateOf(table), { kind: "calm" });
    combat.waitForPeople(table);
    const before = combat.stateOf(table);
    const mistake = expectPresent(combat.mistakesOf(before).find(({ kind }) => kind === "drop"));
    combat.makeGesture(table, before, mistake, table.player("White"));
    combat.waitForPeople(table);
    expectSame(combat.stateOf(table), before);
    combat.expectPicture(table);
  });
});
