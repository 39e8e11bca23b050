import { rules } from "../../src/games/pokerchess/rules/rules";
import type { State } from "../../src/games/pokerchess/rules/state";
import type { Event } from "../../src/games/pokerchess/rules/events";
import { expectAbsent, expectSame, expectTrue } from "../support/expect";
import { A2, allIn, attack, B3, bet, dealt, displace, duel, E8 } from "./duels";
import { act, awaitedSeats, begun, decisionOf, expectRefused, lists, look, shuffle } from "./people";

/** Seats 0 and 2 play White, led by 0; seats 1, 3 and 4 play Black, led by 3. */
const TEAMS = [
  [0, 2],
  [3, 1, 4],
];
/** The pawns of the duel belong to members who are no Generals. */
const OWNERS = { "white-pawn-a": 2, "black-pawn-b": 1, "black-king": 4 };
const SOME_CHIPS = { startingChips: 30 };

function eventsOf(events: readonly Event[], kind: Event["kind"]): Event[] {
  return events.filter((event) => event.kind === kind);
}

/** The duel of the two members, before stakes; by seat, the chips are these. */
function members(stacks: number[], options: Record<string, boolean | number> = {}, from?: number): State {
  const state = duel(TEAMS, { ...SOME_CHIPS, ...options }, OWNERS, from);
  state.stacks = stacks;
  return state;
}

/** Both Generals stake this much. */
function stake(state: State, first: number, second: number): void {
  act(state, 0, { kind: "stake", amount: first });
  act(state, 3, { kind: "stake", amount: second });
}

describe("PC-12.11 Generals decide outside of battles", () => {
  it("move the pieces, also those that others own (R47)", () => {
    const state = duel(TEAMS, {}, OWNERS);
    expectSame(awaitedSeats(state), [0]);
    expectRefused(state, 2, { kind: "move", from: A2, to: B3 }, "PC-2.4", "notYourDecision");
    attack(state, 0);
    expectSame([state.battle?.attacker.seat, state.battle?.defender.seat], [2, 1]);
  });
  it("choose where a member's piece is after it was repelled, and what a pawn becomes (R47)", () => {
    const state = begun(TEAMS, {}, { "white-rook-a": 2 });
    displace(state, 0, 35);
    attackFrom(state, 35, 51);
    bet(state, { kind: "call" });
    bet(state, { kind: "fold" });
    expectSame([state.phase.kind, awaitedSeats(state)], ["retreat", [0]]);
    const promoting = begun(TEAMS, {}, { "white-pawn-a": 2 });
    displace(promoting, 48, 24);
    displace(promoting, 56, 25);
    displace(promoting, A2, 48);
    act(promoting, 0, { kind: "move", from: 48, to: 56 });
    expectSame([promoting.phase.kind, awaitedSeats(promoting)], ["promote", [0]]);
    act(promoting, 0, { kind: "promote", shape: "queen" });
    // PC-12.9: a promoted pawn stays with its member.
    expectSame([promoting.men[56], promoting.owners["white-pawn-a"]], ["white-pawn-a", 2]);
  });
  it("forfeit and offer endings; nobody else does", () => {
    const state = begun(TEAMS);
    for (const seat of [1, 2, 4]) {
      expectRefused(state, seat, { kind: "forfeit" }, "PC-12.11", "notGeneral");
      expectRefused(state, seat, { kind: "offer", payer: "white", amount: 0 }, "PC-12.11", "notGeneral");
    }
    expectTrue(lists(decisionOf(state, 3)?.asides, { kind: "forfeit" }));
  });
});

/** Attacks, and continues until there is something to bet; the Generals stake nothing. */
function attackFrom(state: State, from: number, to: number): void {
  act(state, 0, { kind: "move", from, to });
  while (state.phase.kind === "stake") act(state, awaitedSeats(state)[0] ?? 0, { kind: "stake", amount: 0 });
  while (state.phase.kind !== "bet") {
    if (state.phase.kind === "sought") look(state);
    else shuffle(state);
  }
}

describe("PC-12.12 fighters", () => {
  it("the owners of the two pieces bet, each with their own chips", () => {
    const state = members([10, 6, 8, 20, 5]);
    attack(state, 0);
    stake(state, 0, 0);
    dealt(state, "attacker");
    expectSame([awaitedSeats(state), state.stacks], [[1], [10, 6, 7, 20, 5]]);
    expectRefused(state, 3, { kind: "call" }, "PC-2.4", "notYourDecision");
    bet(state, { kind: "raise", amount: 2 });
    expectSame([awaitedSeats(state), state.stacks], [[2], [10, 3, 7, 20, 5]]);
    bet(state, { kind: "fold" });
    expectSame(state.stacks, [10, 7, 7, 20, 5]);
  });
});

