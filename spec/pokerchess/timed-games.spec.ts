import { copy, same } from "../../src/kit/data/data";
import type { Options } from "../../src/kit/rules/options";
import type { Seat } from "../../src/kit/rules/rules";
import { rules } from "../../src/games/pokerchess/rules/rules";
import type { Action, State } from "../../src/games/pokerchess/rules/state";
import type { Event } from "../../src/games/pokerchess/rules/events";
import { below, seeded } from "../../src/kit/data/random";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { A2, attack, B3, bet, dealt, displace, duel } from "./duels";
import { anyOptions, playRandomly } from "./random-games";
import {
  act,
  awaitedSeats,
  begun,
  decisionOf,
  drawn,
  expectRefused,
  formed,
  lists,
  look,
  shuffle,
} from "./people";

/** Two people, the one at seat 0 plays White. */
const TWO = [[0], [1]];
/** Seats 0 and 2 play White, led by 0; 1 and 3 Black, led by 3. */
const TEAMS = [
  [0, 2],
  [3, 1],
];
const OWNERS = { "white-pawn-a": 2, "black-pawn-b": 1 };

/** Lets the clock of the decision that is due run, in all for this many seconds. */
function pass(state: State, elapsed: number): Event[] {
  const answer = expectPresent(rules.clock).pass(state, elapsed);
  expectSame(answer.kind, "done");
  return answer.kind === "done" ? answer.events : [];
}

function expectNoClock(state: State): void {
  expectAbsent(rules.clock?.face(state));
  const answer = expectPresent(rules.clock).pass(state, 5);
  expectSame(answer.kind === "refusal" ? [answer.rule, answer.reason] : [], ["PC-10.1", "noClock"]);
}

/** Who may decide, until when, and what is left in the bank of that seat. */
function face(state: State): number[] {
  const { seat, deadline, bank } = expectPresent(rules.clock?.face(state), "no clock runs");
  return [seat, deadline, bank];
}

/** The duel at the first bet of two people; the defender, seat 1, is to act. */
function betting(options: Options = {}): State {
  const state = duel(TWO, options);
  attack(state, 0);
  dealt(state, "defender");
  return state;
}

/** A white rook that was repelled on d7 and may retreat to d5 or d6. */
function retreating(options: Options = {}): State {
  const state = begun(TWO, options);
  displace(state, 0, 35);
  act(state, 0, { kind: "move", from: 35, to: 51 });
  while (state.phase.kind !== "bet") {
    if (state.phase.kind === "sought") look(state);
    else shuffle(state);
  }
  bet(state, { kind: "call" });
  bet(state, { kind: "fold" });
  expectSame(state.phase.kind, "retreat");
  return state;
}

/** A white pawn that has arrived on a8. */
function promoting(options: Options = {}): State {
  const state = begun(TWO, options);
  displace(state, 48, 24);
  displace(state, 56, 25);
  displace(state, A2, 48);
  act(state, 0, { kind: "move", from: 48, to: 56 });
  return state;
}

const MOVE: Action = { kind: "move", from: A2, to: 16 };

describe("PC-10.1 limits", () => {
  it("every decision after setup has one: of moving or of betting", () => {
    expectSame(face(begun(TWO, { moveLimit: 20, battleLimit: 40 })), [0, 20, 0]);
    expectSame(face(betting({ moveLimit: 20, battleLimit: 40 })), [1, 40, 0]);
    expectSame(face(retreating({ moveLimit: 20 })), [0, 20, 0]);
    expectSame(face(promoting({ moveLimit: 20 })), [0, 20, 0]);
    const stakes = duel(TEAMS, { moveLimit: 20 }, OWNERS);
    attack(stakes, 0);
    expectSame([stakes.phase.kind, face(stakes)], ["stake", [0, 20, 0]]);
  });
  it("everything before the first turn is untimed (R50)", () => {
    expectNoClock(rules.start({}, 3));
    expectNoClock(formed(TEAMS));
    expectNoClock(drawn(TEAMS));
  });
  it("0 means none", () => {
    expectNoClock(begun(TWO, { moveLimit: 0 }));
    expectNoClock(betting({ battleLimit: 0 }));
  });
  it("no clock runs while cards are shuffled or are open", () => {
    const state = duel(TWO);
    attack(state, 0);
    expectSame(state.phase.kind, "sought");
    expectNoClock(state);
  });
  it("each decision starts afresh, and is another one to the player who counts the seconds", () => {
    const state = begun(TWO);
    const before = expectPresent(rules.clock?.face(state)).decision;
    pass(state, 25);
    expectSame(rules.clock?.elapsed(state), 25);
    act(state, 0, MOVE);
    shuffle(state);
    expectSame([face(state), rules.clock?.elapsed(state)], [[1, 30, 0], 0]);
    expectTrue(expectPresent(rules.clock?.face(state)).decision > before);
  });
});

