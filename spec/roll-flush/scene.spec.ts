import { printOf } from "../../src/kit/rules/box";
import { box } from "../../src/games/roll-flush/scene/box";
import { gesture } from "../../src/games/roll-flush/scene/gestures";
import { labels } from "../../src/games/roll-flush/words/board-words";
import * as layout from "../../src/games/roll-flush/scene/layout";
import {
  answerPiece,
  EVERY_SEAT,
  KEPT_SPOT,
  LAID_SPOT,
  pawnPiece,
  slotSpot,
  tokenPiece,
} from "../../src/games/roll-flush/scene/layout";
import { rules } from "../../src/games/roll-flush/rules/rules";
import { tableGame } from "../../src/games/roll-flush/table";
import { NUMBERS, TOKENS, type Action, type State } from "../../src/games/roll-flush/rules/state";
import { drawOutcome } from "../../src/kit/rules/chance";
import { copy } from "../../src/kit/data/data";
import { FRESH_BOARD } from "../../src/kit/game/game";
import type { Options } from "../../src/kit/rules/options";
import { below, seeded, type Random } from "../../src/kit/data/random";
import { pictureOf, type CardPiece, type Piece } from "../../src/kit/game/scene";
import { seatMark } from "../../src/kit/game/seat-names";
import { letterSize } from "../../src/print/board-print";
import { fill } from "../../src/kit/words/words";
import { expectAbsent, expectPresent, expectSame, expectTrue } from "../support/expect";
import { SCALE } from "../support/scale";
import { act, READY_HANDS, stateOf } from "./cases";
import { bodiesOf, contains, meets, openPicture, planFault } from "../support/plan";
import { english } from "../support/english";

const GAMES = SCALE;
/** One state in this many is looked at. */
const LOOK_EVERY = 7;

/** Plays a game with random choices and looks at states on the way. */
function watchRandomly(random: Random, options: Options, seats: number, look: (state: State) => void): void {
  const state = rules.start(options, seats);
  for (let steps = 0; steps < 400; steps++) {
    if (steps % LOOK_EVERY === 0) look(state);
    const waiting = rules.waiting(state);
    if (waiting.kind === "over") return;
    if (waiting.kind === "chance") rules.resolve(state, drawOutcome(waiting.chance, random));
    else {
      const { seat, choices } = expectPresent(waiting.decisions[0]);
      const others = choices.filter(({ action }) => action.kind !== "swap" || below(random, 20) === 0);
      rules.act(state, seat, expectPresent(others[below(random, others.length)]).action);
    }
  }
}

/** Looks at the states of games with 2, 3 and 4 players. */
function inRandomGames(options: Options, look: (state: State) => void): void {
  for (const seats of [2, 3, 4]) {
    for (let game = 0; game < GAMES; game++) {
      watchRandomly(seeded(seats * 1000 + game), { target: 6, ...options }, seats, look);
    }
  }
}

function cardOf(state: State, id: string): CardPiece {
  const piece = pictureOf(tableGame, state).pieces.find((each) => each.id === id);
  if (piece?.kind === "card") return piece;
  return expectPresent<CardPiece>(undefined, `${id} is no single card`);
}

/** What of the print is not shown: what is hidden, and texts of free seats, which are empty. */
function hiddenIn(state: State): readonly string[] {
  const free = EVERY_SEAT.filter((seat) => seat >= state.scores.length).map((seat) => `player${seat + 1}`);
  const texts = printOf(box.board).filter(({ id }) => free.some((player) => id.startsWith(player)));
  return expectPresent(tableGame.unused)(rules.seen(state, "spectator")).concat(
    texts.filter(({ kind }) => kind !== "frame").map(({ id }) => id),
  );
}

function idsOf(pieces: readonly Piece[]): string[] {
  let ids: string[] = [];
  for (const piece of pieces) ids = ids.concat(piece.kind === "pile" ? piece.cards : [piece.id]);
  return ids;
}

/** The text of a label, as everybody reads it at a table with odds. */
function labelOf(state: State, id: string): string {
  const list = labels(rules.seen(state, "spectator"), FRESH_BOARD);
  return expectPresent(list.find((label) => label.id === id)).text;
}

