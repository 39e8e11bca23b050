import type { EmulatedTable } from "../../src/emulator";
import { GAMES } from "../../src/games";
import type { Options } from "../../src/kit/rules/options";
import { partId } from "../../src/table/panel/layout";
import { english, startOf } from "../support/english";
import { expectWithin, limitOf } from "../support/limits";
import { SCALE } from "../support/scale";
import { gameTable } from "./game-table";
import { clicks, shown } from "./support/panel-text";
import { expectSound } from "./support/soundness";

const { SENTENCES } = english.table;
const ACCURACY = startOf(SENTENCES.reviewAccuracy);
/** A whole game of Poker's Rogue Reckoning is for the soak. */
const SHORT_DUNGEON: Options = SCALE > 1 ? {} : { startHp: 8, startAtk: 1 };
/** Some games are long: these end sooner, and have as much to think of in each decision. */
const SHORT: Readonly<Record<string, Options>> = {
  "roll-flush": { target: 10 },
  "pokers-rogue-reckoning": SHORT_DUNGEON,
  pokerchess: { startingChips: 8, turnLimit: 30 },
};
/** How long somebody looks at the table before each decision, in seconds. */
const PACE = 3;

/** After how many frames something is so, if it is within so many. */
function framesUntil(table: EmulatedTable, most: number, isSo: () => boolean): number {
  let frames = 0;
  while (frames <= most && !isSo()) {
    table.frames(1);
    frames++;
  }
  return frames;
}

describe("A review that is opened after a game at the pace of people", () => {
  for (const entry of GAMES) {
    entry.visit((game) => {
      it(`${entry.id}: has its curve within ${limitOf("reviewCurve")} frames, and all of it within ${limitOf("review")}`, () => {
        const at = gameTable(game);
        const table = at.open({ seed: 35 }, SHORT[entry.id]);
        at.deal(table, table.player("White"));
        const decide = at.decider("sensible", 7);
        for (let decisions = 0; ; decisions++) {
          const state = at.stateOf(table);
          const seat = at.decidingSeat(state);
          if (seat === undefined) break;
          table.seconds(PACE);
          at.take(table, decide(state, seat), seat);
          at.waitForPeople(table, 120);
        }
        const white = table.player("White");
        const { guid } = at.piece(table, "board");
        clicks(table, white, SENTENCES.review);
        const column = partId(guid, "White", "column");
        const hasCurve = (): boolean =>
          table.sight("White").panels.some(({ id }) => id?.startsWith(column) === true);
        const isWhole = (): boolean => shown(white, guid, "page").startsWith(ACCURACY);
        const first = framesUntil(table, limitOf("reviewCurve"), hasCurve);
        expectWithin("reviewCurve", first);
        const whole = first + framesUntil(table, limitOf("review"), isWhole);
        expectWithin("review", whole);
        expectSound(table);
      });
    });
  }
});