describe("PC-12.13 who knows what", () => {
  it("the active General sees the private card from the deal, the fighter from the declaration (R37)", () => {
    const state = members([10, 6, 8, 20, 5]);
    const who = (): number[] =>
      [0, 1, 2, 3, 4].filter((seat) => rules.seen(state, seat).privateCard !== undefined);
    expectSame(who(), [0]);
    attack(state, 0);
    expectSame(who(), [0, 2]);
    stake(state, 0, 0);
    dealt(state, "attacker");
    expectSame(who(), [0, 2]);
    expectAbsent(rules.seen(state, "spectator").privateCard);
  });
  it("the face-down card is seen by the defending fighter alone, not by the General or any team-mate (R37, R49)", () => {
    const state = members([10, 6, 8, 20, 5]);
    attack(state, 0);
    stake(state, 0, 0);
    dealt(state, "attacker");
    const who = [0, 1, 2, 3, 4].filter((seat) => rules.seen(state, seat).downCard !== undefined);
    expectSame(who, [1]);
    expectAbsent(rules.seen(state, "spectator").downCard);
  });
  it("a showdown shows both to everybody", () => {
    const state = members([10, 6, 8, 20, 5]);
    attack(state, 0);
    stake(state, 0, 0);
    dealt(state, "attacker");
    bet(state, { kind: "raise", amount: 5 });
    bet(state, { kind: "call" });
    expectSame(state.phase.kind, "showdown");
    expectSame([rules.seen(state, 4).privateCard, rules.seen(state, "spectator").downCard], ["QD", "9C"]);
  });
});

describe("PC-12.14 stakes", () => {
  it("are asked after the declaration and before the blind, first of the attacking General (R38)", () => {
    const state = members([10, 6, 8, 20, 5]);
    attack(state, 0);
    expectSame(
      [state.phase, awaitedSeats(state), state.battle?.pot],
      [{ kind: "stake", role: "attacker" }, [0], 0],
    );
    expectRefused(state, 0, { kind: "stake", amount: 11 }, "PC-12.14", "stakeTooLarge");
    const events = act(state, 0, { kind: "stake", amount: 10 });
    expectSame(events[0], { kind: "staked", seat: 0, to: 2, chips: 10 });
    expectSame([state.phase, awaitedSeats(state)], [{ kind: "stake", role: "defender" }, [3]]);
    act(state, 3, { kind: "stake", amount: 0 });
    expectSame([state.stacks, state.battle?.pot], [[0, 6, 17, 20, 5], 1]);
  });
  it("are public", () => {
    const state = members([10, 6, 8, 20, 5]);
    attack(state, 0);
    act(state, 0, { kind: "stake", amount: 3 });
    expectSame(rules.seen(state, "spectator").battle?.attacker.stake, 3);
  });
  it("are not asked of a General who is the fighter or has no chips", () => {
    const general = duel(TEAMS, {}, { "black-pawn-b": 1 });
    attack(general, 0);
    expectSame(general.phase, { kind: "stake", role: "defender" });
    const broke = members([0, 6, 8, 0, 5]);
    attack(broke, 0);
    expectSame(broke.phase.kind, "sought");
  });
});

describe("PC-12.15 the return of stakes", () => {
  it("gives both Generals their parts after the pot is awarded", () => {
    const state = members([10, 6, 8, 20, 5]);
    attack(state, 0);
    stake(state, 2, 4);
    const events = allIn(state, "attacker");
    // Both had ten: seat 2 wins all twenty, a fifth of which is the stake's.
    expectSame(state.stacks, [12, 0, 16, 16, 5]);
    expectSame(eventsOf(events, "stakeReturned"), [
      { kind: "stakeReturned", seat: 2, to: 0, chips: 4 },
      { kind: "stakeReturned", seat: 1, to: 3, chips: 0 },
    ]);
  });
  it("is exact when the defender folds to the blind, but for the blind itself (R39)", () => {
    const state = members([10, 6, 8, 20, 5]);
    attack(state, 0);
    stake(state, 5, 3);
    dealt(state, "attacker");
    bet(state, { kind: "call" });
    bet(state, { kind: "fold" });
    // 12 of the 13 chips of seat 2 are left: floor(12 x 5 / 13) is 4.
    expectSame(state.stacks, [9, 7, 8, 20, 5]);
  });
});

