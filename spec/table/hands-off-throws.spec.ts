import type { EmulatedTable } from "../../src/emulator";
import { english } from "../support/english";
import { expectSame, expectTrue } from "../support/expect";
import { battle, cardsVsDiceTable } from "./cards-vs-dice";
import { opens } from "./support/hosting";
import { expectSound } from "./support/soundness";

const { expectPicture, piece, reportOf, stateOf, waitForPeople } = cardsVsDiceTable;

const { SENTENCES } = english.table;
/** For how many frames after the choice hands are let off; the die is in the air long before that. */
const FRAMES = 40;
/** How much higher than it lay a die that is thrown is at least, in inches. */
const LIFTED = 0.5;

/** Waits so long, and answers how high a die was at most. */
function highest(table: EmulatedTable, die: string, seconds: number): number {
  let most = piece(table, die).position.y;
  for (let tick = 0; tick < seconds * 10; tick++) {
    table.seconds(0.1);
    most = Math.max(most, piece(table, die).position.y);
  }
  return most;
}

describe("After Hands off", () => {
  it("no throw begins that was asked for before, and Resume throws", () => {
    let prevented = 0;
    for (let frames = 0; frames < FRAMES; frames += 2) {
      const table = battle(21);
      const white = table.player("White");
      opens(table, white, SENTENCES.tableTab);
      const action = '{kind = "face", target = "m1", weapon = "d20"}';
      table.execute(`rehearsal.takeAction("White", ${action})`, piece(table, "board"));
      table.frames(frames);
      const lay = piece(table, "d20").position.y;
      const begun = !piece(table, "d20").interactable;
      white.clicks(SENTENCES.handsOff);
      table.frames(1);
      const top = highest(table, "d20", 4);
      expectTrue(reportOf(table).free, `hands are not off after ${frames} frames`);
      expectSame(reportOf(table).busy, "");
      if (!begun) {
        prevented++;
        expectTrue(top < lay + LIFTED, `thrown though hands were off after ${frames} frames`);
        expectSame(stateOf(table).dice.d20.kind, "ready");
      }
      white.clicks(SENTENCES.handsOn);
      waitForPeople(table);
      expectSame(stateOf(table).dice.d20.kind === "ready", false);
      expectPicture(table);
      expectSound(table);
    }
    expectTrue(prevented > 1, `${prevented} throws had not begun`);
  });
});
