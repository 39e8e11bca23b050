import { printOf } from "../../src/kit/rules/box";
import { sideOfRole } from "../../src/games/pokerchess/rules/battle/roles";
import { box } from "../../src/games/pokerchess/scene/box";
import { drawValue } from "../../src/games/pokerchess/rules/deck";
import { isAttack } from "../../src/games/pokerchess/rules/chess/moves";
import { BOX_MEN, sideOf, squareName, type Side } from "../../src/games/pokerchess/rules/chess/position";
import { gesture } from "../../src/games/pokerchess/scene/gestures";
import { labels } from "../../src/games/pokerchess/words/board-words";
import * as layout from "../../src/games/pokerchess/scene/layout";
import { DECK, stackPiece } from "../../src/games/pokerchess/scene/pieces";
import { rules } from "../../src/games/pokerchess/rules/rules";
import { ROLES, type Action, type Phase, type State } from "../../src/games/pokerchess/rules/state";
import { tableGame } from "../../src/games/pokerchess/table";
import type { Card } from "../../src/kit/data/cards";
import { drawOutcome } from "../../src/kit/rules/chance";
import { anyAction, awaited } from "../../src/kit/rules/choices";
import { copy, same } from "../../src/kit/data/data";
import { FRESH_BOARD } from "../../src/kit/game/game";
import type { Options } from "../../src/kit/rules/options";
import { below, seeded, type Random } from "../../src/kit/data/random";
import type { Choice, Seat } from "../../src/kit/rules/rules";
import { pictureOf, type CardPiece, type ChessPiece, type Piece } from "../../src/kit/game/scene";
import { seatMark } from "../../src/kit/game/seat-names";
import { fill } from "../../src/kit/words/words";
import { COUNTS_INSTRUCTIONS, expectWithinBudget, newBudget, slice } from "../support/budget";
import { expectAbsent, expectNear, expectPresent, expectSame, expectTrue } from "../support/expect";
import { contains, openPicture, planFault } from "../support/plan";
import { SCALE } from "../support/scale";
import { english } from "../support/english";

const GAMES = SCALE;
const MOST_STEPS = 300;
/** One state in this many is looked at, and every one in which something else happens than moves and bets. */
const LOOK_EVERY = 9;

/** Under these settings every phase comes up. */
const SETTINGS: readonly { people: number; options: Options }[] = [
  { people: 2, options: {} },
  { people: 2, options: { pawnDoubleStep: true, enPassant: true, castling: true, startingChips: 200 } },
  { people: 2, options: { realMoney: true, startingChips: 3 } },
  { people: 3, options: {} },
  { people: 8, options: { teamChips: "perPerson", realMoney: true, memberRebuy: true } },
];

/** Plays a game with random choices, many attacks and few folds among them, and looks at states on the way. */
function watchRandomly(random: Random, people: number, options: Options, look: (state: State) => void): void {
  const state = rules.start(options, people);
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const isOrdinary = state.phase.kind === "move" || state.phase.kind === "bet";
    if (!isOrdinary || steps % LOOK_EVERY === 0) look(state);
    const waiting = rules.waiting(state);
    if (waiting.kind === "over") return;
    if (waiting.kind === "chance") rules.resolve(state, drawOutcome(waiting.chance, random));
    else {
      const { seat, choices } = expectPresent(awaited(waiting.decisions), state.phase.kind);
      const done = rules.act(state, seat, expectPresent(anyAction(likely(state, choices, random), random)));
      expectSame(done.kind, "done");
    }
  }
}

function likely(state: State, choices: readonly Choice<Action>[], random: Random): readonly Choice<Action>[] {
  const wanted = choices.filter(({ action }) =>
    action.kind === "move"
      ? isAttack(state.position, action)
      : action.kind === "check" || action.kind === "call",
  );
  return wanted.length > 0 && below(random, 4) > 0 ? wanted : choices;
}

/** The states of games under all settings, which are played once for all tests. */
const watched: State[] = [];

function inRandomGames(look: (state: State) => void): void {
  if (watched.length === 0) watchGames();
  for (const state of watched) look(state);
}

