import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { advanceOffers, type Advance } from "../../src/games/pokerchess/rules/advance-choices";
import type { Action, State } from "../../src/games/pokerchess/rules/state";
import { ahead } from "../../src/games/pokerchess/words/advance-words";
import { fill } from "../../src/kit/words/words";
import { partId } from "../../src/table/panel/layout";
import { refusalSentence } from "../../src/table/languages/sentences";
import { english, startOf } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { CALM, pokerchess, tableAt } from "./pokerchess";
import { allAgree, expectHeard, expectNotHeard, expectNotShown, expectShown, shown } from "./support/hosting";
import { listenForPings, pingsHeard } from "./support/pings-heard";
import { firstDifference, reaching } from "./support/reaches";
import { expectSound } from "./support/soundness";

const { deal, decidingSeat, choicesOf, open, personAt, piece, reportOf, stateOf, take, waitForPeople } =
  pokerchess;
const { SENTENCES } = english.table;
const { AHEAD } = english.pokerchess;

/** How long a choice is shown at least before it is taken, and by when it is taken, in seconds. */
const SHOWN = 1;
const TAKEN_BY = 8;
const SEED = 72;

/** Somebody's first bet of a battle is due, and neither has acted. */
function isFirstBet({ phase, battle }: State): boolean {
  return (
    phase.kind === "bet" && battle?.street === "preflop" && !battle.attacker.acted && !battle.defender.acted
  );
}

/** A table at which one person is to decide, and the other one waits. */
interface Waiting {
  table: EmulatedTable;
  state: State;
  /** The seat that is to decide, and the one that waits. */
  acting: number;
  seat: number;
  person: PlayerVerbs;
  other: PlayerVerbs;
}

function waitingAt(table: EmulatedTable): Waiting {
  const state = stateOf(table);
  const acting = expectPresent(decidingSeat(state));
  const seat = 1 - acting;
  return { table, state, acting, seat, person: personAt(table, seat), other: personAt(table, acting) };
}

function firstBet(): Waiting {
  return waitingAt(tableAt(isFirstBet, { seed: SEED }));
}

/** A game of two before its first move. */
function firstMove(): Waiting {
  const table = open({ seed: SEED }, CALM, { undoRule: "always" });
  deal(table, table.player("White"));
  return waitingAt(table);
}

/** Somebody opens the list, and chooses something that is on it. */
function chooses({ table, person }: Waiting, label: string, group = ""): void {
  person.clicks(SENTENCES.ahead);
  table.seconds(1.5);
  if (group !== "") {
    person.clicks(group);
    table.seconds(1);
  }
  person.clicks(`□ ${label}`);
  table.seconds(1);
}

/** The button that shows what was chosen. */
function keptLabel(label: string): string {
  return fill(SENTENCES.aheadKept, { sign: "■", choice: label });
}

/** What a seat has done in the steps after the first ones. */
function doneBy(table: EmulatedTable, seat: number, from: number): string[] {
  const done: string[] = [];
  for (const step of reportOf(table).steps.slice(from)) {
    if (step.includes(`"seat":${seat}`) && step.includes('"act"')) done.push(step);
  }
  return done;
}

/** Waits until a seat has acted after so many steps; answers what it did. */
function taken(table: EmulatedTable, seat: number, from: number): string {
  table.until(() => doneBy(table, seat, from).length > 0, TAKEN_BY);
  const [step] = doneBy(table, seat, from);
  return expectPresent(step, "nothing was taken");
}

/** The one who decides acts; what the other one has chosen is shown to that person, and is not taken at once. */
function acts({ table, acting, seat, person }: Waiting, action: Action): number {
  const from = reportOf(table).steps.length;
  take(table, action, acting);
  const isShown = (): boolean => shown(table, person.color()).includes(startOf(SENTENCES.aheadDue));
  expectTrue(table.until(isShown, TAKEN_BY), "what was chosen is not shown before it is taken");
  table.seconds(SHOWN);
  expectTrue(isShown(), "what was chosen is shown too briefly");
  expectSame(doneBy(table, seat, from), []);
  return from;
}

/** The one who decides acts, and nothing is taken for the other one. */
function actsInVain({ table, acting, seat }: Waiting, action: Action): void {
  const from = reportOf(table).steps.length;
  take(table, action, acting);
  table.seconds(TAKEN_BY);
  expectSame(doneBy(table, seat, from), []);
  expectSame(decidingSeat(stateOf(table)), seat);
}

function label(choice: Advance): string {
  return ahead.words({ choice }).label;
}

/** A quiet move that a seat may choose ahead of time, or one that the seat which decides may make. */
function quietMove(state: State, seat: number): Extract<Advance, { kind: "move" }> {
  for (const { choice } of advanceOffers(state, seat))
    if (choice.kind === "move" && choice.target === "" && choice.shape === "knight") return choice;
  error("there is no quiet move", 0);
}

