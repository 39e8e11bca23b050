import { printOf } from "../../src/kit/rules/box";
import { holeOdds, type HeldCards } from "../../src/games/pokerchess/rules/odds";
import { OPTIONS } from "../../src/games/pokerchess/rules/options";
import { rules } from "../../src/games/pokerchess/rules/rules";
import { runouts } from "../../src/games/pokerchess/rules/runouts";
import {
  ENDINGS,
  type Action,
  type Phase,
  type Seen,
  type State,
} from "../../src/games/pokerchess/rules/state";
import type { Event } from "../../src/games/pokerchess/rules/events";
import { tableGame } from "../../src/games/pokerchess/table";
import { shortName } from "../../src/kit/words/card-names";
import type { Card } from "../../src/kit/data/cards";
import { FRESH_BOARD } from "../../src/kit/game/game";
import { speak } from "../../src/kit/words/language";
import { thoughtOut } from "../../src/kit/rules/policy";
import { below, seeded } from "../../src/kit/data/random";
import { refuse } from "../../src/kit/rules/refusal";
import type { Choice, Decision, Viewer } from "../../src/kit/rules/rules";
import { nameSeats, withSeatNames } from "../../src/kit/game/seat-names";
import { readPosition } from "../../src/games/pokerchess/rules/chess/reading";
import { squareOf } from "../../src/games/pokerchess/rules/chess/position";
import { fill, fillCount, percent } from "../../src/kit/words/words";
import { formsByName } from "../../src/languages/sentences";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { inEveryLanguage, mostLetters } from "../support/spoken";
import { studied } from "../support/studied";
import { act, begun, drawn, formed, look, shuffle } from "./people";
import { anyOptions, playRandomly } from "./random-games";
import { english, startOf } from "../support/english";

/** As at a table: a seat is called by the colour of its seat. */
const NAMES = ["White", "Orange", "Purple", "Yellow", "Green", "Brown", "Blue", "Pink"];
const game = withSeatNames(tableGame, () => NAMES);
const { words, box } = game;

/** This many groups and choices without a group fit a panel, and this many letters its lines. */
const GROUPS = 8;
const PINNED = 8;
const LABEL = 28;
const DETAIL = 26;
const PROMPT = 165;
const STATUS = 165;

/** Fails if a sentence still has a placeholder, or holds something that is no word. */
function expectFilled(sentence: string): void {
  for (const sign of ["{", "}", "undefined", " nil", " nan"]) {
    expectTrue(!sentence.includes(sign), `"${sentence}" holds ${sign}`);
  }
  expectTrue(sentence !== "", "an empty sentence");
}

function promptOf(state: State, viewer: Viewer): string {
  return words.prompt(rules.seen(state, viewer), viewer);
}

function choiceOf(state: State, seat: number, action: Action): string[] {
  const { group, label, detail, odds } = words.choice(rules.seen(state, seat), { action, rule: "" });
  return [group, label, detail, odds];
}

function move(from: string, to: string): Action {
  return { kind: "move", from: expectPresent(squareOf(from)), to: expectPresent(squareOf(to)) };
}

/** A game of two with these pieces; White, at seat 0, is to move and holds the king of hearts. */
function placed(position: string, options: Record<string, boolean | number | string> = {}): State {
  const state = begun([[0], [1]], options, {}, ["2D", "KH"]);
  state.position = expectPresent(readPosition(position));
  return state;
}

const BEFORE_BATTLE = "4k3/8/5n2/8/8/2B5/8/4K3 w";
const BURNT: Card = "2S";
const MATCHING: Card[] = ["4S", "9D", "KC", "TC"];

/** White's bishop on c3 attacks Black's knight on f6 (PC-13); everybody looks at the cards that were turned up. */
function sought(): State {
  const state = placed(BEFORE_BATTLE);
  const rest = state.deck.filter((card) => card !== BURNT && !MATCHING.includes(card));
  state.deck = [BURNT].concat(MATCHING, rest);
  act(state, 0, move("c3", "f6"));
  return state;
}

/** The same battle before the flop; Black holds the nine of hearts, and the board is dealt as in PC-13. */
function bet(): State {
  const state = sought();
  look(state);
  shuffle(state, ["3S", "9H", "5S", "2C", "7D", "TH", "6S", "3H", "7S", "JD"]);
  return state;
}