describe("PC-12.16 a lost king", () => {
  it("costs the General all chips, and every other member half of theirs, after stakes are back", () => {
    const state = members([10, 6, 8, 21, 5], {}, E8);
    attack(state, 0);
    act(state, 0, { kind: "stake", amount: 0 });
    act(state, 3, { kind: "stake", amount: 4 });
    dealt(state, "attacker");
    bet(state, { kind: "fold" });
    // Seat 4 keeps nine until its General has four of them back; 21 go to the General, and 3 + 2 to both.
    expectSame(state.phase, { kind: "over", ending: "king", winner: "white" });
    expectSame(state.stacks, [10 + 21 + 3, 3, 8 + 2, 0, 3]);
    expectSame(rules.waiting(state), { kind: "over", result: { name: "king", winners: [0, 2] } });
  });
  it("is like a forfeit, which during a battle first gives away the pot (R43)", () => {
    const state = members([10, 6, 8, 21, 5]);
    attack(state, 0);
    stake(state, 4, 0);
    dealt(state, "attacker");
    bet(state, { kind: "raise", amount: 5 });
    expectSame([state.stacks, state.battle?.pot], [[6, 0, 11, 21, 5], 7]);
    act(state, 3, { kind: "forfeit" });
    // Seat 2 has 18, a third of them the General's; then 21 go to seat 0, and 0 + 2 to both.
    expectSame(state.phase, { kind: "over", ending: "forfeit", winner: "white" });
    expectSame(state.stacks, [6 + 6 + 21 + 1, 0, 12 + 1, 0, 3]);
  });
  it("is like a forfeit while stakes are asked, which first go back", () => {
    const state = members([10, 6, 8, 21, 5]);
    attack(state, 0);
    act(state, 0, { kind: "stake", amount: 4 });
    act(state, 0, { kind: "forfeit" });
    // Ten go to seat 3, and 2 + 1 + 1 of the half of seat 2 to the three of them.
    expectSame(state.stacks, [0, 6 + 1, 4, 21 + 10 + 2, 5 + 1]);
  });
});

describe("PC-12.17 a side without chips", () => {
  it("has lost only when all of its members have none (R53)", () => {
    const state = members([0, 20, 4, 0, 5]);
    attack(state, 0);
    allIn(state, "defender");
    expectSame(
      [state.phase, state.stacks],
      [{ kind: "over", ending: "chips", winner: "black" }, [0, 24, 0, 0, 5]],
    );
    const other = members([1, 20, 4, 0, 5]);
    attack(other, 0);
    act(other, 0, { kind: "stake", amount: 0 });
    allIn(other, "defender");
    expectSame([other.phase.kind, other.stacks], ["turnShuffle", [1, 24, 0, 0, 5]]);
  });
  it("may buy again with real money: the General, for the own stack (R52)", () => {
    const state = members([0, 20, 4, 0, 5], { realMoney: true });
    attack(state, 0);
    allIn(state, "defender");
    expectSame([state.phase, awaitedSeats(state)], [{ kind: "rebuy", seat: 0, forSide: true }, [0]]);
    act(state, 0, { kind: "rebuy" });
    expectSame([state.stacks, state.rebought, state.phase.kind], [[30, 24, 0, 0, 5], 30, "turnShuffle"]);
  });
});

describe("PC-7.9 a battle without chips in a team", () => {
  it("is decided by the cards alone if a fighter has nothing (R44)", () => {
    const state = members([0, 20, 0, 5, 0]);
    attack(state, 0);
    act(state, 3, { kind: "stake", amount: 1 });
    expectSame(state.battle?.chipless, true);
    dealt(state, "attacker");
    expectSame(state.phase.kind, "showdown");
    look(state);
    expectSame([state.men[B3], state.stacks], ["white-pawn-a", [0, 20, 0, 5, 0]]);
  });
  it("does not happen if the General stakes something", () => {
    const state = members([3, 20, 0, 5, 0]);
    attack(state, 0);
    stake(state, 2, 0);
    expectSame([state.battle?.chipless, state.battle?.pot, state.stacks[2]], [false, 1, 1]);
  });
});

describe("PC-12.18 endings without a winner", () => {
  it("an agreed ending moves chips from General to General only", () => {
    const state = members([10, 6, 8, 21, 5]);
    expectRefused(state, 0, { kind: "offer", payer: "black", amount: 22 }, "PC-9.6", "offerTooLarge");
    act(state, 0, { kind: "offer", payer: "black", amount: 7 });
    expectRefused(state, 1, { kind: "acceptOffer" }, "PC-9.6", "noOffer");
    act(state, 3, { kind: "acceptOffer" });
    expectSame(
      [state.phase, state.stacks],
      [{ kind: "over", ending: "agreed", winner: undefined }, [17, 6, 8, 14, 5]],
    );
  });
  it("in a draw everybody keeps theirs (R57)", () => {
    const state = members([10, 6, 8, 21, 5], { turnLimit: 1 });
    act(state, 0, { kind: "move", from: A2, to: 16 });
    expectSame([state.phase.kind, state.stacks], ["over", [10, 6, 8, 21, 5]]);
  });
});

