import { printOf, type PrintItem } from "../../src/kit/rules/box";
import { box } from "../../src/games/pokers-rogue-reckoning/scene/box";
import { EVERY_CARD, isPotion, type CardId } from "../../src/games/pokers-rogue-reckoning/rules/cards";
import { gesture } from "../../src/games/pokers-rogue-reckoning/scene/gestures";
import { labels } from "../../src/games/pokers-rogue-reckoning/words/board-words";
import * as layout from "../../src/games/pokers-rogue-reckoning/scene/layout";
import {
  BLUE_DICE,
  DECK_SPOT,
  DISCARD_SPOT,
  ENEMY_RED_DICE,
  ENEMY_SPOT,
  EQUIP_SPOT,
  HAND_SPOT,
  HP_SPOT,
  MONEY_SPOT,
  printedOn,
  RED_DICE,
  roomSpot,
  scoutedSpot,
  spots,
  TIER_PAWN,
  YELLOW_DICE,
} from "../../src/games/pokers-rogue-reckoning/scene/pieces";
import { roomCount } from "../../src/games/pokers-rogue-reckoning/rules/levels";
import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import {
  BLACK_DICE,
  WHITE_DICE,
  type Action,
  type State,
} from "../../src/games/pokers-rogue-reckoning/rules/state";
import { tableGame } from "../../src/games/pokers-rogue-reckoning/table";
import { drawOutcome } from "../../src/kit/rules/chance";
import { copy, same } from "../../src/kit/data/data";
import { FRESH_BOARD } from "../../src/kit/game/game";
import { speak, spoken } from "../../src/kit/words/language";
import type { Options } from "../../src/kit/rules/options";
import { below, seeded, type Random } from "../../src/kit/data/random";
import { pictureOf, type CardPiece, type DiePiece, type Gesture, type Piece } from "../../src/kit/game/scene";
import { letterSize } from "../../src/print/board-print";
import { cardName } from "../../src/games/pokers-rogue-reckoning/words/names";
import { fill, fillCount } from "../../src/kit/words/words";
import { COUNTS_INSTRUCTIONS, expectWithinBudget, newBudget, slice, type Budget } from "../support/budget";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { bodiesOf, contains, meets, openPicture, planFault, type Body } from "../support/plan";
import { SCALE } from "../support/scale";
import { inEveryLanguage } from "../support/spoken";
import { english, startOf } from "../support/english";
import { act, down, inCombat, rolled, stateOf, up } from "./cases";

/** A room without a card, in the notation of the vectors. */
const EMPTY = {};

const GAMES = SCALE;
const MOST_STEPS = 300;
/** One state in this many is looked at, and every one that asks something else than what to explore. */
const LOOK_EVERY = 5;

/** The settings under which every phase comes up, and the highest numbers. */
const SETTINGS: readonly Options[] = [
  {},
  { grid: "3x3", combat: "points", startHp: 18, startAtk: 3, abilitiesOutsideCombat: true, pill: true },
  { shuffle: "sparse", startMoney: 99, moneyCap: 99, lateEquip: true, bribe: true, trade: "MAX" },
  { grid: "3x3", reshuffle: true, recycleTier: true, startHp: 18, moneyCap: 36, flee: "free" },
  { abilities: false, moneyHp: "off", enemyAtkT1: 4, finalHpDice: 10, healImmediate: true },
];

/** Seldom chosen, so that fights are fought and games continue. */
const SELDOM: readonly Action["kind"][] = ["flee", "bribe", "accept", "endLevel"];

/** Plays a game with random choices and looks at states on the way. */
function watchRandomly(random: Random, options: Options, look: (state: State) => void): void {
  const state = rules.start(options, 1);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (state.phase.kind !== "explore" || steps % LOOK_EVERY === 0) look(state);
    const waiting = rules.waiting(state);
    if (waiting.kind === "over") return;
    if (waiting.kind === "chance") rules.resolve(state, drawOutcome(waiting.chance, random));
    else {
      const { choices } = expectPresent(waiting.decisions[0]);
      const often = choices.filter(({ action }) => !SELDOM.includes(action.kind));
      const from = often.length === 0 || below(random, 10) === 0 ? choices : often;
      rules.act(state, 0, expectPresent(from[below(random, from.length)]).action);
    }
  }
}