describe("The words of Pokerchess", () => {
  after_each(() => {
    speak("en");
  });
  it("PC-4.2 PC-4.4 name a move by its piece and squares, and an attack by both pieces and its chances", () => {
    const start = begun([[0], [1]]);
    expectSame(choiceOf(start, 0, move("a2", "a3")), [
      english.pokerchess.SHAPE_GROUPS.pawn,
      fill(english.pokerchess.CHOICES.move, {
        shape: english.pokerchess.SHAPE_TITLES.pawn,
        from: "a2",
        to: "a3",
      }),
      "",
      "",
    ]);
    expectSame(choiceOf(start, 0, move("b1", "c3")), [
      english.pokerchess.SHAPE_GROUPS.knight,
      fill(english.pokerchess.CHOICES.move, {
        shape: english.pokerchess.SHAPE_TITLES.knight,
        from: "b1",
        to: "c3",
      }),
      "",
      "",
    ]);
    const before = placed(BEFORE_BATTLE);
    const [group, label, detail, odds = ""] = choiceOf(before, 0, move("c3", "f6"));
    expectSame(
      [group, label, detail],
      [
        english.pokerchess.GROUPS.attacks,
        fill(english.pokerchess.CHOICES.attack, {
          shape: english.pokerchess.SHAPE_TITLES.bishop,
          from: "c3",
          target: english.pokerchess.SHAPE_NAMES.knight,
          to: "f6",
        }),
        "",
      ],
    );
    expectTrue(odds.startsWith(startOf(english.pokerchess.CHOICES.attackOdds)) && odds.endsWith(" %"), odds);
    // The player who does not know the private card is told no chances: they would tell of the card.
    expectSame(choiceOf(before, 1, move("c3", "f6"))[3], "");
  });
  it("PC-5.5 PC-5.6 PC-8.4 tell what is special about a move", () => {
    const castle = placed("4k3/8/8/8/8/8/8/4K2R w K -", { castling: true });
    expectSame(choiceOf(castle, 0, move("e1", "g1")), [
      english.pokerchess.SHAPE_GROUPS.king,
      fill(english.pokerchess.CHOICES.castle, { to: "g1" }),
      "",
      "",
    ]);
    const promotion = placed("4k3/P7/8/8/8/8/8/4K3 w");
    expectSame(choiceOf(promotion, 0, move("a7", "a8")), [
      english.pokerchess.SHAPE_GROUPS.pawn,
      fill(english.pokerchess.CHOICES.move, {
        shape: english.pokerchess.SHAPE_TITLES.pawn,
        from: "a7",
        to: "a8",
      }),
      english.pokerchess.CHOICES.promotes,
      "",
    ]);
    const options = { pawnDoubleStep: true, enPassant: true };
    const passing = placed("4k3/8/8/3pP3/8/8/8/4K3 w - d6", options);
    expectSame(choiceOf(passing, 0, move("e5", "d6")).slice(0, 3), [
      english.pokerchess.GROUPS.attacks,
      fill(english.pokerchess.CHOICES.attack, {
        shape: english.pokerchess.SHAPE_TITLES.pawn,
        from: "e5",
        target: english.pokerchess.SHAPE_NAMES.pawn,
        to: "d5",
      }),
      fill(english.pokerchess.CHOICES.inPassing, { to: "d6" }),
    ]);
  });
  it("PC-7.3 name a bet by its price, what is left, and what a fold loses", () => {
    const state = bet();
    expectSame(choiceOf(state, 1, { kind: "fold" }), [
      english.pokerchess.GROUPS.bet,
      english.pokerchess.BETS.fold,
      fill(english.pokerchess.BETS.foldDefender, { target: english.pokerchess.SHAPE_NAMES.knight }),
      "",
    ]);
    expectSame(choiceOf(state, 1, { kind: "call" }).slice(0, 3), [
      english.pokerchess.GROUPS.bet,
      fill(english.pokerchess.BETS.call, { chips: 1 }),
      fill(english.pokerchess.CHOICES.left, { left: 31 }),
    ]);
    expectSame(choiceOf(state, 1, { kind: "raise", amount: 3 }).slice(1, 3), [
      fill(english.pokerchess.BETS.raise, { amount: 3 }),
      fill(english.pokerchess.BETS.puts, { chips: 4, left: 28 }),
    ]);
    expectSame(
      choiceOf(state, 1, { kind: "raise", amount: 31 })[1],
      fill(english.pokerchess.BETS.raiseAllIn, { amount: 31 }),
    );
    const open: Choice<Action> = {
      action: { kind: "raise", amount: 1 },
      rule: "PC-7.3",
      amounts: { min: 1, max: 31 },
    };
    const { label, detail } = words.choice(rules.seen(state, 1), open);
    expectSame(
      [label, detail],
      [english.pokerchess.BETS.raiseAnother, fill(english.pokerchess.CHOICES.amounts, { min: 1, max: 31 })],
    );
    act(state, 1, { kind: "call" });
    act(state, 0, { kind: "check" });
    expectSame(choiceOf(state, 0, { kind: "raise", amount: 5 }), [
      english.pokerchess.GROUPS.bet,
      fill(english.pokerchess.BETS.bet, { amount: 5 }),
      fill(english.pokerchess.CHOICES.left, { left: 26 }),
      "",
    ]);
    expectSame(choiceOf(state, 0, { kind: "fold" })[2], english.pokerchess.BETS.foldAttacker);
  });
  it("PC-6.7 tell a contestant the chance to win a showdown before the flop", () => {
    const state = bet();
    const odds = (seat: number, kind: "check" | "call"): string => choiceOf(state, seat, { kind })[3] ?? "";
    const { win } = holeOdds("9D", "9H", "TC");
    expectSame(odds(1, "call"), fill(english.pokerchess.BETS.odds, { chance: percent(win) }));
    // The player who does not know the hidden card is told no chances: they would tell of it.
    expectSame(odds(0, "call"), "");
    act(state, 1, { kind: "call" });
    expectSame(
      odds(0, "check"),
      fill(english.pokerchess.BETS.odds, { chance: percent(holeOdds("TC", "KH", "9D").win) }),
    );
  });
  it("PC-7.11 tell it after the flop, too, once it has been found out", () => {
    const state = bet();
    act(state, 1, { kind: "call" });
    act(state, 0, { kind: "check" });
    const { battle } = state;
    const seat = battle === undefined ? 0 : battle[battle.toAct].seat;
    const odds = (): string => choiceOf(state, seat, { kind: "check" })[3] ?? "";
    expectSame(odds(), "");
    const community = battle?.community ?? [];
    const cards: HeldCards = { match: "TC", hidden: "KH", opposing: "9D", community };
    studied(words, rules.seen(state, seat));
    const { win } = thoughtOut(runouts(cards));
    expectSame([seat, community.length], [0, 3]);
    expectSame(odds(), fill(english.pokerchess.BETS.odds, { chance: percent(win) }));
    // Nobody studies what is known, or what only the other one knows.
    expectSame(words.study?.(rules.seen(state, seat)), undefined);
    expectSame(words.study?.(rules.seen(state, 1 - seat)), undefined);
  });
  it("PC-4.1 PC-7.4 ask each seat in its own words, with the cards that it alone knows", () => {
    const before = placed(BEFORE_BATTLE);
    expectSame(promptOf(before, 0), fill(english.pokerchess.PROMPTS.move, { card: "K♥" }));
    expectSame(promptOf(before, 1), fill(english.pokerchess.WAITING.move, { player: "White" }));
    const state = bet();
    expectSame(
      promptOf(state, 1),
      fill(english.pokerchess.BATTLE_PROMPTS.defender, {
        shape: english.pokerchess.SHAPE_NAMES.bishop,
        from: "c3",
        target: english.pokerchess.SHAPE_NAMES.knight,
        square: "f6",
        hand: fill(english.pokerchess.BATTLE_PROMPTS.hole, {
          cards: fill(english.kit.LISTS.and, { others: "9♦", last: "9♥" }),
        }),
        price: fill(english.pokerchess.BATTLE_PROMPTS.call, { pot: 1, toCall: 1 }),
      }),
    );
    expectSame(
      promptOf(state, 0),
      fill(english.pokerchess.WAITING.bet, {
        ...{ shape: english.pokerchess.SHAPE_NAMES.bishop, from: "c3" },
        ...{ target: english.pokerchess.SHAPE_NAMES.knight, square: "f6" },
        ...{ player: "Orange", pot: 1, toCall: 1 },
      }),
    );
    act(state, 1, { kind: "raise", amount: 3 });
    act(state, 0, { kind: "call" });
    act(state, 0, { kind: "check" });
    expectSame(
      promptOf(state, 1),
      fill(english.pokerchess.BATTLE_PROMPTS.defender, {
        shape: english.pokerchess.SHAPE_NAMES.bishop,
        from: "c3",
        target: english.pokerchess.SHAPE_NAMES.knight,
        square: "f6",
        hand: fill(english.pokerchess.BATTLE_PROMPTS.holeAndHand, {
          cards: fill(english.kit.LISTS.and, { others: "9♦", last: "9♥" }),
          hand: fill(english.kit.HAND_NAMES.pair, {
            category: english.kit.CATEGORY_NAMES.pair,
            firsts: english.kit.RANK_PLURALS["9"],
          }),
        }),
        price: fill(english.pokerchess.BATTLE_PROMPTS.check, { pot: 8 }),
      }),
    );
  });
  it("PC-3.2 PC-6.4 say what everybody looks at", () => {
    const state = formed([[0], [1]]);
    shuffle(state, ["2C", "KS", "AS"]);
    expectSame(
      promptOf(state, "spectator"),
      fill(english.pokerchess.LOOKING.drawn, {
        first: "White",
        firstCard: "K♠",
        second: "Orange",
        secondCard: "A♠",
        player: "Orange",
      }),
    );
    expectSame(
      promptOf(sought(), "spectator"),
      fill(english.pokerchess.LOOKING.sought, {
        attackerCard: "10♣",
        shape: english.pokerchess.SHAPE_NAMES.bishop,
        defenderCard: "9♦",
        target: english.pokerchess.SHAPE_NAMES.knight,
        defender: "Orange",
      }),
    );
  });
  it("PC-7.11 PC-7.12 name both hands at a showdown, and what comes of it", () => {
    const state = bet();
    act(state, 1, { kind: "raise", amount: 31 });
    act(state, 0, { kind: "call" });
    const prompt = promptOf(state, "spectator");
    const pair = { category: english.kit.CATEGORY_NAMES.pair };
    const hands = {
      attacker: "White",
      attackerHand: fill(english.kit.HAND_NAMES.pair, { ...pair, firsts: english.kit.RANK_PLURALS.T }),
      defender: "Orange",
      defenderHand: fill(english.kit.HAND_NAMES.pair, { ...pair, firsts: english.kit.RANK_PLURALS["9"] }),
    };
    const pieces = {
      shape: english.pokerchess.SHAPE_NAMES.bishop,
      target: english.pokerchess.SHAPE_NAMES.knight,
    };
    const won = fill(english.pokerchess.OUTCOMES.attacker, { attacker: "White", pot: 64, ...pieces });
    expectSame(prompt, fill(english.pokerchess.LOOKING.showdown, { ...hands, outcome: won }));
    const { last } = state;
    if (last === undefined) return;
    state.last = { ...last, winner: "tie" };
    expectTrue(promptOf(state, 0).endsWith(fill(english.pokerchess.OUTCOMES.hold, { pot: 64 })));
    state.options.tieRule = "capture";
    expectTrue(
      promptOf(state, 0).endsWith(fill(english.pokerchess.OUTCOMES.capture, { pot: 64, ...pieces })),
    );
  });
  it("PC-10.3 ask the player who chooses in a late opponent's place, and do not tell the private card", () => {
    const state = placed(BEFORE_BATTLE);
    expectSame(rules.clock?.pass(state, 30).kind, "done");
    const prompt = promptOf(state, 1);
    expectTrue(
      prompt.startsWith(startOf(fill(english.pokerchess.PROMPTS.moveForLate, { player: "White" }))) &&
        !prompt.includes("K♥"),
      prompt,
    );
    expectSame(
      promptOf(state, 0),
      fill(english.pokerchess.WAITING.moveForLate, { late: "White", player: "Orange" }),
    );
    expectTrue(words.hints(rules.seen(state, 1)).some((hint) => hint.includes("(PC-10.3)")));
  });
  it("PC-9.6 PC-10.8 put an offer to the player who may answer it", () => {
    const state = placed(BEFORE_BATTLE);
    act(state, 0, { kind: "offer", payer: "black", amount: 5 });
    const fiveChips = fillCount(english.pokerchess.COUNTS, "chips", { count: 5 });
    const pays = fill(english.pokerchess.PAYS, { player: "Orange", amount: fiveChips });
    const prompt = fill(english.pokerchess.PROMPTS.offer, { player: "White", pays });
    expectSame(promptOf(state, 1), prompt);
    expectSame(choiceOf(state, 1, { kind: "acceptOffer" }), [
      "",
      english.pokerchess.ASIDES.acceptOffer,
      fill(english.pokerchess.ASIDES.pays, { player: "Orange", amount: 5 }),
      "",
    ]);
    expectSame(
      words.confirm(rules.seen(state, 1), { kind: "acceptOffer" }),
      fill(english.pokerchess.CONFIRM.acceptOffer, { pays }),
    );
    act(state, 1, { kind: "offer", payer: "black", amount: 0 });
    expectTrue(
      words
        .hints(rules.seen(state, 0))
        .includes(
          fill(english.pokerchess.HINTS.offer, { player: "Orange", pays: english.pokerchess.PAYS_NOTHING }),
        ),
    );
    expectSame(choiceOf(state, 0, { kind: "acceptOffer" })[2], english.pokerchess.ASIDES.paysNothing);
    act(state, 1, { kind: "declineOffer" });
    act(state, 0, { kind: "proposeTime", change: { option: "moveLimit", value: 45 } });
    const asked = fill(english.pokerchess.PROMPTS.timeOffer, {
      player: "White",
      option: english.pokerchess.OPTION_WORDS.moveLimit.label,
      value: fill(english.pokerchess.OPTION_NUMBERS.moveLimit.some, { value: 45 }),
    });
    expectSame(promptOf(state, 1), asked);
  });
  it("PC-4.6 PC-12.13 tell a seat its own hidden card beside the status, and nobody else", () => {
    const state = bet();
    const side = (name: string, player: string, chips: number): string =>
      fill(english.pokerchess.STATUS.side, {
        side: name,
        stacks: fill(english.pokerchess.STATUS.stack, { player, chips }),
      });
    const { white, black } = english.pokerchess.SIDE_TITLES;
    const stacks = [side(white, "White", 31), side(black, "Orange", 32)].join(
      english.pokerchess.STATUS.separator,
    );
    const status = fill(english.pokerchess.STATUS.battle, { stacks, pot: 1, turn: 1, deck: 47 });
    for (const viewer of ["spectator", 0, 1] as const) {
      expectSame(words.status(rules.seen(state, viewer)), status);
    }
    expectSame(words.own?.(rules.seen(state, "spectator")), "");
    expectSame(words.own?.(rules.seen(state, 1)), fill(english.pokerchess.OWN.down, { card: "9♥" }));
    act(state, 1, { kind: "call" });
    act(state, 0, { kind: "check" });
    expectSame(
      words.own?.(rules.seen(state, 1)),
      fill(english.pokerchess.OWN.withHand, {
        own: fill(english.pokerchess.OWN.down, { card: "9♥" }),
        hand: fill(english.kit.HAND_NAMES.pair, {
          category: english.kit.CATEGORY_NAMES.pair,
          firsts: english.kit.RANK_PLURALS["9"],
        }),
      }),
    );
    expectTrue((words.own?.(rules.seen(state, 0)) ?? "").startsWith(startOf(english.pokerchess.OWN.private)));
  });
  it("hint at what is not as in chess or poker, with the rule", () => {
    const has = (state: State, rule: string): boolean =>
      words.hints(rules.seen(state, 0)).some((hint) => hint.includes(`(${rule})`));
    const first = begun([[0], [1]]);
    expectTrue(has(first, "PC-1.4") && has(first, "PC-5.4"));
    first.turn = 5;
    expectTrue(!has(first, "PC-1.4") && !has(first, "PC-5.4"));
    for (const attacker of ["q7/8/8/8/K7/8/8/7k", "8/8/8/8/8/1n6/8/K6k", "8/8/8/8/8/8/1p6/K6k"]) {
      expectTrue(has(placed(`${attacker} w`), "PC-5.2"), attacker);
    }
    for (const spot of [
      "q7/8/P7/8/K7/8/8/7k",
      "8/8/8/8/8/n7/8/K6k",
      "8/8/8/8/8/p7/8/K6k",
      "b7/8/8/8/K7/8/8/7k",
    ]) {
      expectTrue(!has(placed(`${spot} w`), "PC-5.2"), spot);
    }
    const castle = "4k3/8/8/8/8/8/8/4K2R w";
    expectTrue(words.hints(rules.seen(placed(castle), 0)).includes(english.pokerchess.HINTS.noCastling));
    const allowed = { castling: true };
    expectTrue(has(placed(`${castle} - -`, allowed), "PC-5.6"));
    expectTrue(!has(placed(`${castle} K -`, allowed), "PC-5.6"));
    expectTrue(!has(placed("4k3/8/8/8/8/8/8/4KB1R w", allowed), "PC-5.6"));
  });
  it("PC-7.3 PC-7.7 hint at the bounds of a raise", () => {
    const has = (stacks: number[], rule: string): boolean => {
      const state = bet();
      state.stacks = stacks;
      return words.hints(rules.seen(state, 1)).some((hint) => hint.includes(`(${rule})`));
    };
    expectTrue(has([0, 20], "PC-7.3") && has([20, 1], "PC-7.3") && !has([20, 20], "PC-7.3"));
    expectTrue(has([5, 20], "PC-7.7") && !has([20, 20], "PC-7.7"));
  });
  it("PC-7.3 PC-9.3 ask before what ends the game, costs too much or takes every chip", () => {
    const state = bet();
    const asks = (seat: number, action: Action): string =>
      words.confirm(rules.seen(state, seat), action) ?? "";
    expectTrue(asks(0, { kind: "forfeit" }) !== "");
    expectSame(asks(1, { kind: "fold" }), "");
    expectSame(asks(1, { kind: "raise", amount: 3 }), "");
    expectSame(asks(1, { kind: "raise", amount: 31 }), english.pokerchess.CONFIRM.allIn);
    state.stacks = [2, 61];
    expectTrue(
      asks(1, { kind: "raise", amount: 3 }).startsWith(
        fill(english.pokerchess.CONFIRM.tooMuch, { player: "White", most: 2 }),
      ),
    );
    state.stacks = [31, 32];
    act(state, 1, { kind: "call" });
    expectSame(asks(0, { kind: "fold" }), english.pokerchess.CONFIRM.foldForNothing);
    expectSame(asks(0, { kind: "check" }), "");
  });
  it("turn every refusal into a sentence with its rule", () => {
    for (const reason of Object.keys(english.pokerchess.REFUSALS)) {
      const values = { seat: 1, from: "e2", to: "e4", shape: "pawn", most: 3, least: 1, chips: 2 };
      const sentence = words.refusal(refuse("PC-1.1", reason, values));
      expectFilled(sentence);
      expectTrue(sentence.endsWith("(PC-1.1)") && sentence.length <= 110, sentence);
    }
    const state = bet();
    const why = (seat: number, action: Action): string =>
      words.refusal(expectPresent(rules.check(state, seat, action)));
    expectSame(
      why(0, { kind: "fold" }),
      fill(english.pokerchess.WITH_RULE, {
        sentence: fill(english.pokerchess.REFUSALS.notYourDecision, { player: "Orange" }),
        rule: "PC-2.4",
      }),
    );
    expectSame(
      why(1, { kind: "check" }),
      fill(english.pokerchess.WITH_RULE, {
        sentence: fill(english.pokerchess.REFUSALS.mustCall, { chips: 1 }),
        rule: "PC-7.3",
      }),
    );
    const start = begun([[0], [1]]);
    expectSame(
      words.refusal(expectPresent(rules.check(start, 0, move("b1", "b3")))),
      fill(english.pokerchess.WITH_RULE, {
        sentence: fill(english.pokerchess.REFUSALS.cannotReach, {
          shape: english.pokerchess.SHAPE_NAMES.knight,
          from: "b1",
          to: "b3",
        }),
        rule: "PC-5.1",
      }),
    );
  });
  it("PC-1.6 call every option and every value, in every language", () => {
    inEveryLanguage(readOptions);
    const value = (name: string, text: string): string =>
      words.optionValue(expectPresent(OPTIONS.find((spec) => spec.name === name)), text);
    expectSame(
      [value("moveLimit", "0"), value("moveLimit", "45")],
      [
        english.pokerchess.OPTION_NUMBERS.moveLimit.none,
        fill(english.pokerchess.OPTION_NUMBERS.moveLimit.some, { value: 45 }),
      ],
    );
    expectSame(
      [value("quietLimit", "0"), value("startingChips", "32")],
      [english.pokerchess.OPTION_NUMBERS.quietLimit.none, "32"],
    );
  });
  it("PC-12.2 PC-12.6 PC-12.9 guide a group through forming its teams", () => {
    const state = rules.start({}, 5);
    expectTrue(
      promptOf(state, 3).startsWith(
        fill(english.pokerchess.PROMPTS.division, {
          first: fill(english.kit.LISTS.and, { others: "White, Purple", last: "Green" }),
          second: fill(english.kit.LISTS.and, { others: "Orange", last: "Yellow" }),
        }),
      ),
    );
    act(state, 3, { kind: "agree" });
    expectTrue(promptOf(state, 3).startsWith(startOf(english.pokerchess.WAITING.division)));
    act(state, 0, { kind: "disagree" });
    expectSame(choiceOf(state, 2, { kind: "approve", seat: 1 }), [
      english.pokerchess.GROUPS.people,
      fill(english.pokerchess.FORMING_CHOICES.approve, { player: "Orange" }),
      english.pokerchess.FORMING_CHOICES.approveDetail,
      "",
    ]);
    act(state, 2, { kind: "approve", seat: 1 });
    const castDetail = (count: number): string =>
      fillCount(english.pokerchess.FORMING_CHOICES, "castDetail", { count });
    const { cast } = english.pokerchess.FORMING_CHOICES;
    expectSame(choiceOf(state, 2, { kind: "cast" }).slice(1, 3), [cast, castDetail(1)]);
    expectSame(choiceOf(state, 1, { kind: "cast" }).slice(1, 3), [cast, castDetail(0)]);
    for (let seat = 0; seat < 5; seat++) act(state, seat, { kind: "cast" });
    expectTrue(promptOf(state, 1).startsWith(startOf(fill(english.pokerchess.PROMPTS.draft, { team: 1 }))));
    const assigning = drawn([
      [2, 0, 4],
      [1, 3],
    ]);
    expectSame(assigning.phase.kind, "assigning");
    expectSame(promptOf(assigning, 2), english.pokerchess.PROMPTS.assigning);
    expectSame(promptOf(assigning, 0), english.pokerchess.WAITING.assigning);
    const give: Action = { kind: "assign", man: "white-rook-a", seat: 4 };
    expectSame(choiceOf(assigning, 2, give), [
      english.pokerchess.SHAPE_GROUPS.rook,
      fill(english.pokerchess.FORMING_CHOICES.assign, {
        shape: english.pokerchess.SHAPE_TITLES.rook,
        square: "a1",
        player: "Green",
      }),
      "",
      "",
    ]);
    act(assigning, 2, give);
    expectSame(
      choiceOf(assigning, 2, { ...give, seat: 0 })[2],
      fill(english.pokerchess.FORMING_CHOICES.assignDetail, { player: "Green" }),
    );
  });
  it("PC-12.9 PC-12.11 tell the members of teams which pieces are theirs, and who moves them", () => {
    const owners = { "white-rook-a": 2, "white-pawn-a": 2, "white-pawn-b": 2, "white-pawn-d": 2 };
    const state = begun(
      [
        [0, 2],
        [1, 3],
      ],
      {},
      owners,
    );
    const { move: moves } = english.pokerchess.WAITING;
    const { ofMember, none } = english.pokerchess.OWN_PIECES;
    const waiting = fill(moves, { player: "White" });
    const pieces = "Rook a1, Pawn a2, Pawn b2, Pawn d2";
    expectSame(promptOf(state, 2), `${waiting} ${fill(ofMember, { pieces, player: "White" })}`);
    // A General who has nearly all needs no list.
    expectSame(promptOf(state, 1), waiting);
    expectSame(promptOf(state, 3), `${waiting} ${fill(none, { player: "Orange" })}`);
    expectSame(promptOf(state, "spectator"), waiting);
    expectSame(promptOf(placed(BEFORE_BATTLE), 1), waiting);
  });
  it("PC-12.2 PC-12.6 PC-12.9 tell everybody who still has to choose while teams are formed", () => {
    const state = rules.start({ generalTie: "ballot" }, 4);
    const expectAwaited = (players: string): void => {
      for (const viewer of [0, 1, 2, 3, "spectator"] as const)
        expectSame(
          words.status(rules.seen(state, viewer)),
          fill(english.pokerchess.STATUS.forming, { players }),
        );
    };
    const names = (others: string, last: string): string => fill(english.kit.LISTS.and, { others, last });
    act(state, 1, { kind: "agree" });
    expectAwaited(names("White, Purple", "Yellow"));
    for (const seat of [0, 2, 3]) act(state, seat, { kind: "agree" });
    expectAwaited(names("White, Orange, Purple", "Yellow"));
    act(state, 0, { kind: "nominate", seat: 0 });
    act(state, 3, { kind: "nominate", seat: 3 });
    expectAwaited(names("Orange", "Purple"));
    act(state, 1, { kind: "nominate", seat: 3 });
    act(state, 2, { kind: "nominate", seat: 2 });
    for (const seat of [0, 2]) act(state, seat, { kind: "cast" });
    act(state, 2, { kind: "vote", seat: 0 });
    expectAwaited("White");
    act(state, 0, { kind: "abstain" });
    shuffle(state);
    look(state);
    act(state, 3, { kind: "ready" });
    expectAwaited("White");
    act(state, 0, { kind: "ready" });
    expectTrue(!words.status(rules.seen(state, 0)).includes(startOf(english.pokerchess.STATUS.forming)));
  });
  it("PC-12.14 PC-12.20 ask a General for stakes, and the player who is broke for a rebuy", () => {
    const state = begun(
      [
        [0, 2],
        [1, 3],
      ],
      {},
      { "white-bishop-c": 2, "black-knight-g": 3 },
    );
    const bishop = state.men.indexOf("white-bishop-c");
    state.position = expectPresent(readPosition(BEFORE_BATTLE));
    state.men = state.men.map((man, square) => (square === bishop ? "" : man));
    state.men[expectPresent(squareOf("c3"))] = "white-bishop-c";
    state.men[expectPresent(squareOf("f6"))] = "black-knight-g";
    act(state, 0, move("c3", "f6"));
    expectTrue(
      promptOf(state, 0).startsWith(
        startOf(
          fill(english.pokerchess.PROMPTS.stake_other, {
            fighter: "Purple",
            own: fillCount(english.pokerchess.COUNTS, "chips", { count: 16 }),
          }),
        ),
      ),
      promptOf(state, 0),
    );
    expectSame(choiceOf(state, 0, { kind: "stake", amount: 5 }), [
      english.pokerchess.GROUPS.choice,
      fill(english.pokerchess.CHOICES.stake, { amount: 5 }),
      fill(english.pokerchess.CHOICES.left, { left: 11 }),
      "",
    ]);
    expectSame(choiceOf(state, 0, { kind: "stake", amount: 0 })[1], english.pokerchess.CHOICES.stakeNothing);
    state.phase = { kind: "rebuy", seat: 2, forSide: false };
    expectSame(
      promptOf(state, 2),
      fill(english.pokerchess.PROMPTS.rebuyMember, {
        chips: fillCount(english.pokerchess.COUNTS, "chips", { count: 16 }),
      }),
    );
    state.phase = { kind: "rebuy", seat: 0, forSide: true };
    expectSame(choiceOf(state, 0, { kind: "declineRebuy" })[2], english.pokerchess.CHOICES.sideLoses);
    expectPresent(words.confirm(rules.seen(state, 0), { kind: "declineRebuy" }));
  });
  it("PC-9.9 tell every end in a headline and a sentence, of two players and of teams", () => {
    const duel = begun([[0], [1]]);
    const teams = drawn([
      [0, 2],
      [1, 3],
    ]);
    for (const ending of ENDINGS) {
      for (const state of [duel, teams]) {
        const isWon = ["king", "chips", "forfeit", "no-move"].includes(ending);
        state.phase = isWon ? { kind: "over", ending, winner: "black" } : { kind: "over", ending };
        const { headline, sentence } = words.result(rules.seen(state, 0));
        expectFilled(sentence);
        const winner =
          state === duel
            ? fill(english.pokerchess.RESULTS.king.headline, { winner: "Orange" })
            : fill(english.pokerchess.RESULTS.king.headline, {
                winner: fill(english.pokerchess.TEAM_OF, { player: "Orange" }),
              });
        const undecided =
          ending === "agreed"
            ? english.pokerchess.RESULTS.agreed.headline
            : english.pokerchess.RESULTS.blocked.headline;
        expectSame(headline, isWon ? winner : undecided);
      }
    }
  });
  it("are complete and filled in for all that happens in whole games, fit the panel, and tell no secret", () => {
    const told = readGames([2, 2, 2, 3, 5, 8, 2, 2, 3, 5, 8]);
    for (const event of RARE) readEvent(undefined, event, told);
    for (const kind of Object.keys(formsByName(english.pokerchess.EVENTS)))
      expectTrue(told[kind] === true, `${kind} never happened`);
  });
  it("are filled in, fit the panel, and tell no secret in every language", () => {
    inEveryLanguage(() => {
      const told = readGames([2, 5]);
      for (const event of RARE) readEvent(undefined, event, told);
    });
  });
  it("fill every text that the board can change, and no other", () => {
    const shown = game.labels(rules.seen(bet(), "spectator"), FRESH_BOARD);
    const ids = shown.map(({ id }) => id);
    for (const id of ids)
      expectTrue(
        printOf(box.board).some((item) => item.id === id),
        id,
      );
    for (const { id, kind, text } of printOf(box.board)) {
      if ((kind === "value" || kind === "caption") && text === "") expectTrue(ids.includes(id), id);
    }
    const textOf = (id: string): string =>
      nameSeats(expectPresent(shown.find((label) => label.id === id)).text, NAMES);
    expectSame(
      textOf("battle"),
      fill(english.pokerchess.BOARD.battle, {
        attacker: "White",
        shape: english.pokerchess.SHAPE_NAMES.bishop,
        defender: "Orange",
        target: english.pokerchess.SHAPE_NAMES.knight,
        square: "f6",
      }),
    );
    expectSame(
      textOf("near1"),
      fill(english.pokerchess.BOARD.side, {
        side: english.pokerchess.SIDE_TITLES.white,
        player: "White",
        chips: fillCount(english.pokerchess.COUNTS, "chips", { count: 31 }),
      }),
    );
    expectSame(
      [textOf("near-role"), textOf("far-role")],
      [english.pokerchess.ROLE_NAMES.attacker, english.pokerchess.ROLE_NAMES.defender],
    );
    expectSame(
      [textOf("pot"), textOf("near-bet"), textOf("far-bet")],
      [
        fill(english.pokerchess.BOARD.pot, { count: 1 }),
        fill(english.pokerchess.BOARD.bet, { count: 1 }),
        "",
      ],
    );
    expectSame(textOf("side"), fill(english.pokerchess.BOARD.toBet, { player: "Orange" }));
    expectSame(textOf("odds"), fill(english.pokerchess.BOARD.odds, { chance: 50 }));
    const blank = game.labels(rules.seen(bet(), "spectator"), { ...FRESH_BOARD, odds: false });
    expectSame(expectPresent(blank.find(({ id }) => id === "odds")).text, "");
  });
  it("PC-2.4 head the board with what is done in every phase, and by whom", () => {
    const { BOARD } = english.pokerchess;
    const state = bet();
    const headingOf = (phase: Phase): string => {
      state.phase = phase;
      const shown = game.labels(rules.seen(state, "spectator"), FRESH_BOARD);
      return nameSeats(expectPresent(shown.find(({ id }) => id === "side")).text, NAMES);
    };
    for (const [side, mover, other] of [
      ["white", "White", "Orange"],
      ["black", "Orange", "White"],
    ] as const) {
      state.position.side = side;
      expectSame(headingOf({ kind: "promote", square: 60 }), fill(BOARD.toPromote, { player: mover }));
      expectSame(headingOf({ kind: "retreat", squares: [] }), fill(BOARD.toRetreat, { player: mover }));
      expectSame(headingOf({ kind: "stake", role: "attacker" }), fill(BOARD.toStake, { player: mover }));
      expectSame(headingOf({ kind: "stake", role: "defender" }), fill(BOARD.toStake, { player: other }));
      const toMove = side === "white" ? BOARD.whiteToMove : BOARD.blackToMove;
      expectSame([headingOf({ kind: "move" }), headingOf({ kind: "turnShuffle" })], [toMove, toMove]);
    }
    expectSame(headingOf({ kind: "bet" }), fill(BOARD.toBet, { player: "Orange" }));
    const rebuy = { kind: "rebuy", seat: 0, forSide: true } as const;
    expectSame(headingOf(rebuy), fill(BOARD.toRebuy, { player: "White" }));
    for (const kind of ["sought", "seekShuffle", "battleShuffle"] as const)
      expectSame(headingOf({ kind }), BOARD.dealing);
    expectSame(headingOf({ kind: "showdown" }), BOARD.showdown);
    expectSame(headingOf({ kind: "drawShuffle", tied: [] }), BOARD.drawing);
    expectSame(headingOf({ kind: "drawShuffle", tied: [1] }), BOARD.drawingGeneral);
    expectSame(headingOf({ kind: "drawn", lots: [] }), BOARD.drawing);
    expectSame(headingOf({ kind: "drawn", lots: [{ seat: 0, card: "2C" }] }), BOARD.drawingGeneral);
    expectSame(headingOf({ kind: "draft", captains: [0, 1], turn: 0 }), BOARD.forming);
    expectSame(headingOf({ kind: "over", ending: "agreed" }), BOARD.over);
  });
  it("sum up the games of a table", () => {
    const figures = words.figures({ battles: 9, captures: 4, showdowns: 5, folds: 4 }, {});
    expectSame(
      figures,
      fill(english.pokerchess.FIGURES, { battles: 9, captures: 4, showdowns: 5, folds: 4 }),
    );
  });
  it("keep quiet about what needs no sentence", () => {
    expectAbsent(words.event({ kind: "gameOver", ending: "blocked" }));
  });
});

