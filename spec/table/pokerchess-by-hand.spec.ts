import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import { pokerchess as game } from "../../src/games/pokerchess";
import { squarePoint } from "../../src/games/pokerchess/scene/layout";
import { SIDES } from "../../src/games/pokerchess/rules/chess/position";
import { generalOf } from "../../src/games/pokerchess/rules/teams/roster";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { CALM, pokerchess, tableAt } from "./pokerchess";
import { playAgain } from "./support/again";
import { expectSound } from "./support/soundness";
import { isFarHand, isTurnedAt } from "./support/turned";
import { english, longestPart, startOf } from "../support/english";
import { fill } from "../../src/kit/words/words";

const {
  clickAction,
  deal,
  decidingSeat,
  expectPicture,
  open: openPokerchess,
  personAt,
  piece,
  stateOf,
  waitForPeople,
} = pokerchess;

function dealt(): EmulatedTable {
  const table = openPokerchess({ seed: 82 }, CALM);
  deal(table, table.player("White"));
  return table;
}

/** Drags a chess piece to the middle of a square. */
function dragsTo(table: EmulatedTable, player: PlayerVerbs, man: string, square: number): void {
  const board = piece(table, "board").position;
  const turned = isTurnedAt(game, table, stateOf(table));
  const { x, z } = squarePoint(square % 8, Math.floor(square / 8), turned);
  player.drags(piece(table, man)).to(board.x + x, board.z + z);
  waitForPeople(table);
}

/** The player to decide. */
function mover(table: EmulatedTable): PlayerVerbs {
  return personAt(table, expectPresent(decidingSeat(stateOf(table))));
}

function heard(player: PlayerVerbs): string {
  return player
    .sees()
    .lines.map(({ text }) => text)
    .join("\n");
}

describe("chess pieces of Pokerchess by hand", () => {
  it("PC-5.3: one that cannot go there goes back, and its player reads why and by which rule", () => {
    const table = dealt();
    const before = stateOf(table);
    const player = mover(table);
    const side = before.position.side;
    const rook = side === "white" ? 0 : 56;
    const home = piece(table, `${side}-rook-a`).position;
    for (const [to, why] of [
      [
        rook + (side === "white" ? 24 : -24),
        startOf(
          fill(english.pokerchess.REFUSALS.cannotReach, { shape: english.pokerchess.SHAPE_NAMES.rook }),
        ),
      ],
      [rook + 1, startOf(english.pokerchess.REFUSALS.ownPieceThere)],
    ] as const) {
      dragsTo(table, player, `${side}-rook-a`, to);
      expectTrue(heard(player).includes(why) && heard(player).includes("PC-5"), heard(player));
    }
    const pawn = side === "white" ? 12 : 52;
    dragsTo(table, player, `${side}-pawn-e`, pawn + (side === "white" ? 16 : -16));
    expectTrue(heard(player).includes("(PC-5.4)"), heard(player));
    const { x, z } = piece(table, `${side}-rook-a`).position;
    expectTrue(Math.abs(x - home.x) < 0.05 && Math.abs(z - home.z) < 0.05, "the rook has not gone back");
    expectSame(stateOf(table), before);
    expectPicture(table);
    expectSound(table);
  });

  it("PC-4.2: are fast while it is the other side's turn, and nobody moves them who is not asked", () => {
    const table = dealt();
    const before = stateOf(table);
    const player = mover(table);
    const other = before.position.side === "white" ? "black" : "white";
    const why = player.obstacleTo(piece(table, `${other}-pawn-e`));
    expectTrue(why !== undefined, "a piece of the other side is free");
    const waiting = personAt(table, 1 - expectPresent(decidingSeat(before)));
    dragsTo(table, waiting, `${before.position.side}-pawn-e`, other === "white" ? 44 : 20);
    expectTrue(
      heard(waiting).includes(longestPart(english.pokerchess.REFUSALS.notYourDecision)),
      heard(waiting),
    );
    expectSame(stateOf(table), before);
    expectPicture(table);
    expectSound(table);
  });

  it("PC-8.3: a repelled attacker is dragged to where it retreats", () => {
    const table = tableAt(({ phase }) => phase.kind === "retreat" && phase.squares.length > 1, { seed: 81 });
    const { phase, battle, men, position } = stateOf(table);
    expectTrue(phase.kind === "retreat");
    const squares = phase.kind === "retreat" ? phase.squares : [];
    const from = expectPresent(squares[0]);
    expectSame(from, battle?.from);
    const man = expectPresent(men[from]);
    const player = mover(table);
    dragsTo(table, player, man, expectPresent(battle?.to));
    expectTrue(heard(player).includes("(PC-8.3)"), heard(player));
    expectSame(stateOf(table).phase.kind, "retreat");
    const to = expectPresent(squares[1]);
    dragsTo(table, player, man, to);
    expectSame(stateOf(table).men[to], man);
    expectTrue(stateOf(table).position.side !== position.side);
    expectPicture(table);
    expectSound(table);
  });

  it("PC-8.4: a pawn that is dragged to the last row becomes what its player picks", () => {
    const table = tableAt(
      ({ phase, position: { board, side } }) => {
        const [pawn, first, step] = side === "white" ? ["P", 48, 8] : ["p", 8, -8];
        if (phase.kind !== "move") return false;
        return [0, 1, 2, 3, 4, 5, 6, 7].some((file) => {
          return board[first + file] === pawn && board[first + file + step] === "";
        });
      },
      { seed: 81 },
    );
    const { position, men } = stateOf(table);
    const [pawn, first, step] = position.side === "white" ? ["P", 48, 8] : ["p", 8, -8];
    const files = [0, 1, 2, 3, 4, 5, 6, 7];
    const file = expectPresent(
      files.find((at) => position.board[first + at] === pawn && position.board[first + at + step] === ""),
    );
    const man = expectPresent(men[first + file]);
    const player = mover(table);
    const to = first + file + step;
    dragsTo(table, player, man, to);
    expectSame(stateOf(table).phase.kind, "promote");
    expectPicture(table);
    const seat = expectPresent(decidingSeat(stateOf(table)));
    clickAction(table, stateOf(table), { kind: "promote", shape: "knight" }, seat);
    waitForPeople(table);
    expectSame(stateOf(table).position.board[to], position.side === "white" ? "N" : "n");
    expectSame(piece(table, man).state.Name, "Chess_Knight");
    expectPicture(table);
    expectSound(table);
  });
});