function inRandomGames(look: (state: State) => void): void {
  for (let setting = 0; setting < SETTINGS.length; setting++) {
    for (let game = 0; game < GAMES; game++) {
      watchRandomly(seeded(setting * 1000 + game), SETTINGS[setting] ?? {}, look);
    }
  }
}

const ALL_POTIONS = EVERY_CARD.filter((card) => isPotion(card));
const ALL_CURSES = EVERY_CARD.filter((card) => card.startsWith("C"));

/** The most that can be in each row at once. */
function crowded(phase: string): State {
  return stateOf({
    state: inCombat(phase, {
      hand: ALL_POTIONS.slice(0, 12),
      equip: ALL_POTIONS.slice(12),
      curses: ALL_CURSES,
      roll: rolled([1, 2, 3, 4, 5, 6, 1, 2], [1, 2, 3, 4, 5]),
      money: 24,
      hp: 30,
      hpDice: 5,
      atk: 7,
    }),
  });
}

function piecesOf(state: State): Piece[] {
  return pictureOf(tableGame, state).pieces;
}

/** The pieces as a plan: what is in one row may overlap. */
function plan(state: State): Piece[] {
  return piecesOf(state).map((piece): Piece => {
    if (piece.kind !== "card") return piece;
    const rows = [state.hand, state.equip, state.curses];
    const row = rows.findIndex((cards) => cards.some((card) => card === piece.id));
    const note = row < 0 ? piece.id : `row ${row}`;
    return { ...piece, caption: { name: piece.caption.name, note } };
  });
}

/** What is wrong with the plan of a state, in which the texts of the other picture are empty. */
function faultOf(state: State): string | undefined {
  const texts = labels(rules.seen(state, "spectator"), FRESH_BOARD);
  const hidden = texts.filter(({ text }) => text === "").map(({ id }) => id);
  return planFault(box, plan(state), hidden);
}

function cardOf(state: State, id: string): CardPiece {
  const piece = piecesOf(state).find((each) => each.id === id);
  if (piece?.kind === "card") return piece;
  return expectPresent<CardPiece>(undefined, `${id} is no single card`);
}

function dieOf(state: State, id: string): DiePiece {
  const piece = piecesOf(state).find((each) => each.id === id);
  if (piece?.kind === "die") return piece;
  return expectPresent<DiePiece>(undefined, `${id} is no die`);
}

/** These dice but for those that are in the tray. */
function inUse(state: State, ids: readonly string[]): DiePiece[] {
  return ids.map((id) => dieOf(state, id)).filter((die) => !isSpare(die));
}

/** What these dice show, but for those that are in the tray or may show anything. */
function shown(state: State, ids: readonly string[]): number[] {
  const faces: number[] = [];
  for (const { face } of inUse(state, ids)) if (face !== undefined) faces.push(face);
  return faces;
}

/** Whether a die is put away. */
function isSpare({ id, place }: DiePiece): boolean {
  return contains(layoutArea("tray-frame"), { id, ...place, width: 0.5, depth: 0.5 });
}

function layoutArea(id: string): Body {
  return expectPresent(printOf(box.board).find((item) => item.id === id));
}

/** The text of a label as it is read at a table with odds, or at one without. */
function labelOf(state: State, id: string, odds = true): string {
  const list = labels(rules.seen(state, "spectator"), { ...FRESH_BOARD, odds });
  return expectPresent(list.find((label) => label.id === id)).text;
}

/** The same table with the cards that nobody knows in turned order. */
function dealHiddenAnew(state: State): State {
  const other = copy(state);
  const isHidden = (card: CardId): boolean => !state.known.includes(card);
  let hidden = other.deck.filter((card) => isHidden(card));
  for (const room of other.rooms)
    if (room.kind === "card" && !room.up && isHidden(room.card)) hidden.push(room.card);
  hidden = hidden.reverse();
  const next = (card: CardId): CardId => (isHidden(card) ? expectPresent(hidden.shift()) : card);
  other.deck = other.deck.map((card) => next(card));
  for (const room of other.rooms) if (room.kind === "card" && !room.up) room.card = next(room.card);
  return other;
}