function readOptions(this: void): void {
  for (const spec of OPTIONS) {
    const { label, detail } = words.option(spec);
    expectFilled(label);
    expectFilled(detail);
    expectTrue(
      label !== spec.name && label.length <= mostLetters(30) && detail.length <= mostLetters(60),
      `${label}: ${detail}`,
    );
    const values = spec.kind === "choice" ? spec.values : spec.kind === "switch" ? ["true", "false"] : [];
    for (const value of values) {
      expectTrue(words.optionValue(spec, value) !== value, `${spec.name}: ${value}`);
    }
    if (spec.kind !== "number") continue;
    for (const value of spec.offered ?? []) expectFilled(words.optionValue(spec, `${value}`));
  }
}

/** Reads everything in random games of this many people each; answers what kinds of events were told. */
function readGames(games: readonly number[]): Record<string, boolean> {
  const told: Record<string, boolean> = {};
  const random = seeded(13);
  for (const people of games) {
    let steps = 0;
    const habits = { asides: 30, late: 10 };
    playRandomly(random, anyOptions(random), people, habits, (state, decisions, events) => {
      steps++;
      for (const event of events) readEvent(state, event, told);
      if (steps % 5 === 0) readAll(state);
      if (steps % 7 === 0) for (const decision of decisions) readChoices(state, decision);
      if (below(random, 40) === 0) readLabels(state);
      return undefined;
    });
  }
  return told;
}

