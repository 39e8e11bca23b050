import type { EmulatedTable } from "../../src/emulator";
import { pokersRogueReckoning as game } from "../../src/games/pokers-rogue-reckoning";
import { anyAction } from "../../src/kit/rules/choices";
import { seeded } from "../../src/kit/data/random";
import { loneChoice } from "../../src/kit/game/worth";
import { SETTINGS, type Settings } from "../../src/table/model/settings";
import { expectTrue } from "../support/expect";
import { english } from "../support/english";
import { pokerchess } from "./pokerchess";
import { reckoning } from "./pokers-rogue-reckoning";
import { rogue } from "./rogue-solitaire";
import { rollFlushTable } from "./roll-flush";

const { clickAction, deal, dragAction, open: openPokerchess, playToTheEnd } = pokerchess;

/** Few chips and few turns, so that a game ends soon (PC-1.6). */
const SHORT = { startingChips: 8, turnLimit: 10, moveLimit: 0, battleLimit: 0 };

/** How long the same game takes at a speed, in seconds of the table. */
function secondsOf(speed: Settings["speed"]): number {
  const table = rogue.open({ seed: 1 }, { targetFloors: 1, startJokers: 1 }, { speed });
  rogue.deal(table, table.player("White"));
  const begun = table.time();
  rogue.playToTheEnd(table, rogue.clickAction, { policy: "sensible", seed: 1 });
  return table.time() - begun;
}

/** Whether the table is about to take the only choice. */
function isLone(table: EmulatedTable): boolean {
  const state = reckoning.stateOf(table);
  return loneChoice(game, game.rules.seen(state, 0), reckoning.choicesOf(state)) !== undefined;
}

describe("the speed of a table", () => {
  it("makes the same game take less and less time", () => {
    const [calm = 0, brisk = 0, instant = 0] = SETTINGS.speed.values.map((speed) => secondsOf(speed));
    expectTrue(brisk < calm, `brisk ${brisk} s, calm ${calm} s`);
    expectTrue(instant <= brisk, `instant ${instant} s, brisk ${brisk} s`);
  });

  it("takes at most a second from a choice with dice to the next question if it is instant", () => {
    const players = [{ color: "White" }];
    const table = reckoning.open({ seed: 31, players }, {}, { speed: "instant", loneChoices: "taken" });
    reckoning.deal(table, table.player("White"));
    const random = seeded(7);
    let rolls = 0;
    for (let decision = 0; decision < 20; decision++) {
      const choices = reckoning.choicesOf(reckoning.stateOf(table));
      const known = reckoning.reportOf(table).steps.length;
      const begun = table.time();
      const action = anyAction(choices, random);
      if (action === undefined) break;
      reckoning.take(table, action);
      const isAsked = (): boolean => reckoning.busyOf(table) === "" && !isLone(table);
      // It may take dozens of choices that are none, one after the other.
      expectTrue(table.until(isAsked, 120), "the game does not go on");
      const steps = reckoning.reportOf(table).steps.slice(known);
      const thrown = steps.filter((step) => step.includes('"rolled"')).length;
      rolls += thrown;
      // The table may have taken further choices.
      const acts = steps.filter((step) => step.includes('"act"')).length;
      const seconds = (table.time() - begun) / acts;
      if (thrown > 0) expectTrue(seconds <= 1, `${seconds} s for ${action.kind}`);
    }
    expectTrue(rolls > 3, "hardly a die was rolled");
  });

  it("may be instant in a whole game of chips and chess pieces, played by hand", () => {
    const table = openPokerchess({ seed: 2 }, SHORT, { speed: "instant" });
    deal(table, table.player("White"));
    playToTheEnd(table, dragAction, { policy: "sensible", seed: 2 });
  });

  it("may be brisk in such a game", () => {
    const table = openPokerchess({ seed: 3 }, SHORT, { speed: "brisk" });
    deal(table, table.player("White"));
    playToTheEnd(table, clickAction, { policy: "sensible", seed: 3 });
  });

  it("may be instant in a game of dice, hands of cards and a computer", () => {
    const at = rollFlushTable;
    const table = at.open({ seed: 4, players: [{ color: "White" }] }, { target: 2 }, { speed: "instant" });
    table.player("White").clicks(english.table.SENTENCES.startFilled);
    at.waitForPeople(table);
    at.playToTheEnd(table, at.dragAction, { policy: "sensible", seed: 4 });
  });
});
