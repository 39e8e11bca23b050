import { pokerchess } from "../../src/games/pokerchess";
import type { State } from "../../src/games/pokerchess/rules/state";
import { rollFlush } from "../../src/games/roll-flush";
import { FULL_DECK } from "../../src/kit/data/cards";
import { same } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import { dealtAgain, unseenIn } from "../../src/kit/advice/hidden-cards";
import { thoughtOut } from "../../src/kit/rules/policy";
import { apply, type GameRecord, type Step } from "../../src/kit/record/record";
import type { GameAction, GameEvent, Seat } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { slippingGame } from "../support/slipping-game";

/** In so many deals every card that may lie in one of few places has lain in another one. */
const DEALS = 40;

/** How many steps of a game it takes to get to a state. */
function stepsTo<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules }: Pick<Game<State, Action, Event, Seen>, "rules">,
  { options, seats, steps }: GameRecord<Action>,
  isThere: (state: State, last: Step<Action> | undefined) => boolean,
): { state: State; steps: number } {
  const state = rules.start(options, seats);
  for (const [before, step] of steps.entries()) {
    if (isThere(state, steps[before - 1])) return { state, steps: before };
    apply(rules, state, step);
  }
  throw new Error("no such state");
}

/** What a position may be for all that a seat knows. */
function dealsOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules }: Pick<Game<State, Action, Event, Seen>, "rules">,
  { options, seats, steps }: GameRecord<Action>,
  before: number,
  seat: Seat,
): State[] {
  const found = thoughtOut(unseenIn(rules, { options, seats, steps: steps.slice(0, before) }, seat));
  if (found === "unfit") throw new Error("the record does not fit");
  const deals: State[] = [];
  for (let number = 1; number <= DEALS; number++) {
    const dealt = thoughtOut(dealtAgain(rules, found, number));
    if (dealt === "impossible") throw new Error(`deal ${number} is impossible`);
    expectTrue(same(rules.seen(dealt.state, seat), found.seen), "the seat sees something else");
    deals.push(dealt.state);
  }
  return deals;
}

/** All cards of Pokerchess where they lie. */
function cardsIn({ deck, burnt, privateCard, downCard, battle }: State): string[] {
  const cards: string[] = [...deck, ...burnt, ...(battle?.community ?? [])];
  for (const card of [privateCard, downCard, battle?.attacker.match, battle?.defender.match])
    if (card !== undefined) cards.push(card);
  return cards;
}

describe("Hidden cards that are dealt again", () => {
  const record = slippingGame(pokerchess, 31);
  const returned = ({ flips }: State): string[] =>
    flips.filter((flip) => flip.returned).map(({ card }) => card);
  const battle = stepsTo(
    pokerchess,
    record,
    (state) => state.phase.kind === "bet" && state.battle !== undefined && returned(state).length > 1,
  );
  const fighting = expectPresent(battle.state.battle);

  it("include those that were turned up and then shuffled back", () => {
    const deals = dealsOf(pokerchess, record, battle.steps, fighting.attacker.seat);
    for (const card of returned(battle.state)) {
      const places = new Set(deals.map(({ deck }) => deck.findIndex((other) => other === card)));
      expectTrue(places.size > 3, `${card} lies in ${places.size} places`);
    }
    for (const state of deals) {
      expectSame(state.flips, battle.state.flips);
      expectSame(cardsIn(state).sort(), [...FULL_DECK].sort());
    }
  });

  it("include one that was shuffled before, but never those that were seen since", () => {
    const deals = dealsOf(pokerchess, record, battle.steps, fighting.defender.seat);
    const privates = new Set(deals.map(({ privateCard }) => privateCard));
    expectTrue(privates.size > 5, `the private card is one of ${privates.size}`);
    for (const { card } of battle.state.flips) expectTrue(!privates.has(card), `${card} was turned up`);
  });

  it("are in the hand where they were dealt, after the discard was shuffled", () => {
    const game = slippingGame(rollFlush, 31);
    const { state, steps } = stepsTo(
      rollFlush,
      game,
      ({ deck, hands, last }, step) =>
        step?.kind === "chance" &&
        step.outcome.kind === "shuffled" &&
        (last?.community ?? []).some((card) => deck.includes(card)) &&
        hands.some((hand, seat) => seat !== 0 && hand.some(({ up }) => !up)),
    );
    const shown = expectPresent(state.last).community.filter((card) => state.deck.includes(card));
    const deals = dealsOf(rollFlush, game, steps, 0);
    for (const card of shown) {
      const places = new Set(deals.map(({ deck }) => deck.findIndex((other) => other === card)));
      expectTrue(places.size > 3, `${card} lies in ${places.size} places`);
    }
    // What a player lays aside as the deck runs out is shuffled before anybody has seen it.
    const before = rollFlush.rules.start(game.options, game.seats);
    for (const step of game.steps.slice(0, steps - 2)) apply(rollFlush.rules, before, step);
    const seen = before.discard.map(({ card }) => card);
    for (const dealt of deals)
      for (const { card } of dealt.hands.flat())
        expectTrue(!seen.includes(card), `${card} had been discarded, and is in a hand`);
  });
});