/** What seldom happens in random games. */
const RARE: Event[] = [
  { kind: "promoted", seat: 0, shape: "queen", square: "a8" },
  { kind: "castled", seat: 0, from: "e1", to: "g1" },
  { kind: "noBetting", seat: 0 },
  { kind: "soughtAnew", cards: 49 },
  { kind: "staked", seat: 0, to: 2, chips: 3 },
  { kind: "stakeReturned", seat: 2, to: 0, chips: 3 },
  { kind: "potShared", chips: 4 },
  { kind: "settled", seat: 1, chips: 40 },
  { kind: "forfeited", seat: 1 },
  { kind: "rebought", seat: 0, chips: 32 },
  { kind: "rebuyDeclined", seat: 1 },
  { kind: "turnSkipped", seat: 1 },
  { kind: "retreated", seat: 1, shape: "queen", to: "e4" },
  { kind: "offerDeclined", seat: 1 },
  { kind: "clockCalled", seat: 1 },
  { kind: "bankDrawn", seat: 1, seconds: 30, left: 60 },
  { kind: "choiceReturned", seat: 1 },
  { kind: "timeExpired", seat: 1 },
  { kind: "timeChanged", option: "clockMode", value: "called" },
  { kind: "timeDeclined", seat: 1 },
  { kind: "noGeneralYet", team: 1 },
  { kind: "generalTied", team: 1 },
  { kind: "drewForGeneral", seat: 1, card: "2C", reveals: true },
  { kind: "finalists", first: 0, second: 2 },
];