function moveOf(state: State, seat: number, isWanted: (this: void, action: Action) => boolean): Action {
  const choice = choicesOf(state, seat).find(({ action }) => action.kind === "move" && isWanted(action));
  return expectPresent(choice).action;
}

describe("PC-2.4 choosing ahead of time", () => {
  it("checks if nothing is bet, and folds otherwise, a moment after the other one has acted", () => {
    for (const [action, expected] of [
      [{ kind: "check" }, "check"],
      [{ kind: "raise", amount: 3 }, "fold"],
    ] as const) {
      const waiting = firstBet();
      const { table, state, acting, seat, person, other } = waiting;
      const canCheck = choicesOf(state, acting).some(({ action: { kind } }) => kind === "check");
      const answer: Action = action.kind === "check" && !canCheck ? { kind: "call" } : action;
      chooses(waiting, AHEAD.checkOrFold);
      expectShown(table, person.color(), keptLabel(AHEAD.checkOrFold));
      const from = acts(waiting, answer);
      expectShown(table, person.color(), fill(SENTENCES.aheadDue, { choice: AHEAD.checkOrFold }));
      expectTrue(taken(table, seat, from).includes(`"${expected}"`), expected);
      waitForPeople(table, 120);
      expectNotShown(table, person.color(), keptLabel(AHEAD.checkOrFold));
      expectNotHeard(table, other.color(), SENTENCES.aheadTitle);
      expectSound(table);
    }
  });

  it("only checks: a bet drops it, and only its person is told", () => {
    const waiting = firstBet();
    const { table, person, other } = waiting;
    chooses(waiting, AHEAD.checkOnly);
    actsInVain(waiting, { kind: "raise", amount: 2 });
    const missed = fill(SENTENCES.aheadMissed, { choice: AHEAD.checkOnly });
    expectHeard(table, person.color(), missed);
    expectNotHeard(table, other.color(), missed);
    expectNotHeard(table, "Grey", missed);
    expectSound(table);
  });

  it("calls up to the amount that was typed, and no more", () => {
    for (const [by, calls] of [
      [5, true],
      [6, false],
    ] as const) {
      const waiting = firstBet();
      const { table, seat, person } = waiting;
      const field = partId(piece(table, "board").guid, person.color(), "field");
      person.clicks(SENTENCES.ahead);
      table.seconds(1.5);
      // Nothing that is no amount is chosen.
      person.typesInto(field, "9999");
      table.seconds(1);
      person.clicks(`□ ${AHEAD.callUpToAnother}: 9999`);
      table.seconds(0.5);
      expectHeard(table, person.color(), startOf(english.table.SENTENCES.notAnAmount));
      person.typesInto(field, "5");
      table.seconds(1);
      person.clicks(`□ ${AHEAD.callUpToAnother}: 5`);
      table.seconds(1);
      expectShown(table, person.color(), keptLabel(fill(AHEAD.callUpTo, { amount: 5 })));
      if (calls) {
        const from = acts(waiting, { kind: "raise", amount: by });
        expectTrue(taken(table, seat, from).includes('"call"'));
      } else {
        actsInVain(waiting, { kind: "raise", amount: by });
        expectHeard(table, person.color(), startOf(SENTENCES.aheadMissed));
      }
      expectSound(table);
    }
  });

  it("moves, if the move is still legal", () => {
    const waiting = firstMove();
    const { table, state, acting, seat, person } = waiting;
    const move = quietMove(state, seat);
    chooses(waiting, label(move), english.pokerchess.SHAPE_GROUPS.knight);
    expectShown(table, person.color(), keptLabel(label(move)));
    const from = reportOf(table).steps.length;
    take(
      table,
      moveOf(state, acting, () => true),
      acting,
    );
    table.until(() => doneBy(table, seat, from).length > 0, 40);
    const step = taken(table, seat, from);
    expectTrue(step.includes(`"from":${move.from}`) && step.includes(`"to":${move.to}`), step);
    waitForPeople(table, 120);
    expectSame(decidingSeat(stateOf(table)), acting);
    pokerchess.expectPicture(table);
    expectSound(table);
  });

  it("drops a move when a battle comes before it", () => {
    const isAttackPossible = (state: State): boolean =>
      state.phase.kind === "move" &&
      state.turn > 2 &&
      choicesOf(state, decidingSeat(state)).some(({ rule }) => rule === "PC-4.4");
    const waiting = waitingAt(tableAt(isAttackPossible, { seed: SEED }));
    const { table, state, acting, seat, person, other } = waiting;
    const offers = advanceOffers(state, seat);
    const { choice } = expectPresent(offers[offers.length - 1]);
    chooses(waiting, label(choice), ahead.words({ choice }).group);
    expectShown(table, person.color(), keptLabel(label(choice)));
    const attack = expectPresent(choicesOf(state, acting).find(({ rule }) => rule === "PC-4.4")).action;
    take(table, attack, acting);
    waitForPeople(table, 120);
    const missed = fill(SENTENCES.aheadMissed, { choice: label(choice) });
    expectHeard(table, person.color(), missed);
    expectNotHeard(table, other.color(), missed);
    expectNotShown(table, person.color(), keptLabel(label(choice)));
    expectSound(table);
  });

  it("is taken back with one click, before the turn comes and in the moment before it is taken", () => {
    const before = firstBet();
    chooses(before, AHEAD.checkOrFold);
    before.person.clicks(keptLabel(AHEAD.checkOrFold));
    before.table.seconds(1);
    expectShown(before.table, before.person.color(), SENTENCES.ahead);
    actsInVain(before, { kind: "raise", amount: 3 });
    expectNotHeard(before.table, before.person.color(), startOf(SENTENCES.aheadMissed));

    const late = firstBet();
    chooses(late, AHEAD.checkOrFold);
    const from = acts(late, { kind: "raise", amount: 3 });
    late.person.clicks(SENTENCES.aheadTakeBack);
    late.table.seconds(TAKEN_BY);
    expectSame(doneBy(late.table, late.seat, from), []);
    expectShown(late.table, late.person.color(), english.pokerchess.BETS.fold);
    // From now on it is an ordinary decision.
    take(late.table, { kind: "call" }, late.seat);
    waitForPeople(late.table, 120);
    expectSound(late.table);
  });

  it("gives way to what its person clicks, drags or types instead", () => {
    const waiting = firstBet();
    const { table, seat } = waiting;
    chooses(waiting, AHEAD.checkOrFold);
    const from = acts(waiting, { kind: "raise", amount: 3 });
    take(table, { kind: "raise", amount: 2 }, seat);
    table.seconds(TAKEN_BY);
    expectSame(doneBy(table, seat, from).length, 1);
    expectNotShown(table, waiting.person.color(), SENTENCES.aheadTakeBack);
    expectNotShown(table, waiting.person.color(), keptLabel(AHEAD.checkOrFold));
    expectSound(table);
  });

  it("a click on the list that comes late is no choice", () => {
    for (const frames of [0, 1, 2, 4, 8, 15, 30, 45]) {
      const { table, acting, seat, person } = firstBet();
      person.clicks(SENTENCES.ahead);
      table.seconds(1.5);
      const from = reportOf(table).steps.length;
      take(table, { kind: "raise", amount: 3 }, acting);
      table.frames(frames);
      // What this person's screen shows is older than what the table knows.
      person.clicksLate(`□ ${AHEAD.checkOrFold}`, frames);
      table.seconds(TAKEN_BY);
      expectSame(doneBy(table, seat, from), [], `after ${frames} frames`);
      expectNotShown(table, person.color(), SENTENCES.aheadTitle);
      expectShown(table, person.color(), english.pokerchess.BETS.fold);
      expectSound(table);
    }
  });

  it("promise 3: is saved and loaded", () => {
    const waiting = firstBet();
    const { table, seat } = waiting;
    chooses(waiting, AHEAD.checkOrFold);
    table.load(table.save());
    waitForPeople(table, 120);
    expectShown(table, waiting.person.color(), keptLabel(AHEAD.checkOrFold));
    const from = acts(waitingAt(table), { kind: "raise", amount: 3 });
    expectTrue(taken(table, seat, from).includes('"fold"'));
    expectSound(table);
  });

  it("is forgotten when something is undone, and when another person has the seat", () => {
    const undone = firstMove();
    const { table, state, acting } = undone;
    take(
      table,
      moveOf(state, acting, () => true),
      acting,
    );
    waitForPeople(table, 120);
    // Now the one who has moved waits, and chooses.
    const waiting = waitingAt(table);
    expectSame(waiting.seat, acting);
    const move = quietMove(stateOf(table), acting);
    chooses(waiting, label(move), english.pokerchess.SHAPE_GROUPS.knight);
    expectShown(table, waiting.person.color(), keptLabel(label(move)));
    waiting.person.says("!offsuit undo");
    table.seconds(0.5);
    allAgree(table);
    waitForPeople(table, 120);
    expectSame(decidingSeat(stateOf(table)), acting);
    take(
      table,
      moveOf(stateOf(table), acting, () => true),
      acting,
    );
    waitForPeople(table, 120);
    expectNotShown(table, waiting.person.color(), keptLabel(label(move)));
    expectShown(table, waiting.person.color(), SENTENCES.ahead);
    expectSound(table);

    const left = firstBet();
    chooses(left, AHEAD.checkOrFold);
    const colour = left.person.color();
    left.person.stands();
    left.table.seconds(1);
    left.other.clicks(fill(SENTENCES.standIn, { colour }));
    waitForPeople(left.table, 120);
    left.person.sits(colour);
    left.table.seconds(2);
    waitForPeople(left.table, 120);
    expectNotShown(left.table, colour, keptLabel(AHEAD.checkOrFold));
    expectSound(left.table);
  });

  it("is refused to those who have nothing to choose: who decides, who looks on, who plays both sides", () => {
    const { table, person, other } = firstBet();
    other.says("!offsuit ahead");
    table.seconds(0.5);
    expectHeard(table, other.color(), refusalSentence({ kind: "aheadLate" }));
    const onlooker = table.joins("Anna");
    table.seconds(1);
    onlooker.says("!offsuit ahead");
    table.seconds(0.5);
    expectNotShown(table, "Grey", SENTENCES.aheadTitle);
    expectShown(table, person.color(), SENTENCES.ahead);
    expectNotShown(table, other.color(), SENTENCES.ahead);
    expectSound(table);
  });

  it("can be done in the chat", () => {
    const waiting = firstBet();
    const { table, seat, person } = waiting;
    person.says("!offsuit ahead");
    table.seconds(2);
    person.says("!offsuit");
    table.seconds(2);
    const entry = fill(SENTENCES.chatEntry, { number: 1, label: `□ ${AHEAD.checkOrFold}` });
    expectHeard(table, person.color(), entry);
    person.says("!offsuit 1");
    table.seconds(1);
    const from = acts(waiting, { kind: "raise", amount: 3 });
    expectTrue(taken(table, seat, from).includes('"fold"'));
    expectSound(table);
  });
});