/** Deals every card that nobody but its owner may know again, in turned order. */
function dealHiddenAnew(state: State): State {
  const other = copy(state);
  let hidden = [...other.deck];
  for (const slot of other.slots) if (slot.kind === "card" && !slot.up) hidden.push(slot.card);
  for (const hand of other.hands) for (const lying of hand) if (!lying.up) hidden.push(lying.card);
  for (const lying of other.discard) if (!lying.up) hidden.push(lying.card);
  hidden = hidden.reverse();
  const next = (): (typeof hidden)[number] => expectPresent(hidden.shift());
  other.deck = other.deck.map(() => next());
  for (const slot of other.slots) if (slot.kind === "card" && !slot.up) slot.card = next();
  for (const hand of other.hands) for (const lying of hand) if (!lying.up) lying.card = next();
  for (const lying of other.discard) if (!lying.up) lying.card = next();
  return other;
}

/** A game of four after the first deal. */
function dealt(): State {
  const state = rules.start({}, 4);
  rules.resolve(state, { kind: "shuffled", order: [...state.deck] });
  return state;
}

/** A state in which player 1 has taken all eleven cards with five in hand. */
function largestHand(): State {
  const state = dealt();
  state.active = 0;
  state.hands[0] = (state.hands[0] ?? []).concat(
    state.deck.splice(0, 14).map((card) => ({ card, up: true })),
  );
  state.phase = { kind: "keep", marked: expectPresent(state.hands[0]).map((_card, i) => i % 2 === 0) };
  expectSame(state.hands[0].length, 16);
  return state;
}

describe("the picture of Roll Flush", () => {
  it("RF-1.1 RF-2.1 shows every piece of the box exactly once", () => {
    const wanted = idsOf([]);
    for (const list of [box.cards, box.dice, box.tokens, box.pawns]) {
      for (const { id } of list) wanted.push(id);
    }
    const known: Record<string, boolean> = {};
    for (const id of wanted) known[id] = true;
    expectSame(wanted.length, 52 + 2 + 16 + 4);
    inRandomGames({}, (state) => {
      const shown: Record<string, boolean> = {};
      const ids = idsOf(pictureOf(tableGame, state).pieces);
      for (const id of ids) {
        expectTrue(known[id] === true && shown[id] !== true, `${id} is strange or doubled`);
        shown[id] = true;
      }
      expectSame(ids.length, 52 + 2 + 5 * state.scores.length);
    });
  });

  it("lays nothing in or on anything else but a large hand, and nothing beyond the board", () => {
    inRandomGames({}, (state) => {
      expectAbsent(planFault(box, pictureOf(tableGame, state).pieces, hiddenIn(state)));
    });
    expectAbsent(planFault(box, pictureOf(tableGame, largestHand()).pieces));
  });

  it("RF-1.2 tells whose a pawn or a token is by the seat that owns it, and shows nothing of seats that nobody has", () => {
    for (const seats of [2, 3, 4]) {
      const state = rules.start({}, seats);
      const pieces = pictureOf(tableGame, state).pieces;
      const hidden = hiddenIn(state);
      for (const seat of EVERY_SEAT) {
        const isIn = seat < seats;
        for (const id of [
          answerPiece(seat),
          pawnPiece(seat),
          ...TOKENS.map((token) => tokenPiece(seat, token)),
        ]) {
          const piece = pieces.find((each) => each.id === id);
          expectSame(piece !== undefined, isIn, id);
          if (piece === undefined) continue;
          expectTrue(piece.caption.name.includes(seatMark(seat)), piece.caption.name);
          if (piece.kind === "pawn") expectSame(piece.owner, seat);
        }
        const texts = ["", "-last", "-answer", "-swap"].map((what) =>
          labelOf(state, `player${seat + 1}${what}`),
        );
        expectSame(
          texts.some((text) => text !== ""),
          isIn,
        );
        const frames = printOf(box.board).filter(
          ({ id }) => id === layout.areaFrame(seat, false) || id === layout.areaFrame(seat, true),
        );
        expectSame(frames.filter(({ id }) => !hidden.includes(id)).length, isIn ? 1 : 0);
      }
    }
  });
});

