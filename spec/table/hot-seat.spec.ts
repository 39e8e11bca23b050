import { luaLiteral } from "../../src/commands/lua-literal";
import type { EmulatedTable, SettingsChoice } from "../../src/emulator";
import { pokerchess as pokerchessGame } from "../../src/games/pokerchess";
import { rollFlush as rollFlushGame } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import type { Options } from "../../src/kit/rules/options";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { fill } from "../../src/kit/words/words";
import { english } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { seeds } from "../support/scale";
import type { GameTable } from "./game-table";
import { CALM, pokerchess } from "./pokerchess";
import { rollFlushTable } from "./roll-flush";
import { sharedMouse } from "./support/shared-mouse";
import {
  agrees,
  expectHeard,
  expectNotHeard,
  expectNotShown,
  expectShown,
  isAsked,
  opensPlayers,
} from "./support/hosting";
import { expectSound } from "./support/soundness";

/** Few points, chips and turns, so that a game ends soon. */
const SHORT_FLUSH = { target: 4 };
const SHORT_CHESS = { startingChips: 8, turnLimit: 12, moveLimit: 0, battleLimit: 0 };

/** Two people play a whole game at one mouse; before each decision the screen shows nobody's hand, or that of whoever decides. */
function playWholeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  at: GameTable<State, Action>,
  options: Options,
  seed: number,
): void {
  const mouse = sharedMouse(game, at);
  const table = mouse.open({ seed }, options);
  at.deal(table, mouse.person(table));
  let passes = 0;
  at.playToTheEnd(table, at.clickAction, {
    policy: "sensible",
    seed,
    between: () => {
      if (mouse.button(table) !== undefined) {
        passes++;
        mouse.expectOnly(table, undefined);
      }
      mouse.turnsUp(table);
      const seat = at.decidingSeat(at.stateOf(table)) ?? 0;
      mouse.expectOnly(table, seat);
      expectSame(mouse.person(table).color(), at.reportOf(table).seats[seat]?.colour);
    },
  });
  expectTrue(passes > 3, `the mouse was passed ${passes} times`);
  expectSound(table);
}

describe("a hot seat shows two people at one mouse a whole game, each the own hand", () => {
  for (const seed of seeds()) {
    it(`of Roll Flush (seed ${seed})`, () => {
      playWholeGame(rollFlushGame, rollFlushTable, SHORT_FLUSH, seed);
    });

    it(`of Pokerchess (seed ${seed})`, () => {
      playWholeGame(pokerchessGame, pokerchess, SHORT_CHESS, seed);
    });
  }
});

const flush = sharedMouse(rollFlushGame, rollFlushTable);
const chess = sharedMouse(pokerchessGame, pokerchess);
const { SENTENCES } = english.table;

/** What turns a seat's cards up. */
function buttonOf(colour: string): string {
  return fill(SENTENCES.showCards, { colour });
}

/** The colours of the two seats at one mouse. */
function coloursAt(table: EmulatedTable): [string, string] {
  const [one, other] = rollFlushTable.reportOf(table).seats;
  return [expectPresent(one).colour, expectPresent(other).colour];
}

/** A game of Roll Flush in which White has to decide, covered. */
function dealtFlush(settings: SettingsChoice = {}): EmulatedTable {
  const table = flush.open({ seed: 41, ...settings });
  rollFlushTable.deal(table, flush.person(table));
  return table;
}

/** Plays on until the mouse is to be passed. */
function playToPass(table: EmulatedTable, seed = 3): void {
  const decide = rollFlushTable.decider("sensible", seed);
  for (let choice = 0; choice < 30; choice++) {
    if (flush.button(table) !== undefined) return;
    const state = rollFlushTable.stateOf(table);
    const seat = expectPresent(rollFlushTable.decidingSeat(state));
    rollFlushTable.clickAction(table, state, decide(state, seat), seat);
    rollFlushTable.waitForPeople(table);
  }
  expectTrue(false, "the mouse is not passed");
}

/** Takes the first choice of the seat that is to decide, as the one person would whatever the panel shows. */
function triesToChoose(table: EmulatedTable): void {
  const state = rollFlushTable.stateOf(table);
  const [choice] = rollFlushTable.choicesOf(state, rollFlushTable.decidingSeat(state));
  const action = luaLiteral(expectPresent(choice).action);
  const colour = flush.person(table).color();
  table.execute(`rehearsal.takeAction("${colour}", ${action})`, rollFlushTable.piece(table, "board"));
  rollFlushTable.waitForPeople(table);
}