describe("the picture of Poker's Rogue Reckoning", () => {
  after_each(() => {
    speak("en");
  });

  it("PRR-1.1 PRR-2.6 shows every piece of the box exactly once", () => {
    const known: Record<string, boolean> = {};
    for (const list of [box.cards, box.dice, box.pawns]) for (const { id } of list) known[id] = true;
    const count = box.cards.length + box.dice.length + box.pawns.length;
    expectSame(box.cards.length, 54);
    inRandomGames((state) => {
      const found: Record<string, boolean> = {};
      let pieces = 0;
      for (const piece of piecesOf(state)) {
        for (const id of piece.kind === "pile" ? piece.cards : [piece.id]) {
          expectTrue(known[id] === true && found[id] !== true, `${id} is strange or doubled`);
          found[id] = true;
          pieces++;
        }
      }
      expectSame(pieces, count, state.phase.kind);
    });
  });

  it("PRR-3.6 hides the places that nothing can be at: no piece is on one, and every other room and enemy has its own", () => {
    const printed: Record<string, PrintItem> = {};
    for (const item of printOf(box.board)) printed[item.id] = item;
    inRandomGames((state) => {
      const hidden = expectPresent(tableGame.unused)(rules.seen(state, "spectator"));
      const bodies = bodiesOf(box, piecesOf(state));
      for (const id of hidden) {
        const place = expectPresent(printed[id], id);
        // Something of the other picture may be there.
        if (place.picture !== undefined) continue;
        for (const body of bodies) expectTrue(!meets(place, body), `${body.id} is on ${id}`);
      }
      const rooms = hidden.filter((id) => id.startsWith("room")).length;
      const shown = state.enemy === undefined ? roomCount(state.options) : 0;
      expectSame(
        rooms,
        Object.keys(printed).filter((id) => id.startsWith("room") && id.endsWith("-frame")).length - shown,
      );
      expectSame(hidden.includes("enemy-frame"), state.enemy === undefined);
    });
  });

  it("PRR-1.2 carries the game on an ordinary deck with its Jokers", () => {
    expectSame(
      ["H10", "S2", "C9", "D10", "AS", "X1", "X2", "QD"].map((id) =>
        printedOn(expectPresent(EVERY_CARD.find((card) => card === id))),
      ),
      ["TH", "2S", "9C", "TD", "AS", "joker", "joker", "QD"],
    );
    const seen: Record<string, number> = {};
    for (const { card } of box.cards) seen[card] = (seen[card] ?? 0) + 1;
    expectSame(Object.keys(seen).length, 53);
  });

  it("PRR-1.4 PRR-19 has dice for the highest settings", () => {
    const most = (name: string): number => {
      const option = expectPresent(rules.options.find((each) => each.name === name));
      return option.kind === "number" ? option.max : 0;
    };
    expectTrue(RED_DICE.length >= most("startHp") / 6 + 2, "two hearts can be found");
    expectTrue(BLUE_DICE.length * 6 >= most("startAtk") + 4, "four swords can be found");
    expectSame(ENEMY_RED_DICE.length, most("finalHpDice"));
    expectTrue(most("enemyAtkT1") <= 6, "one blue die shows the enemy's ATK");
  });

  it("lays nothing in or on anything else but a large hand, and nothing beyond the board", () => {
    inRandomGames((state) => {
      expectAbsent(faultOf(state), state.phase.kind);
    });
    for (const phase of ["preRoll", "postRoll"]) expectAbsent(faultOf(crowded(phase)), phase);
    expectAbsent(faultOf(stateOf({ state: { hand: ALL_POTIONS } })));
  });

  it("prints no line in letters of less than half a unit, and most in larger ones", () => {
    expectReadable(0.5);
  });

  it("prints no line in letters of less than 0.35 units in any language", () => {
    inEveryLanguage(() => {
      expectReadable(0.35);
    });
  });
});