function watchGames(): void {
  for (let setting = 0; setting < SETTINGS.length; setting++) {
    const { people, options } = expectPresent(SETTINGS[setting]);
    for (let game = 0; game < GAMES; game++) {
      watchRandomly(seeded(setting * 1000 + game), people, options, (state) => watched.push(copy(state)));
    }
  }
}

/** The first state of these games that a test can use, to do with as it likes. */
function stateWith(wanted: (state: State) => boolean): State {
  if (watched.length === 0) watchGames();
  return copy(expectPresent(watched.find((state) => wanted(state))));
}

function inPhase(...kinds: Phase["kind"][]): State {
  return stateWith(({ phase }) => kinds.includes(phase.kind));
}

function piecesOf(state: State): Piece[] {
  return pictureOf(tableGame, state).pieces;
}

function cardOf(state: State, id: Card | undefined): CardPiece {
  const piece = piecesOf(state).find((each) => each.id === id);
  if (piece?.kind === "card") return piece;
  return expectPresent<CardPiece>(undefined, `${id} is no single card`);
}

function chessOf(state: State): ChessPiece[] {
  const men: ChessPiece[] = [];
  for (const piece of piecesOf(state)) if (piece.kind === "chess") men.push(piece);
  return men;
}

function chipsOf(state: State): Record<string, number> {
  const chips: Record<string, number> = {};
  for (const piece of piecesOf(state)) if (piece.kind === "chips") chips[piece.id] = piece.count;
  return chips;
}

function idsOf(pieces: readonly Piece[]): string[] {
  let ids: string[] = [];
  for (const piece of pieces) ids = ids.concat(piece.kind === "pile" ? piece.cards : [piece.id]);
  return ids;
}

function choicesOf(state: State): Action[] {
  const waiting = rules.waiting(state);
  if (waiting.kind !== "decisions") return [];
  return (awaited(waiting.decisions)?.choices ?? []).map(({ action }) => action);
}

/** The side near whose edge something is. */
function nearTo(z: number, middle: number): Side {
  return z < middle ? "white" : "black";
}

/** A battle of eight people in which the match cards were hard to find, pieces were lost, and chips were won. */
function crowded(): State {
  const state = rules.start({}, 8);
  state.teams = [[0, 1, 2, 3, 4, 5, 6], [7]];
  state.stacks = [300, 64, 64, 64, 300, 1, 8, 999];
  state.phase = { kind: "sought" };
  state.turn = 1;
  const [own, ...flipped] = state.deck.splice(0, 46);
  state.privateCard = own;
  state.flips = flipped.map((card) => ({ card, to: undefined, returned: false }));
  state.burnt = state.deck.splice(0, 2);
  for (const side of ["white", "black"] as const) {
    for (const { id, home } of BOX_MEN) {
      const man = state.position.board[home] ?? "";
      if (sideOf(man) !== side || man === "" || id.endsWith("king")) continue;
      state.taken.push({ id, man });
      state.position.board[home] = "";
      state.men[home] = "";
    }
  }
  return state;
}

