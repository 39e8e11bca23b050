import type { EmulatedTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokerchess as pokerchessGame } from "../../src/games/pokerchess";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import { below, seeded } from "../../src/kit/data/random";
import type { Choice, GameAction, GameEvent } from "../../src/kit/rules/rules";
import { shownName } from "../../src/tts/piece-ids";
import type { Settings } from "../../src/table/model/settings";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameTable, type GameTable } from "./game-table";
import { CALM } from "./pokerchess";
import { gameUpTo } from "./support/battle-under-way";
import { isWaiting, logOf, watchChoice } from "./support/reveals";
import { expectSound } from "./support/soundness";
import { english } from "../support/english";
import { isOfToday } from "../support/rotation";
import { allAgree } from "./support/hosting";

const { SENTENCES } = english.table;

/** How many open cards are waited for in each game, and in how many choices. */
const REVEALS = 4;
const CHOICES = 30;

/** A choice by luck, but none that ends a battle before its cards are open. */
function chooser<Action extends GameAction>(
  seed: number,
): (this: void, choices: readonly Choice<Action>[]) => Action {
  const random = seeded(seed);
  return (choices) => {
    const calm = choices.filter(({ action }) => action.kind === "check" || action.kind === "call");
    const among = calm.length > 0 ? calm : choices;
    return expectPresent(among[below(random, among.length)]).action;
  };
}

/** A dealt game. */
function dealt<State, Action extends GameAction>(
  at: GameTable<State, Action>,
  speed: Settings["speed"],
  seed: number,
): EmulatedTable {
  const table = at.open({ seed }, {}, { speed, undoRule: "always" });
  at.deal(table, table.player("White"));
  return table;
}

/** Whether words wait for pieces while nothing else keeps the table busy. */
function isKeptBack<State, Action>(at: GameTable<State, Action>, table: EmulatedTable): boolean {
  const { busy, told } = at.reportOf(table);
  return busy === "" && !told;
}

function keepsSuspense<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  prepare: (this: void, at: GameTable<State, Action>, speed: Settings["speed"]) => EmulatedTable = (
    at,
    speed,
  ) => dealt(at, speed, 5),
): void {
  if (!isOfToday(game.rules.id)) return;
  const at = gameTable(game);
  for (const speed of ["calm", "brisk"] as const)
    it(`${game.rules.id}: at ${speed} speed nobody reads of a card before it is open at its place`, () => {
      const table = prepare(at, speed);
      const choose = chooser<Action>(5);
      let revealed = 0;
      for (let count = 0; count < CHOICES && revealed < REVEALS; count++) {
        if (at.decidingSeat(at.stateOf(table)) === undefined) break;
        const watched = watchChoice(game, at, table, choose);
        expectSame(watched.early, []);
        revealed += watched.revealed;
        at.waitForPeople(table);
      }
      expectTrue(revealed > 0, "no card was turned over");
      expectSound(table);
    });

  it(`${game.rules.id}: what somebody opens meanwhile is there at once, and tells no more`, () => {
    const table = prepare(at, "calm");
    const white = table.player("White");
    const choose = chooser<Action>(5);
    const sees = (label: string): boolean => white.sees().panels.some(({ text }) => text === label);
    let tried = 0;
    for (let count = 0; count < CHOICES && tried < 2; count++) {
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat === undefined) break;
      const before = logOf(table, game.rules.id);
      at.take(table, choose(at.choicesOf(state, seat)), seat);
      if (table.until(() => isKeptBack(at, table), 2)) {
        tried++;
        white.clicks(SENTENCES.tableTab);
        expectTrue(
          table.until(() => sees(SENTENCES.handsOff), 0.3),
          "Table does not open",
        );
        // The second half of a double click presses nothing.
        table.seconds(0.4);
        white.clicks(SENTENCES.back);
        expectTrue(
          table.until(() => !sees(SENTENCES.handsOff), 0.3),
          "Table does not close",
        );
        if (isKeptBack(at, table))
          expectSame(logOf(table, game.rules.id), before, "the log while words wait");
      }
      at.waitForPeople(table);
    }
    expectTrue(tried > 0, "no words were kept back");
    expectSound(table);
  });

  // What words wait for in a game of bets are bets: those are taken back only once the other has agreed, and then they have been told.
  if (game.binds !== undefined) return;
  it(`${game.rules.id}: what is undone before it was told is never told`, () => {
    const table = prepare(at, "calm");
    const choose = chooser<Action>(5);
    let tried = 0;
    for (let count = 0; count < CHOICES && tried < 2; count++) {
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat === undefined) break;
      const steps = at.reportOf(table).steps.length;
      const before = logOf(table, game.rules.id);
      at.take(table, choose(at.choicesOf(state, seat)), seat);
      const isKept = table.until(() => {
        const { busy, told, steps: now } = at.reportOf(table);
        return now.length === steps + 1 && busy === "" && !told;
      }, 2);
      if (isKept) {
        tried++;
        expectSame(logOf(table, game.rules.id), before, "the log while words wait");
        at.personAt(table, seat).says("!offsuit undo");
        allAgree(table);
        table.until(() => {
          expectSame(logOf(table, game.rules.id), before, "the log after an undo");
          return at.reportOf(table).steps.length === steps && isWaiting(at, table);
        }, 10);
        table.seconds(1);
        expectSame(logOf(table, game.rules.id), before, "the log in the end");
        const texts = table
          .objects()
          .filter(({ state: { Memo } }) => Memo?.includes(shownName("text-")) === true);
        expectSame(texts.length, 0, "texts in the air");
      }
      at.waitForPeople(table);
    }
    expectTrue(tried > 0, "no words were kept back that an undo could overtake");
    expectSound(table);
  });
}

describe("what is told of a step", () => {
  keepsSuspense(cardsVsDice);
  keepsSuspense(rollFlush);
  keepsSuspense(rogueSolitaire);
  keepsSuspense(pokersRogueReckoning);
  keepsSuspense(pokerchessGame, (at, speed) => {
    const table = at.open({ seed: 5 }, CALM, { speed, undoRule: "always" });
    at.deal(table, table.player("White"));
    at.continueWith(table, gameUpTo(({ phase }) => phase.kind === "bet", CALM).steps);
    return table;
  });
});