describe("promise 4: that somebody has chosen ahead of time", () => {
  /** The same table twice; at one of them the person who waits chooses. */
  function twins(): { plain: Waiting; chosen: Waiting } {
    return { plain: firstBet(), chosen: firstBet() };
  }

  function expectSameFor(
    colours: readonly string[],
    { plain, chosen }: ReturnType<typeof twins>,
    when: string,
  ): void {
    for (const colour of colours) {
      const difference = firstDifference(reaching(plain.table, colour), reaching(chosen.table, colour));
      expectTrue(difference === undefined, `${colour}, ${when}: ${difference}`);
    }
  }

  it("reaches nobody else until it is taken: neither panel, log, pieces, pings nor a report tell", () => {
    for (const choice of [AHEAD.checkOrFold, AHEAD.checkOnly]) {
      const both = twins();
      const { plain, chosen } = both;
      const others = [plain.other.color(), "Grey"];
      const start = plain.table.time();
      chooses(chosen, choice);
      plain.table.seconds(chosen.table.time() - start);
      expectSameFor(others, both, "chosen");
      for (const { other, table } of [plain, chosen]) {
        other.says("!offsuit report");
        table.seconds(4);
      }
      expectSameFor(others, both, "in a report");
      for (const { table, acting } of [plain, chosen]) {
        listenForPings(table);
        take(table, { kind: "raise", amount: 3 }, acting);
      }
      for (let moment = 0; moment < 25; moment++) {
        for (const { table } of [plain, chosen]) table.seconds(0.1);
        expectSameFor(others, both, `${moment} tenths of a second after the raise`);
      }
      expectTrue(pingsHeard(plain.table) !== "", "nobody is called");
      expectSame(pingsHeard(chosen.table), pingsHeard(plain.table));
      for (const { table } of [plain, chosen]) expectSound(table);
    }
  });

  it("is taken after the same time whatever was chosen", () => {
    const times: number[] = [];
    for (const choice of [AHEAD.checkOrFold, fill(AHEAD.callUpTo, { amount: mostOf(firstBet()) })]) {
      const waiting = firstBet();
      const { table, acting, seat } = waiting;
      chooses(waiting, choice);
      const from = reportOf(table).steps.length;
      take(table, { kind: "raise", amount: 3 }, acting);
      const start = table.time();
      table.until(() => doneBy(table, seat, from).length > 0, TAKEN_BY);
      times.push(table.time() - start);
    }
    const [fold = 0, call = 1] = times;
    expectTrue(fold > 1.5 && Math.abs(fold - call) < 0.1, `${fold} s and ${call} s`);
  });

  function mostOf({ state, seat }: Waiting): number {
    let most = 0;
    for (const { choice } of advanceOffers(state, seat))
      if (choice.kind === "callUpTo") most = Math.max(most, choice.amount);
    return most;
  }
});