/** The names of the cards that a viewer must not know. */
function secretsOf(state: State, seen: Seen): string[] {
  const secrets: string[] = [];
  for (const key of ["privateCard", "downCard"] as const) {
    const card = state[key];
    if (card !== undefined && seen[key] === undefined) secrets.push(shortName(card));
  }
  return secrets;
}

function expectKept(state: State, seen: Seen, sentence: string): void {
  for (const secret of secretsOf(state, seen)) {
    expectTrue(!sentence.includes(secret), `"${sentence}" tells ${secret}`);
  }
}

/** What every panel shows. */
function readAll(state: State): void {
  const viewers: Viewer[] = ["spectator"];
  for (let seat = 0; seat < state.people; seat++) viewers.push(seat);
  for (const viewer of viewers) {
    const seen = rules.seen(state, viewer);
    const prompt = words.prompt(seen, viewer);
    expectFilled(prompt);
    expectTrue(prompt.length <= mostLetters(PROMPT), prompt);
    const status = words.status(seen);
    expectFilled(status);
    expectTrue(status.length <= mostLetters(STATUS), status);
    const own = words.own?.(seen) ?? "";
    expectTrue(own.length <= mostLetters(60) && (own === "" || viewer !== "spectator"), own);
    for (const sentence of words.hints(seen).concat(prompt, status, own)) {
      expectTrue(!sentence.includes("{"), sentence);
      expectKept(state, seen, sentence);
    }
  }
}

