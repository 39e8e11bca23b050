import {
  advanceFit,
  advanceOffers,
  mayAdvance,
  parseAdvance,
  type Advance,
} from "../../src/games/pokerchess/rules/advance-choices";
import { toCall } from "../../src/games/pokerchess/rules/battle/betting";
import { holderOf } from "../../src/games/pokerchess/rules/clock";
import { rules } from "../../src/games/pokerchess/rules/rules";
import type { Action, State } from "../../src/games/pokerchess/rules/state";
import { ahead } from "../../src/games/pokerchess/words/advance-words";
import type { Options } from "../../src/kit/rules/options";
import { below, seeded, type Random } from "../../src/kit/data/random";
import type { Decision } from "../../src/kit/rules/rules";
import { copy } from "../support/data";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameUpTo } from "../table/support/battle-under-way";
import { playRandomly, type Habits } from "./random-games";

/** Some deadlines pass, and some draws are offered. */
const HABITS: Habits = { asides: 40, late: 40 };
const GAMES = 6;

/** By seat, what it has chosen ahead of time. */
type Chosen = Partial<Record<number, Advance>>;

/** What anybody at the seat of a state may choose: one of the offers, an open amount among them. */
function anyOffer(state: State, seat: number, random: Random): Advance | undefined {
  const offers = advanceOffers(state, seat);
  expectSame(offers.length > 0, mayAdvance(state, seat), `seat ${seat} in ${state.phase.kind}`);
  const offer = offers[below(random, Math.max(1, offers.length))];
  if (offer?.amounts === undefined || offer.choice.kind !== "callUpTo") return offer?.choice;
  const { min, max } = offer.amounts;
  return { ...offer.choice, amount: min + below(random, max - min + 1) };
}

/** Plays a game in which everybody chooses ahead of time whenever that may be; answers how often what came of it. */
function comesOf(people: number, options: Options, seed: number): Record<string, number> {
  const random = seeded(seed);
  const chosen: Chosen = {};
  const came: Record<string, number> = {};
  const note = (what: string): void => {
    came[what] = (came[what] ?? 0) + 1;
  };
  const watch = (state: State, decisions: readonly Decision<Action>[]): string | undefined => {
    if (decisions.length === 0) return undefined;
    for (let seat = 0; seat < people; seat++) {
      const choice = chosen[seat];
      const fit = choice && advanceFit(state, seat, choice);
      if (choice !== undefined && fit !== undefined && fit.kind !== "waits") {
        chosen[seat] = undefined;
        note(`${choice.kind} ${fit.kind}`);
        if (fit.kind === "fits") {
          const refusal = rules.check(state, seat, fit.action);
          if (refusal !== undefined) return `${choice.kind} is taken against ${refusal.rule}`;
        }
      }
      if (chosen[seat] !== undefined) continue;
      const offered = anyOffer(state, seat, random);
      if (offered === undefined) continue;
      if (holderOf(state) === seat) return `seat ${seat} decides, and may choose ahead of time`;
      if (advanceFit(state, seat, offered).kind !== "waits") return `${offered.kind} does not wait`;
      expectSame(parseAdvance(copy(offered)), offered);
      expectTrue(ahead.words({ choice: offered }).label !== "", `${offered.kind} has no words`);
      chosen[seat] = offered;
    }
    return undefined;
  };
  playRandomly(random, options, people, HABITS, watch);
  return came;
}

describe("PC-2.4 what is chosen ahead of time", () => {
  it("waits for its turn, and is legal when it is taken, in games of two, three and eight people", () => {
    const all: Record<string, number> = {};
    for (const people of [2, 3, 8])
      for (let game = 0; game < GAMES; game++) {
        const came = comesOf(people, { turnLimit: 60, moveLimit: 60, battleLimit: 30 }, 100 * people + game);
        for (const what of Object.keys(came)) all[what] = (all[what] ?? 0) + (came[what] ?? 0);
      }
    for (const kind of ["checkOrFold", "checkOnly", "callUpTo", "move"])
      for (const what of ["fits", "over"])
        if (kind !== "move" || what === "fits")
          expectTrue((all[`${kind} ${what}`] ?? 0) > 0, `${kind} ${what} never came`);
    for (const kind of ["checkOnly", "callUpTo", "move"])
      expectTrue((all[`${kind} misses`] ?? 0) > 0, `${kind} never misses`);
  });

  /** A battle whose first bet is due, the seat that bets, and the one that waits. */
  function firstBet(): { state: State; acting: number; waiting: number } {
    const { state } = gameUpTo(
      ({ phase, battle }) => phase.kind === "bet" && battle?.pot !== 0 && !acted(battle),
    );
    const acting = expectPresent(holderOf(state));
    return { state, acting, waiting: 1 - acting };
  }

  function acted(battle: State["battle"]): boolean {
    return battle === undefined || battle.attacker.acted || battle.defender.acted;
  }

  it("folds or checks, checks only, or calls up to so many chips, whatever the raise is", () => {
    for (const by of [1, 4, 5, 6]) {
      const { state, acting, waiting } = firstBet();
      const meant = { turn: state.turn, street: expectPresent(state.battle).street };
      expectSame(rules.act(state, acting, { kind: "raise", amount: by }).kind, "done");
      const battle = expectPresent(state.battle);
      expectSame(toCall(battle, battle.toAct), by);
      const fit = (choice: Advance): unknown => advanceFit(state, waiting, choice);
      expectSame(fit({ kind: "checkOrFold", ...meant }), { kind: "fits", action: { kind: "fold" } });
      expectSame(fit({ kind: "checkOnly", ...meant }), { kind: "misses" });
      const calls = by <= 5 ? { kind: "fits", action: { kind: "call" } } : { kind: "misses" };
      expectSame(fit({ kind: "callUpTo", amount: 5, ...meant }), calls);
    }
  });

  it("is not for another street, nor for another turn", () => {
    const { state, acting, waiting } = firstBet();
    const { turn } = state;
    expectSame(rules.act(state, acting, { kind: "raise", amount: 1 }).kind, "done");
    expectSame(advanceFit(state, waiting, { kind: "checkOrFold", turn, street: "river" }), {
      kind: "misses",
    });
    const street = expectPresent(state.battle).street;
    expectSame(advanceFit(state, waiting, { kind: "checkOrFold", turn: turn - 1, street }), {
      kind: "misses",
    });
    expectSame(advanceFit(state, acting, { kind: "checkOrFold", turn: turn - 1, street }), { kind: "over" });
  });

  it("offers no more than can be asked for", () => {
    const { state, acting, waiting } = firstBet();
    const open = expectPresent(advanceOffers(state, waiting).find(({ amounts }) => amounts !== undefined));
    const stack = expectPresent(state.stacks[waiting]);
    const most = Math.min(stack, expectPresent(state.stacks[acting]) - toCallOf(state));
    expectSame(open.amounts, { min: 1, max: most });
  });

  function toCallOf({ battle }: State): number {
    const now = expectPresent(battle);
    return toCall(now, now.toAct);
  }
});
