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
import { speak } from "../../src/kit/words/language";
import type { Options } from "../../src/kit/rules/options";
import { refuse } from "../../src/kit/rules/refusal";
import type { Choice } from "../../src/kit/rules/rules";
import { fill, fillCount } from "../../src/kit/words/words";
import { formsByName } from "../../src/languages/sentences";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { inEveryLanguage, mostLetters } from "../support/spoken";
import { readRandomGames } from "../support/reading";
import { act, down, inCombat, look, roll, rolled, stateOf, up, type Given } from "./cases";
import { english, startOf } from "../support/english";

/** This many groups and choices fit a panel without turning pages. */
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
    expectSame(
      cardName("H7"),
      fill(english.reckoning.CARD_NAMES.red, { name: english.reckoning.ABILITY_WORDS.H7.name, print: "7♥" }),
    );
    expectSame(
      fullName("H7"),
      fill(english.reckoning.FULL_NAMES.red, {
        value: 7,
        name: english.reckoning.ABILITY_WORDS.H7.name,
        print: "7♥",
      }),
    );
    expectSame(
      fullName("S10"),
      fill(english.reckoning.FULL_NAMES.blue, {
        value: 10,
        name: english.reckoning.ABILITY_WORDS.S10.name,
        print: "10♠",
      }),
    );
    expectSame(
      fullName("C5"),
      fill(english.reckoning.FULL_NAMES.curse, {
        value: 5,
        name: english.reckoning.ABILITY_WORDS.C5.name,
        print: "5♣",
      }),
    );
    const enemy = (who: keyof typeof english.reckoning.ENEMY_NAMES, print: string): string =>
      fill(english.reckoning.CARD_NAMES.enemy, { name: english.reckoning.ENEMY_NAMES[who], print });
    expectSame(
      [cardName("JH"), cardName("JS"), cardName("QD")],
      [enemy("demon", "J♥"), enemy("orc", "J♠"), enemy("queen", "Q♦")],
    );
    expectSame(
      [cardName("KC"), cardName("X2"), cardName("AD")],
      [
        enemy("king", "K♣"),
        english.reckoning.CARD_NAMES.heart,
        fill(english.reckoning.CARD_NAMES.sword, { print: "A♦" }),
      ],
    );
    expectSame(gettingOf("H7"), fill(english.reckoning.GETTING.price, { value: 7 }));
    expectSame(gettingOf("S3"), fill(english.reckoning.GETTING.exact, { value: 3 }));
    expectSame(gettingOf("C4"), fill(english.reckoning.GETTING.singleCurse, { value: 4 }));
    expectSame(
      effectOf(open, "H2"),
      fill(english.reckoning.EFFECTS.redOr, { heal: 2, text: english.reckoning.ABILITY_WORDS.H2.text }),
    );
    expectSame(
      effectOf(open, "S8"),
      fill(english.reckoning.EFFECTS.buffOr, { text: english.reckoning.ABILITY_WORDS.S8.text }),
    );
  });
  it("PRR-19.13 PRR-19.22 PRR-19.23 tell what cards do with the options of the game", () => {
    const open = stateOf({ options: { overcharge: 3, cleanseHeal: 5, moneyHp: "off" } });
    expectSame(effectOf(open, "S2"), fill(english.reckoning.ABILITY_WORDS.S2.text, { overcharge: 3 }));
    expectSame(
      effectOf(open, "H6"),
      fill(english.reckoning.EFFECTS.redOr, { heal: 5, text: english.reckoning.ABILITY_WORDS.H6.text }),
    );
    expectSame(effectOf(open, "D7"), fill(english.reckoning.EFFECTS.money, { value: 7 }));
    const plain = stateOf({ options: { abilities: false } });
    expectSame(effectOf(plain, "S2"), english.reckoning.EFFECTS.buff);
    expectSame(effectOf(plain, "H7"), fill(english.reckoning.EFFECTS.red, { heal: 7 }));
    expectSame(effectOf(plain, "C3"), english.reckoning.EFFECTS.curse);
  });
  it("PRR-10.3 PRR-10.4 announce a hand of dice", () => {
    const named = (...dice: number[]): string => worthName(strengthOf(dice));
    expectSame(named(5, 2, 5, 2, 1), fill(english.reckoning.HANDS.twoPair, { first: 5, second: 2 }));
    expectSame(named(2, 6, 4), fill(english.reckoning.HANDS.bust, { first: 6 }));
    expectSame(named(3, 3, 1), fill(english.reckoning.HANDS.pair, { first: 3 }));
    expectSame(named(4, 4, 4, 1), fill(english.reckoning.HANDS.three, { first: 4 }));
    expectSame(named(6, 6, 2, 2, 2), fill(english.reckoning.HANDS.fullHouse, { first: 2, second: 6 }));
    expectSame(named(6, 6, 6, 6), fill(english.reckoning.HANDS.four, { first: 6 }));
    expectSame(named(6, 5, 4, 3, 2, 2), fill(english.reckoning.HANDS.straight, { first: 6 }));
    expectSame(named(1, 1, 1, 1, 1), fill(english.reckoning.HANDS.five, { first: 1 }));
    expectSame(named(6), fill(english.reckoning.HANDS.bust, { first: 6 }));
    expectSame(worthName(36), fillCount(english.reckoning, "POINTS", { count: 36 }));
  });
  it("PRR-12.1 say who hits for how much, and why", () => {
    const open = stateOf(ROLLED);
    expectSame(blowOf(open, "equip"), {
      amount: 4,
      reason: fill(english.reckoning.BLOW.nullified, {
        reason: fill(english.reckoning.BLOW.equip, {
          reason: fill(english.reckoning.BLOW.atk, { atk: 2 }),
          added: 3,
        }),
        nullified: 1,
      }),
    });
    expectSame(blowOf(open, "curses"), {
      amount: 2,
      reason: fill(english.reckoning.BLOW.nullified, {
        reason: fill(english.reckoning.BLOW.curses, {
          reason: fill(english.reckoning.BLOW.atk, { atk: 1 }),
          added: 2,
        }),
        nullified: 1,
      }),
    });
    const compared = fill(english.reckoning.COMPARISON.both, {
      player: fill(english.reckoning.HANDS.pair, { first: 5 }),
      enemy: fill(english.reckoning.HANDS.pair, { first: 1 }),
      outcome: fill(english.reckoning.COMPARISON.playerHits, {
        amount: 4,
        reason: fill(english.reckoning.BLOW.nullified, {
          reason: fill(english.reckoning.BLOW.equip, {
            reason: fill(english.reckoning.BLOW.atk, { atk: 2 }),
            added: 3,
          }),
          nullified: 1,
        }),
      }),
    });
    expectSame(promptOf(open), compared);
    act(open, { type: "resolve" });
    expectSame(promptOf(open), compared);
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
      fill(english.reckoning.COMPARISON.both, {
        player: `${fill(english.reckoning.HANDS.bust, { first: 5 })} (5-2-1)`,
        enemy: `${fill(english.reckoning.HANDS.bust, { first: 5 })} (5-4-1)`,
        outcome: fill(english.reckoning.COMPARISON.enemyHits, {
          amount: 1,
          reason: fill(english.reckoning.BLOW.atk, { atk: 1 }),
        }),
      }),
    );
    expectSame(
      sides([5, 2], [2, 5]),
      fill(english.reckoning.COMPARISON.both, {
        player: fill(english.reckoning.HANDS.bust, { first: 5 }),
        enemy: fill(english.reckoning.HANDS.bust, { first: 5 }),
        outcome: english.reckoning.COMPARISON.again,
      }),
    );
    expectSame(
      sides([5, 2], [2, 5], { equip: ["S9"] }),
      fill(english.reckoning.COMPARISON.both, {
        player: fill(english.reckoning.HANDS.bust, { first: 5 }),
        enemy: fill(english.reckoning.HANDS.bust, { first: 5 }),
        outcome: fill(english.reckoning.COMPARISON.playerFocus, {
          amount: 2,
          reason: fill(english.reckoning.BLOW.equip, {
            reason: fill(english.reckoning.BLOW.atk, { atk: 1 }),
            added: 1,
          }),
        }),
      }),
    );
    expectSame(
      sides([5, 2], [2, 5], { curses: ["C5"] }),
      fill(english.reckoning.COMPARISON.both, {
        player: fill(english.reckoning.HANDS.bust, { first: 5 }),
        enemy: fill(english.reckoning.HANDS.bust, { first: 5 }),
        outcome: fill(english.reckoning.COMPARISON.enemyFocus, {
          amount: 2,
          reason: fill(english.reckoning.BLOW.curses, {
            reason: fill(english.reckoning.BLOW.atk, { atk: 1 }),
            added: 1,
          }),
        }),
      }),
    );
  });
  it("PRR-11.2 PRR-11.4 compare points too", () => {
    const state = stateOf({
      options: { combat: "points" },
      state: inCombat("postRoll", { atk: 1, roll: rolled([3], [3]) }),
    });
    expectSame(
      promptOf(state),
      fill(english.reckoning.COMPARISON.both, {
        player: fillCount(english.reckoning, "POINTS", { count: 4 }),
        enemy: fillCount(english.reckoning, "POINTS", { count: 4 }),
        outcome: english.reckoning.COMPARISON.tie,
      }),
    );
    act(state, { type: "resolve" });
    expectSame(
      promptOf(state),
      fill(english.reckoning.PROMPTS.tie, { player: fillCount(english.reckoning, "POINTS", { count: 4 }) }),
    );
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
      ` | ${fill(english.reckoning.CHOICES.reveal, { room: english.reckoning.ROOM_NAMES.upperLeft })} | `,
      `${english.reckoning.GROUPS.buy} | ${fill(english.reckoning.CHOICES.buy, { card: cardName("H7") })} | ${fill(english.reckoning.CHOICES.buyDetail, { price: 7, left: 5 })}`,
      `${english.reckoning.GROUPS.buy} | ${fill(english.reckoning.CHOICES.buy, { card: cardName("S10") })} | ${fill(english.reckoning.CHOICES.buyDetail, { price: 10, left: 2 })}`,
      `${english.reckoning.GROUPS.drink} | ${fill(english.reckoning.CHOICES.drink, { card: cardName("H5") })} | ${fill(english.reckoning.CHOICES.drinkDetail, { amount: 5, hp: 12 })}`,
      `${english.reckoning.ABILITY_WORDS.H6.name} | ${fill(english.reckoning.CHOICES.cleanse, { card: cardName("C6") })} | ${fill(english.reckoning.CHOICES.cleanseDetail, { value: 6 })}`,
    ]);
    expectSame(promptOf(stateOf(given)), fill(english.reckoning.PROMPTS.explore, { level: 1 }));
    expectSame(listed({ state: { rooms: [], hp: 11 } }), [
      ` | ${fill(english.reckoning.CHOICES.endLevel, { level: 2 })} | ${fill(english.reckoning.CHOICES.rest, { amount: 1 })}`,
    ]);
  });
  it("PRR-2.7 PRR-13.7 name a face-down room only by what Scout has shown, with its odds", () => {
    const state = stateOf({ state: { rooms: [down("C7"), down("S2"), down("H7"), down("C3")] } });
    const labels = (): string[] =>
      choicesOf(state).map((choice) => {
        const { label, odds } = words.choice(rules.seen(state, 0), choice);
        return `${label}: ${odds}`;
      });
    expectTrue(labels().every((label) => label.startsWith(startOf(english.reckoning.CHOICES.reveal))));
    state.known = ["C7", "S2", "H7", "C3"];
    expectSame(labels(), [
      `${fill(english.reckoning.CHOICES.revealKnown, { card: cardName("C7"), room: english.reckoning.ROOM_NAMES.upperLeft })}: ${fill(english.reckoning.CHOICES.avoidOrOwnOdds, { chance: 42, converted: 17 })}`,
      `${fill(english.reckoning.CHOICES.revealKnown, { card: cardName("S2"), room: english.reckoning.ROOM_NAMES.upperRight })}: ${fill(english.reckoning.CHOICES.potionOdds, { chance: 17 })}`,
      `${fill(english.reckoning.CHOICES.revealKnown, { card: cardName("H7"), room: english.reckoning.ROOM_NAMES.lowerLeft })}: `,
      `${fill(english.reckoning.CHOICES.revealKnown, { card: cardName("C3"), room: english.reckoning.ROOM_NAMES.lowerRight })}: ${fill(english.reckoning.CHOICES.avoidOdds, { chance: 17 })}`,
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
    const joined = (card: "C3" | "C5" | "C8", effect: string): string =>
      fill(english.reckoning.PROMPTS.withEffect, {
        sentence: fill(english.reckoning.PROMPTS.curseJoined, { total: 4, card: cardName(card) }),
        effect,
      });
    expectSame(shown("S2", 2), [
      fill(english.reckoning.PROMPTS.throwPotion, { card: cardName("S2"), value: 2 }),
      fill(english.reckoning.PROMPTS.potionWon, { total: 2, card: cardName("S2") }),
    ]);
    expectSame(
      shown("H4", 5)[1],
      fill(english.reckoning.PROMPTS.potionMissed, { total: 5, card: cardName("H4") }),
    );
    expectSame(shown("C3", 4), [
      fill(english.reckoning.PROMPTS.throwSingle, { card: cardName("C3"), value: 3 }),
      joined("C3", english.reckoning.ABILITY_WORDS.C3.text),
    ]);
    expectSame(
      shown("C3", 3)[1],
      fill(english.reckoning.PROMPTS.curseAvoided, { total: 3, card: cardName("C3") }),
    );
    expectSame(shown("C5", 3, 2), [
      fill(english.reckoning.PROMPTS.throwDual, { card: cardName("C5"), value: 5 }),
      fill(english.reckoning.PROMPTS.curseConverted, { total: 5, card: cardName("C5") }),
    ]);
    expectSame(
      shown("C5", 3, 3)[1],
      fill(english.reckoning.PROMPTS.curseAvoided, { total: 6, card: cardName("C5") }),
    );
    expectSame(shown("C5", 3, 1)[1], joined("C5", english.reckoning.ABILITY_WORDS.C5.text));
    // What it would do to the enemy is of no use now.
    expectSame(shown("C8", 3, 1)[1], joined("C8", english.reckoning.HARM.C8));
    const sword = stateOf({ state: { rooms: [down("AH")] } });
    act(sword, { type: "reveal", room: 0 });
    expectSame(promptOf(sword), `${cardName("AH")}. ${english.reckoning.EFFECTS.sword}`);
    expectSame(
      look(sword).map((event) => words.event(event)),
      [fill(english.reckoning.EVENTS.swordFound, { atk: 3 })],
    );
  });
  it("PRR-5.2 say what the one potion for sale does, or that it is too dear", () => {
    const promptWith = (card: string, money: number): string =>
      promptOf(stateOf({ state: { rooms: [up(card), down("C2")], money } }));
    expectSame(
      promptWith("S5", 5),
      fill(english.reckoning.PROMPTS.shownCard, {
        card: cardName("S5"),
        effect: english.reckoning.ABILITY_WORDS.S5.text,
      }),
    );
    const sentence = fill(english.reckoning.PROMPTS.explore, { level: 1 });
    expectSame(
      promptWith("H7", 6),
      fill(english.reckoning.PROMPTS.tooDear, { sentence, card: cardName("H7"), price: 7, money: 6 }),
    );
  });
  it("PRR-12.3 warn of a hit that takes the last HP", () => {
    const before = (hp: number): string => promptOf(stateOf({ state: inCombat("preRoll", { hp }) }));
    expectSame(before(1), fill(english.reckoning.PROMPTS.danger, { question: before(12) }));
  });
  it("PRR-7.1 ask what a money card is taken for", () => {
    const given: Given = { state: { rooms: [down("D7")], hp: 10, money: 20 } };
    const state = stateOf(given);
    act(state, { type: "reveal", room: 0 });
    expectSame(
      promptOf(state),
      fill(english.reckoning.PROMPTS.money, { card: cardName("D7"), value: 7, most: 3 }),
    );
    const labels = choicesOf(state).map((choice) => {
      const { group, label, detail } = words.choice(rules.seen(state, 0), choice);
      return `${group}${label}, ${detail}`;
    });
    expectSame(labels, [
      `${english.reckoning.CHOICES.money}, ${fill(english.reckoning.CHOICES.moneyDetail, { amount: 4, money: 24 })}`,
      `${fill(english.reckoning.CHOICES.hp, { count: 1 })}, ${fill(english.reckoning.CHOICES.hpDetail, { hp: 11 })}`,
      `${fill(english.reckoning.CHOICES.hp, { count: 2 })}, ${fill(english.reckoning.CHOICES.hpDetail, { hp: 12 })}`,
      `${fill(english.reckoning.CHOICES.hp, { count: 3 })}, ${fill(english.reckoning.CHOICES.hpDetail, { hp: 12 })}`,
    ]);
  });
  it("PRR-9.2 PRR-9.4 continue with one choice, and list the others under tabs", () => {
    const prep: Given = {
      options: { bribe: true, flee: "free" },
      state: inCombat("prep", { hp: 5, hand: ["S2", "H5", "H7"], curses: ["C10"], money: 20 }),
    };
    expectSame(listed(prep), [
      ` | ${english.reckoning.CHOICES.fight} | ${fill(english.reckoning.CHOICES.odds, { win: 54, lose: 44 })}`,
      `${english.reckoning.GROUPS.equip} | ${fill(english.reckoning.CHOICES.equip, { card: cardName("S2") })} | ${fill(english.reckoning.CHOICES.equipDetail, { atk: 1 })}`,
      `${english.reckoning.GROUPS.equip} | ${fill(english.reckoning.CHOICES.equip, { card: cardName("H5") })} | ${fill(english.reckoning.CHOICES.equipDetail, { atk: 0 })}`,
      `${english.reckoning.GROUPS.drink} | ${fill(english.reckoning.CHOICES.drink, { card: cardName("H5") })} | ${fill(english.reckoning.CHOICES.drinkDetail, { amount: 5, hp: 10 })}`,
      `${english.reckoning.GROUPS.drink} | ${fill(english.reckoning.CHOICES.drink, { card: cardName("H7") })} | ${fill(english.reckoning.CHOICES.drinkDetail, { amount: 7, hp: 12 })}`,
      `${english.reckoning.GROUPS.flee} | ${english.reckoning.CHOICES.bribe} | ${fill(english.reckoning.CHOICES.bribeDetail, { price: 10 })}`,
      `${english.reckoning.GROUPS.flee} | ${english.reckoning.CHOICES.flee} | ${english.reckoning.CHOICES.free}`,
    ]);
    expectSame(
      promptOf(stateOf(prep)),
      fill(english.reckoning.PROMPTS.prep, { enemy: cardName("JH"), tier: 1, hp: 6, atk: 1 }),
    );
    const before = inCombat("preRoll", { hand: ["S3", "H2", "S10"], discard: ["D4", "C2", "S9"] });
    expectSame(listed({ state: before }), [
      ` | ${english.reckoning.CHOICES.roll} | ${fill(english.reckoning.CHOICES.odds, { win: 54, lose: 44 })}`,
      `${english.reckoning.GROUPS.drink} | ${fill(english.reckoning.CHOICES.drink, { card: cardName("H2") })} | ${fill(english.reckoning.CHOICES.drinkDetail, { amount: 0, hp: 12 })}`,
      `${english.reckoning.GROUPS.use} | ${fill(english.reckoning.CHOICES.use, { card: cardName("S3") })} | ${english.reckoning.CHOICES.fleeDetail}`,
      `${english.reckoning.GROUPS.use} | ${fill(english.reckoning.CHOICES.use, { card: cardName("H2") })} | ${fill(english.reckoning.CHOICES.hurtDetail, { hp: 3 })}`,
      `${english.reckoning.ABILITY_WORDS.S10.name} | ${fill(english.reckoning.CHOICES.recover, { card: cardName("D4") })} | ${fill(english.reckoning.CHOICES.moneyDetail, { amount: 4, money: 16 })}`,
      `${english.reckoning.ABILITY_WORDS.S10.name} | ${fill(english.reckoning.CHOICES.recover, { card: cardName("S9") })} | ${english.reckoning.CHOICES.recoverDetail}`,
    ]);
    expectSame(
      promptOf(stateOf({ state: before })),
      fill(english.reckoning.PROMPTS.preRoll, { amount: 2, enemy: cardName("JH"), enemyAmount: 1 }),
    );
  });
  it("PRR-9.6 PRR-13.6 PRR-15.3 PRR-15.7 PRR-15.9 say what a potion makes of a roll", () => {
    const after = inCombat("postRoll", {
      atk: 2,
      hand: ["S4", "H3", "H7", "H9"],
      roll: rolled([5, 3], [6, 6]),
    });
    expectSame(listed({ state: after }), [
      ` | ${english.reckoning.CHOICES.resolve} | ${fill(english.reckoning.CHOICES.enemyHits, { amount: 1 })}`,
      `${english.reckoning.GROUPS.drink} | ${fill(english.reckoning.CHOICES.drink, { card: cardName("H3") })} | ${fill(english.reckoning.CHOICES.drinkDetail, { amount: 0, hp: 12 })}`,
      `${english.reckoning.GROUPS.drink} | ${fill(english.reckoning.CHOICES.drink, { card: cardName("H7") })} | ${fill(english.reckoning.CHOICES.drinkDetail, { amount: 0, hp: 12 })}`,
      `${english.reckoning.GROUPS.drink} | ${fill(english.reckoning.CHOICES.drink, { card: cardName("H9") })} | ${fill(english.reckoning.CHOICES.drinkDetail, { amount: 0, hp: 12 })}`,
      `${english.reckoning.GROUPS.use} | ${fill(english.reckoning.CHOICES.use, { card: cardName("S4") })} | ${fill(english.reckoning.CHOICES.odds, { win: 6, lose: 94 })}`,
      `${english.reckoning.GROUPS.use} | ${fill(english.reckoning.CHOICES.use, { card: cardName("H3") })} | ${english.reckoning.CHOICES.sureLoss}`,
      `${english.reckoning.ABILITY_WORDS.H7.name} | ${fill(english.reckoning.CHOICES.die, { card: cardName("H7"), number: 1, face: 6 })} | ${fill(english.reckoning.CHOICES.enemyHits, { amount: 1 })}`,
      `${english.reckoning.ABILITY_WORDS.H7.name} | ${fill(english.reckoning.CHOICES.die, { card: cardName("H7"), number: 2, face: 6 })} | ${fill(english.reckoning.CHOICES.enemyHits, { amount: 1 })}`,
      `${english.reckoning.ABILITY_WORDS.H9.name} | ${fill(english.reckoning.CHOICES.weakenedDie, { card: cardName("H9"), number: 1, face: 6, weaker: 3 })} | ${fill(english.reckoning.CHOICES.enemyHits, { amount: 1 })}`,
      `${english.reckoning.ABILITY_WORDS.H9.name} | ${fill(english.reckoning.CHOICES.weakenedDie, { card: cardName("H9"), number: 2, face: 6, weaker: 3 })} | ${fill(english.reckoning.CHOICES.enemyHits, { amount: 1 })}`,
    ]);
    const miracle = inCombat("postRoll", { hp: 6, hand: ["S7", "H7"], roll: rolled([5], [6]) });
    expectSame(listed({ options: { combat: "points" }, state: miracle }), [
      ` | ${english.reckoning.CHOICES.resolve} | ${english.reckoning.CHOICES.again}`,
      `${english.reckoning.GROUPS.drink} | ${fill(english.reckoning.CHOICES.drink, { card: cardName("H7") })} | ${fill(english.reckoning.CHOICES.drinkDetail, { amount: 6, hp: 12 })}`,
      `${english.reckoning.ABILITY_WORDS.S7.name} | ${fill(english.reckoning.CHOICES.drink, { card: cardName("H7") })} | ${fill(english.reckoning.CHOICES.drinkDetail, { amount: 6, hp: 12 })}`,
      `${english.reckoning.ABILITY_WORDS.S7.name} | ${fill(english.reckoning.CHOICES.die, { card: cardName("H7"), number: 1, face: 6 })} | ${fill(english.reckoning.CHOICES.playerHits, { amount: 2 })}`,
      `${english.reckoning.ABILITY_WORDS.H7.name} | ${fill(english.reckoning.CHOICES.die, { card: cardName("H7"), number: 1, face: 6 })} | ${fill(english.reckoning.CHOICES.playerHits, { amount: 2 })}`,
    ]);
  });
  it("PRR-12.4 PRR-18.4 say what getting up costs", () => {
    const given: Given = {
      options: { pill: true },
      state: { ...inCombat("death", { hp: 0, atk: 2, fullAtk: 3 }), pill: "ready" },
    };
    expectSame(listed(given), [
      ` | ${english.reckoning.CHOICES.trade} | ${fill(english.reckoning.CHOICES.getUpDetail, { atk: 1, hp: 6 })}`,
      ` | ${english.reckoning.CHOICES.pill} | ${fill(english.reckoning.CHOICES.getUpDetail, { atk: 3, hp: 12 })}`,
      ` | ${english.reckoning.CHOICES.accept} | ${english.reckoning.CHOICES.acceptDetail}`,
    ]);
  });
  it("say how the game stands", () => {
    const state = stateOf({ state: { hp: 7, money: 3, deck: ["D2"] } });
    expectSame(
      words.status(rules.seen(state, 0)),
      fill(english.reckoning.STATUS, {
        level: 1,
        hp: 7,
        maxHp: 12,
        atk: 2,
        money: 3,
        killed: 0,
        enemies: 12,
        deck: 1,
      }),
    );
    expectSame(
      words.status(rules.seen(stateOf({ state: inCombat("preRoll", { killed: 11 }) }), 0)),
      fill(english.reckoning.STATUS_ENEMY, {
        line: fill(english.reckoning.STATUS, {
          level: 1,
          hp: 12,
          maxHp: 12,
          atk: 2,
          money: 12,
          killed: 11,
          enemies: 12,
          deck: 0,
        }),
        tier: 4,
        hp: 30,
        maxHp: 30,
        atk: 5,
      }),
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
      hintsOf(ROLLED).includes(
        startOf(
          fill(english.reckoning.HINTS.blows, {
            amount: 4,
            reason: fill(english.reckoning.BLOW.nullified, {
              reason: fill(english.reckoning.BLOW.equip, {
                reason: fill(english.reckoning.BLOW.atk, { atk: 2 }),
                added: 3,
              }),
              nullified: 1,
            }),
            enemyAmount: 2,
          }),
        ),
      ),
      hintsOf(ROLLED),
    );
    expectSame(
      hintsOf({ state: { rooms: [up("H7")] } }),
      fill(english.reckoning.HINTS.forSale, {
        card: cardName("H7"),
        price: 7,
        effect: fill(english.reckoning.EFFECTS.redOr, {
          heal: 7,
          text: english.reckoning.ABILITY_WORDS.H7.text,
        }),
      }),
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
    for (const reason of Object.keys(
      english.reckoning.REFUSALS,
    ) as (keyof typeof english.reckoning.REFUSALS)[]) {
      const sentence = words.refusal(refuse("PRR-1.1", reason));
      expectFilled(sentence);
      expectTrue(sentence.includes("(PRR-1.1)"), sentence);
    }
    const refusal = expectPresent(
      rules.check(stateOf({ state: { rooms: [up("H10")] } }), 0, { kind: "fight" }),
    );
    expectSame(
      words.refusal(refusal),
      fill(english.reckoning.WITH_RULE, { sentence: english.reckoning.REFUSALS.exploring, rule: "PRR-4.2" }),
    );
  });
  it("PRR-19 call every option and every value, in every language", () => {
    inEveryLanguage(readOptions);
  });
  it("are complete and filled in for all that happens in whole games, and fit the panel", () => {
    const told = readGames(40);
    for (const event of RARE) readEvent(event, told);
    for (const kind of Object.keys(formsByName(english.reckoning.EVENTS)))
      expectTrue(told[kind] === true, `${kind} never happened`);
  });
  it("are filled in and fit the panel in every language", () => {
    inEveryLanguage(() => readGames(5));
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
      fill(english.reckoning.COMPARISON.both, {
        player: fill(english.reckoning.HANDS.twoPair, { first: 2, second: 1 }),
        enemy: fill(english.reckoning.HANDS.pair, { first: 6 }),
        outcome: english.reckoning.OUTCOMES.playerHits,
      }),
    );
  });
  it("PRR-18.1 PRR-18.2 tell the end in a headline and a sentence", () => {
    const lost = stateOf({ state: { ...inCombat("death", { hp: 0, killed: 4 }), level: 5 } });
    act(lost, { type: "accept" });
    expectSame(words.result(rules.seen(lost, 0)), {
      headline: english.reckoning.RESULTS.loss.headline,
      sentence: fill(english.reckoning.BEATEN_BY, {
        enemy: cardName("JH"),
        enemyHp: 12,
        enemyMaxHp: 12,
        sentence: fill(english.reckoning.RESULTS.loss.sentence, { killed: 4, enemies: 12, level: 5 }),
      }),
    });
  });
  it("sum up the games of a table, with the best run", () => {
    const figures = words.figures({ won: 1, killed: 30 }, { killed: 12 });
    expectSame(figures, fill(english.reckoning.FIGURES, { won: 1, killed: 30, best: 12, enemies: 12 }));
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

/** Reads everything in this many random games; answers what kinds of events were told. */
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
  // What continues the game is on every page, beside one choice at least and the button that turns the page.
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
