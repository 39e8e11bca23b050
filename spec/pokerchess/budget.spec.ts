import { legalMoves } from "../../src/games/pokerchess/rules/chess/moves";
import { readPosition, STARTING_POSITION } from "../../src/games/pokerchess/rules/chess/reading";
import { bots } from "../../src/games/pokerchess/policies/levels";
import { rules } from "../../src/games/pokerchess/rules/rules";
import type { Seen, State } from "../../src/games/pokerchess/rules/state";
import { drawOutcome } from "../../src/kit/rules/chance";
import { awaited } from "../../src/kit/rules/choices";
import { seeded } from "../../src/kit/data/random";
import { COUNTS_INSTRUCTIONS, expectWithinBudget, newBudget, slice, thinkWithin } from "../support/budget";
import { expectPresent, expectTrue } from "../support/expect";
import { played } from "./cases";
import { anyOptions, playRandomly } from "./random-games";
import { readings } from "../../src/emulator/meter";

const STANDARD = { pawnDoubleStep: true, enPassant: true, castling: true };

describe("What the rules of Pokerchess cost in a slice of a frame", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  it("the legal moves of the starting position take less than 2,500 instructions", () => {
    const budget = newBudget();
    const position = expectPresent(readPosition(STARTING_POSITION));
    // Counted in steps: twenty lists in one slice.
    slice(budget, "twenty lists", () => {
      for (let i = 0; i < 20; i++) legalMoves(position, STANDARD);
    });
    const [heaviest] = readings(budget.meter);
    expectTrue((heaviest?.count ?? 0) / 20 < 2500, `${(heaviest?.count ?? 0) / 20} instructions`);
  });
  it("every step of whole games stays within it: what is legal, what is seen, what happens", () => {
    const budget = newBudget();
    const random = seeded(40);
    for (const people of [2, 5, 8]) {
      const options = people === 2 ? STANDARD : anyOptions(random);
      slice(budget, "start", () => rules.start(options, people));
      playRandomly(random, { ...options, turnLimit: 40 }, people, { asides: 20, late: 20 }, (state) => {
        measure(state);
        return undefined;
      });
    }
    function measure(state: State): void {
      const waiting = slice(budget, `waiting in phase ${state.phase.kind}`, () => rules.waiting(state));
      slice(budget, "seen", () => rules.seen(state, 0));
      if (waiting.kind !== "decisions") return;
      for (const { seat, choices } of waiting.decisions) {
        const [choice] = choices;
        if (choice !== undefined) slice(budget, "check", () => rules.check(state, seat, choice.action));
      }
    }
    expectWithinBudget(budget);
  });
  it("every action and every outcome of a game stays within it", () => {
    const budget = newBudget();
    const random = seeded(41);
    const state = rules.start(STANDARD, 2);
    for (let steps = 0; steps < 600; steps++) {
      const waiting = rules.waiting(state);
      if (waiting.kind === "over") break;
      if (waiting.kind === "chance") {
        const outcome = drawOutcome(waiting.chance, random);
        slice(budget, `outcome in phase ${state.phase.kind}`, () => rules.resolve(state, outcome));
        continue;
      }
      const { seat, choices } = expectPresent(waiting.decisions[0]);
      const { action } = expectPresent(choices[(steps * 7) % choices.length]);
      slice(budget, `action ${action.kind}`, () => rules.act(state, seat, action));
    }
    expectWithinBudget(budget);
  });
  it("every slice of a bot's thought stays within it", () => {
    const budget = newBudget();
    const asked: string[] = [];
    for (const { level, thinker } of bots) {
      const judgement = seeded(5);
      playRandomly(
        seeded(42),
        { turnLimit: 10, pawnDoubleStep: true },
        2,
        { asides: 0, late: 0 },
        (state) => {
          const waiting = rules.waiting(state);
          const decision = waiting.kind === "decisions" ? awaited(waiting.decisions) : undefined;
          if (decision === undefined) return undefined;
          const { seat, choices } = decision;
          const see = (): Seen => rules.seen(state, seat);
          thinkWithin(budget, level, thinker, see, choices, judgement);
          asked.push(level);
          return undefined;
        },
      );
    }
    expectTrue(asked.length > 30, `${asked.length} thoughts`);
    expectWithinBudget(budget);
  });
  it("the longest search for match cards, and a board full of queens, stay within it", () => {
    const budget = newBudget();
    const play = played({ position: "7k/8/8/8/8/1n6/8/N6K w - -", decks: [["9c", "9d", "9h"]] });
    slice(budget, "search", () => rules.act(play.state, 0, { kind: "move", from: 0, to: 17 }));
    slice(budget, "gather", () => rules.resolve(play.state, { kind: "seen" }));
    const queens = played({ position: "7k/QQQQQQQQ/8/8/8/8/8/KQ6 w - -" }).state;
    slice(budget, "queens", () => rules.waiting(queens));
    expectWithinBudget(budget);
  });
});
