import { pokerchess } from "../../src/games/pokerchess";
import type { Action, Seen, State } from "../../src/games/pokerchess/rules/state";
import { rosterOf } from "../../src/games/pokerchess/rules/teams/roster";
import type { Critic } from "../../src/kit/game/advice";
import { copy } from "../../src/kit/data/data";
import { rankOf, type Card } from "../../src/kit/data/cards";
import type { Step } from "../../src/kit/record/record";
import { reviewing } from "../../src/kit/advice/review";
import type { Seat } from "../../src/kit/rules/rules";
import { thoughtOut } from "../../src/kit/rules/policy";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameUpTo } from "../table/support/battle-under-way";

const { rules } = pokerchess;
const OPTIONS = { moveLimit: 0, battleLimit: 0, turnLimit: 200 };

/** A card of the deck with the rank of a hidden one: they can change places on the record, and every step still fits. */
function partnerOf({ deck, flips }: State, hidden: Card): Card | undefined {
  return deck.find(
    (card) => card !== hidden && rankOf(card) === rankOf(hidden) && flips.every((flip) => flip.card !== card),
  );
}

/** In a battle in which the defender has bet once, beside a private card that only the attacker knows. */
function isInBattle(state: State): boolean {
  const { phase, battle, privateCard } = state;
  if (phase.kind !== "bet" || battle?.street !== "turn" || privateCard === undefined) return false;
  return partnerOf(state, privateCard) !== undefined;
}

/** The same steps with two cards in each other's places in every shuffle. */
function exchanged(steps: readonly Step<Action>[], one: string, other: string): Step<Action>[] {
  const changed: Record<string, string> = { [one]: other, [other]: one };
  return steps.map((step) => {
    const twin = copy(step);
    if (twin.kind === "chance" && twin.outcome.kind === "shuffled")
      twin.outcome.order = twin.outcome.order.map((card) => changed[card] ?? card);
    return twin;
  });
}

/** All that the advisor is shown while it reviews a seat; it recommends the first choice. */
function shownFor(seat: Seat, steps: readonly Step<Action>[]): Seen[] {
  const shown: Seen[] = [];
  const critic: Critic<Seen, Action> = {
    close: 0,
    advisor: (seen, choices) => {
      shown.push(copy(seen));
      const { action } = expectPresent(choices[0]);
      return () => ({ ranking: [{ action, value: 0.5 }], reason: "plain" });
    },
  };
  thoughtOut(reviewing(rules, critic, { options: OPTIONS, seats: 2, steps: [...steps] }, seat).next);
  return shown;
}

describe("promise 4: a review", () => {
  it("judges by what the seat saw: a card that stays hidden from it changes nothing, also after the end", () => {
    const { steps, state } = gameUpTo(isInBattle, OPTIONS);
    const waiting = rules.waiting(state);
    const [decision] = waiting.kind === "decisions" ? waiting.decisions : [];
    const { seat } = expectPresent(decision);
    // Somebody gives up before the private card is shown.
    const finished = steps.concat([{ kind: "act", seat, action: { kind: "forfeit" } }]);
    const hidden = expectPresent(state.privateCard);
    const twin = exchanged(finished, hidden, expectPresent(partnerOf(state, hidden)));
    const other = rosterOf(state, state.position.side)[0] === 0 ? 1 : 0;
    const shown = shownFor(other, finished);
    expectTrue(
      shown.some(({ battle }) => battle !== undefined),
      "no decision of the battle was reviewed",
    );
    expectSame(shownFor(other, twin), shown);
  });
});