/** All that a seat could choose, in words, each once, as much in each group as a panel shows. */
function readChoices(state: State, { seat, choices, asides = [] }: Decision<Action>): void {
  const seen = rules.seen(state, seat);
  const sizes: Record<string, number> = {};
  const tabs: Record<"answers" | "asides", Record<string, true>> = { answers: {}, asides: {} };
  const read: Record<string, boolean> = {};
  for (const choice of choices.concat(asides)) {
    const { group, label, detail, odds, rank } = words.choice(seen, choice);
    expectFilled(label);
    if (detail !== "") expectFilled(detail);
    // What is certain stands in the detail, a chance in the odds.
    expectTrue(!detail.includes("%"), `"${detail}" is a chance`);
    const most = mostLetters(DETAIL);
    expectTrue(
      label.length <= mostLetters(LABEL) && detail.length <= most && odds.length <= most,
      label + detail,
    );
    const key = `${group}|${label}|${choice.amounts !== undefined}`;
    expectTrue(read[key] !== true, `${key} stands there twice`);
    read[key] = true;
    sizes[group] = (sizes[group] ?? 0) + 1;
    if (group !== "") tabs[rank === "aside" ? "asides" : "answers"][group] = true;
    expectKept(state, seen, `${label}${detail}`);
  }
  for (const groups of [tabs.answers, tabs.asides])
    expectTrue(Object.keys(groups).length <= GROUPS, `${Object.keys(groups).join()}`);
  expectTrue((sizes[""] ?? 0) <= PINNED, `${sizes[""]} choices in ${state.phase.kind} on every page`);
}

function readLabels(state: State): void {
  const seen = rules.seen(state, "spectator");
  for (const { text } of game.labels(seen, FRESH_BOARD)) {
    expectKept(state, seen, text);
    const named = nameSeats(text, NAMES);
    expectTrue(!named.includes("{") && named.length <= mostLetters(75), named);
  }
}

function readEvent(state: State | undefined, event: Event, told: Record<string, boolean>): void {
  told[event.kind] = true;
  const sentence = words.event(event);
  if (sentence === undefined) return;
  expectFilled(sentence);
  if (state !== undefined) expectKept(state, rules.seen(state, "spectator"), sentence);
}