describe("the odds on the board of Roll Flush", () => {
  const push = { phase: "push", slots: { "6": "6C*", "7": "(7C)*" } };

  it("RF-15.1 shows the chance of every slot, and what the next roll risks", () => {
    const state = stateOf(push);
    const chances = NUMBERS.map((number) => labelOf(state, `slot${number}-odds`));
    expectSame(chances.join(" "), "3 % 6 % 8 % 11 % 14 % 17 % 14 % 11 % 8 % 6 % 3 %");
    expectSame(
      labelOf(state, "odds"),
      fill(english.rollFlush.BOARD_WORDS.rollOddsShift, { chance: 31, shifted: 0 }),
    );
    expectSame(
      labelOf(stateOf({ ...push, used: [["shift"]] }), "odds"),
      fill(english.rollFlush.BOARD_WORDS.rollOdds, { chance: 31 }),
    );
    expectSame(labelOf(stateOf({}), "odds"), english.rollFlush.BOARD_WORDS.rollSafe);
  });

  it("shows them only while somebody is to roll, and to a table that wants them", () => {
    const shown: Record<string, boolean> = {};
    inRandomGames({}, (state) => {
      const ids = ["odds"].concat(NUMBERS.map((number) => `slot${number}-odds`));
      const toRoll = ["turn", "mustRoll", "push", "roll"].includes(state.phase.kind);
      shown[`${toRoll}`] = true;
      for (const id of ids) expectSame(labelOf(state, id) !== "", toRoll, `${id} in ${state.phase.kind}`);
      const without = labels(rules.seen(state, "spectator"), { ...FRESH_BOARD, odds: false });
      for (const { id, text } of without) {
        if (ids.includes(id)) expectSame(text, "");
        else expectSame(text, labelOf(state, id));
      }
    });
    expectTrue(shown["true"] === true && shown["false"] === true);
  });

  it("prints the longest texts in letters of at least 0.6 units", () => {
    const longest: Record<string, string> = {
      odds: fill(english.rollFlush.BOARD_WORDS.rollOddsShift, { chance: 100, shifted: 100 }),
      turn: fill(english.rollFlush.BOARD_WORDS.turn, { turn: 100 }),
      "slot2-odds": "17 %",
      player1: fill(english.rollFlush.BOARD_WORDS.areaKeeping, {
        player: "Orange",
        score: 49,
        kept: 16,
        count: 16,
      }),
      "player1-last": fill(english.rollFlush.BOARD_WORDS.lastWinner, {
        hand: english.kit.CATEGORY_NAMES.fullHouse,
        points: 8,
        share: 4,
      }),
    };
    for (const id of Object.keys(longest)) {
      const item = expectPresent(printOf(box.board).find((printed) => printed.id === id));
      expectTrue(letterSize({ ...item, text: expectPresent(longest[id]) }) >= 0.6, id);
    }
  });
});