/** Fails if a line that cannot take several is printed in letters of less than this many units. */
function expectReadable(least: number): void {
  const longest: Record<string, string> = {};
  inRandomGames((state) => {
    for (const { id, text } of labels(rules.seen(state, "spectator"), FRESH_BOARD)) {
      if (text.length > (longest[id] ?? "").length) longest[id] = text;
    }
  });
  for (const id of Object.keys(longest)) {
    // What is beside a room and the two sides' hands and buffs may take several lines.
    if (id.startsWith("room") || ["black", "white", "atk"].includes(id)) continue;
    const item = expectPresent(printOf(box.board).find((printed) => printed.id === id));
    const text = expectPresent(longest[id]);
    expectTrue(letterSize({ ...item, text }) >= least, `${spoken()}, ${id}: ${text}`);
  }
}

describe("what is where", () => {
  it("PRR-2.3 red dice show six each and one the rest; empty ones are set aside, others put away", () => {
    const state = stateOf({ state: { hp: 14, hpDice: 5 } });
    expectSame(shown(state, RED_DICE), [6, 6, 2]);
    expectSame(
      RED_DICE.map((id) => isSpare(dieOf(state, id))),
      [false, false, false, true, true, true, true, true],
    );
    const captions = RED_DICE.map((id) => dieOf(state, id).caption.note);
    expectTrue(
      captions[3] === captions[4] && captions[4] !== captions[5],
      "empty dice are told from spare ones",
    );
    expectSame(labelOf(state, "hp"), fill(english.reckoning.BOARD.hp, { hp: 14, maxHp: 30 }));
  });

  it("PRR-1.4 blue dice show the ATK, yellow ones the money, as far as there are dice", () => {
    const state = stateOf({ options: { moneyCap: 99 }, state: { atk: 7, money: 13 } });
    expectSame(shown(state, BLUE_DICE), [6, 1]);
    expectSame(shown(state, YELLOW_DICE), [6, 6, 1]);
    state.money = 50;
    expectSame(shown(state, YELLOW_DICE), [6, 6, 6, 6, 6, 6]);
    expectSame(labelOf(state, "money"), fill(english.reckoning.BOARD.money, { money: 50, cap: 99 }));
  });

  it("PRR-8.1 PRR-9.1 the enemy is with its dice, the pawn on the track", () => {
    const state = stateOf({ state: inCombat("prep", { killed: 4, curses: ["C3", "C9"] }) });
    const { x, z } = cardOf(state, "JH").place;
    expectSame({ x, z }, layout.ENEMY);
    expectSame(shown(state, ENEMY_RED_DICE), [6, 6]);
    expectSame(
      labelOf(state, "enemy"),
      fill(english.reckoning.BOARD.enemy, { card: cardName("JH"), tier: 2, hp: 12, maxHp: 12 }),
    );
    expectSame(
      labelOf(state, "enemy-hits"),
      fill(english.reckoning.BOARD.enemyHits, {
        amount: 4,
        reason: fill(english.reckoning.BLOW.curses, {
          reason: fill(english.reckoning.BLOW.atk, { atk: 2 }),
          added: 2,
        }),
      }),
    );
    const pawn = expectPresent(piecesOf(state).find(({ id }) => id === TIER_PAWN));
    expectSame({ x: pawn.place.x, z: pawn.place.z }, layout.SPACES[4]);
  });

  it("PRR-8.1 the track tells every tier and the final enemy", () => {
    const state = stateOf({ options: { finalHpDice: 7, enemyAtkT1: 2 } });
    expectSame(
      [1, 2, 3, 4, 5].map((tier) => labelOf(state, `tier${tier}`)),
      ["6/2", "12/2", "18/3", "24/4", "42/5"],
    );
  });

  it("PRR-9.4 as many combat dice are ready as are thrown, and show what was thrown", () => {
    const state = stateOf({ state: inCombat("preRoll", { killed: 3 }) });
    expectSame([inUse(state, WHITE_DICE).length, inUse(state, BLACK_DICE).length], [3, 3]);
    act(state, { type: "roll" });
    rules.resolve(state, { kind: "rolled", faces: [1, 2, 3, 4, 5, 6] });
    expectSame(shown(state, WHITE_DICE), [1, 2, 3]);
    expectSame(shown(state, BLACK_DICE), [4, 5, 6]);
    const exploring = stateOf({});
    expectSame([inUse(exploring, WHITE_DICE), inUse(exploring, BLACK_DICE)], [[], []]);
  });

  it("PRR-5.1 PRR-6 a revealed card takes its dice, and the board says what they mean", () => {
    const state = stateOf({ state: { rooms: [down("C7"), down("S2"), EMPTY, EMPTY] } });
    act(state, { type: "reveal", room: 0 });
    expectSame(inUse(state, WHITE_DICE).length, 2);
    rules.resolve(state, { kind: "rolled", faces: [3, 4] });
    expectSame(shown(state, WHITE_DICE), [3, 4]);
    expectSame(labelOf(state, "white"), "");
    expectTrue(labelOf(state, "room1-text").startsWith(tableGame.words.prompt(rules.seen(state, 0), 0)));
  });

  it("PRR-1.5 an open room tells the name and the price of its card, and its tooltip the ability as well", () => {
    const state = stateOf({ state: { rooms: [up("S7"), down("H3"), EMPTY, EMPTY] } });
    expectSame(labelOf(state, "room1-name"), cardName("S7"));
    expectSame(labelOf(state, "room1-text"), fill(english.reckoning.GETTING.price, { value: 7 }));
    const { caption } = cardOf(state, "S7");
    expectTrue(
      caption.note.includes(`${fill(english.reckoning.GETTING.price, { value: 7 })}. `) &&
        caption.note.includes(english.reckoning.ABILITY_WORDS.S7.text),
    );
    expectSame([labelOf(state, "room2-name"), labelOf(state, "room2-text")], ["", ""]);
  });

  it("PRR-13.7 Scout's cards are beside the deck, and an exchanged one is face down", () => {
    const state = stateOf({
      state: inCombat("prep", {
        equip: ["S5"],
        deck: ["D3", "H9", "C4"],
        rooms: [down("KS"), EMPTY, EMPTY, EMPTY],
      }),
    });
    act(state, { type: "fight" });
    expectSame(state.phase.kind, "scout");
    expectSame([cardOf(state, "D3").faceUp, cardOf(state, "H9").faceUp], [true, true]);
    rules.act(state, 0, { kind: "swap", peek: 0, room: 0 });
    expectSame(labelOf(state, "next"), fill(english.reckoning.BOARD.next, { cards: cardName("H9") }));
    const scouted = fill(english.reckoning.CAPTIONS.scouted.name, { card: cardName("D3") });
    expectSame(cardOf(state, "D3").caption.name, scouted);
    expectSame(labelOf(state, "room1-name"), "");
    state.enemy = undefined;
    expectSame(labelOf(state, "room1-name"), scouted);
    expectSame([cardOf(state, "D3").sight, cardOf(state, "D3").faceUp], ["everyone", false]);
  });
});

