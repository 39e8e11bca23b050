import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { below, seeded, type Random } from "../../src/kit/data/random";
import { expectSame } from "../support/expect";
import { seeds } from "../support/scale";
import { cardsVsDiceTable } from "./cards-vs-dice";
import { rewinds } from "./support/mischief";
import { expectSound } from "./support/soundness";

const {
  clickAction,
  deal,
  decider,
  dragAction,
  expectPicture,
  open: openOffsuit,
  piece,
  stateOf,
  waitForPeople,
} = cardsVsDiceTable;

/** Pieces that mischief picks from; what a pile of bosses or the spawn deck holds is lost with them. */
const PRIZES = ["d4", "d6", "d8", "d10", "d20", "ks", "life", "JS", "AH", "QC", "pile:spawn"];

/** Something that goes wrong at real tables; the game must not care. */
function doMischief(table: EmulatedTable, white: PlayerVerbs, random: Random): void {
  const prize = PRIZES[below(random, PRIZES.length)] ?? "d4";
  switch (below(random, 6)) {
    case 0:
      rewinds(table, random);
      return;
    case 1:
      table.faults.loses(piece(table, prize));
      return;
    case 2:
      white.stands();
      table.seconds(below(random, 20) / 10);
      table.joins("late joiner");
      return;
    case 3:
      table.load(table.save());
      return;
    case 4:
      table.player("Blue").clicks("A+");
      return;
    default:
      table.faults.cocks(piece(table, "d20"));
  }
}

/** Anyone who has stood up sits down again. */
function sitBack(white: PlayerVerbs): void {
  if (white.color() !== "White") white.sits("White");
}

describe("a whole game of Cards vs Dice at the table", () => {
  for (const seed of seeds()) {
    it(`is played to its end through the panel (seed ${seed})`, () => {
      const table = openOffsuit({ seed });
      const white = table.player("White");
      deal(table, white);
      const decide = decider("sensible", seed);
      let state = stateOf(table);
      while (state.phase.kind !== "over") {
        clickAction(table, state, decide(state));
        waitForPeople(table);
        state = stateOf(table);
        expectPicture(table);
      }
      expectSound(table);
    });

    it(`is played to its end by dragging dice (seed ${seed})`, () => {
      const table = openOffsuit({ seed: 100 + seed });
      const white = table.player("White");
      deal(table, white);
      const decide = decider(seed % 2 === 1 ? "random" : "sensible", seed);
      let state = stateOf(table);
      while (state.phase.kind !== "over") {
        dragAction(table, state, decide(state));
        waitForPeople(table);
        state = stateOf(table);
        expectPicture(table);
      }
      expectSound(table);
    });

    it(`is played to its end although pieces vanish, people leave and time runs back (seed ${seed})`, () => {
      const table = openOffsuit({ seed: 200 + seed });
      const white = table.player("White");
      deal(table, white);
      const decide = decider("sensible", seed);
      const random = seeded(seed);
      let state = stateOf(table);
      while (state.phase.kind !== "over") {
        doMischief(table, white, random);
        waitForPeople(table);
        sitBack(white);
        table.seconds(1);
        waitForPeople(table);
        expectPicture(table);
        expectSame(stateOf(table), state, "the mischief changed the game");
        clickAction(table, state, decide(state));
        if (below(random, 3) === 0) {
          table.seconds(below(random, 15) / 10);
          doMischief(table, white, random);
          waitForPeople(table);
          sitBack(white);
        }
        waitForPeople(table);
        state = stateOf(table);
        expectPicture(table);
      }
      expectSound(table);
    });
  }
});
