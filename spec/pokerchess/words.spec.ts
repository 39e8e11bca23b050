import { printOf } from "../../src/kit/box";
import { english, translations } from "../../src/games/pokerchess/languages";
import { holeOdds } from "../../src/games/pokerchess/rules/odds";
import { OPTIONS } from "../../src/games/pokerchess/rules/options";
import { rules } from "../../src/games/pokerchess/rules/rules";
import { ENDINGS, type Action, type Seen, type State } from "../../src/games/pokerchess/rules/state";
import type { Event } from "../../src/games/pokerchess/rules/events";
import { tableGame } from "../../src/games/pokerchess/table";
import { shortName } from "../../src/kit/card-names";
import type { Card } from "../../src/kit/cards";
import { FRESH_BOARD } from "../../src/kit/game";
import { speak } from "../../src/kit/language";
import { below, seeded } from "../../src/kit/random";
import { refuse } from "../../src/kit/refusal";
import type { Choice, Decision, Viewer } from "../../src/kit/rules";
import { nameSeats, withSeatNames } from "../../src/kit/seat-names";
import { readPosition } from "../../src/games/pokerchess/rules/chess/notation";
import { squareOf } from "../../src/games/pokerchess/rules/chess/position";
import { percent } from "../../src/kit/words";
import { formsByName } from "../languages/catalogues";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { inEveryLanguage, mostLetters } from "../support/spoken";
import { act, begun, drawn, formed, look, shuffle } from "./people";
import { playRandomly, randomOptions } from "./random-games";

/** As at a table: a seat is called by the colour of its chair. */
const NAMES = ["White", "Orange", "Purple", "Yellow", "Green", "Brown", "Blue", "Pink"];
const game = withSeatNames(tableGame, () => NAMES);
const { words, box } = game;