describe("PC-12.19 sharing equally", () => {
  it("is agreed by all members at any time, and done after the settlement", () => {
    const state = members([10, 6, 8, 21, 5]);
    act(state, 2, { kind: "shareEqually" });
    expectTrue(lists(decisionOf(state, 2)?.asides, { kind: "declineSharing" }));
    for (const seat of [1, 3, 4]) act(state, seat, { kind: "shareEqually" });
    act(state, 4, { kind: "declineSharing" });
    act(state, 0, { kind: "shareEqually" });
    act(state, 3, { kind: "forfeit" });
    // White has 10 + 21 + 3 and 8 + 2 then, which are 22 each; Black does not share.
    expectSame(state.stacks, [22, 3, 22, 0, 3]);
  });
  it("needs a team", () => {
    const state = begun([[0], [1]]);
    expectRefused(state, 0, { kind: "shareEqually" }, "PC-12.19", "nobodyToShare");
  });
});

describe("PC-12.20 a member's own rebuy", () => {
  const OPTIONS = { realMoney: true, memberRebuy: true };

  it("is asked of the fighter, as many chips as that person first had", () => {
    const state = members([10, 20, 4, 9, 5], OPTIONS);
    attack(state, 0);
    stake(state, 0, 0);
    allIn(state, "defender");
    expectSame([state.phase, awaitedSeats(state)], [{ kind: "rebuy", seat: 2, forSide: false }, [2]]);
    expectRefused(state, 0, { kind: "rebuy" }, "PC-2.4", "notYourDecision");
    act(state, 2, { kind: "rebuy" });
    expectSame([state.stacks, state.rebought, state.phase.kind], [[10, 24, 15, 9, 5], 15, "turnShuffle"]);
  });
  it("at least one chip", () => {
    const state = members([10, 20, 4, 9, 5], OPTIONS);
    state.buyIns[2] = 0;
    attack(state, 0);
    stake(state, 0, 0);
    allIn(state, "defender");
    act(state, 2, { kind: "rebuy" });
    expectSame(state.stacks[2], 1);
  });
  it("costs nothing to refuse, and is asked before the side's (PC-12.17), attacker first", () => {
    const state = members([0, 0, 4, 9, 5], OPTIONS);
    state.stacks[2] = 0;
    attack(state, 0);
    act(state, 3, { kind: "stake", amount: 0 });
    expectSame(state.battle?.chipless, true);
    allIn(state, "attacker");
    expectSame(state.phase, { kind: "rebuy", seat: 2, forSide: false });
    act(state, 2, { kind: "declineRebuy" });
    expectSame(state.phase, { kind: "rebuy", seat: 1, forSide: false });
    act(state, 1, { kind: "declineRebuy" });
    expectSame(state.phase, { kind: "rebuy", seat: 0, forSide: true });
    act(state, 0, { kind: "declineRebuy" });
    expectSame(state.phase, { kind: "over", ending: "chips", winner: "black" });
  });
  it("saves the side if it is taken", () => {
    const state = members([0, 20, 4, 9, 5], OPTIONS);
    attack(state, 0);
    act(state, 3, { kind: "stake", amount: 0 });
    allIn(state, "defender");
    act(state, 2, { kind: "rebuy" });
    expectSame([state.phase.kind, state.stacks[2]], ["turnShuffle", 15]);
  });
  it("is not asked of a General, after a king's capture, or without the option", () => {
    const general = duel(TEAMS, { ...OPTIONS, ...SOME_CHIPS }, { "black-pawn-b": 1 });
    general.stacks = [4, 20, 4, 9, 5];
    attack(general, 0);
    act(general, 3, { kind: "stake", amount: 0 });
    allIn(general, "defender");
    expectSame(general.phase.kind, "turnShuffle");
    const king = members([10, 6, 8, 21, 5], OPTIONS, E8);
    attack(king, 0);
    stake(king, 0, 0);
    allIn(king, "attacker");
    expectSame(king.phase.kind, "over");
    const without = members([10, 20, 4, 9, 5], { realMoney: true });
    attack(without, 0);
    stake(without, 0, 0);
    allIn(without, "defender");
    expectSame(without.phase.kind, "turnShuffle");
  });
});