describe("PC-10.9 time is told to the rules", () => {
  it("in any steps with the same outcome", () => {
    const once = begun(TWO, { timeBank: 45, bankStep: 20 });
    const often = copy(once);
    pass(once, 131.5);
    for (const seconds of [0, 12, 30, 30, 49, 74.9, 75, 105, 130, 131.5]) pass(often, seconds);
    expectSame(often, once);
  });
  it("never backwards", () => {
    const state = begun(TWO);
    pass(state, 20);
    const answer = rules.clock?.pass(state, 19);
    expectSame(answer?.kind === "refusal" ? [answer.rule, answer.reason] : [], ["PC-10.9", "clockBackwards"]);
  });
});

describe("PC-10.3 a late move", () => {
  it("passes to the opponent, who may choose any legal move for the side to move", () => {
    const state = begun(TWO);
    const moves = decisionOf(state, 0)?.choices ?? [];
    expectSame(pass(state, 30), [{ kind: "timeExpired", seat: 0 }]);
    expectSame([face(state), awaitedSeats(state)], [[1, 60, 0], [1]]);
    expectSame(decisionOf(state, 1)?.choices, moves);
    act(state, 1, MOVE);
    expectSame([state.men[16], state.position.side], ["white-pawn-a", "black"]);
  });
  it("its owner may not move meanwhile (R29)", () => {
    const state = begun(TWO);
    pass(state, 59);
    expectRefused(state, 0, MOVE, "PC-2.4", "notYourDecision");
  });
  it("returns to its owner for one window, and so on", () => {
    const state = begun(TWO);
    pass(state, 30);
    expectSame(pass(state, 60), [{ kind: "choiceReturned", seat: 0 }]);
    expectSame([face(state), awaitedSeats(state)], [[0, 90, 0], [0]]);
    expectSame(pass(state, 95), [{ kind: "timeExpired", seat: 0 }]);
    expectSame(awaitedSeats(state), [1]);
  });
  it("does not show the private card to the chooser (R30)", () => {
    const state = begun(TWO);
    pass(state, 30);
    expectPresent(rules.seen(state, 0).privateCard);
    expectAbsent(rules.seen(state, 1).privateCard);
  });
  it("of the opponent's choice is still the owner's attack, promotion and retreat (R58)", () => {
    const state = duel(TWO);
    pass(state, 30);
    act(state, 1, { kind: "move", from: A2, to: B3 });
    expectSame([state.battle?.attacker.seat, state.battle?.defender.seat], [0, 1]);
    dealt(state, "defender");
    expectSame(face(state), [1, 30, 0]);
    const pawn = begun(TWO);
    displace(pawn, 48, 24);
    displace(pawn, 56, 25);
    displace(pawn, A2, 48);
    pass(pawn, 30);
    act(pawn, 1, { kind: "move", from: 48, to: 56 });
    expectSame([pawn.phase.kind, awaitedSeats(pawn)], ["promote", [0]]);
  });
  it("is chosen by the opposing General in teams (PC-12.11)", () => {
    const state = begun(TEAMS);
    pass(state, 30);
    expectSame(awaitedSeats(state), [3]);
    expectRefused(state, 1, MOVE, "PC-2.4", "notYourDecision");
  });
});

describe("PC-10.4 a late bet", () => {
  it("is a check if that is legal", () => {
    const state = betting();
    bet(state, { kind: "call" });
    expectSame(pass(state, 30), [
      { kind: "timeExpired", seat: 0 },
      { kind: "checked", seat: 0 },
      { kind: "streetDealt", street: "flop", cards: ["5D", "5H", "5S"], reveals: true },
    ]);
    expectSame(rules.clock?.elapsed(state), 0);
  });
  it("is a fold otherwise", () => {
    const state = betting();
    const events = pass(state, 31);
    expectSame([events[0]?.kind, events[1]?.kind], ["timeExpired", "folded"]);
    expectSame(state.men[B3], "white-pawn-a");
  });
  it("never passes to the opponent", () => {
    const state = betting();
    pass(state, 29.9);
    expectSame(face(state), [1, 30, 0]);
    pass(state, 1000);
    expectSame(state.phase.kind, "turnShuffle");
  });
});