describe("a combat on the board of Poker's Rogue Reckoning", () => {
  const given = (white: number[], black: number[], state: Record<string, unknown> = {}): State =>
    stateOf({ state: inCombat("postRoll", { roll: rolled(white, black), ...state }) });

  it("PRR-10 names both hands, and says who hits for how much and why", () => {
    const state = given([4, 4], [3, 6], { equip: ["S6"] });
    expectSame(labelOf(state, "white"), fill(english.reckoning.HANDS.pair, { first: 4 }));
    expectSame(labelOf(state, "black"), fill(english.reckoning.HANDS.bust, { first: 6 }));
    expectSame(
      labelOf(state, "outcome"),
      fill(english.reckoning.COMPARISON.playerHits, {
        amount: 3,
        reason: fill(english.reckoning.BLOW.equip, {
          reason: fill(english.reckoning.BLOW.atk, { atk: 2 }),
          added: 1,
        }),
      }),
    );
    const lost = given([4, 4], [5, 5], { curses: ["C3", "C9"] });
    expectSame(
      labelOf(lost, "outcome"),
      fill(english.reckoning.COMPARISON.enemyHits, {
        amount: 3,
        reason: fill(english.reckoning.BLOW.curses, {
          reason: fill(english.reckoning.BLOW.atk, { atk: 1 }),
          added: 2,
        }),
      }),
    );
    expectSame(
      labelOf(given([1, 3], [2, 3], { equip: ["S9"] }), "outcome"),
      fill(english.reckoning.COMPARISON.playerFocus, {
        amount: 3,
        reason: fill(english.reckoning.BLOW.equip, {
          reason: fill(english.reckoning.BLOW.atk, { atk: 2 }),
          added: 1,
        }),
      }),
    );
    expectSame(labelOf(given([1, 3], [2, 3]), "outcome"), english.reckoning.COMPARISON.again);
  });

  it("PRR-11 tells points in the other mode", () => {
    const state = stateOf({
      options: { combat: "points" },
      state: inCombat("postRoll", { roll: rolled([3], [6]) }),
    });
    expectSame(
      [labelOf(state, "white"), labelOf(state, "black")],
      [
        fillCount(english.reckoning, "POINTS", { count: 5 }),
        fillCount(english.reckoning, "POINTS", { count: 6 }),
      ],
    );
    expectSame(
      labelOf(state, "outcome"),
      fill(english.reckoning.COMPARISON.enemyHits, {
        amount: 1,
        reason: fill(english.reckoning.BLOW.atk, { atk: 1 }),
      }),
    );
  });

  it("PRR-12.1 says what each side hits for, and why", () => {
    const state = given([1, 2], [3, 4], { equip: ["S2", "S3"], atk: 3 });
    expectSame(
      [labelOf(state, "hits"), labelOf(state, "atk")],
      [
        fill(english.reckoning.BOARD.hits, { amount: 6 }),
        fill(english.reckoning.BLOW.equip, {
          reason: fill(english.reckoning.BLOW.atk, { atk: 3 }),
          added: 3,
        }),
      ],
    );
  });

  it("tells the odds of the next roll where they are wanted, while it is to come", () => {
    const state = stateOf({ state: inCombat("preRoll") });
    expectTrue(labelOf(state, "odds").startsWith(startOf(english.reckoning.BOARD.odds)));
    expectSame(labelOf(state, "odds", false), "");
    expectSame(labelOf(given([1, 2], [3, 4]), "odds"), "");
  });
});

