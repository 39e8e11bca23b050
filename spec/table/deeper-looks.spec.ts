import { openTable, type EmulatedTable, type PlayerVerbs, type SaveState } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import type { Options } from "../../src/kit/rules/options";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { COUNTS_INSTRUCTIONS, expectPlayWithinBudget } from "../support/budget";
import { english, startOf } from "../support/english";
import { expectSame, expectTrue } from "../support/expect";
import { gameTable } from "./game-table";
import { clicks, shown } from "./support/panel-text";
import { expectSound } from "./support/soundness";

const { SENTENCES } = english.table;
const ACCURACY = startOf(SENTENCES.reviewAccuracy);
const LOOKING = startOf(SENTENCES.lookingDeeper);
const LOOKED = startOf(SENTENCES.deeperBetter).split(":")[0] ?? "";
const MORE = startOf(SENTENCES.more);
/** Within how many seconds a review is there, and a deeper look is done: half a minute, and what else the table does. */
const COMES_WITHIN = 120;
const DONE_WITHIN = 45;
/** How many pages a review has at most. */
const MOST_PAGES = 6;

/** A game that somebody plays to the end without any sense, and how to look at the reviews of it. */
function reviewsOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  options: Options,
) {
  const at = gameTable(game);

  /** The table of such a game as it was saved, for those who look at nothing but its review. */
  let saved: SaveState | undefined;

  function finished(seed: number, settings: { meter?: boolean } = {}): EmulatedTable {
    const table = at.open({ seed, ...settings }, options);
    at.deal(table, table.player("White"));
    const decide = at.decider("random", 9);
    for (let seat = at.decidingSeat(at.stateOf(table)); seat !== undefined;) {
      at.take(table, decide(at.stateOf(table), seat), seat);
      at.waitForPeople(table, 120);
      seat = at.decidingSeat(at.stateOf(table));
    }
    table.seconds(10);
    saved = table.save();
    return table;
  }

  /** Such a table that was saved and is loaded. */
  function loaded(seed: number): EmulatedTable {
    const save = saved ?? finished(seed).save();
    const table = openTable(save, { seed, players: [{ color: "White" }, { color: "Blue" }], fussy: true });
    at.waitForPeople(table);
    table.seconds(2);
    return table;
  }

  function pageOf(table: EmulatedTable, player: PlayerVerbs): string {
    return shown(player, at.piece(table, "board").guid, "page");
  }

  function opens(table: EmulatedTable, player: PlayerVerbs): void {
    clicks(table, player, SENTENCES.review);
    table.until(() => pageOf(table, player).startsWith(ACCURACY), COMES_WITHIN);
    expectTrue(pageOf(table, player).startsWith(ACCURACY), pageOf(table, player));
    table.seconds(1);
  }

  function isOffered(player: PlayerVerbs): boolean {
    return player.sees().panels.some(({ text }) => text === SENTENCES.lookDeeper);
  }

  function isLooking(table: EmulatedTable, player: PlayerVerbs): boolean {
    return pageOf(table, player).includes(LOOKING);
  }

  /** Whatever is on the pages of somebody's review. */
  function allPages(table: EmulatedTable, player: PlayerVerbs): string {
    let pages = "";
    for (let page = 0; page < MOST_PAGES; page++) {
      pages += pageOf(table, player);
      const more = player.sees().panels.find(({ text }) => text?.startsWith(MORE) === true)?.text;
      if (more === undefined) break;
      clicks(table, player, more);
      table.seconds(1);
    }
    return pages;
  }

  return { finished, loaded, opens, isOffered, isLooking, pageOf, allPages };
}

describe("Looking deeper into a review", () => {
  const alone = reviewsOf(cardsVsDice, { life: "2" });
  const several = reviewsOf(rollFlush, { target: 3 });

  it("plays on from what cost most, and tells what came of it under each", () => {
    const table = alone.finished(71);
    const white = table.player("White");
    alone.opens(table, white);
    expectTrue(alone.isOffered(white), "it is not offered");
    clicks(table, white, SENTENCES.lookDeeper);
    table.seconds(2);
    expectTrue(alone.isLooking(table, white), alone.pageOf(table, white));
    expectTrue(!alone.isOffered(white), "it is offered again");

    // Whoever leaves ends it, and may ask again.
    clicks(table, white, SENTENCES.back);
    table.seconds(2);
    clicks(table, white, SENTENCES.review);
    table.seconds(1);
    expectTrue(!alone.isLooking(table, white), alone.pageOf(table, white));
    clicks(table, white, SENTENCES.lookDeeper);
    table.until(() => alone.isLooking(table, white), 2);
    table.until(() => !alone.isLooking(table, white), DONE_WITHIN);
    expectTrue(!alone.isLooking(table, white), alone.pageOf(table, white));
    expectTrue(alone.allPages(table, white).includes(LOOKED), alone.allPages(table, white));
    expectTrue(!alone.isOffered(white), "it is offered once more");
    expectSound(table);
  });

  it("ends with another game", () => {
    const table = alone.loaded(71);
    const white = table.player("White");
    alone.opens(table, white);
    clicks(table, white, SENTENCES.lookDeeper);
    table.seconds(1);
    clicks(table, white, SENTENCES.back);
    clicks(table, white, SENTENCES.playAgain);
    table.seconds(20);
    expectSame(alone.pageOf(table, white), "");
    expectSound(table);
  });

  it("is for each of two who ask, and only for them", () => {
    const table = several.finished(57);
    const players = [table.player("White"), table.player("Blue")];
    for (const player of players) several.opens(table, player);
    const asking = players.filter((player) => several.isOffered(player));
    expectTrue(asking.length === 2, `offered to ${asking.length}`);
    for (const player of asking) clicks(table, player, SENTENCES.lookDeeper);
    const isLooking = (): boolean => asking.some((player) => several.isLooking(table, player));
    table.until(isLooking, 3);
    table.until(() => !isLooking(), 2 * DONE_WITHIN);
    for (const player of asking) {
      const pages = several.allPages(table, player);
      expectTrue(pages.includes(LOOKED), pages);
    }
    expectSound(table);
  });

  if (!COUNTS_INSTRUCTIONS) return;
  it("#budget stays within what a frame may cost", () => {
    expectPlayWithinBudget(() => {
      const table = alone.finished(71, { meter: true });
      const white = table.player("White");
      alone.opens(table, white);
      table.clearMeter();
      clicks(table, white, SENTENCES.lookDeeper);
      table.until(() => alone.isLooking(table, white), 2);
      table.until(() => !alone.isLooking(table, white), DONE_WITHIN);
      expectTrue(!alone.isLooking(table, white), alone.pageOf(table, white));
      return table;
    });
  });
});