describe("the picture of Pokerchess", () => {
  it("PC-1.1 PC-2.5 shows every piece of the box exactly once, in every phase", () => {
    const wanted = idsOf([]).concat([expectPresent(box.chessBoard).id]);
    for (const list of [box.cards, box.chess ?? [], box.chips ?? []])
      for (const { id } of list) wanted.push(id);
    expectSame(wanted.length, 52 + 1 + 32 + 11);
    const known: Record<string, boolean> = {};
    for (const id of wanted) known[id] = true;
    const phases: Record<string, boolean> = {};
    inRandomGames((state) => {
      phases[state.phase.kind] = true;
      const shown: Record<string, boolean> = {};
      const ids = idsOf(piecesOf(state));
      for (const id of ids) {
        expectTrue(
          known[id] === true && shown[id] !== true,
          `${id} is strange or doubled in ${state.phase.kind}`,
        );
        shown[id] = true;
      }
      expectSame(ids.length, wanted.length, state.phase.kind);
    });
    for (const phase of ["division", "assigning", "drawShuffle", "drawn", "turnShuffle", "stake", "sought"]) {
      expectTrue(phases[phase] === true, phase);
    }
    for (const phase of ["battleShuffle", "showdown", "retreat", "rebuy", "over"]) {
      expectTrue(phases[phase] === true, phase);
    }
  });

  it("lays nothing in or on anything else but what was turned up, and nothing beyond the board", () => {
    inRandomGames((state) => {
      expectAbsent(planFault(box, piecesOf(state)), state.phase.kind);
    });
    expectAbsent(planFault(box, piecesOf(crowded())));
  });

  it("changes only texts that are printed, and tells of every one of them that is printed empty", () => {
    const printed: Record<string, boolean> = {};
    for (const { id } of printOf(box.board)) printed[id] = true;
    const empty = printOf(box.board).filter(({ kind, text }) => kind !== "frame" && text === "");
    inRandomGames((state) => {
      const told: Record<string, boolean> = {};
      for (const { id } of labels(rules.seen(state, "spectator"), FRESH_BOARD)) {
        expectTrue(printed[id] === true, id);
        told[id] = true;
      }
      for (const { id } of empty) expectTrue(told[id] === true, `nothing tells ${id}`);
    });
  });
});

describe("chess pieces in the picture", () => {
  it("PC-1.5 are on the squares that the state names, what was taken beside the board", () => {
    inRandomGames((state) => {
      const taken: Record<string, boolean> = {};
      for (const { id } of state.taken) taken[id] = true;
      for (const { id, place, onChessBoard } of chessOf(state)) {
        const square = state.men.indexOf(id);
        expectSame(onChessBoard, square >= 0, id);
        expectSame(taken[id] === true, square < 0, id);
        if (square < 0) continue;
        const { x, z } = layout.squarePoint(square % 8, Math.floor(square / 8));
        expectSame([place.x, place.z], [x, z], id);
      }
    });
  });

  it("PC-1.5 a1 is at the reader's left hand, and the board is named so, for both sides", () => {
    const at = (name: string): layout.Point => {
      const item = expectPresent(printOf(box.board).find(({ id }) => id === name));
      return { x: item.x, z: item.z };
    };
    const a1 = layout.squarePoint(0, 0);
    expectSame(
      [a1.x, a1.z],
      [layout.CHESS_BOARD.x - 3.5 * layout.SQUARE, layout.CHESS_BOARD.z - 3.5 * layout.SQUARE],
    );
    expectTrue(at("near-file1").z < a1.z && at("left-rank1").x < a1.x);
    expectTrue(at("far-file1").z > a1.z + 7 * layout.SQUARE);
    for (const turned of [false, true]) {
      const named = labels(rules.seen(rules.start({}, 2), "spectator"), { ...FRESH_BOARD, turned });
      for (let i = 0; i < 8; i++) {
        const { x, z } = layout.squarePoint(i, i, turned);
        const called = (text: string): string[] =>
          named.filter((label) => label.text === text && label.id.includes("-")).map(({ id }) => id);
        const [files, ranks] = [called("abcdefgh".charAt(i)), called(`${i + 1}`)];
        expectSame([files.length, ranks.length], [2, 2]);
        for (const id of files) expectNear(at(id).x, x, 0.001);
        for (const id of ranks) expectNear(at(id).z, z, 0.001);
      }
    }
  });

  it("PC-3.1 begin at home, with White's at the near edge", () => {
    for (const { id, place, shape } of chessOf(rules.start({}, 2))) {
      expectSame(id.startsWith("white"), nearTo(place.z, layout.CHESS_BOARD.z) === "white");
      expectTrue(id.includes(shape), id);
    }
  });

  it("are all at the other end on a turned board, with chips, bets and cards of the same side", () => {
    let compared = 0;
    inRandomGames((state) => {
      if (state.turn % 5 !== 1) return;
      const [straight, turned] = [piecesOf(state), pictureOf(tableGame, state, true).pieces];
      expectSame(idsOf(turned), idsOf(straight));
      expectAbsent(planFault(box, turned));
      for (const [index, piece] of straight.entries()) {
        const other = expectPresent(turned[index]);
        if (piece.kind !== "chess" && !piece.id.startsWith("bet-")) continue;
        const middle = piece.kind === "chess" ? layout.CHESS_BOARD.z : layout.communityPoint(0).z;
        expectTrue(nearTo(piece.place.z, middle) !== nearTo(other.place.z, middle), piece.id);
        compared++;
      }
    });
    expectTrue(compared > 100);
  });

  it("are near whoever leads them: the more people of a side decide, and of as many their Generals", () => {
    const state = rules.start({}, 2);
    const isTurned = expectPresent(tableGame.isTurned);
    expectSame(isTurned(state, { near: [0], far: [1] }), false);
    expectSame(isTurned(state, { near: [1], far: [0] }), true);
    expectSame(isTurned(state, { near: [0, 1], far: [] }), false);
    expectSame(isTurned(state, { near: [1], far: [] }), true);
    state.whiteTeam = 1;
    expectSame(isTurned(state, { near: [0], far: [1] }), true);
    expectSame(isTurned(state, { near: [], far: [1] }), true);
    const teams = rules.start({}, 4);
    teams.phase = { kind: "move" };
    teams.teams = [
      [0, 1],
      [2, 3],
    ];
    expectSame(isTurned(teams, { near: [0, 2], far: [1, 3] }), false);
    expectSame(isTurned(teams, { near: [1, 2], far: [0, 3] }), true);
    expectSame(isTurned(teams, { near: [2, 3, 0], far: [1] }), true);
  });

  it("PC-8.4 a promoted pawn is drawn as what it has become", () => {
    const state = rules.start({}, 2);
    state.position.board[12] = "Q";
    const pawn = expectPresent(chessOf(state).find(({ id }) => id === "white-pawn-e"));
    expectSame(
      [pawn.shape, pawn.caption.name],
      [
        "queen",
        fill(english.pokerchess.MAN_ON_SQUARE, { man: english.pokerchess.MAN_NAMES.Q, square: "e2" }),
      ],
    );
  });

  it("PC-12.9 say who fights for them in a team", () => {
    const state = rules.start({}, 3);
    state.owners = { "white-knight-g": 2 };
    for (const { id, caption } of chessOf(state)) {
      expectSame(caption.note.includes(seatMark(2)), id === "white-knight-g");
    }
  });

  it("PC-4.2 PC-8.3 can be picked up exactly where moving them is a choice", () => {
    inRandomGames((state) => {
      const { phase, position, battle } = state;
      for (const { id, movable } of chessOf(state)) {
        const square = state.men.indexOf(id);
        const isOwn = sideOf(position.board[square] ?? "") === position.side;
        const isAttacker = phase.kind === "retreat" && square === battle?.from;
        expectSame(movable, (phase.kind === "move" && isOwn) || isAttacker, id);
      }
    });
  });
});