describe("PC-10.5 other late decisions", () => {
  it("promotion: a queen (R28)", () => {
    const state = promoting();
    pass(state, 30);
    expectSame([state.position.board[56], state.phase.kind], ["Q", "turnShuffle"]);
  });
  it("retreat: the square attacked from (R28)", () => {
    const state = retreating();
    pass(state, 30);
    expectSame([state.men[35], state.phase.kind], ["white-rook-a", "turnShuffle"]);
  });
  it("stake: none", () => {
    const state = duel(TEAMS, {}, OWNERS);
    attack(state, 0);
    pass(state, 30);
    expectSame([state.battle?.attacker.stake, state.phase], [0, { kind: "stake", role: "defender" }]);
    expectSame(face(state), [3, 30, 0]);
  });
  it("rebuy: no", () => {
    const state = betting({ realMoney: true });
    state.stacks = [3, 60];
    bet(state, { kind: "raise", amount: 3 });
    bet(state, { kind: "call" });
    look(state);
    expectSame(state.phase, { kind: "rebuy", seat: 0, forSide: true });
    pass(state, 30);
    expectSame(state.phase, { kind: "over", ending: "chips", winner: "black" });
  });
});

describe("PC-10.10 late choices that pass to the opponent", () => {
  it("a promotion, among its four types", () => {
    const state = promoting({ lateChoice: "opponent" });
    pass(state, 30);
    expectSame([face(state), decisionOf(state, 1)?.choices.length], [[1, 60, 0], 4]);
    act(state, 1, { kind: "promote", shape: "knight" });
    expectSame(state.position.board[56], "N");
  });
  it("a retreat, among its squares; and back again", () => {
    const state = retreating({ lateChoice: "opponent" });
    pass(state, 30);
    expectTrue(lists(decisionOf(state, 1)?.choices, { kind: "retreat", to: 43 }));
    pass(state, 60);
    act(state, 0, { kind: "retreat", to: 43 });
    expectSame(state.men[43], "white-rook-a");
  });
  it("bets, stakes and rebuys never do", () => {
    const state = betting({ lateChoice: "opponent" });
    pass(state, 30);
    expectSame(state.phase.kind, "turnShuffle");
    const stakes = duel(TEAMS, { lateChoice: "opponent" }, OWNERS);
    attack(stakes, 0);
    pass(stakes, 30);
    expectSame(stakes.battle?.attacker.stake, 0);
  });
});

describe("PC-10.6 a clock that is called", () => {
  const CALLED = { clockMode: "called" };
  const CALL: Action = { kind: "callClock" };

  it("does not run before the opponent calls it; the full limit runs from then on", () => {
    const state = begun(TWO, CALLED);
    expectNoClock(state);
    expectTrue(lists(decisionOf(state, 1)?.asides, CALL));
    expectSame(act(state, 1, CALL), [{ kind: "clockCalled", seat: 1 }]);
    expectSame([face(state), rules.clock?.elapsed(state)], [[0, 30, 0], 0]);
  });
  it("calling again has no effect, calling one's own clock is not possible", () => {
    const state = begun(TWO, CALLED);
    expectRefused(state, 0, CALL, "PC-10.6", "notYourOpponent");
    act(state, 1, CALL);
    pass(state, 12);
    expectRefused(state, 1, CALL, "PC-10.6", "alreadyCalled");
    expectSame([face(state), rules.clock?.elapsed(state)], [[0, 30, 0], 12]);
  });
  it("is called for one decision", () => {
    const state = betting(CALLED);
    act(state, 0, CALL);
    bet(state, { kind: "call" });
    expectNoClock(state);
    act(state, 1, CALL);
    expectSame(face(state), [0, 30, 0]);
  });
  it("the windows after a late move run without being called", () => {
    const state = begun(TWO, CALLED);
    act(state, 1, CALL);
    pass(state, 30);
    expectSame(face(state), [1, 60, 0]);
    pass(state, 60);
    expectSame(face(state), [0, 90, 0]);
  });
  it("may be called by the opposing General, in a battle also by the opposing fighter", () => {
    const state = duel(TEAMS, CALLED, OWNERS);
    const callers = (): Seat[] => [0, 1, 2, 3].filter((seat) => lists(decisionOf(state, seat)?.asides, CALL));
    expectSame(callers(), [3]);
    expectRefused(state, 1, CALL, "PC-10.6", "mayNotCall");
    attack(state, 0);
    expectSame([state.phase.kind, callers()], ["stake", [1, 3]]);
    act(state, 0, { kind: "stake", amount: 0 });
    act(state, 3, { kind: "stake", amount: 0 });
    dealt(state, "defender");
    expectSame([state.phase.kind, callers()], ["bet", [0, 2]]);
  });
  it("after a battle is called by the General alone again", () => {
    const state = duel(TEAMS, CALLED, { ...OWNERS, "black-pawn-d": 1 });
    displace(state, 0, 35);
    act(state, 0, { kind: "move", from: 35, to: 51 });
    act(state, 3, { kind: "stake", amount: 0 });
    look(state);
    shuffle(state);
    bet(state, { kind: "call" });
    bet(state, { kind: "fold" });
    expectSame(state.phase.kind, "retreat");
    expectRefused(state, 1, CALL, "PC-10.6", "mayNotCall");
    act(state, 3, CALL);
    expectSame(face(state), [0, 30, 0]);
  });
  it("cannot be called where it always runs, or where there is no limit", () => {
    expectRefused(begun(TWO), 1, CALL, "PC-10.6", "clockAlwaysRuns");
    expectRefused(begun(TWO, { ...CALLED, moveLimit: 0 }), 1, CALL, "PC-10.1", "noLimit");
    expectRefused(begun(TWO, { clockMode: "none" }), 1, CALL, "PC-10.1", "noLimit");
  });
  it("in mode none does not run, neither for a move nor for a bet", () => {
    expectNoClock(begun(TWO, { clockMode: "none" }));
    expectNoClock(betting({ clockMode: "none" }));
  });
});