describe("secrets in the picture", () => {
  it("PRR-2.7 looks the same whatever is face down", () => {
    const found = { hidden: 0 };
    inRandomGames((state) => {
      for (const room of state.rooms) {
        if (room.kind === "empty" || room.up) continue;
        const { faceUp, sight } = cardOf(state, room.card);
        expectSame([faceUp, sight], [false, state.known.includes(room.card) ? "everyone" : "nobody"]);
        found.hidden++;
      }
      if (state.phase.kind === "setup" || state.phase.kind === "shuffle") return;
      expectSame(openPicture(tableGame, dealHiddenAnew(state)), openPicture(tableGame, state));
    });
    expectTrue(found.hidden > 0);
  });
});

describe("gestures of Poker's Rogue Reckoning", () => {
  /** What is chosen on the panel alone. */
  const ON_THE_PANEL: readonly Action["kind"][] = ["endLevel", "craft", "trade", "pill", "accept"];

  function choicesOf(state: State): Action[] {
    const waiting = rules.waiting(state);
    return waiting.kind === "decisions"
      ? expectPresent(waiting.decisions[0]).choices.map(({ action }) => action)
      : [];
  }

  /** All that can be done by hand with a piece. */
  function everyGesture(state: State, piece: string): Gesture[] {
    const list: Gesture[] = [
      { kind: "flip", piece },
      { kind: "roll", piece },
    ];
    for (const { id } of spots(state)) list.push({ kind: "drop", piece, spot: id });
    return list;
  }

  /** Whether an action is chosen on the panel: there is no end to what Miracle and Recover can be used on. */
  function isOnPanel(state: State, action: Action): boolean {
    switch (action.kind) {
      case "hp":
        return action.amount < 3;
      case "finish":
        return state.phase.kind === "scout";
      case "bribe":
        return state.options.flee === "free";
      case "ability":
        return action.card === "S7" || action.card === "S10";
      default:
        return ON_THE_PANEL.includes(action.kind);
    }
  }

  /** Fails unless exactly those pieces can be moved with which a choice can be made, and all choices can be made. */
  function expectHandy(state: State): void {
    const choices = choicesOf(state);
    const reached = choices.map(() => false);
    const rows = { hand: layout.HAND, equip: layout.EQUIP, curses: layout.CURSES };
    const isCrowded =
      layout.overlaps(rows.hand, state.hand.length) ||
      layout.overlaps(rows.equip, state.equip.length) ||
      layout.overlaps(rows.curses, state.curses.length);
    for (const piece of piecesOf(state)) {
      if (piece.kind !== "card" && piece.kind !== "die") continue;
      let isUseful = false;
      for (const made of everyGesture(state, piece.id)) {
        const action = gesture(state, made);
        if (action === undefined || rules.check(state, 0, action) !== undefined) continue;
        if (made.kind === "roll" && piece.kind === "die" && isSpare(piece)) continue;
        const index = choices.findIndex((choice) => same(choice, action));
        expectTrue(index >= 0, `${action.kind} is legal and no choice`);
        reached[index] = true;
        isUseful = true;
      }
      const overlaps = isCrowded && piece.kind === "card" && piece.place.layer > 0;
      if (!isCrowded || overlaps || piece.kind === "die")
        expectSame(piece.movable, isUseful && !overlaps, `${piece.id} in ${state.phase.kind}`);
    }
    for (let i = 0; i < choices.length; i++) {
      const action = expectPresent(choices[i]);
      expectTrue(reached[i] === true || isOnPanel(state, action), `no gesture for ${action.kind}`);
    }
  }

  it("reach every choice but those of the panel, and only pieces with which one can be made can be moved", () => {
    const phases: Record<string, boolean> = {};
    inRandomGames((state) => {
      phases[state.phase.kind] = true;
      expectHandy(state);
    });
    for (const phase of ["explore", "money", "cleanse", "prep", "preRoll", "postRoll", "death"]) {
      expectTrue(phases[phase] === true, `never in phase ${phase}`);
    }
    const tie = { options: { combat: "points" }, state: inCombat("tie", { roll: rolled([2], [3]) }) };
    expectHandy(stateOf(tie));
    for (const zones of [
      { equip: ["S5"], deck: ["D3", "H9"], rooms: [down("KS"), up("S8"), EMPTY, down("H2")] },
      { curses: ["C6"], hand: ["H2"], equip: ["S3", "C5"] },
      { curses: ["C4", "C5"], equip: ["C6"] },
    ]) {
      const starting = stateOf({ state: inCombat("prep", zones) });
      act(starting, { type: "fight" });
      expectTrue(["scout", "misplace", "misplaceEnemy"].includes(starting.phase.kind));
      expectHandy(starting);
    }
  });

  const drop = (state: State, piece: string, spot: string): Action | undefined =>
    gesture(state, { kind: "drop", piece, spot });
  const flip = (state: State, piece: string): Action | undefined => gesture(state, { kind: "flip", piece });

  it("PRR-4.2 PRR-5.2 PRR-7 rooms are turned over, potions put into the hand, money where it is to go", () => {
    const state = stateOf({ state: { rooms: [down("KS"), up("S7"), EMPTY, EMPTY], money: 24 } });
    expectSame(flip(state, "KS"), { kind: "reveal", room: 0 });
    expectSame(drop(state, "S7", HAND_SPOT), { kind: "buy", room: 1 });
    const money = stateOf({ state: { hp: 5, rooms: [down("D4"), EMPTY, EMPTY, EMPTY] } });
    act(money, { type: "reveal", room: 0 });
    expectSame(drop(money, "D4", MONEY_SPOT), { kind: "money" });
    expectSame(drop(money, "D4", HP_SPOT), { kind: "hp", amount: 3 });
    expectAbsent(drop(money, "D4", HAND_SPOT));
  });

  it("PRR-5 PRR-13.2 potions are drunk on the HP, put under the dice, and used on what they act on", () => {
    const hand = ["H7", "H6", "H2", "S4", "S3"];
    const state = stateOf({
      state: inCombat("postRoll", { hand, curses: ["C4"], roll: rolled([1, 2], [3, 3]) }),
    });
    expectSame(drop(state, "H7", HP_SPOT), { kind: "heal", card: "H7" });
    const stun = { kind: "ability", card: "H7", aim: { kind: "die", die: 1 } };
    expectSame(drop(state, "H7", "black-2"), stun);
    expectSame(drop(state, "H6", "C4"), { kind: "ability", card: "H6", aim: { kind: "curse", curse: "C4" } });
    const roar = { kind: "ability", card: "H2", aim: { kind: "none" } };
    expectSame(drop(state, "H2", ENEMY_SPOT), roar);
    expectSame(drop(state, "H2", DISCARD_SPOT), roar);
    const prep = stateOf({ state: inCombat("prep", { hand }) });
    expectSame(drop(prep, "S4", EQUIP_SPOT), { kind: "equip", card: "S4" });
    expectSame(flip(prep, "JH"), { kind: "fight" });
    expectSame(drop(prep, "JH", DECK_SPOT), { kind: "bribe" });
  });

  it("PRR-5.7 a curse is put away, then potions are put on it, then it is put away for good", () => {
    const state = stateOf({ state: { hand: ["S4", "S3"], curses: ["C6"] } });
    expectSame(flip(state, "C6"), { kind: "cleanse", curse: "C6" });
    rules.act(state, 0, { kind: "cleanse", curse: "C6" });
    expectSame(drop(state, "S4", "C6"), { kind: "pour", card: "S4" });
    expectSame(drop(state, "C6", DISCARD_SPOT), { kind: "finish" });
  });

  it("PRR-9 PRR-11.4 dice are rolled when it is time, a white one alone counterattacks", () => {
    const roll = (state: State, piece: string): Action | undefined => gesture(state, { kind: "roll", piece });
    const state = stateOf({ state: inCombat("preRoll") });
    expectSame([roll(state, "white-1"), roll(state, "black-2")], [{ kind: "roll" }, { kind: "roll" }]);
    expectAbsent(roll(state, "red-1"));
    const tie = stateOf({
      options: { combat: "points" },
      state: inCombat("tie", { roll: rolled([2], [3]) }),
    });
    expectSame([roll(tie, "white-1"), roll(tie, "black-1")], [{ kind: "counter" }, { kind: "rerollAll" }]);
    for (const die of ["white-1", "black-1"]) expectTrue(dieOf(tie, die).movable);
  });

  it("PRR-13.7 Scout's cards and rooms are put on one another", () => {
    const state = stateOf({
      state: inCombat("prep", {
        equip: ["S5"],
        deck: ["D3", "H9", "C4"],
        rooms: [EMPTY, down("KS"), EMPTY, EMPTY],
      }),
    });
    act(state, { type: "fight" });
    const swap = { kind: "swap", peek: 1, room: 1 };
    expectSame(drop(state, "H9", roomSpot(1)), swap);
    expectSame(drop(state, "KS", scoutedSpot(1)), swap);
  });

  it("has no spot for two rows, and lays each spot where its pieces are", () => {
    inRandomGames((state) => {
      const bodies = bodiesOf(box, piecesOf(state));
      for (const spot of spots(state)) {
        for (const id of spot.pieces) {
          const body = expectPresent(bodies.find((each) => each.id === id));
          expectTrue(meets(spot, body), `${id} lies on ${spot.id}`);
        }
      }
    });
  });
});

describe("#budget what the table of Poker's Rogue Reckoning costs in a slice of a frame", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  function measure(budget: Budget, state: State): void {
    tableGame.scene.forEach((part, i) =>
      slice(budget, `part ${i} in ${state.phase.kind}`, () => part(state)),
    );
    slice(budget, `spots in ${state.phase.kind}`, () => spots(state));
    slice(budget, `labels in ${state.phase.kind}`, () => {
      labels(rules.seen(state, "spectator"), FRESH_BOARD);
    });
    const outlined = spots(state).filter(({ pieces }) => pieces.length > 0);
    for (const piece of piecesOf(state)) {
      if (piece.kind !== "card" || !piece.movable) continue;
      slice(budget, `a card picked up in ${state.phase.kind}`, () => {
        for (const { id } of outlined) {
          const action = gesture(state, { kind: "drop", piece: piece.id, spot: id });
          if (action !== undefined) rules.check(state, 0, action);
        }
      });
    }
  }

  it("stays within it in random games and where most cards are", () => {
    const budget = newBudget();
    inRandomGames((state) => {
      measure(budget, state);
    });
    for (const phase of ["prep", "preRoll", "postRoll"]) measure(budget, crowded(phase));
    expectWithinBudget(budget);
  });
});
