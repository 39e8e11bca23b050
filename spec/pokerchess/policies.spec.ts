import { compareHands } from "../../src/games/pokerchess/rules/battle/showdown";
import { shapeOfCard } from "../../src/games/pokerchess/rules/deck";
import { holeOdds, presentOdds, typeOdds, unseenCards } from "../../src/games/pokerchess/rules/odds";
import { policies } from "../../src/games/pokerchess/policies";
import { bots } from "../../src/games/pokerchess/policies/levels";
import { rules } from "../../src/games/pokerchess/rules/rules";
import type { Action, Seen, State } from "../../src/games/pokerchess/rules/state";
import { FULL_DECK, type Card } from "../../src/kit/data/cards";
import { drawOutcome } from "../../src/kit/rules/chance";
import { awaited } from "../../src/kit/rules/choices";
import { copy } from "../../src/kit/data/data";
import type { Options } from "../../src/kit/rules/options";
import type { Policy } from "../../src/kit/rules/policy";
import { below, seeded, shuffled, type Random } from "../../src/kit/data/random";
import type { Decision, Seat } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { SCALE } from "../support/scale";

type Player = Policy<Seen, Action>;

const random = expectPresent(policies["random"]);
const sensible = expectPresent(policies["sensible"]);
const strong = expectPresent(policies["strong"]);

/** A game of two bots that knows no end comes to one. */
const LIMITED = { turnLimit: 300 };

/** Plays a game; a refused action fails. `look` is called before every decision. */
function play(
  players: readonly Player[],
  seed: number,
  options: Options,
  look?: (state: State, decision: Decision<Action>) => void,
): State {
  const chance = seeded(seed * 2);
  const judgement = seeded(seed * 2 + 1);
  const state = rules.start(options, players.length);
  let waiting = rules.waiting(state);
  while (waiting.kind !== "over") {
    if (waiting.kind === "chance") rules.resolve(state, drawOutcome(waiting.chance, chance));
    else {
      const decision = expectPresent(awaited(waiting.decisions));
      look?.(state, decision);
      const { seat, choices } = decision;
      const action = expectPresent(players[seat])(rules.seen(state, seat), choices, judgement);
      expectSame(rules.act(state, seat, action).kind, "done", action.kind);
    }
    waiting = rules.waiting(state);
  }
  return state;
}

function winsOf(first: Player, second: Player, games: number, seed: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const own = game % 2;
    const waiting = rules.waiting(play(own === 0 ? [first, second] : [second, first], seed + game, LIMITED));
    if (waiting.kind === "over" && waiting.result.winners.includes(own)) wins++;
  }
  return wins;
}

/** The state with every card that a seat does not see exchanged for another one. */
function exchanged(state: State, seat: Seat, chance: Random): State {
  const other = copy(state);
  const { privateCard, downCard } = rules.seen(state, seat);
  const hidden: Card[] = [...state.deck, ...state.burnt];
  if (privateCard === undefined && state.privateCard !== undefined) hidden.push(state.privateCard);
  if (downCard === undefined && state.downCard !== undefined) hidden.push(state.downCard);
  const order = shuffled(chance, hidden);
  if (privateCard === undefined && state.privateCard !== undefined) other.privateCard = order.pop();
  if (downCard === undefined && state.downCard !== undefined) other.downCard = order.pop();
  other.burnt = order.slice(0, state.burnt.length);
  other.deck = order.slice(state.burnt.length);
  return other;
}

/** How often a deal of the cards that are left is won by the attacker; a tie counts half. */
function shareOf(deals: number, deal: () => { own: Card[]; theirs: Card[]; board: Card[] }): number {
  let share = 0;
  for (let i = 0; i < deals; i++) {
    const { own, theirs, board } = deal();
    const winner = compareHands(board, own, theirs);
    share += winner === "attacker" ? 1 : winner === "tie" ? 0.5 : 0;
  }
  return share / deals;
}

