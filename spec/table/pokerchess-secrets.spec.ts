import type { EmulatedTable } from "../../src/emulator";
import { pokerchess as game } from "../../src/games/pokerchess";
import type { Action, State } from "../../src/games/pokerchess/rules/state";
import { rosterOf, sideOfSeat } from "../../src/games/pokerchess/rules/teams/roster";
import { shortName } from "../../src/kit/words/card-names";
import { rankOf, type Card } from "../../src/kit/data/cards";
import type { Choice } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { CALM, pokerchess, tableAt } from "./pokerchess";
import { gameUpTo } from "./support/battle-under-way";
import { expectSound } from "./support/soundness";
import { BLUE, playOn, twinsOf, twinTables, TWO_PLAY, WHITE, type Watcher } from "./support/twins";

const { continueWith, deal, open: openPokerchess, piece, reportOf, stateOf } = pokerchess;

const GAME = game.rules.id;
const { people: PEOPLE, watchers: ALL } = TWO_PLAY;

/** The watcher at the seat of a side's General. */
function watcherOf(state: State, side: "white" | "black"): Watcher {
  return rosterOf(state, side)[0] === 0 ? WHITE : BLUE;
}

/**
 * A card deep in the deck of the same rank as a hidden one, which nobody has seen in this turn: the two can change places
 * and the same match cards are found (PC-6.4).
 */
function partnerOf({ deck, flips }: State, hidden: Card): Card | undefined {
  return deck.find(
    (card) => card !== hidden && rankOf(card) === rankOf(hidden) && flips.every((flip) => flip.card !== card),
  );
}

/** Nobody folds or raises, so that all comes to light. */
function isQuiet({ action, amounts }: Choice<Action>): boolean {
  return amounts === undefined && action.kind !== "fold" && action.kind !== "raise";
}

/** Watches two tables that differ in a hidden card and one in the deck; answers who has watched how many steps. */
function watchedSteps(table: EmulatedTable, hidden: Card, decisions: number): Record<string, number> {
  const cards: [string, string] = [hidden, expectPresent(partnerOf(stateOf(table), hidden))];
  const tables = twinTables(table.save(), GAME, cards, PEOPLE);
  const twins = twinsOf(game, tables, ALL);
  playOn(pokerchess, twins, tables[0], decisions, isQuiet);
  for (const each of tables) expectSound(each);
  const seen: Record<string, number> = {};
  for (const { colour } of ALL) seen[colour] = twins.stepsSeen(colour);
  return seen;
}

/** Nothing has been fought about yet. */
function isThirdTurn(state: State): boolean {
  const { phase, turn, counts, privateCard } = state;
  if (phase.kind !== "move" || turn !== 3 || counts.battles > 0 || privateCard === undefined) return false;
  return partnerOf(state, privateCard) !== undefined;
}

/** In the first battle, before the flop is bet on, and each hidden card has a partner. */
function isFirstBattle(state: State): boolean {
  const { phase, battle, counts, privateCard, downCard, burnt, deck } = state;
  if (phase.kind !== "bet" || battle?.street !== "flop" || counts.battles !== 1) return false;
  const hidden = [privateCard, downCard, burnt[1], deck[20]];
  return hidden.every((card) => card !== undefined && partnerOf(state, card) !== undefined);
}

describe("promise 4, PC-4.6: hidden cards reach nobody who may not know them", () => {
  it("not the private card, while the turn is thought about and after it", () => {
    const table = tableAt(isThirdTurn, { seed: 51, players: PEOPLE });
    const state = stateOf(table);
    const owner = watcherOf(state, state.position.side).colour;
    const known = reportOf(table).steps.length;
    const seen = watchedSteps(table, expectPresent(state.privateCard), 1);
    for (const { colour } of ALL) {
      const count = seen[colour] ?? 0;
      expectTrue(colour === owner ? count === 0 : count > known, `${colour} has watched ${count} steps`);
    }
  });

  it("not the two hidden hole cards of a battle, until the showdown", () => {
    const table = tableAt(isFirstBattle, { seed: 51, players: PEOPLE });
    const state = stateOf(table);
    const attacker = watcherOf(state, state.position.side).colour;
    const known = reportOf(table).steps.length;
    for (const card of [expectPresent(state.privateCard), expectPresent(state.downCard)]) {
      const seen = watchedSteps(table, card, 2);
      const isOwner = (colour: string): boolean =>
        colour !== "Grey" && (colour === attacker) === (card === state.privateCard);
      for (const { colour } of ALL) {
        const count = seen[colour] ?? 0;
        expectTrue(isOwner(colour) ? count === 0 : count > known, `${colour} has watched ${count} steps`);
      }
    }
  });

  it("not the burnt cards nor the deck, from anybody", () => {
    const table = tableAt(isFirstBattle, { seed: 51, players: PEOPLE });
    const known = reportOf(table).steps.length;
    for (const card of [stateOf(table).burnt[1], stateOf(table).deck[20]]) {
      const seen = watchedSteps(table, expectPresent(card), 1);
      for (const { colour } of ALL) expectTrue((seen[colour] ?? 0) > known, colour);
    }
  });
});

/** Whether somebody at a colour can learn the face of a card: from the card, by a look under it, or from the panel. */
function knows(table: EmulatedTable, card: Card, colour: string): boolean {
  const { guid } = piece(table, card);
  const { objects, panels } = table.sight(colour);
  if (objects.find((object) => object.guid === guid)?.card !== undefined) return true;
  if (table.player(colour).peeks(piece(table, card)) !== undefined) return true;
  return panels.some(({ text }) => text.includes(shortName(card)));
}

describe("promise 4, PC-12.13: in a team of several", () => {
  it("the fighter and the General know the private card, and nobody else", () => {
    const isBattle = (state: State): boolean =>
      state.phase.kind === "bet" && state.battle !== undefined && state.teams.some((team) => team.length > 1);
    const { steps, state } = gameUpTo(isBattle, CALM, 4);
    const people = ["White", "Orange", "Blue", "Purple"].map((color) => ({ color }));
    const table = openPokerchess({ seed: 53, players: people }, CALM);
    deal(table, table.player("White"));
    continueWith(table, steps);
    const battle = expectPresent(state.battle);
    const general = rosterOf(state, state.position.side)[0];
    for (let seat = 0; seat < 4; seat++) {
      const colour = people[seat]?.color ?? "";
      const knowsPrivate = seat === general || seat === battle.attacker.seat;
      expectSame(knows(table, expectPresent(state.privateCard), colour), knowsPrivate, `${colour}, private`);
      expectSame(knows(table, expectPresent(state.downCard), colour), seat === battle.defender.seat, colour);
      expectTrue(sideOfSeat(state, battle.defender.seat) !== state.position.side);
    }
    expectSound(table);
  });
});