describe("slots, tags and hands in the picture", () => {
  it("RF-1.2 an untagged card covers its bar, a tagged one uncovers it", () => {
    const state = dealt();
    for (const number of NUMBERS) {
      const slot = expectPresent(state.slots[number - NUMBERS[0]]);
      if (slot.kind === "empty") continue;
      slot.tag = number === 4;
      const [body] = bodiesOf(box, [cardOf(state, slot.card)]);
      const bar = expectPresent(printOf(box.board).find(({ id }) => id === `slot${number}-bar`));
      const frame = expectPresent(printOf(box.board).find(({ id }) => id === `slot${number}-frame`));
      expectSame(contains(expectPresent(body), bar), !slot.tag, `the bar of slot ${number} is covered`);
      expectSame(meets(expectPresent(body), bar), !slot.tag, `the bar of slot ${number} is touched`);
      expectTrue(contains(frame, expectPresent(body)), `the card on slot ${number} stays in its slot`);
    }
  });

  it("RF-1.2 an uncovered bar says that the card is tagged, and nothing where no card is", () => {
    const opening = rules.start({}, 2);
    const state = dealt();
    for (const number of NUMBERS) {
      expectSame(labelOf(opening, `slot${number}-tagged`), "");
      expectSame(labelOf(state, `slot${number}-tagged`), english.rollFlush.BOARD_WORDS.tagged);
    }
  });

  it("RF-7.8 what everybody had in the latest showdown stays on the board until the next", () => {
    const state = stateOf({
      n: 3,
      hands: [...READY_HANDS, ["2S"]],
      community: ["KS"],
      deck: ["9S", "5H", "6H"],
    });
    const lines = (): string[] => [1, 2, 3, 4].map((player) => labelOf(state, `player${player}-last`));
    expectSame(lines(), ["", "", "", ""]);
    act(state, ["score"]);
    act(state, ["score"]);
    expectSame(lines(), [
      fill(english.rollFlush.BOARD_WORDS.lastWinner, {
        hand: english.kit.CATEGORY_NAMES.twoPair,
        points: 3,
        share: 2,
      }),
      fill(english.rollFlush.BOARD_WORDS.lastHand, { hand: english.kit.CATEGORY_NAMES.pair, points: 1 }),
      english.rollFlush.BOARD_WORDS.lastPass,
      "",
    ]);
  });

  it("RF-5.8 cards to be kept are pushed forward, inside their player's area", () => {
    const state = largestHand();
    const area = expectPresent(printOf(box.board).find(({ id }) => id === "player1-frame"));
    const hand = expectPresent(state.hands[0]);
    for (let i = 0; i < hand.length; i++) {
      const piece = cardOf(state, expectPresent(hand[i]).card);
      const [body] = bodiesOf(box, [piece]);
      expectTrue(contains(area, expectPresent(body)));
      const back = layout.handRoom(0, 4).z;
      expectSame(piece.place.z > back + 0.5, i % 2 === 0);
    }
  });

  it("RF-15.4 any pawns race side by side to any target, and a higher score is at the finish", () => {
    for (const [seats, target] of [
      [2, 0],
      [3, 10],
      [4, 30],
      [4, 999],
    ] as const) {
      const state = rules.start({ target }, seats);
      for (let score = 0; score <= target + 19; score += 7) {
        const now = score;
        state.scores = state.scores.map(() => now);
        const pieces = pictureOf(tableGame, state).pieces;
        expectAbsent(planFault(box, pieces, hiddenIn(state)), `score ${score}`);
        const finish = expectPresent(printOf(box.board).find(({ id }) => id === "finish-frame"));
        for (const pawn of bodiesOf(
          box,
          pieces.filter(({ kind }) => kind === "pawn"),
        ))
          expectSame(meets(finish, { ...pawn, width: 0.2 }), score > target, `score ${score} of ${target}`);
      }
    }
  });

  it("RF-5.11 the dice are in one place for whoever's turn it is and show what was rolled", () => {
    const frame = expectPresent(printOf(box.board).find(({ id }) => id === "dice-frame"));
    inRandomGames({}, (state) => {
      const { phase } = state;
      const pieces = pictureOf(tableGame, state).pieces.filter(({ kind }) => kind === "die");
      for (const body of bodiesOf(box, pieces)) expectTrue(contains(frame, body));
      for (const piece of pieces) {
        if (piece.kind !== "die" || phase.kind !== "rolled") continue;
        expectSame(piece.face, piece.id === "die1" ? phase.first : phase.second);
      }
    });
  });
});

describe("secrets in the picture", () => {
  it("RF-12 shows a face-down card in hand to its owner and any other to nobody", () => {
    const found = { owned: 0 };
    for (const ownFaceDown of ["look", "blind"]) {
      inRandomGames({ ownFaceDown }, (state) => {
        for (const slot of state.slots) {
          if (slot.kind === "card" && !slot.up) expectSame(cardOf(state, slot.card).sight, "nobody");
        }
        for (let seat = 0; seat < state.hands.length; seat++) {
          for (const { card, up } of expectPresent(state.hands[seat])) {
            const { faceUp, sight } = cardOf(state, card);
            expectSame(faceUp, up);
            if (up) continue;
            found.owned++;
            expectSame(sight, ownFaceDown === "look" ? [seat] : "nobody");
          }
        }
      });
    }
    expectTrue(found.owned > 0);
  });

  it("RF-12.2 looks the same whatever is face down", () => {
    for (const discardView of ["open", "faceDownHidden"]) {
      inRandomGames({ discardView }, (state) => {
        if (!state.discard.every(({ up }) => up)) {
          // A pile that holds a secret is face down as a whole.
          const pile = pictureOf(tableGame, state).pieces.find(({ id }) => id === "discard");
          expectTrue(pile?.kind === "pile" && !pile.faceUp);
        }
        expectSame(openPicture(tableGame, dealHiddenAnew(state)), openPicture(tableGame, state));
      });
    }
  });
});

