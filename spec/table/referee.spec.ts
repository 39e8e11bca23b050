import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { rollFlush } from "../../src/games/roll-flush";
import type { Box } from "../../src/kit/box";
import { seeds } from "../support/scale";
import { gameTable } from "./game-table";
import { pokerchess } from "./pokerchess";
import { reckoning } from "./pokers-rogue-reckoning";
import { rogue } from "./rogue-solitaire";
import { rollFlushTable } from "./roll-flush";
import { playRefereed } from "./support/refereeing";

const combat = gameTable(cardsVsDice);
const REFEREE = { automation: "referee" } as const;

function diceOf({ box }: { box: Box }): string[] {
  return box.dice.map(({ id }) => id);
}

describe("a referee's table", () => {
  for (const seed of seeds()) {
    it(`Cards vs Dice is played by hand to its end (seed ${seed})`, () => {
      const table = combat.open({ seed }, {}, REFEREE);
      combat.deal(table, table.player("White"));
      playRefereed(combat, table, { policy: "sensible", seed, dice: diceOf(cardsVsDice) });
    });

    it(`Roll Flush is played by hand by two people to its end (seed ${seed})`, () => {
      const table = rollFlushTable.open({ seed }, { target: 2 }, REFEREE);
      rollFlushTable.deal(table, table.player("White"));
      playRefereed(rollFlushTable, table, { policy: "sensible", seed, dice: diceOf(rollFlush) });
    });

    it(`Rogue: The Solitaire-Like is played by hand to its end (seed ${seed})`, () => {
      const table = rogue.open({ seed }, { targetFloors: 1 }, REFEREE);
      rogue.deal(table, table.player("White"));
      playRefereed(rogue, table, { policy: "sensible", seed, dice: [] });
    });

    it(`Poker's Rogue Reckoning is played by hand to its end (seed ${seed})`, () => {
      const table = reckoning.open({ seed }, { startHp: 6, startAtk: 1 }, REFEREE);
      reckoning.deal(table, table.player("White"));
      playRefereed(reckoning, table, { policy: "random", seed, dice: diceOf(pokersRogueReckoning) });
    });

    it(`Pokerchess is played by hand by two people to its end (seed ${seed})`, () => {
      const short = { startingChips: 8, turnLimit: 12, moveLimit: 0, battleLimit: 0 };
      const table = pokerchess.open({ seed }, short, REFEREE);
      pokerchess.deal(table, table.player("White"));
      playRefereed(pokerchess, table, { policy: "sensible", seed, dice: [] });
    });
  }
});
