import { english, translations } from "../../src/games/pokers-rogue-reckoning/languages";
import { EVERY_CARD } from "../../src/games/pokers-rogue-reckoning/rules/cards";
import { cardName, effectOf, fullName, gettingOf } from "../../src/games/pokers-rogue-reckoning/words/names";
import {
  blowOf,
  comparisonSentence,
  worthName,
} from "../../src/games/pokers-rogue-reckoning/words/combat-words";
import { strengthOf } from "../../src/games/pokers-rogue-reckoning/rules/comparison";
import { OPTIONS } from "../../src/games/pokers-rogue-reckoning/rules/options";
import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import type { Action, Event, State } from "../../src/games/pokers-rogue-reckoning/rules/state";
import { words } from "../../src/games/pokers-rogue-reckoning/words/words";
import { speak } from "../../src/kit/language";
import type { Options } from "../../src/kit/options";
import { refuse } from "../../src/kit/refusal";
import type { Choice } from "../../src/kit/rules";
import { formsByName } from "../languages/catalogues";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { inEveryLanguage, mostLetters } from "../support/spoken";
import { readRandomGames } from "../support/reading";
import { act, down, inCombat, look, roll, rolled, stateOf, up, type Given } from "./cases";

/** So many groups and choices fit a panel without turning pages. */
const GROUPS = 8;
const CHOICES = 10;

function choicesOf(state: State): Choice<Action>[] {
  const waiting = rules.waiting(state);
  return waiting.kind === "decisions" ? (waiting.decisions[0]?.choices ?? []) : [];
}

/** Every choice in words: its tab, its label, what it does and its odds, in one line. */
function listed(given: Given): string[] {
  const state = stateOf(given);
  return choicesOf(state).map((choice) => {
    const { group, label, detail, odds } = words.choice(rules.seen(state, 0), choice);
    return [group, label, `${detail}${odds}`].join(" | ");
  });
}

function promptOf(state: State): string {
  return words.prompt(rules.seen(state, 0), 0);
}

function hintsOf(given: Given): string {
  return words.hints(rules.seen(stateOf(given), 0)).join("\n");
}

/** Fails if a sentence still has a placeholder, or holds something that is no word. */
function expectFilled(sentence: string): void {
  for (const sign of ["{", "}", "undefined", " nil", " nan", "  "]) {
    expectTrue(!sentence.includes(sign), `"${sentence}" holds ${sign}`);
  }
  expectTrue(sentence !== "", "an empty sentence");
}

/** After a roll, with the potions that can change it. */
const ROLLED: Given = {
  state: inCombat("postRoll", {
    atk: 2,
    hp: 5,
    equip: ["S6", "S2"],
    curses: ["C2", "C10"],
    roll: rolled([5, 5], [6, 1]),
  }),
};