/** So many groups and choices without a group fit a panel, and so many letters its lines. */
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
    expectSame(choiceOf(start, 0, move("a2", "a3")), ["Pawns", "Pawn a2 – a3", "", ""]);
    expectSame(choiceOf(start, 0, move("b1", "c3")), ["Knights", "Knight b1 – c3", "", ""]);
    const before = placed(BEFORE_BATTLE);
    const [group, label, detail, odds = ""] = choiceOf(before, 0, move("c3", "f6"));
    expectSame([group, label, detail], ["Attacks", "Bishop c3 × knight f6", ""]);
    expectTrue(odds.startsWith("wins a showdown ") && odds.endsWith(" %"), odds);
    // Whoever does not know the private card is told no chances: they would tell of the card.
    expectSame(choiceOf(before, 1, move("c3", "f6"))[3], "");
  });
  it("PC-5.5 PC-5.6 PC-8.4 tell what is special about a move", () => {
    const castle = placed("4k3/8/8/8/8/8/8/4K2R w K -", { castling: true });
    expectSame(choiceOf(castle, 0, move("e1", "g1")), ["King", "Castle: king to g1", "", ""]);
    const promotion = placed("4k3/P7/8/8/8/8/8/4K3 w");
    expectSame(choiceOf(promotion, 0, move("a7", "a8")), ["Pawns", "Pawn a7 – a8", "then promotes", ""]);
    const options = { pawnDoubleStep: true, enPassant: true };
    const passing = placed("4k3/8/8/3pP3/8/8/8/4K3 w - d6", options);
    expectSame(choiceOf(passing, 0, move("e5", "d6")).slice(0, 3), [
      "Attacks",
      "Pawn e5 × pawn d5",
      "en passant, to d6",
    ]);
  });
  it("PC-7.3 name a bet by its price, what is left, and what a fold loses", () => {
    const state = bet();
    expectSame(choiceOf(state, 1, { kind: "fold" }), ["Your bet", "Fold", "your knight is captured", ""]);
    expectSame(choiceOf(state, 1, { kind: "call" }).slice(0, 3), ["Your bet", "Call 1", "31 left"]);
    expectSame(choiceOf(state, 1, { kind: "raise", amount: 3 }).slice(1, 3), [
      "Raise by 3",
      "puts in 4, 28 left",
    ]);
    expectSame(choiceOf(state, 1, { kind: "raise", amount: 31 })[1], "Raise by 31, all-in");
    const open: Choice<Action> = {
      action: { kind: "raise", amount: 1 },
      rule: "PC-7.3",
      amounts: { min: 1, max: 31 },
    };
    const { label, detail } = words.choice(rules.seen(state, 1), open);
    expectSame([label, detail], ["Another amount", "1 to 31"]);
    act(state, 1, { kind: "call" });
    act(state, 0, { kind: "check" });
    expectSame(choiceOf(state, 0, { kind: "raise", amount: 5 }), ["Your bet", "Bet 5", "26 left", ""]);
    expectSame(choiceOf(state, 0, { kind: "fold" })[2], "your attack fails");
  });
  it("PC-6.7 tell a contestant the chance to win a showdown before the flop", () => {
    const state = bet();
    const odds = (seat: number, kind: "check" | "call"): string => choiceOf(state, seat, { kind })[3] ?? "";
    const { win } = holeOdds("9D", "9H", "TC");
    expectSame(odds(1, "call"), `wins ${percent(win)} %`);
    // Whoever does not know the hidden card is told no chances: they would tell of it.
    expectSame(odds(0, "call"), "");
    act(state, 1, { kind: "call" });
    expectSame(odds(0, "check"), `wins ${percent(holeOdds("TC", "KH", "9D").win)} %`);
    act(state, 0, { kind: "check" });
    expectSame(odds(0, "check"), "");
  });
  it("PC-4.1 PC-7.4 ask each seat in its own words, with the cards that it alone knows", () => {
    const before = placed(BEFORE_BATTLE);
    expectSame(
      promptOf(before, 0),
      "Your private card is K♥. Move a piece, or attack: a hand of poker decides the capture.",
    );
    expectSame(promptOf(before, 1), "White to move or attack.");
    const state = bet();
    expectSame(
      promptOf(state, 1),
      "The bishop on c3 attacks your knight on f6. You hold 9♦ and 9♥. Pot 1, 1 to call: fold, call or raise?",
    );
    expectSame(promptOf(state, 0), "Orange to act. Pot 1, 1 to call.");
    act(state, 1, { kind: "raise", amount: 3 });
    act(state, 0, { kind: "call" });
    act(state, 0, { kind: "check" });
    expectSame(
      promptOf(state, 1),
      "The bishop on c3 attacks your knight on f6. You hold 9♦ and 9♥: One Pair, 9s. Pot 8: check or bet?",
    );
  });
  it("PC-3.2 PC-6.4 say what everybody looks at", () => {
    const state = formed([[0], [1]]);
    shuffle(state, ["2C", "KS", "AS"]);
    expectSame(
      promptOf(state, "spectator"),
      "White draws K♠, Orange draws A♠: Orange plays the white pieces and moves first.",
    );
    expectSame(
      promptOf(sought(), "spectator"),
      "Match cards: 10♣ for the bishop, 9♦ for the knight. Next, Orange gets a hidden card.",
    );
  });
  it("PC-7.11 PC-7.12 name both hands at a showdown, and what comes of it", () => {
    const state = bet();
    act(state, 1, { kind: "raise", amount: 31 });
    act(state, 0, { kind: "call" });
    const prompt = promptOf(state, "spectator");
    expectTrue(prompt.startsWith("White: One Pair, 10s. Orange: One Pair, 9s. White wins 64"), prompt);
    expectTrue(prompt.endsWith("the bishop captures the knight."), prompt);
    const { last } = state;
    if (last === undefined) return;
    state.last = { ...last, winner: "tie" };
    expectTrue(promptOf(state, 0).endsWith("A tie: 64 is split, and the attack has failed."));
    state.options.tieRule = "capture";
    expectTrue(promptOf(state, 0).endsWith("64 is split, and the bishop captures the knight."));
  });
  it("PC-10.3 ask whoever chooses in a late opponent's place, and do not tell the private card", () => {
    const state = placed(BEFORE_BATTLE);
    expectSame(rules.clock?.pass(state, 30).kind, "done");
    const prompt = promptOf(state, 1);
    expectTrue(prompt.startsWith("White is out of time") && !prompt.includes("K♥"), prompt);
    expectSame(promptOf(state, 0), "White is out of time, so Orange chooses the move.");
    expectTrue(words.hints(rules.seen(state, 1)).some((hint) => hint.includes("(PC-10.3)")));
  });
  it("PC-9.6 PC-10.8 put an offer to whoever may answer it", () => {
    const state = placed(BEFORE_BATTLE);
    act(state, 0, { kind: "offer", payer: "black", amount: 5 });
    const prompt =
      "White offers to end the game: Orange pays 5 chips, and nobody wins. Accept, or decline and play on.";
    expectSame(promptOf(state, 1), prompt);
    expectSame(choiceOf(state, 1, { kind: "acceptOffer" }), [
      "",
      "Accept: end the game",
      "Orange pays 5",
      "",
    ]);
    expectSame(
      words.confirm(rules.seen(state, 1), { kind: "acceptOffer" }),
      "This ends the game: Orange pays 5 chips, and nobody wins. Accept?",
    );
    act(state, 1, { kind: "offer", payer: "black", amount: 0 });
    expectTrue(
      words
        .hints(rules.seen(state, 0))
        .includes("Orange offers to end the game: everybody keeps their chips, and nobody wins (PC-9.6)."),
    );
    expectSame(choiceOf(state, 0, { kind: "acceptOffer" })[2], "nobody pays");
    act(state, 1, { kind: "declineOffer" });
    act(state, 0, { kind: "proposeTime", change: { option: "moveLimit", value: 45 } });
    expectTrue(promptOf(state, 1).includes("Time to move, 45 s"), promptOf(state, 1));
  });
  it("PC-4.6 PC-12.13 tell a seat its own hidden card beside the status, and nobody else", () => {
    const state = bet();
    const status = "White pieces: White 31 · Black pieces: Orange 32 · pot 1 · turn 1 · deck 47";
    for (const viewer of ["spectator", 0, 1] as const) {
      expectSame(words.status(rules.seen(state, viewer)), status);
    }
    expectSame(words.own?.(rules.seen(state, "spectator")), "");
    expectSame(words.own?.(rules.seen(state, 1)), "hidden card: 9♥");
    act(state, 1, { kind: "call" });
    act(state, 0, { kind: "check" });
    expectSame(words.own?.(rules.seen(state, 1)), "hidden card: 9♥ (One Pair, 9s)");
    expectTrue((words.own?.(rules.seen(state, 0)) ?? "").startsWith("private card: "));
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
    expectTrue(words.hints(rules.seen(placed(castle), 0)).includes(english.HINTS.noCastling));
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
    expectSame(asks(1, { kind: "raise", amount: 31 }), english.CONFIRM.allIn);
    state.stacks = [2, 61];
    expectTrue(asks(1, { kind: "raise", amount: 3 }).startsWith("White can call only 2"));
    state.stacks = [31, 32];
    act(state, 1, { kind: "call" });
    expectSame(asks(0, { kind: "fold" }), english.CONFIRM.foldForNothing);
    expectSame(asks(0, { kind: "check" }), "");
  });
  it("turn every refusal into a sentence with its rule", () => {
    for (const reason of Object.keys(english.REFUSALS)) {
      const values = { seat: 1, from: "e2", to: "e4", shape: "pawn", most: 3, least: 1, chips: 2 };
      const sentence = words.refusal(refuse("PC-1.1", reason, values));
      expectFilled(sentence);
      expectTrue(sentence.endsWith("(PC-1.1)") && sentence.length <= 110, sentence);
    }
    const state = bet();
    const why = (seat: number, action: Action): string =>
      words.refusal(expectPresent(rules.check(state, seat, action)));
    expectSame(why(0, { kind: "fold" }), "It is Orange's decision. Wait until you are asked. (PC-2.4)");
    expectSame(why(1, { kind: "check" }), "You can't check: 1 to call. Call, raise or fold. (PC-7.3)");
    const start = begun([[0], [1]]);
    expectSame(
      words.refusal(expectPresent(rules.check(start, 0, move("b1", "b3")))),
      "The knight on b1 can't move to b3. Choose another square. (PC-5.1)",
    );
  });
  it("PC-1.6 call every option and every value, in every language", () => {
    inEveryLanguage(translations, readOptions);
    const value = (name: string, text: string): string =>
      words.optionValue(expectPresent(OPTIONS.find((spec) => spec.name === name)), text);
    expectSame([value("moveLimit", "0"), value("moveLimit", "45")], ["no limit", "45 s"]);
    expectSame([value("quietLimit", "0"), value("startingChips", "32")], ["never", "32"]);
  });
  it("PC-12.2 PC-12.6 PC-12.9 guide a group through forming its teams", () => {
    const state = rules.start({}, 5);
    expectTrue(promptOf(state, 3).startsWith("Team 1: White, Purple and Green. Team 2: Orange and Yellow."));
    act(state, 3, { kind: "agree" });
    expectTrue(promptOf(state, 3).startsWith("The others are deciding on the teams."));
    act(state, 0, { kind: "disagree" });
    expectSame(choiceOf(state, 2, { kind: "approve", seat: 1 }), [
      "People",
      "Approve Orange",
      "now not approved",
      "",
    ]);
    act(state, 2, { kind: "approve", seat: 1 });
    expectSame(choiceOf(state, 2, { kind: "cast" }).slice(1, 3), ["Cast your ballot", "for 1 player"]);
    expectSame(choiceOf(state, 1, { kind: "cast" }).slice(1, 3), ["Cast your ballot", "for 0 players"]);
    for (let seat = 0; seat < 5; seat++) act(state, seat, { kind: "cast" });
    expectTrue(promptOf(state, 1).startsWith("You are captain of team 1: pick a player. Still free: "));
    const assigning = drawn([
      [2, 0, 4],
      [1, 3],
    ]);
    expectSame(assigning.phase.kind, "assigning");
    expectSame(promptOf(assigning, 2), english.PROMPTS.assigning);
    expectSame(promptOf(assigning, 0), english.WAITING.assigning);
    const give: Action = { kind: "assign", man: "white-rook-a", seat: 4 };
    expectSame(choiceOf(assigning, 2, give), ["Rooks", "Rook a1 to Green", "", ""]);
    act(assigning, 2, give);
    expectSame(choiceOf(assigning, 2, { ...give, seat: 0 })[2], "now Green's");
  });
  it("PC-12.14 PC-12.20 ask a General for stakes, and whoever is broke for a rebuy", () => {
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
      promptOf(state, 0).startsWith("Purple fights for your side with 16 chips."),
      promptOf(state, 0),
    );
    expectSame(choiceOf(state, 0, { kind: "stake", amount: 5 }), ["Your choice", "Stake 5", "11 left", ""]);
    expectSame(choiceOf(state, 0, { kind: "stake", amount: 0 })[1], "Stake nothing");
    state.phase = { kind: "rebuy", seat: 2, forSide: false };
    expectTrue(promptOf(state, 2).includes("Buy 16"), promptOf(state, 2));
    state.phase = { kind: "rebuy", seat: 0, forSide: true };
    expectSame(choiceOf(state, 0, { kind: "declineRebuy" })[2], "you lose the game");
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
        const winner = state === duel ? "Orange wins!" : "Orange's team wins!";
        const undecided = ending === "agreed" ? "Ended by agreement" : "A draw";
        expectSame(headline, isWon ? winner : undecided);
      }
    }
  });
  it("are complete and filled in for all that happens in whole games, fit the panel, and tell no secret", () => {
    const told = readGames([2, 2, 2, 3, 5, 8]);
    for (const event of RARE) readEvent(undefined, event, told);
    for (const kind of Object.keys(formsByName(english.EVENTS)))
      expectTrue(told[kind] === true, `${kind} never happened`);
  });
  it("are filled in, fit the panel, and tell no secret in every language", () => {
    inEveryLanguage(translations, () => {
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
    expectSame(textOf("battle"), "White's bishop attacks Orange's knight on f6");
    expectSame(textOf("white"), "White pieces: White, 31 chips");
    expectSame([textOf("white-role"), textOf("black-role")], ["Attacker", "Defender"]);
    expectSame(textOf("black-fighter"), "Orange: knight, f6");
    expectSame([textOf("pot"), textOf("white-bet"), textOf("black-bet")], ["Pot 1", "Bet 1", ""]);
    expectSame(textOf("odds"), "Call pays above 50 %");
    const blank = game.labels(rules.seen(bet(), "spectator"), { ...FRESH_BOARD, odds: false });
    expectSame(expectPresent(blank.find(({ id }) => id === "odds")).text, "");
  });
  it("sum up the games of a table", () => {
    const figures = words.figures({ battles: 9, captures: 4, showdowns: 5, folds: 4 }, {});
    expectSame(figures, "Battles 9 · captures 4 · showdowns 5 · folds 4");
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

/** Reads everything in random games of so many people each; answers what kinds of events were told. */
function readGames(games: readonly number[]): Record<string, boolean> {
  const told: Record<string, boolean> = {};
  const random = seeded(11);
  for (const people of games) {
    let steps = 0;
    const habits = { asides: 30, late: 10 };
    playRandomly(random, randomOptions(random), people, habits, (state, decisions, events) => {
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
  const read: Record<string, boolean> = {};
  for (const choice of choices.concat(asides)) {
    const { group, label, detail, odds } = words.choice(seen, choice);
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
    expectKept(state, seen, `${label}${detail}`);
  }
  const groups = Object.keys(sizes).filter((group) => group !== "");
  expectTrue(groups.length <= GROUPS, `${groups.length} groups`);
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