describe("chips in the picture", () => {
  it("PC-2.5 add up to all stacks and the pot, in every state", () => {
    let bets = 0;
    inRandomGames((state) => {
      const chips = chipsOf(state);
      let all = state.battle?.pot ?? 0;
      for (let seat = 0; seat < state.people; seat++) {
        all += state.stacks[seat] ?? 0;
        expectSame(chips[stackPiece(seat)], state.stacks[seat] ?? 0);
      }
      let shown = 0;
      for (const id of Object.keys(chips)) {
        const count = expectPresent(chips[id]);
        expectTrue(count >= 0, id);
        shown += count;
      }
      expectSame(shown, all, state.phase.kind);
      if ((chips["bet-attacker"] ?? 0) > 0) bets++;
    });
    expectTrue(bets > 0);
  });

  it("PC-7.3 a bet is on the side of the player who has put it in", () => {
    const state = inPhase("bet");
    for (const role of ROLES) {
      const bet = expectPresent(piecesOf(state).find(({ id }) => id === `bet-${role}`));
      expectSame(nearTo(bet.place.z, layout.communityPoint(0).z), sideOfRole(state, role));
    }
  });
});

describe("cards in the picture", () => {
  it("PC-4.6 PC-12.13 are held by the player who fights, and known to exactly those who may know them", () => {
    const held = { private: 0, down: 0, shown: 0 };
    inRandomGames((state) => {
      const { privateCard, downCard } = state;
      const isShown = state.battle !== undefined && state.last?.hands !== undefined;
      for (const [key, card] of [
        ["private", privateCard],
        ["down", downCard],
      ] as const) {
        if (card === undefined) continue;
        const { faceUp, sight, hand } = cardOf(state, card);
        expectSame(faceUp, isShown);
        if (isShown) {
          held.shown++;
          expectSame(sight, "everyone");
          expectAbsent(hand);
          continue;
        }
        held[key]++;
        for (let seat: Seat = 0; seat < state.people; seat++) {
          const seen = rules.seen(state, seat);
          const knows = (key === "private" ? seen.privateCard : seen.downCard) !== undefined;
          expectSame(
            typeof sight !== "string" && sight.includes(seat),
            knows,
            `${key} in ${state.phase.kind}`,
          );
          if (hand === seat) expectTrue(knows);
        }
      }
    });
    expectTrue(held.private > 0 && held.down > 0 && held.shown > 0);
  });

  it("PC-12.13 the private card passes from the General to the fighter when an attack is declared", () => {
    const state = rules.start({}, 5);
    state.teams = [
      [0, 1],
      [2, 3, 4],
    ];
    state.stacks = [32, 32, 32, 32, 32];
    state.turn = 1;
    state.privateCard = state.deck.shift();
    state.phase = { kind: "move" };
    expectSame(cardOf(state, state.privateCard).hand, 0);
    expectSame(cardOf(state, state.privateCard).sight, [0]);
    state.owners["white-rook-a"] = 1;
    state.position.board[48] = "";
    const pawn = state.men[8] ?? "";
    state.position.board[8] = "";
    state.men[8] = "";
    state.taken.push({ id: pawn, man: "P" }, { id: state.men[48] ?? "", man: "p" });
    state.men[48] = "";
    expectSame(rules.act(state, 0, { kind: "move", from: 0, to: 56 }).kind, "done");
    expectSame(cardOf(state, state.privateCard).hand, 1);
    expectSame(cardOf(state, state.privateCard).sight, [0, 1]);
  });

  it("PC-6.4 what was turned up is open while everybody looks, and then is in the deck again", () => {
    const state = stateWith(({ phase, flips }) => phase.kind === "sought" && flips.length > 3);
    const useless = state.flips.filter(({ to }) => to === undefined);
    for (const { card } of useless) {
      const { place, faceUp } = cardOf(state, card);
      expectTrue(
        faceUp && contains({ id: "flips", ...layout.FLIPS }, { id: card, ...place, width: 0, depth: 0 }),
      );
    }
    rules.resolve(state, { kind: "seen" });
    const inDeck = piecesOf(state).find(({ id }) => id === DECK);
    for (const { card } of useless) expectTrue(inDeck?.kind === "pile" && inDeck.cards.includes(card));
  });

  it("PC-6.4 of 45 cards turned up every corner can be read", () => {
    const places = crowded().flips.map(({ card }, index) => ({ card, ...layout.flipPoint(index, 45) }));
    for (let i = 0; i < places.length; i++) {
      const one = expectPresent(places[i]);
      for (const other of places.slice(i + 1)) {
        // A later card is on an earlier one: its left edge or its upper edge must leave the corner free.
        expectTrue(other.x - one.x > 0.6 || one.z - other.z > 1.2, `${one.card} under ${other.card}`);
      }
    }
  });

  it("PC-3.2 the higher of the two cards drawn for the white pieces is near the reader, with its General", () => {
    let draws = 0;
    inRandomGames((state) => {
      if (state.phase.kind !== "drawn") return;
      draws++;
      const [near, far] = ["white", "black"].map((side) =>
        state.draw.find((card) => nearTo(cardOf(state, card).place.z, layout.communityPoint(0).z) === side),
      );
      expectTrue(drawValue(expectPresent(near)) > drawValue(expectPresent(far)));
    });
    expectTrue(draws > 0);
  });

  it("PC-4.7 looks the same whatever is face down", () => {
    inRandomGames((state) => {
      if (state.battle !== undefined && state.last?.hands !== undefined) return;
      expectSame(openPicture(tableGame, dealtAnew(state)), openPicture(tableGame, state));
    });
  });

  /** The same state with every card that not everybody knows at another place. */
  function dealtAnew(state: State): State {
    const other = copy(state);
    const { deck, burnt, privateCard, downCard } = state;
    const hidden = deck.concat(burnt);
    for (const card of [privateCard, downCard]) if (card !== undefined) hidden.push(card);
    const turned = hidden.reverse();
    const next = (): Card => expectPresent(turned.shift());
    other.deck = deck.map(() => next());
    other.burnt = burnt.map(() => next());
    if (privateCard !== undefined) other.privateCard = next();
    if (downCard !== undefined) other.downCard = next();
    return other;
  }
});