describe("PC-10.7 time banks", () => {
  it("pay for late decisions in and out of battles, before anything else happens (R31)", () => {
    const state = betting({ timeBank: 50 });
    expectSame(pass(state, 30), [{ kind: "bankDrawn", seat: 1, seconds: 30, left: 20 }]);
    expectSame(face(state), [1, 60, 20]);
    bet(state, { kind: "call" });
    expectSame(
      [state.timer.banks, face(state)],
      [
        [50, 20],
        [0, 30, 50],
      ],
    );
    pass(state, 30);
    pass(state, 60);
    expectSame(
      [state.timer.banks, face(state)],
      [
        [0, 20],
        [0, 80, 0],
      ],
    );
    expectSame(pass(state, 80)[0], { kind: "timeExpired", seat: 0 });
  });
  it("are kept for the whole game, one for every person", () => {
    const state = duel(TEAMS, { timeBank: 100 }, OWNERS);
    pass(state, 31);
    expectSame(state.timer.banks, [70, 100, 100, 100]);
    attack(state, 0);
    act(state, 0, { kind: "stake", amount: 0 });
    act(state, 3, { kind: "stake", amount: 0 });
    dealt(state, "defender");
    // The fighter's bank, not the General's.
    pass(state, 45);
    expectSame(state.timer.banks, [70, 70, 100, 100]);
  });
  it("do not serve for choosing on the opponent's behalf", () => {
    const state = begun(TWO, { timeBank: 40 });
    pass(state, 70);
    expectSame(
      [face(state), state.timer.banks],
      [
        [1, 100, 40],
        [0, 40],
      ],
    );
    pass(state, 100);
    expectSame(
      [face(state), state.timer.banks],
      [
        [0, 130, 0],
        [0, 40],
      ],
    );
  });
  it("can be spent second by second", () => {
    const state = begun(TWO, { timeBank: 5, bankStep: 1 });
    const told = pass(state, 30).concat(pass(state, 31), pass(state, 32.5), pass(state, 34));
    expectSame(told, [
      { kind: "bankDrawn", seat: 0, seconds: 1, left: 4 },
      { kind: "bankDrawn", seat: 0, seconds: 2, left: 0 },
    ]);
    expectSame(face(state), [0, 35, 0]);
  });
});