describe("The policies of Pokerchess", () => {
  it("sensible mostly beats random", () => {
    const games = 40 * SCALE;
    const wins = winsOf(sensible, random, games, 100);
    expectTrue(wins >= 0.7 * games, `${wins} of ${games} games won`);
  });
  it("strong mostly beats random", () => {
    const games = 10 * SCALE;
    const wins = winsOf(strong, random, games, 210);
    expectTrue(wins >= 0.7 * games, `${wins} of ${games} games won`);
  });
  it("strong beats sensible more often than not", () => {
    const games = 10 * SCALE;
    const wins = winsOf(strong, sensible, games, 300);
    expectTrue(wins >= 0.5 * games, `${wins} of ${games} games won`);
  });
  it("play the same game again from the same seed", () => {
    expectSame(play([sensible, random], 7, LIMITED), play([sensible, random], 7, LIMITED));
    const short = { turnLimit: 6 };
    expectSame(play([strong, sensible], 3, short), play([strong, sensible], 3, short));
  });
  it("make only legal choices with any options, in teams, against the clock and with real money", () => {
    const settings: Options[] = [
      { pawnDoubleStep: true, enPassant: true, castling: true, turnLimit: 30 },
      { startingChips: 1, tieRule: "capture", realMoney: true, turnLimit: 30 },
      { postflopFirst: "defender", lateChoice: "opponent", startingChips: 8, turnLimit: 30 },
      { realMoney: true, memberRebuy: true, teamChips: "perPerson", startingChips: 3, turnLimit: 30 },
    ];
    for (const [index, options] of settings.entries()) {
      for (let people = 2; people <= 5; people++) {
        const players: Player[] = [];
        for (let seat = 0; seat < people; seat++) players.push(seat % 2 === 0 ? sensible : random);
        play(players, 10 * people + index, options);
      }
      play([strong, sensible, random, strong], index, { ...options, turnLimit: 4 });
    }
  });
  it("do not know hidden cards: with others in their place they choose the same", () => {
    const chance = seeded(4);
    for (const player of [sensible, strong]) {
      let compared = 0;
      play([player, random], 12, { turnLimit: 12 }, (state, { seat, choices }) => {
        if (seat !== 0) return;
        const other = exchanged(state, seat, chance);
        expectSame(rules.seen(other, seat), rules.seen(state, seat));
        expectSame(
          player(rules.seen(other, seat), choices, seeded(1)),
          player(rules.seen(state, seat), choices, seeded(1)),
        );
        compared++;
      });
      expectTrue(compared > 3, `${compared} decisions`);
    }
  });
  it("choose badly for an opponent who is late (PC-10.3)", () => {
    for (const player of [sensible, strong]) {
      const late: string[] = [];
      play([random, random], 21, { turnLimit: 3 }, (state, { choices }) => {
        if (state.phase.kind !== "move") return;
        const own = player(rules.seen(state, "spectator"), choices, seeded(1));
        const copied = copy(state);
        copied.timer.elapsed = state.options.moveLimit;
        const theirs = player(rules.seen(copied, "spectator"), choices, seeded(1));
        late.push(own === theirs ? "same" : "other");
      });
      expectTrue(late.length > 0 && !late.includes("same"));
    }
  });
  it("think a few seconds at most", () => {
    for (const { level, thinker } of bots) {
      const judgement = seeded(5);
      let slices = 0;
      const measured: Player = (seen, choices) => {
        const think = thinker(seen, choices, judgement);
        let taken = 1;
        let action = think();
        for (; action === undefined; taken++) action = think();
        slices = Math.max(slices, taken);
        return action;
      };
      play([measured, random], 31, { turnLimit: 10 * SCALE, pawnDoubleStep: true });
      expectTrue(slices < 180, `${level}: ${slices} slices`);
    }
  });
});

describe("The odds of Pokerchess", () => {
  it("of hole cards against an open card are those of many deals", () => {
    const chance = seeded(8);
    const cases: [Card, Card, Card][] = [
      ["AS", "AH", "KD"],
      ["KS", "2H", "9D"],
      ["7S", "8S", "QD"],
      ["9C", "4D", "9H"],
    ];
    for (const [match, hidden, opposing] of cases) {
      const rest = FULL_DECK.filter((card) => card !== match && card !== hidden && card !== opposing);
      const share = shareOf(600, () => {
        const [down = "2S", ...board] = shuffled(chance, rest).slice(0, 6);
        return { own: [match, hidden], theirs: [opposing, down], board };
      });
      const { win, tie } = holeOdds(match, hidden, opposing);
      expectTrue(Math.abs(win + tie / 2 - share) < 0.07, `${match} ${hidden}: ${win} ${tie}, dealt ${share}`);
    }
  });
  it("of an attack by types and private card are those of many deals (PC-6)", () => {
    const chance = seeded(9);
    const cases = [
      ["queen", "pawn", "7S"],
      ["pawn", "king", "AH"],
      ["knight", "knight", "9C"],
      ["rook", "bishop", "JD"],
    ] as const;
    for (const [attacker, defender, privateCard] of cases) {
      const share = shareOf(600, () => {
        const deck = shuffled(chance, FULL_DECK).filter((card) => card !== privateCard);
        const match = expectPresent(deck.find((card) => shapeOfCard(card) === attacker));
        const left = deck.filter((card) => card !== match);
        const opposing = expectPresent(left.find((card) => shapeOfCard(card) === defender));
        const unseen = unseenCards({ match, hidden: privateCard, opposing, community: [] });
        const [down = "2S", ...board] = shuffled(chance, unseen).slice(0, 6);
        return { own: [match, privateCard], theirs: [opposing, down], board };
      });
      const { win, tie } = typeOdds(attacker, defender, privateCard);
      expectTrue(Math.abs(win + tie / 2 - share) < 0.07, `${attacker}: ${win} ${tie}, dealt ${share}`);
    }
  });
  it("on the river are exact", () => {
    const chance = seeded(10);
    for (let i = 0; i < 40; i++) {
      const [match = "2S", hidden = "3S", opposing = "4S", ...community] = shuffled(chance, FULL_DECK).slice(
        0,
        8,
      );
      // A board of few suits, so that flushes are near.
      const board = below(chance, 2) === 0 ? community : sorted(match, hidden, opposing).slice(0, 5);
      const cards = { match, hidden, opposing, community: board };
      const unseen = unseenCards(cards);
      const results = unseen.map((down) => compareHands(board, [match, hidden], [opposing, down]));
      expectSame(presentOdds(cards), {
        win: results.filter((winner) => winner === "attacker").length / unseen.length,
        tie: results.filter((winner) => winner === "tie").length / unseen.length,
      });
    }
  });
});

/** The deck suit by suit without these cards. */
function sorted(...without: Card[]): Card[] {
  return FULL_DECK.filter((card) => !without.includes(card));
}