/** Fails unless everybody who plays has their own army in front of them. */
function expectOwnArmiesNear(table: EmulatedTable): void {
  const state = stateOf(table);
  const board = piece(table, "board").position;
  for (const side of SIDES) {
    const { color } = personAt(table, generalOf(state, side));
    for (const what of ["king", "pawn-e"]) {
      const { z } = piece(table, `${side}-${what}`).position;
      expectSame(z > board.z, isFarHand(table, color()), `${color()} has not the ${side} ${what} near`);
    }
  }
}

describe("the armies of Pokerchess", () => {
  it("PC-3.2: stand before those who lead them, whoever has drawn White, in every game at a table", () => {
    const drawn: Record<string, number> = {};
    const table = openPokerchess({ seed: 83 }, CALM);
    for (let games = 0; games < 12 && Object.keys(drawn).length < 2; games++) {
      if (games === 0) deal(table, table.player("White"));
      else {
        playAgain(table, "White", "Blue");
        waitForPeople(table);
      }
      const general = personAt(table, generalOf(stateOf(table), "white"));
      drawn[general.color()] = games;
      expectSame(decidingSeat(stateOf(table)), generalOf(stateOf(table), "white"));
      expectOwnArmiesNear(table);
      expectPicture(table);
      dragsTo(table, general, "white-pawn-e", 20);
      expectSame(stateOf(table).men[20], "white-pawn-e");
      expectOwnArmiesNear(table);
      expectPicture(table);
      pokerchess.take(table, { kind: "forfeit" }, 0);
      waitForPeople(table);
    }
    expectSame(Object.keys(drawn).length, 2);
    expectSound(table);
  });

  it("change ends with the person who leads them, in the middle of a game and after loading it", () => {
    const table = openPokerchess({ seed: 84, players: [{ color: "White" }, { color: "Pink" }] }, CALM);
    deal(table, table.player("White"));
    const { z } = piece(table, "white-king").position;
    expectTrue(z < piece(table, "board").position.z, "nobody is at the far end");
    const pink = table.player("Pink");
    pink.sits("Green");
    table.seconds(1);
    table.player("Green").clicks(fill(english.table.SENTENCES.takeAlong, { colour: "Pink" }));
    waitForPeople(table);
    expectOwnArmiesNear(table);
    expectPicture(table);
    table.load(table.save());
    waitForPeople(table);
    expectOwnArmiesNear(table);
    expectPicture(table);
    expectSound(table);
  });
});