describe("The words of Poker's Rogue Reckoning", () => {
  after_each(() => {
    speak("en");
  });
  it("PRR-1.2 PRR-1.5 call every card by its name, and say how it is got and what it does", () => {
    const open = stateOf({});
    const names: Record<string, boolean> = {};
    for (const card of EVERY_CARD) {
      expectFilled(cardName(card));
      expectFilled(fullName(card));
      expectFilled(effectOf(open, card));
      expectTrue(cardName(card).length <= 19, cardName(card));
      names[cardName(card)] = true;
    }
    expectSame(Object.keys(names).length, EVERY_CARD.length - 1, "only the hearts look alike");
    expectSame(cardName("H7"), "Stun 7♥");
    expectSame(fullName("H7"), "Red potion 7, Stun (7♥)");
    expectSame(fullName("S10"), "Blue potion 10, Recover (10♠)");
    expectSame(fullName("C5"), "Curse 5, Focus (5♣)");
    expectSame([cardName("JH"), cardName("JS"), cardName("QD")], ["Demon J♥", "Orc J♠", "Sorcerer Queen Q♦"]);
    expectSame(
      [cardName("KC"), cardName("X2"), cardName("AD")],
      ["Evil King K♣", "Heart (Joker)", "Sword A♦"],
    );
    expectSame(gettingOf("H7"), "Price: 7 money");
    expectSame(gettingOf("S3"), "Win it: 3 on one die");
    expectSame(gettingOf("C4"), "Avoid it: 4 on one die");
    expectSame(effectOf(open, "H2"), "Heals 2 HP, or: The enemy loses 3 HP.");
    expectSame(effectOf(open, "S8"), "Under your dice it adds 1 ATK, or: Gain 16 money.");
  });
  it("PRR-19.13 PRR-19.22 PRR-19.23 tell what cards do with the options of the game", () => {
    const open = stateOf({ options: { overcharge: 3, cleanseHeal: 5, moneyHp: "off" } });
    expectSame(effectOf(open, "S2"), "Under your dice it adds 3 ATK instead of 1.");
    expectSame(effectOf(open, "H6"), "Heals 5 HP, or: Remove one curse.");
    expectSame(effectOf(open, "D7"), "Take 7 money.");
    const plain = stateOf({ options: { abilities: false } });
    expectSame(effectOf(plain, "S2"), "Under your dice it adds 1 ATK.");
    expectSame(effectOf(plain, "H7"), "Heals 7 HP.");
    expectSame(effectOf(plain, "C3"), "Adds 1 ATK to the next enemy.");
  });
  it("PRR-10.3 PRR-10.4 announce a hand of dice", () => {
    const named = (...dice: number[]): string => worthName(strengthOf(dice));
    expectSame(named(5, 2, 5, 2, 1), "Two Pair, 5s and 2s");
    expectSame(named(2, 6, 4), "Bust, high 6");
    expectSame(named(3, 3, 1), "One Pair, 3s");
    expectSame(named(4, 4, 4, 1), "Three of a Kind, 4s");
    expectSame(named(6, 6, 2, 2, 2), "Full House, 2s over 6s");
    expectSame(named(6, 6, 6, 6), "Four of a Kind, 6s");
    expectSame(named(6, 5, 4, 3, 2, 2), "Straight, 6 high");
    expectSame(named(1, 1, 1, 1, 1), "Five of a Kind, 1s");
    expectSame(named(6), "Bust, high 6");
    expectSame(worthName(36), "36 points");
  });
  it("PRR-12.1 say who hits for how much, and why", () => {
    const open = stateOf(ROLLED);
    expectSame(blowOf(open, "equip"), { amount: 4, reason: "ATK 2 + buffs 3 − nullified 1" });
    expectSame(blowOf(open, "curses"), { amount: 2, reason: "ATK 1 + curses 2 − nullified 1" });
    expectSame(
      promptOf(open),
      "You: One Pair, 5s. Enemy: One Pair, 1s. You hit for 4 (ATK 2 + buffs 3 − nullified 1).",
    );
    act(open, { type: "resolve" });
    expectSame(
      promptOf(open),
      "You: One Pair, 5s. Enemy: One Pair, 1s. You hit for 4 (ATK 2 + buffs 3 − nullified 1).",
    );
    const sides = (white: number[], black: number[], state = {}): string => {
      const state2 = stateOf({
        state: inCombat("postRoll", { roll: rolled(white, black), atk: 1, ...state }),
      });
      return comparisonSentence(
        state2,
        expectPresent(state2.phase.kind === "postRoll" ? state2.phase.roll : undefined),
      );
    };
    expectSame(
      sides([5, 2], [4, 5]),
      "You: Bust, high 5 (5-2-1). Enemy: Bust, high 5 (5-4-1). The enemy hits for 1 (ATK 1).",
    );
    expectSame(sides([5, 2], [2, 5]), "You: Bust, high 5. Enemy: Bust, high 5. A tie: reroll all dice.");
    expectSame(
      sides([5, 2], [2, 5], { equip: ["S9"] }),
      "You: Bust, high 5. Enemy: Bust, high 5. A tie, but your Focus hits for 2 (ATK 1 + buffs 1).",
    );
    expectSame(
      sides([5, 2], [2, 5], { curses: ["C5"] }),
      "You: Bust, high 5. Enemy: Bust, high 5. A tie, but its Focus hits for 2 (ATK 1 + curses 1).",
    );
  });
  it("PRR-11.2 PRR-11.4 compare points too", () => {
    const state = stateOf({
      options: { combat: "points" },
      state: inCombat("postRoll", { atk: 1, roll: rolled([3], [3]) }),
    });
    expectSame(promptOf(state), "You: 4 points. Enemy: 4 points. A tie.");
    act(state, { type: "resolve" });
    expectSame(promptOf(state), "You both have 4 points. Reroll your white dice, or all dice?");
  });
  it("PRR-4.1 list what can be explored, bought, drunk and cleansed", () => {
    const given: Given = {
      state: {
        rooms: [down("JH"), up("H7"), up("S10")],
        hp: 7,
        hand: ["H5", "S8"],
        curses: ["C6"],
        money: 12,
      },
    };
    expectSame(listed(given), [
      " | Reveal the upper left room | ",
      "Buy | Buy Stun 7♥ | 7 money, 5 left",
      "Buy | Buy Recover 10♠ | 10 money, 2 left",
      "Drink | Drink Prism 5♥ | +5 HP, then 12",
      "Cleanse | Cleanse Misplace 6♣ | for potions worth 6",
    ]);
    expectSame(promptOf(stateOf(given)), "Level 1: reveal a room.");
    expectSame(listed({ state: { rooms: [], hp: 11 } }), [" | Continue to level 2 | rest: +1 HP"]);
  });
  it("PRR-2.7 PRR-13.7 name a face-down room only by what Scout has shown, with its odds", () => {
    const state = stateOf({ state: { rooms: [down("C7"), down("S2"), down("H7"), down("C3")] } });
    const labels = (): string[] =>
      choicesOf(state).map((choice) => {
        const { label, odds } = words.choice(rules.seen(state, 0), choice);
        return `${label}: ${odds}`;
      });
    expectTrue(labels().every((label) => label.startsWith("Reveal the ")));
    state.known = ["C7", "S2", "H7", "C3"];
    expectSame(labels(), [
      "Coin Rot 7♣, upper left room: avoids 42 %, yours 17 %",
      "Overcharge 2♠, upper right room: yours 17 %",
      "Stun 7♥, lower left room: ",
      "Poison 3♣, lower right room: avoids 17 %",
    ]);
  });
  it("PRR-5.1 PRR-6.2 PRR-6.3 say what the dice must show for a card, and what came of it", () => {
    const shown = (card: string, ...faces: number[]): string[] => {
      const state = stateOf({ state: { rooms: [down(card)] } });
      act(state, { type: "reveal", room: 0 });
      const before = promptOf(state);
      roll(state, ...faces);
      return [before, promptOf(state)];
    };
    expectSame(shown("S2", 2), [
      "Overcharge 2♠: roll a 2 on one die to win it.",
      "2: Overcharge 2♠ is yours!",
    ]);
    expectSame(shown("H4", 5)[1], "5: Strategy 4♥ is lost.");
    expectSame(shown("C3", 4), [
      "Poison 3♣: roll a 3 on one die to avoid it.",
      "4: Poison 3♣ joins the next enemy.",
    ]);
    expectSame(shown("C3", 3)[1], "3: Poison 3♣ is avoided.");
    expectSame(shown("C5", 3, 2), [
      "Focus 5♣: roll over 5 on two dice to avoid it; exactly 5 makes it yours.",
      "5: Focus 5♣ changes sides and helps you in the next combat!",
    ]);
    expectSame(shown("C5", 3, 3)[1], "6: Focus 5♣ is avoided.");
    expectSame(shown("C5", 3, 1)[1], "4: Focus 5♣ joins the next enemy.");
    const sword = stateOf({ state: { rooms: [down("AH")] } });
    act(sword, { type: "reveal", room: 0 });
    expectSame(promptOf(sword), "Sword A♥. Permanently adds 1 to your ATK.");
    expectSame(
      look(sword).map((event) => words.event(event)),
      ["A sword! ATK 3."],
    );
  });
  it("PRR-7.1 ask what a money card is taken for", () => {
    const given: Given = { state: { rooms: [down("D7")], hp: 10, money: 20 } };
    const state = stateOf(given);
    act(state, { type: "reveal", room: 0 });
    expectSame(promptOf(state), "Money 7♦: take 7 money, or heal up to 3 HP?");
    const labels = choicesOf(state).map((choice) => {
      const { group, label, detail } = words.choice(rules.seen(state, 0), choice);
      return `${group}${label}, ${detail}`;
    });
    expectSame(labels, [
      "Take the money, +4, then 24",
      "Heal 1 HP, then 11 HP",
      "Heal 2 HP, then 12 HP",
      "Heal 3 HP, then 12 HP",
    ]);
  });
  it("PRR-9.2 PRR-9.4 go on with one choice, and list the others under tabs", () => {
    const prep: Given = {
      options: { bribe: true, flee: "free" },
      state: inCombat("prep", { hp: 5, hand: ["S2", "H5", "H7"], curses: ["C10"], money: 20 }),
    };
    expectSame(listed(prep), [
      " | Fight | wins 54 %, loses 44 %",
      "Equip | Equip Overcharge 2♠ | +1 ATK",
      "Equip | Equip Prism 5♥ | +0 ATK",
      "Drink | Drink Prism 5♥ | +5 HP, then 10",
      "Drink | Drink Stun 7♥ | +7 HP, then 12",
      "Flee | Bribe the enemy | 10 money",
      "Flee | Flee | free",
    ]);
    expectSame(promptOf(stateOf(prep)), "Demon J♥, tier 1: HP 6, ATK 1. Get ready, then fight.");
    const before = inCombat("preRoll", { hand: ["S3", "H2", "S10"], discard: ["D4", "C2", "S9"] });
    expectSame(listed({ state: before }), [
      " | Roll | wins 54 %, loses 44 %",
      "Drink | Drink Roar 2♥ | +0 HP, then 12",
      "Use | Use Evade 3♠ | you flee",
      "Use | Use Roar 2♥ | the enemy loses 3 HP",
      "Recover | Recover Money 4♦ | +4, then 16",
      "Recover | Recover Focus 9♠ | to your hand",
    ]);
    expectSame(promptOf(stateOf({ state: before })), "Roll: you would hit for 2, the Demon J♥ for 1.");
  });
  it("PRR-9.6 PRR-13.6 PRR-15.3 PRR-15.7 PRR-15.9 say what a potion makes of a roll", () => {
    const after = inCombat("postRoll", {
      atk: 2,
      hand: ["S4", "H3", "H7", "H9"],
      roll: rolled([5, 3], [6, 6]),
    });
    expectSame(listed({ state: after }), [
      " | Resolve | the enemy hits for 1",
      "Drink | Drink Elevate 3♥ | +0 HP, then 12",
      "Drink | Drink Stun 7♥ | +0 HP, then 12",
      "Drink | Drink Shield 9♥ | +0 HP, then 12",
      "Use | Use Tradeoff 4♠ | wins 6 %, loses 94 %",
      "Use | Use Elevate 3♥ | loses for sure",
      "Stun | Stun 7♥: black die 1, a 6 | the enemy hits for 1",
      "Stun | Stun 7♥: black die 2, a 6 | the enemy hits for 1",
      "Shield | Shield 9♥: black die 1, 6 to 3 | the enemy hits for 1",
      "Shield | Shield 9♥: black die 2, 6 to 3 | the enemy hits for 1",
    ]);
    const miracle = inCombat("postRoll", { hp: 6, hand: ["S7", "H7"], roll: rolled([5], [6]) });
    expectSame(listed({ options: { combat: "points" }, state: miracle }), [
      " | Resolve | a tie, roll again",
      "Drink | Drink Stun 7♥ | +6 HP, then 12",
      "Miracle | Drink Stun 7♥ | +6 HP, then 12",
      "Miracle | Stun 7♥: black die 1, a 6 | you hit for 2",
      "Stun | Stun 7♥: black die 1, a 6 | you hit for 2",
    ]);
  });
  it("PRR-12.4 PRR-18.4 say what getting up costs", () => {
    const given: Given = {
      options: { pill: true },
      state: { ...inCombat("death", { hp: 0, atk: 2, fullAtk: 3 }), pill: "ready" },
    };
    expectSame(listed(given), [
      " | Trade 1 ATK | ATK 1, HP 6",
      " | Take the revival pill | ATK 3, HP 12",
      " | Give up | you lose the game",
    ]);
  });
  it("say how the game stands", () => {
    const state = stateOf({ state: { hp: 7, money: 3, deck: ["D2"] } });
    expectSame(
      words.status(rules.seen(state, 0)),
      "Level 1 · HP 7 of 12 · ATK 2 · money 3 · slain 0 of 12 · deck 1",
    );
    expectSame(
      words.status(rules.seen(stateOf({ state: inCombat("preRoll", { killed: 11 }) }), 0)),
      "Level 1 · HP 12 of 12 · ATK 2 · money 12 · slain 11 of 12 · deck 0 · enemy (tier 4): HP 30 of 30, ATK 5",
    );
  });
  it("hint at what is not possible, with the rule", () => {
    const has = (given: Given, rule: string): boolean => hintsOf(given).includes(`(${rule})`);
    expectTrue(has({ state: { rooms: [up("H10")], money: 9 } }, "PRR-5.2"));
    expectTrue(!has({ state: { rooms: [up("H10")], money: 10 } }, "PRR-5.2"));
    expectTrue(has({ state: { curses: ["C9"], hand: ["S8"] } }, "PRR-5.7"));
    expectTrue(!has({ state: { curses: ["C8"], hand: ["S8"] } }, "PRR-5.7"));
    expectTrue(has({ state: { curses: ["C8"] } }, "PRR-6.4"));
    expectTrue(has({ state: inCombat("prep", { hand: ["S8"] }) }, "PRR-9.2"));
    expectTrue(!has({ state: inCombat("prep", { hand: ["H8"] }) }, "PRR-9.2"));
    expectTrue(has({ state: inCombat("prep", { curses: ["C3"] }) }, "PRR-9.3"));
    for (const phase of ["prep", "preRoll"]) {
      expectTrue(has({ state: inCombat(phase, { curses: ["C8"] }) }, "PRR-14.7"));
      expectTrue(has({ state: inCombat(phase, { curses: ["C9"] }) }, "PRR-14.8"));
      expectTrue(
        !has({ options: { abilities: false }, state: inCombat(phase, { curses: ["C8"] }) }, "PRR-14.7"),
      );
      expectTrue(has({ state: inCombat(phase, { hand: ["H4"], hp: 6 }) }, "PRR-15.4"));
      expectTrue(!has({ state: inCombat(phase, { hand: ["H4"], hp: 7 }) }, "PRR-15.4"));
    }
    expectTrue(has({ state: inCombat("preRoll", { curses: ["C4"] }) }, "PRR-14.4"));
    expectTrue(has({ state: inCombat("preRoll", { curses: ["C5"] }) }, "PRR-13.9"));
    expectTrue(!has({ state: inCombat("preRoll", { curses: ["C5"], equip: ["S9"] }) }, "PRR-13.9"));
    expectTrue(has({ state: inCombat("preRoll", { hand: ["S4"] }) }, "PRR-13.2"));
    expectTrue(has({ state: inCombat("death", { hp: 0, atk: 1 }) }, "PRR-12.4"));
    expectTrue(
      hintsOf(ROLLED).includes("You hit for 4 (ATK 2 + buffs 3 − nullified 1), the enemy for 2"),
      hintsOf(ROLLED),
    );
    expectSame(
      hintsOf({ state: { rooms: [up("H7")] } }),
      "Stun 7♥, 7 money. Heals 7 HP, or: Remove one black die from the roll.",
    );
  });
  it("ask before what loses the game or wastes a card, and before nothing else", () => {
    const asks = (given: Given, action: Action): boolean =>
      words.confirm(rules.seen(stateOf(given), 0), action) !== undefined;
    expectTrue(asks({ state: inCombat("death", { hp: 0 }) }, { kind: "accept" }));
    expectTrue(!asks({ state: inCombat("death", { hp: 0 }) }, { kind: "trade" }));
    expectTrue(asks({ state: { hand: ["H2"] } }, { kind: "heal", card: "H2" }), "PRR-5.4");
    expectTrue(!asks({ state: { hand: ["H2"], hp: 11 } }, { kind: "heal", card: "H2" }));
    const fortune: Action = { kind: "ability", card: "S8", aim: { kind: "none" } };
    expectTrue(asks({ state: inCombat("preRoll", { money: 24 }) }, fortune), "PRR-7.2");
    expectTrue(!asks({ state: inCombat("preRoll", { money: 23 }) }, fortune));
    const deadly = (state: Record<string, unknown>): Given => ({
      state: inCombat("postRoll", { hp: 1, hand: ["H2"], roll: rolled([1, 3], [6, 6]), ...state }),
    });
    expectTrue(asks(deadly({}), { kind: "resolve" }), "PRR-12.6");
    expectTrue(!asks(deadly({ hp: 2 }), { kind: "resolve" }));
    expectTrue(!asks(deadly({ hand: [] }), { kind: "resolve" }));
    expectTrue(!asks(deadly({ curses: ["C8"] }), { kind: "resolve" }), "PRR-14.7");
    expectTrue(!asks(deadly({ roll: rolled([6, 6], [1, 3]) }), { kind: "resolve" }));
  });
  it("turn every refusal into a sentence with its rule", () => {
    for (const reason of Object.keys(english.REFUSALS) as (keyof typeof english.REFUSALS)[]) {
      const sentence = words.refusal(refuse("PRR-1.1", reason));
      expectFilled(sentence);
      expectTrue(sentence.includes("(PRR-1.1)"), sentence);
    }
    const refusal = expectPresent(
      rules.check(stateOf({ state: { rooms: [up("H10")] } }), 0, { kind: "fight" }),
    );
    expectSame(
      words.refusal(refusal),
      "There is no combat. Reveal a room, or continue to the next level. (PRR-4.2)",
    );
  });
  it("PRR-19 call every option and every value, in every language", () => {
    inEveryLanguage(translations, readOptions);
  });
  it("are complete and filled in for all that happens in whole games, and fit the panel", () => {
    const told = readGames(40);
    for (const event of RARE) readEvent(event, told);
    for (const kind of Object.keys(formsByName(english.EVENTS)))
      expectTrue(told[kind] === true, `${kind} never happened`);
  });
  it("are filled in and fit the panel in every language", () => {
    inEveryLanguage(translations, () => readGames(5));
  });
  it("PRR-13.10 PRR-13.12 PRR-5.7 fit the panel with a full hand too", () => {
    const full = {
      killed: 11,
      hand: ["H2", "H3", "H4", "H6", "H7", "S7", "S10", "S3", "S4", "S8"],
      curses: ["C2", "C3", "C4"],
      discard: ["D2", "D3", "D4", "D5", "S2", "H8"],
      rooms: [down("D6"), down("D7"), up("H9"), up("S9")],
    };
    for (const phase of ["prep", "preRoll", "postRoll", "misplace", "misplaceEnemy"]) {
      const state = stateOf({
        state: { ...inCombat(phase, full), roll: rolled([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]) },
      });
      readChoices(state, choicesOf(state));
    }
    const options = { abilitiesOutsideCombat: true, pill: true };
    const state = stateOf({ options, state: { ...full, hand: ["H6", "H8", "S8", "S10"] } });
    readChoices(state, choicesOf(state));
    act(state, { type: "reveal", room: 0 });
  });
  it("keep quiet about what changes nothing", () => {
    expectAbsent(words.event({ kind: "moneyGained", amount: 0, money: 24 }));
    expectAbsent(words.event({ kind: "shuffled", cards: 50 }));
    expectSame(
      words.event({ kind: "compared", player: 222_110, enemy: 166_100, outcome: "playerHits" }),
      "You: Two Pair, 2s and 1s. Enemy: One Pair, 6s. You hit.",
    );
  });
  it("PRR-18.1 PRR-18.2 tell the end in a headline and a sentence", () => {
    const lost = stateOf({ state: { ...inCombat("death", { hp: 0, killed: 4 }), level: 5 } });
    act(lost, { type: "accept" });
    expectSame(words.result(rules.seen(lost, 0)), {
      headline: "You have fallen",
      sentence: "You slew 4 of the 12 enemies and fell on level 5.",
    });
  });
  it("sum up the games of a table, with the best run", () => {
    const figures = words.figures({ won: 1, killed: 30 }, { killed: 12 });
    expectSame(figures, "Games won 1 · enemies slain 30, best run 12 of 12");
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
      expectTrue(words.optionValue(spec, value) !== value || value === "6HP", `${spec.name}: ${value}`);
    }
  }
}

const SETTINGS: readonly Options[] = [
  { startAtk: 3, startHp: 18, trade: "MAX" },
  { startAtk: 3, startHp: 18, trade: "MAX", combat: "points", grid: "3x3", reshuffle: true, pill: true },
  {
    startAtk: 3,
    startHp: 18,
    bribe: true,
    lateEquip: true,
    pill: true,
    pillAtDeath: true,
    recycleItems: true,
  },
  { startAtk: 3, startHp: 18, abilities: false, grid: "3x3", recycleTier: true, buffImmediate: true },
  { startHp: 18, abilitiesOutsideCombat: true, healImmediate: true, moneyHp: "off", combat: "points" },
];

/** Reads everything in so many random games; answers what kinds of events were told. */
function readGames(games: number): Record<string, boolean> {
  const told: Record<string, boolean> = {};
  readRandomGames(rules, games, SETTINGS, {
    state: readAll,
    choices: readChoices,
    rarity: 3,
    event: (event) => {
      readEvent(event, told);
    },
    result: (state) => {
      const { headline, sentence } = words.result(rules.seen(state, 0));
      expectFilled(headline);
      expectFilled(sentence);
    },
  });
  return told;
}

/** What seldom happens in random games. */
const RARE: Event[] = [
  { kind: "dieAdded", white: [1, 2, 3] },
  { kind: "whiteRolled", white: [1, 2], counter: false },
  { kind: "dieRemoved", face: 5 },
  { kind: "rollWeakened", points: 3 },
  { kind: "restarted", hp: 5, enemyHp: 12 },
  { kind: "curseRecharged", card: "C5" },
  { kind: "peeked", cards: ["H7", "JS"], reveals: true },
  { kind: "swapped", card: "H7", room: 2 },
  { kind: "recovered", card: "D7" },
  { kind: "revived", atk: 3, hp: 12 },
];

/** All that could be chosen, in words, each once, as much in each group as a panel shows. */
function readChoices(state: State, choices: readonly Choice<Action>[]): void {
  const seen = rules.seen(state, 0);
  const sizes: Record<string, number> = {};
  const read: Record<string, boolean> = {};
  for (const choice of choices) {
    const { group, label, detail, odds } = words.choice(seen, choice);
    expectFilled(label);
    if (detail !== "") expectFilled(detail);
    // What is certain stands in the detail, a chance in the odds.
    expectTrue(!detail.includes("%"), `"${detail}" is a chance`);
    if (odds !== "") expectTrue(odds.includes("%") && detail === "", `${odds} ${detail}`);
    expectTrue(
      label.length <= mostLetters(48) && `${detail}${odds}`.length <= mostLetters(24),
      `${label} ${detail}${odds}`,
    );
    const key = `${group}|${label}`;
    expectTrue(read[key] !== true, `${key} stands there twice`);
    read[key] = true;
    sizes[group] = (sizes[group] ?? 0) + 1;
  }
  const groups = Object.keys(sizes).filter((group) => group !== "");
  expectTrue(groups.length <= GROUPS, `${groups.length} groups`);
  // What goes on with the game stands on every page, beside one choice at least and the button that turns the page.
  const beside = groups.length === 0 ? CHOICES : CHOICES - 2;
  expectTrue((sizes[""] ?? 0) <= beside, `${sizes[""]} choices in ${state.phase.kind} on every page`);
}

/** What a panel shows: a prompt of two lines, a status of two lines. */
function readAll(state: State): void {
  const seen = rules.seen(state, 0);
  const prompt = words.prompt(seen, 0);
  expectFilled(prompt);
  expectTrue(prompt.length <= mostLetters(125), prompt);
  const status = words.status(seen);
  expectFilled(status);
  expectTrue(status.length <= mostLetters(115), status);
  for (const hint of words.hints(seen)) expectFilled(hint);
}

function readEvent(event: Event, told: Record<string, boolean>): void {
  told[event.kind] = true;
  const sentence = words.event(event);
  if (sentence !== undefined) expectFilled(sentence);
}