describe("PC-10.8 changed limits", () => {
  const SHORTER: Action = { kind: "proposeTime", change: { option: "moveLimit", value: 20 } };

  it("are proposed by one General and accepted by the other; they hold from the next decision on", () => {
    const state = begun(TEAMS);
    expectRefused(state, 2, SHORTER, "PC-12.11", "onlyGenerals");
    expectRefused(state, 3, { kind: "acceptTime" }, "PC-10.8", "noProposal");
    expectSame(act(state, 3, SHORTER), [{ kind: "timeProposed", seat: 3, option: "moveLimit", value: "20" }]);
    expectRefused(state, 3, { kind: "acceptTime" }, "PC-10.8", "noProposal");
    expectRefused(state, 2, { kind: "acceptTime" }, "PC-10.8", "noProposal");
    pass(state, 7);
    expectSame(act(state, 0, { kind: "acceptTime" }), [
      { kind: "timeChanged", option: "moveLimit", value: "20" },
    ]);
    expectSame([face(state), rules.clock?.elapsed(state)], [[0, 30, 0], 7]);
    act(state, 0, MOVE);
    shuffle(state);
    expectSame([face(state), state.options.moveLimit], [[3, 20, 0], 20]);
  });
  it("may be declined, and then stay as they are", () => {
    const state = begun(TWO);
    act(state, 0, SHORTER);
    act(state, 1, { kind: "declineTime" });
    expectRefused(state, 1, { kind: "acceptTime" }, "PC-10.8", "noProposal");
    act(state, 0, MOVE);
    shuffle(state);
    expectSame(face(state), [1, 30, 0]);
  });
  it("a new time bank sets every bank again", () => {
    const state = begun(TWO, { timeBank: 60 });
    pass(state, 31);
    act(state, 1, { kind: "proposeTime", change: { option: "timeBank", value: 120 } });
    act(state, 0, { kind: "acceptTime" });
    expectSame(state.timer.banks, [30, 60]);
    act(state, 0, MOVE);
    expectSame(state.timer.banks, [120, 120]);
  });
  it("are answered without a clock, and stop none (R50)", () => {
    const state = begun(TWO);
    pass(state, 10);
    act(state, 0, SHORTER);
    expectSame([awaitedSeats(state), face(state), rules.clock?.elapsed(state)], [[0, 1], [0, 30, 0], 10]);
  });
  it("go to the next values that are offered, one after the other", () => {
    const state = begun(TWO);
    const values = (option: string): (string | number)[] =>
      (decisionOf(state, 0)?.asides ?? []).flatMap(({ action }) =>
        action.kind === "proposeTime" && action.change.option === option ? [action.change.value] : [],
      );
    expectSame(
      [values("moveLimit"), values("timeBank"), values("clockMode")],
      [[20, 45], [60], ["called", "none"]],
    );
    expectRefused(
      state,
      0,
      { kind: "proposeTime", change: { option: "moveLimit", value: 300 } },
      "PC-10.8",
      "unknownChange",
    );
    act(state, 1, SHORTER);
    act(state, 0, { kind: "acceptTime" });
    expectSame(values("moveLimit"), [15, 30]);
  });
  it("may change all of the time options and no other one", () => {
    const state = begun(TWO);
    const options: Record<string, boolean> = {};
    for (const { action } of decisionOf(state, 1)?.asides ?? []) {
      if (action.kind === "proposeTime") options[action.change.option] = true;
    }
    expectSame(options, {
      moveLimit: true,
      battleLimit: true,
      clockMode: true,
      timeBank: true,
      bankStep: true,
    });
  });
});

/** What is wrong with the clock of a state, or undefined. */
function clockFault(state: State): string | undefined {
  const { banks, drawn, elapsed } = state.timer;
  for (const bank of banks) if (bank < 0) return "a bank is overdrawn";
  if (banks.length !== state.people) return "not everybody has a bank";
  const running = rules.clock?.face(state);
  if (running === undefined) {
    const isStale = drawn + elapsed > 0 && state.phase.kind !== "over";
    return isStale ? "time has passed without a clock" : undefined;
  }
  if (running.deadline <= elapsed) return "a deadline is over";
  return same(awaitedSeats(state).slice(0, 1), [running.seat])
    ? undefined
    : "the clock runs for somebody else";
}

/** The state after its clock has run to the last of these times, told one after the other. */
function after(state: State, times: readonly number[]): State {
  const other = copy(state);
  for (const time of times) {
    // Once a decision has expired, the time is told of the next one.
    if (other.timer.decision === state.timer.decision) pass(other, time);
  }
  return other;
}

describe("the clock in random games", () => {
  it("PC-10.9 comes to the same, whichever way the time is told, and always runs for the player who may decide", () => {
    const random = seeded(109);
    let compared = 0;
    const watch = (state: State): string | undefined => {
      const fault = clockFault(state);
      const running = rules.clock?.face(state);
      if (fault !== undefined || running === undefined || below(random, 4) > 0) return fault;
      const { elapsed } = state.timer;
      const end = elapsed + below(random, 4 * running.deadline);
      const between = elapsed + below(random, end - elapsed + 1);
      const straight = after(state, [end]);
      compared++;
      if (!same(after(state, [between, end]), straight)) return "the steps of the clock make a difference";
      return clockFault(straight);
    };
    for (let game = 0; game < 12; game++) {
      const options = { ...anyOptions(random), moveLimit: 10, battleLimit: 20 };
      playRandomly(random, options, 2 + below(random, 5), { asides: 10, late: 200 }, watch);
    }
    expectTrue(compared > 50, `compared only ${compared} times`);
  });
});