describe("gestures of Roll Flush", () => {
  /** The choices of the seat that has to decide; none while chance does. */
  function choicesOf(state: State): Action[] {
    const waiting = rules.waiting(state);
    if (waiting.kind !== "decisions") return [];
    return expectPresent(waiting.decisions[0]).choices.map(({ action }) => action);
  }

  it("RF-6.1 a slot's card dropped on another slot swaps, in either direction", () => {
    const state = stateOf({});
    const onSlot = (number: number): string => {
      const slot = state.slots[number - NUMBERS[0]];
      return slot?.kind === "card" ? slot.card : "";
    };
    const swap = { kind: "swap", first: 3, second: 9 };
    expectSame(gesture(state, { kind: "drop", piece: onSlot(3), spot: slotSpot(9) }), swap);
    expectSame(gesture(state, { kind: "drop", piece: onSlot(9), spot: slotSpot(3) }), swap);
    expectAbsent(gesture(state, { kind: "drop", piece: onSlot(3), spot: slotSpot(3) }));
    expectAbsent(gesture(state, { kind: "drop", piece: "die1", spot: slotSpot(3) }));
  });

  it("RF-5.8 a card pushed forward is kept, one pushed back is not, one straightened is nothing", () => {
    const state = largestHand();
    const [kept, laid] = expectPresent(state.hands[0]).map(({ card }) => card);
    const drop = (piece: string | undefined, spot: string): Action | undefined =>
      gesture(state, { kind: "drop", piece: expectPresent(piece), spot });
    expectSame(drop(kept, LAID_SPOT), { kind: "unmark", index: 0 });
    expectSame(drop(laid, KEPT_SPOT), { kind: "mark", index: 1 });
    expectAbsent(drop(kept, KEPT_SPOT));
    expectAbsent(drop(laid, LAID_SPOT));
  });

  it("gives players exactly the tokens whose turning over is one of their choices", () => {
    let flips = 0;
    inRandomGames({}, (state) => {
      const choices = choicesOf(state);
      for (const piece of pictureOf(tableGame, state).pieces) {
        if (piece.kind !== "token") continue;
        const action = gesture(state, { kind: "flip", piece: piece.id });
        const isChoice = action !== undefined && rules.check(state, actor(state), action) === undefined;
        expectSame(piece.movable, isChoice, piece.id);
        if (!isChoice) continue;
        flips++;
        expectTrue(choices.some((choice) => choice.kind === action.kind));
      }
    });
    expectTrue(flips > 0);
  });

  it("RF-5.1 lets the dice be rolled by hand exactly when a roll is one of the choices", () => {
    inRandomGames({}, (state) => {
      const mayRoll = choicesOf(state).some(({ kind }) => kind === "roll");
      for (const piece of pictureOf(tableGame, state).pieces) {
        if (piece.kind !== "die") continue;
        expectSame(piece.movable, mayRoll);
        expectSame(gesture(state, { kind: "roll", piece: piece.id }), { kind: "roll" });
      }
    });
    expectAbsent(gesture(stateOf({}), { kind: "roll", piece: answerPiece(0) }));
  });

  it("lets nobody turn over what belongs to another player", () => {
    const state = stateOf({});
    const other = (state.active + 1) % state.hands.length;
    expectSame(gesture(state, { kind: "flip", piece: answerPiece(state.active) }), { kind: "score" });
    expectAbsent(gesture(state, { kind: "flip", piece: answerPiece(other) }));
    for (const token of TOKENS) {
      expectAbsent(gesture(state, { kind: "flip", piece: tokenPiece(other, token) }));
    }
  });

  it("lets cards be moved exactly when moving them may mean something", () => {
    inRandomGames({}, (state) => {
      const swaps = choicesOf(state).some(({ kind }) => kind === "swap");
      for (const slot of state.slots) {
        if (slot.kind === "card") expectSame(cardOf(state, slot.card).movable, swaps);
      }
      for (const card of state.community) expectSame(cardOf(state, card).movable, false);
    });
  });

  function actor(state: State): number {
    const waiting = rules.waiting(state);
    return waiting.kind === "decisions" ? expectPresent(waiting.decisions[0]).seat : -1;
  }
});
