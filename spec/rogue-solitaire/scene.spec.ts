import { box } from "../../src/games/rogue-solitaire/scene/box";
import { EVERY_CARD, type DungeonCard } from "../../src/games/rogue-solitaire/rules/cards";
import { gesture } from "../../src/games/rogue-solitaire/scene/gestures";
import { labels } from "../../src/games/rogue-solitaire/words/board-words";
import * as layout from "../../src/games/rogue-solitaire/scene/layout";
import { DISCARD_SPOT, HELD_SPOT, JOKERS, YOU } from "../../src/games/rogue-solitaire/scene/layout";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import { spots } from "../../src/games/rogue-solitaire/scene/scene";
import { CELLS, type Action, type State } from "../../src/games/rogue-solitaire/rules/state";
import { tableGame } from "../../src/games/rogue-solitaire/table";
import { printOf, type PrintItem } from "../../src/kit/rules/box";
import { drawOutcome } from "../../src/kit/rules/chance";
import { copy, same } from "../../src/kit/data/data";
import { FRESH_BOARD } from "../../src/kit/game/game";
import { speak } from "../../src/kit/words/language";
import type { Options } from "../../src/kit/rules/options";
import { below, seeded, type Random } from "../../src/kit/data/random";
import { pictureOf, type CardPiece, type Gesture, type Piece } from "../../src/kit/game/scene";
import { letterSize } from "../../src/print/board-print";
import { fill } from "../../src/kit/words/words";
import { openPicture, planFault } from "../support/plan";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { SCALE } from "../support/scale";
import { inEveryLanguage } from "../support/spoken";
import { english, startOf } from "../support/english";
import { act, CORNER, stateOf } from "./cases";

const GAMES = 2 * SCALE;
const MOST_STEPS = 250;
/** One state in this many is looked at, and every one that asks something else than where to go. */
const LOOK_EVERY = 5;

/** The settings under which every phase and every number of Jokers comes up. */
const SETTINGS: readonly Options[] = [
  {},
  { startJokers: 9, aceKeep: "optional", revealedOnClear: "flipDown" },
  { startJokers: 6, diagonal: true, aidTiming: "before" },
  { startJokers: 9, aidOnWin: true, targetFloors: 2 },
];