describe("the cover between two people at one mouse", () => {
  it("is chosen in the lobby, where somebody plays several seats", () => {
    const table = rollFlushTable.open({ seed: 1, players: [{ color: "White" }] });
    const white = table.player("White");
    opensPlayers(table, white);
    expectNotShown(table, "White", SENTENCES.hotSeatOff);
    white.clicks(SENTENCES.addSeat);
    table.seconds(1);
    expectShown(table, "White", `${SENTENCES.hotSeatOff}\n${SENTENCES.hotSeatOffHow}`);
    rollFlushTable.deal(table, white);
    expectSame(flush.button(table), undefined, "the cards are covered although nobody wants that");
    expectSound(table);
  });

  it("takes no choice, and says why", () => {
    const table = dealtFlush();
    const [white] = coloursAt(table);
    const steps = rollFlushTable.reportOf(table).steps.length;
    const refusal = fill(SENTENCES.covered, { colour: "White (Player 1)" });
    expectNotHeard(table, "White", SENTENCES.covered.split("{colour}")[1] ?? "");
    triesToChoose(table);
    expectHeard(table, "White", SENTENCES.covered.split("{colour}")[1] ?? refusal);
    expectSame(rollFlushTable.reportOf(table).steps.length, steps);
    expectShown(table, "White", fill(SENTENCES.passMouse, { colour: white }));
    expectShown(table, "White", buttonOf(white));
    flush.turnsUp(table);
    triesToChoose(table);
    expectTrue(rollFlushTable.reportOf(table).steps.length > steps, "the choice was not taken");
    expectSound(table);
  });

  it("does not let a hand be looked at by its pieces, either", () => {
    const table = dealtFlush();
    flush.turnsUp(table);
    playToPass(table);
    const { hands } = rollFlushTable.stateOf(table);
    const person = flush.person(table);
    for (const { card, up } of hands.flat()) {
      const piece = rollFlushTable.piece(table, card);
      person.clicksOn(piece);
      table.seconds(1);
      flush.expectOnly(table, undefined);
      expectTrue(up || person.peeks(piece) === undefined, `${card} can be looked at`);
      expectTrue(person.obstacleTo(piece) !== undefined, `${card} can be picked up`);
    }
    rollFlushTable.waitForPeople(table);
    rollFlushTable.expectPicture(table);
    expectSound(table);
  });

  it("is there again after a load and a rewind, at any moment", () => {
    const table = dealtFlush();
    const [, red] = coloursAt(table);
    flush.turnsUp(table);
    playToPass(table);
    const before = table.checkpoint();
    flush.turnsUp(table);
    expectSame(flush.person(table).color(), red);
    const state = rollFlushTable.stateOf(table);
    for (const comesBack of [
      () => {
        table.load(table.save());
      },
      () => {
        table.rewindTo(before);
      },
    ]) {
      comesBack();
      for (let frame = 0; frame < 60; frame++) {
        table.frames(1);
        flush.expectHidden(table, state);
      }
      rollFlushTable.waitForPeople(table);
      expectSame(flush.button(table), buttonOf(red));
      flush.expectOnly(table, undefined);
      expectSame(rollFlushTable.stateOf(table), state);
      flush.turnsUp(table);
      flush.expectOnly(table, 1);
      rollFlushTable.expectPicture(table);
    }
    expectSound(table);
  });

  it("lets whoever has chosen last undo that, asks who was dealt a card since, and is there again", () => {
    const table = chess.open({ seed: 2 }, CALM);
    pokerchess.deal(table, chess.person(table));
    chess.turnsUp(table);
    const state = pokerchess.stateOf(table);
    const seat = expectPresent(pokerchess.decidingSeat(state));
    const [own, other] = [seat, 1 - seat].map((each) => pokerchess.reportOf(table).seats[each]?.colour ?? "");
    const quiet = pokerchess.choicesOf(state, seat).find(({ action }) => action.kind === "move");
    pokerchess.clickAction(table, state, expectPresent(quiet).action, seat);
    pokerchess.waitForPeople(table);
    expectSame(chess.button(table), buttonOf(other ?? ""));
    const colour = chess.person(table).color();
    chess.person(table).clicks(SENTENCES.undo);
    table.seconds(1);
    if (isAsked(table, colour)) agrees(table, colour);
    pokerchess.waitForPeople(table);
    expectSame(pokerchess.stateOf(table), state);
    expectSame(chess.button(table), buttonOf(own ?? ""));
    chess.expectOnly(table, undefined);
    // Whoever has taken the mouse takes nothing back that others have chosen.
    chess.turnsUp(table);
    pokerchess.clickAction(table, state, expectPresent(quiet).action, seat);
    pokerchess.waitForPeople(table);
    chess.turnsUp(table);
    expectNotShown(table, chess.person(table).color(), SENTENCES.undo);
    expectSound(table);
  });

  it("is lifted where the person sits if somebody else has the colour", () => {
    const table = dealtFlush();
    const [white, red] = coloursAt(table);
    flush.turnsUp(table);
    table.joins("Anna").sits(red);
    table.seconds(1);
    playToPass(table);
    const label = expectPresent(flush.button(table));
    flush.person(table).clicks(label);
    rollFlushTable.waitForPeople(table);
    expectSame(flush.person(table).color(), white);
    expectShown(table, white, fill(SENTENCES.mouseStays, { colour: red }));
    flush.expectOnly(table, 1);
    rollFlushTable.expectPicture(table);
    playToPass(table);
    expectSame(flush.button(table), buttonOf(white));
    flush.expectOnly(table, undefined);
    flush.turnsUp(table);
    flush.expectOnly(table, 0);
    expectSound(table);
  });

  it("is there when the person changes colours alone, as Tabletop Simulator's own hotseat does", () => {
    const table = dealtFlush();
    const [white, red] = coloursAt(table);
    flush.turnsUp(table);
    expectTrue(flush.person(table).sits(red), "the colour is taken");
    rollFlushTable.waitForPeople(table);
    expectSame(
      rollFlushTable.reportOf(table).seats.map(({ player }) => player),
      [red, red],
    );
    flush.expectOnly(table, undefined);
    expectSame(flush.button(table), buttonOf(white));
    flush.turnsUp(table);
    expectSame(flush.person(table).color(), white);
    flush.expectOnly(table, 0);
    expectSound(table);
  });

  it("is there when the person comes back, and shows a stranger nothing", () => {
    const table = dealtFlush();
    const [white] = coloursAt(table);
    flush.turnsUp(table);
    const person = flush.person(table);
    person.stands();
    table.seconds(1);
    flush.expectOnly(table, undefined);
    const anna = table.joins("Anna");
    anna.sits(white);
    table.seconds(2);
    flush.expectHidden(table, rollFlushTable.stateOf(table));
    expectNotShown(table, white, buttonOf(white));
    anna.stands();
    table.seconds(1);
    person.sits(white);
    rollFlushTable.waitForPeople(table);
    flush.expectOnly(table, undefined);
    expectSame(flush.button(table), buttonOf(white));
    flush.turnsUp(table);
    flush.expectOnly(table, 0);
    expectSound(table);
  });

  it("tells no cards in the chat, and shows nobody the hint of another one", () => {
    const table = dealtFlush();
    const [white, red] = coloursAt(table);
    const white1 = flush.person(table);
    white1.says("!offsuit");
    table.seconds(1);
    expectHeard(table, white, buttonOf(white));
    flush.turnsUp(table);
    white1.says("!offsuit");
    table.seconds(1);
    expectHeard(table, white, SENTENCES.chatIsShared);
    white1.says("!offsuit hint");
    table.seconds(2);
    expectSame(rollFlushTable.reportOf(table).hints.length, 0, "a hint in the chat");
    white1.clicks(SENTENCES.hint);
    table.seconds(20);
    const best = SENTENCES.hintBest.split("{")[0] ?? "";
    expectShown(table, white, best);
    playToPass(table);
    flush.turnsUp(table);
    expectNotShown(table, red, best);
    expectNotHeard(table, red, best);
    expectSound(table);
  });

  it("leaves other people and bots alone", () => {
    const table = flush.open({ seed: 43, players: [{ color: "White" }, { color: "Blue" }] });
    const white = flush.person(table);
    white.clicks(SENTENCES.addBot);
    table.seconds(1);
    rollFlushTable.deal(table, white);
    const colours = rollFlushTable.reportOf(table).seats.map(({ colour }) => colour);
    expectSame(colours.length, 4);
    const blue = colours.indexOf("Blue");
    const decide = rollFlushTable.decider("sensible", 3);
    let others = 0;
    for (let choice = 0; choice < 24; choice++) {
      const state = rollFlushTable.stateOf(table);
      const seat = rollFlushTable.decidingSeat(state);
      if (seat === undefined) break;
      expectNotShown(table, "Blue", buttonOf("Blue"));
      for (const { card, up } of state.hands[blue] ?? [])
        if (!up)
          expectTrue(table.player("Blue").peeks(rollFlushTable.piece(table, card)) !== undefined, card);
      if (seat === blue) others++;
      flush.turnsUp(table);
      rollFlushTable.clickAction(table, state, decide(state, seat), seat);
      rollFlushTable.waitForPeople(table, 120);
    }
    expectTrue(others > 0, "Blue has not decided");
    expectSound(table);
  });
});