describe("spots and gestures of Pokerchess", () => {
  it("PC-1.5 every square is a spot, which knows what is on it", () => {
    inRandomGames((state) => {
      const { spots } = pictureOf(tableGame, state);
      expectSame(spots.length, 64);
      for (let square = 0; square < 64; square++) {
        const spot = expectPresent(spots[square]);
        const man = state.men[square] ?? "";
        expectSame([spot.id, spot.width, spot.depth], [squareName(square), layout.SQUARE, layout.SQUARE]);
        expectSame([...spot.pieces], man === "" ? [] : [man]);
      }
    });
  });

  it("PC-4.2 a chess piece dropped on a square moves there, on its own square it does not", () => {
    let moves = 0;
    inRandomGames((state) => {
      for (const action of choicesOf(state)) {
        if (action.kind !== "move") continue;
        moves++;
        const piece = expectPresent(state.men[action.from]);
        expectSame(gesture(state, { kind: "drop", piece, spot: squareName(action.to) }), action);
        expectAbsent(gesture(state, { kind: "drop", piece, spot: squareName(action.from) }));
      }
    });
    expectTrue(moves > 0);
    const state = rules.start({}, 2);
    expectAbsent(gesture(state, { kind: "drop", piece: "KH", spot: "e4" }));
    expectAbsent(gesture(state, { kind: "roll", piece: "white-king" }));
  });

  it("PC-8.3 an attacker that was beaten off is dropped where it retreats to", () => {
    let retreats = 0;
    inRandomGames((state) => {
      if (state.phase.kind !== "retreat") return;
      const piece = state.men[state.battle?.from ?? -1] ?? "";
      for (const action of choicesOf(state)) {
        if (action.kind !== "retreat") continue;
        retreats++;
        expectSame(gesture(state, { kind: "drop", piece, spot: squareName(action.to) }), action);
      }
      const other = state.men.find((id) => id !== "" && id !== piece) ?? "";
      expectAbsent(gesture(state, { kind: "drop", piece: other, spot: "e4" }));
    });
    expectTrue(retreats > 0);
  });

  it("PC-7.3 knocking on the deck checks or calls, whichever is possible", () => {
    const made: Record<string, boolean> = {};
    inRandomGames((state) => {
      const action = gesture(state, { kind: "flip", piece: DECK });
      expectSame(action !== undefined, state.phase.kind === "bet");
      expectAbsent(gesture(state, { kind: "flip", piece: "burnt" }));
      if (action === undefined) return;
      made[action.kind] = true;
      expectTrue(choicesOf(state).some((choice) => same(choice, action)));
    });
    expectTrue(made["check"] === true && made["call"] === true);
  });
});

describe("#budget what the picture of Pokerchess costs in a slice of a frame", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  it("stays within it, part by part, and so do the spots and the gestures", () => {
    const budget = newBudget();
    const measure = (state: State): void => {
      for (const part of tableGame.scene) slice(budget, "a part of the picture", () => part(state));
      slice(budget, "spots", () => tableGame.spots(state));
      slice(budget, "gesture", () => gesture(state, { kind: "drop", piece: "black-rook-h", spot: "h8" }));
    };
    inRandomGames(measure);
    const state = crowded();
    for (const { id, side } of BOX_MEN) state.owners[id] = side === "white" ? 0 : 7;
    measure(state);
    expectWithinBudget(budget);
  });
});