/** Plays a game with random choices, few of them walks, and looks at states on the way. */
function watchRandomly(random: Random, options: Options, look: (state: State) => void): void {
  const state = rules.start(options, 1);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (state.phase.kind !== "move" || steps % LOOK_EVERY === 0) look(state);
    const waiting = rules.waiting(state);
    if (waiting.kind === "over") return;
    if (waiting.kind === "chance") rules.resolve(state, drawOutcome(waiting.chance, random));
    else {
      const { choices } = expectPresent(waiting.decisions[0]);
      const fights = choices.filter(({ action }) => action.kind !== "walk" && action.kind !== "travel");
      const from = fights.length === 0 || below(random, 4) === 0 ? choices : fights;
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

function piecesOf(state: State): Piece[] {
  return pictureOf(tableGame, state).pieces;
}

function cardOf(state: State, id: string): CardPiece {
  const piece = piecesOf(state).find((each) => each.id === id);
  if (piece?.kind === "card") return piece;
  return expectPresent<CardPiece>(undefined, `${id} is no single card`);
}

/** The same table with the hidden cards in turned order. */
function dealHiddenAnew(state: State): State {
  const other = copy(state);
  const hidden: DungeonCard[] = [...other.deck];
  for (const place of other.grid) if (place.kind === "card" && !place.up) hidden.push(place.card);
  const next = (): DungeonCard => expectPresent(hidden.pop());
  other.deck = other.deck.map(() => next());
  for (const place of other.grid) if (place.kind === "card" && !place.up) place.card = next();
  return other;
}

/** The text of a label as it is read at a table with odds, or at one without. */
function labelOf(state: State, id: string, odds = true): string {
  const list = labels(rules.seen(state, "spectator"), { ...FRESH_BOARD, odds });
  return expectPresent(list.find((label) => label.id === id)).text;
}

describe("the picture of Rogue: The Solitaire-Like", () => {
  after_each(() => {
    speak("en");
  });

  it("RS-1.1 RS-2.1 shows every piece of the box exactly once", () => {
    const known: Record<string, boolean> = {};
    for (const { id } of box.cards) known[id] = true;
    expectSame(box.cards.length, 104 + 1 + 9);
    inRandomGames((state) => {
      const shown: Record<string, boolean> = {};
      let count = 0;
      for (const piece of piecesOf(state)) {
        for (const id of piece.kind === "pile" ? piece.cards : [piece.id]) {
          expectTrue(known[id] === true && shown[id] !== true, `${id} is strange or doubled`);
          shown[id] = true;
          count++;
        }
      }
      expectSame(count, box.cards.length);
    });
  });

  it("RS-1.1 holds two of every card, told apart by their ids alone, and a Joker for every hit point", () => {
    const copies: Record<string, number> = {};
    for (const { card } of box.cards) copies[card] = (copies[card] ?? 0) + 1;
    for (const id of EVERY_CARD) expectSame(copies[id.slice(0, 2)], 2, id);
    const most = expectPresent(rules.options.find(({ name }) => name === "startJokers"));
    expectSame(most.kind === "number" ? most.max : 0, JOKERS.length);
    expectSame(copies["joker"], JOKERS.length + 1);
  });

  it("lays nothing in or on anything else but the spare Jokers, and nothing beyond the board", () => {
    inRandomGames((state) => {
      expectAbsent(planFault(box, piecesOf(state)));
    });
  });

  it("RS-5.1 RS-5.4 brings the enemy, the drawn card and the one that helps side by side, whatever cell is fought for", () => {
    for (const cell of CELLS) {
      const state = rules.start({}, 1);
      rules.resolve(state, { kind: "shuffled", order: [...state.deck] });
      const drawn = expectPresent(state.deck.shift());
      state.held = expectPresent(state.deck.shift());
      const enemy = expectPresent(state.deck.shift());
      state.grid[CELLS.indexOf(cell)] = { kind: "card", card: enemy, up: true, dealt: 1 };
      state.phase = { kind: "fight", fight: { cell, drawn, aided: true } };
      const places = [enemy, drawn, state.held].map((id) => cardOf(state, id).place);
      expectSame(
        places.map(({ x, z }) => ({ x, z })),
        [layout.ENEMY, layout.DRAWN, layout.HELP],
      );
      expectAbsent(planFault(box, piecesOf(state)), cell);
      state.phase = { kind: "move" };
      const { x, z } = cardOf(state, enemy).place;
      expectSame({ x, z }, layout.cellPoint(cell));
    }
  });

  it("prints the longest texts in letters of at least 0.6 units", () => {
    const longest: Record<string, string> = {
      floor: startOf(fill(english.rogue.BOARD.floor, { floor: 1000, floors: 999 })),
      deck: fill(english.rogue.BOARD.deck, { count: 104 }),
      discard: fill(english.rogue.BOARD.discard, { count: 80 }),
      held: english.rogue.BOARD.handAce,
      "hit-points": fill(english.rogue.BOARD.hitPointsAce, { count: 10 }),
      r1c1: fill(english.rogue.BOARD.winsAided, { win: 99, aided: 100 }),
      fight: fill(english.rogue.BOARD.fight, { attack: 27, value: 13 }),
    };
    for (const id of Object.keys(longest)) {
      const item = expectPresent(printOf(box.board).find((printed) => printed.id === id));
      expectTrue(letterSize({ ...item, text: expectPresent(longest[id]) }) >= 0.6, id);
    }
  });

  it("prints letters of at least 0.5 units in every language", () => {
    inEveryLanguage((language) => {
      const printed: Record<string, PrintItem> = {};
      for (const item of printOf(box.board)) printed[item.id] = item;
      inRandomGames((state) => {
        for (const { id, text } of labels(rules.seen(state, "spectator"), FRESH_BOARD)) {
          const size = letterSize({ ...expectPresent(printed[id]), text });
          expectTrue(size >= 0.5, `${language}: ${text}`);
        }
      });
    });
  });
});

describe("what is where", () => {
  it("RS-1.2 RS-3.2 YOU is on its cell, the goal is marked on its own", () => {
    const state = stateOf({ you: "r2c3" });
    const { x, z } = cardOf(state, YOU).place;
    expectSame({ x, z }, layout.cellPoint("r2c3"));
    expectSame(labelOf(state, "r2c3"), english.rogue.BOARD.you);
    expectSame([labelOf(state, "r1c6"), labelOf(state, "r4c1")], [english.rogue.BOARD.goal, ""]);
    state.goal = "r4c1";
    expectSame([labelOf(state, "r1c6"), labelOf(state, "r4c1")], ["", english.rogue.BOARD.goal]);
  });

  it("RS-5.1 RS-5.11 the drawn card is open beside the enemy until the fight is settled", () => {
    const state = stateOf({ grid: CORNER, deck: ["8Ha"] });
    act(state, ["flip", "r3c1"]);
    const drawn = cardOf(state, "8Ha");
    expectSame({ x: drawn.place.x, z: drawn.place.z }, layout.DRAWN);
    expectTrue(labelOf(state, "fight").startsWith("8 "), labelOf(state, "fight"));
    expectSame(
      [drawn.faceUp, drawn.caption.name],
      [true, fill(english.rogue.CAPTIONS.drawn.name, { card: "8♥" })],
    );
    rules.resolve(state, { kind: "seen" });
    expectTrue(piecesOf(state).every(({ id }) => id !== "8Ha"));
    expectSame(labelOf(state, "discard"), fill(english.rogue.BOARD.discard, { count: 1 }));
  });

  it("RS-2 RS-5.10 lost Jokers are turned over where they lay, spare ones are apart", () => {
    const state = stateOf({ jokers: 2 });
    expectSame(
      JOKERS.map((id) => cardOf(state, id).faceUp),
      JOKERS.map((_id, i) => i < 2),
    );
    const places = JOKERS.map((id) => cardOf(state, id).place);
    expectSame(expectPresent(places[2]).z, expectPresent(places[1]).z);
    for (const { x } of places.slice(3)) expectSame(x, layout.SPARE.x);
    expectSame(
      [labelOf(state, "hit-points"), labelOf(state, "spare"), labelOf(state, "held")],
      [
        fill(english.rogue.BOARD.hitPoints, { count: 2 }),
        fill(english.rogue.BOARD.spare, { count: 6 }),
        english.rogue.BOARD.handEmpty,
      ],
    );
  });

  it("RS-2 RS-5.4 RS-6.3 says what the card in hand is good for, and RS-9.3 the floors", () => {
    expectSame(labelOf(stateOf({ held: "THa" }), "held"), fill(english.rogue.BOARD.handEnemy, { value: 10 }));
    const ace = stateOf({ held: "AHa", floors: 2 });
    expectSame(labelOf(ace, "held"), english.rogue.BOARD.handAce);
    expectSame(labelOf(ace, "hit-points"), fill(english.rogue.BOARD.hitPointsAce, { count: 4 }));
    expectSame(labelOf(ace, "floor"), fill(english.rogue.BOARD.floor, { floor: 3, floors: 2, best: 2 }));
  });
});

describe("the odds on the board of Rogue: The Solitaire-Like", () => {
  const grid = { r2c2: "(7Sa)", r3c1: "9Da", r1c5: "4Ha" };

  it("are below the cells beside YOU, only where they are wanted", () => {
    const state = stateOf({ you: "r3c2", grid });
    expectSame(labelOf(state, "r3c1"), fill(english.rogue.CHOICES.flipOdds, { win: 39 }));
    expectSame(labelOf(state, "r2c2"), fill(english.rogue.BOARD.ace, { chance: 8 }));
    for (const cell of ["r1c5", "r4c2"]) expectSame(labelOf(state, cell), "");
    const told: Record<string, string> = { r3c2: english.rogue.BOARD.you, r1c6: english.rogue.BOARD.goal };
    for (const cell of CELLS) expectSame(labelOf(state, cell, false), told[cell] ?? "");
    expectSame(
      labelOf(stateOf({ you: "r3c2", grid, held: "THa" }), "r3c1"),
      fill(english.rogue.BOARD.winsAided, { win: 39, aided: 100 }),
    );
  });

  it("what is certain is told at every table", () => {
    const state = stateOf({ you: "r3c2", grid });
    state.memory.unseen = [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]];
    expectSame(labelOf(state, "r3c1", false), english.rogue.BOARD.winsSurely);
    expectSame(labelOf(state, "r2c2", false), english.rogue.BOARD.noAce);
    state.memory.unseen = [[0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]];
    expectSame(labelOf(state, "r3c1", false), english.rogue.BOARD.losesSurely);
  });
});

describe("secrets in the picture", () => {
  it("RS-11.1 looks the same whatever is face down", () => {
    const found = { hidden: 0 };
    inRandomGames((state) => {
      for (const place of state.grid) {
        if (place.kind === "empty") continue;
        const { faceUp, sight } = cardOf(state, place.card);
        expectSame([faceUp, sight], [place.up, place.up ? "everyone" : "nobody"]);
        if (!place.up) found.hidden++;
      }
      // An enemy that was turned down again is remembered, so that only its owner's memory knows it apart.
      if (state.memory.turnedDown.length === 0) {
        expectSame(openPicture(tableGame, dealHiddenAnew(state)), openPicture(tableGame, state));
      }
    });
    expectTrue(found.hidden > 0);
  });
});

describe("gestures of Rogue: The Solitaire-Like", () => {
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

  /** Fails unless every choice can be made by hand, and exactly those pieces can be moved with which one can be made. */
  function expectHandy(state: State): void {
    const choices = choicesOf(state);
    const reached = choices.map(() => false);
    for (const piece of piecesOf(state)) {
      if (piece.kind !== "card") continue;
      let isUseful = false;
      for (const made of everyGesture(state, piece.id)) {
        const action = gesture(state, made);
        if (action === undefined || rules.check(state, 0, action) !== undefined) continue;
        const index = choices.findIndex((choice) => same(choice, action));
        expectTrue(index >= 0, `${action.kind} is legal and no choice`);
        reached[index] = true;
        isUseful = true;
      }
      expectSame(piece.movable, isUseful, `${piece.id} in ${state.phase.kind}`);
    }
    for (let i = 0; i < choices.length; i++) {
      expectTrue(reached[i] === true, `no gesture for ${expectPresent(choices[i]).kind}`);
    }
  }

  it("reach every choice, and only pieces with which a choice can be made can be moved", () => {
    const phases: Record<string, boolean> = {};
    inRandomGames((state) => {
      phases[state.phase.kind] = true;
      expectHandy(state);
    });
    for (const phase of ["move", "aid", "pay", "capture", "fight", "ace"]) {
      expectTrue(phases[phase] === true, `never in phase ${phase}`);
    }
    expectHandy(stateOf({ phase: "keepAce", grid: { r3c1: "ASa" }, combat: { cell: "r3c1", drawn: "4Sa" } }));
  });

  it("RS-4.2 RS-4.4 YOU put on a cell walks or fights, a card turned over is fought", () => {
    const state = stateOf({ you: "r3c2", grid: { r2c2: "(7Sa)", r3c1: "9Da" } });
    const drop = (spot: string): Action | undefined => gesture(state, { kind: "drop", piece: YOU, spot });
    expectSame(drop("r4c2"), { kind: "walk", cell: "r4c2" });
    expectSame(drop("r4c6"), { kind: "travel", cell: "r4c6" });
    expectSame(drop("r2c2"), { kind: "flip", cell: "r2c2" });
    expectSame(drop("r3c1"), { kind: "attack", cell: "r3c1" });
    for (const spot of ["r3c2", HELD_SPOT, DISCARD_SPOT, "nowhere"]) expectAbsent(drop(spot));
    expectSame(gesture(state, { kind: "flip", piece: "7Sa" }), { kind: "flip", cell: "r2c2" });
    expectSame(gesture(state, { kind: "flip", piece: "9Da" }), { kind: "attack", cell: "r3c1" });
    expectAbsent(gesture(state, { kind: "flip", piece: YOU }));
  });

  it("RS-5.4 the held card put on the enemy helps, YOU put on it goes without", () => {
    const aid = { phase: "aid", grid: { r3c1: "8Sa" }, held: "THa", combat: { cell: "r3c1", drawn: "4Sa" } };
    const state = stateOf(aid);
    expectSame(gesture(state, { kind: "drop", piece: "THa", spot: "r3c1" }), { kind: "aid" });
    expectSame(gesture(state, { kind: "flip", piece: "THa" }), { kind: "aid" });
    expectSame(gesture(state, { kind: "drop", piece: YOU, spot: "r3c1" }), { kind: "decline" });
    expectAbsent(gesture(state, { kind: "drop", piece: "THa", spot: "r2c1" }));
    expectAbsent(gesture(state, { kind: "drop", piece: "8Sa", spot: HELD_SPOT }));
  });

  it("RS-5.7 RS-5.10 cards are put into the hand or away, a Joker turned over pays", () => {
    const combat = { cell: "r3c1", drawn: "9Ha" };
    const won = stateOf({ phase: "capture", grid: { r3c1: "8Sa" }, combat });
    expectSame(gesture(won, { kind: "drop", piece: "8Sa", spot: HELD_SPOT }), { kind: "capture" });
    expectSame(gesture(won, { kind: "drop", piece: "8Sa", spot: DISCARD_SPOT }), { kind: "leave" });
    const lost = stateOf({ phase: "pay", grid: { r3c1: "8Sa" }, held: "AHa", jokers: 2, combat });
    expectSame(gesture(lost, { kind: "flip", piece: "joker2" }), { kind: "payJoker" });
    expectSame(gesture(lost, { kind: "flip", piece: "AHa" }), { kind: "payAce" });
    expectSame(gesture(lost, { kind: "drop", piece: "AHa", spot: DISCARD_SPOT }), { kind: "payAce" });
    expectAbsent(gesture(lost, { kind: "flip", piece: "joker3" }));
  });
});
