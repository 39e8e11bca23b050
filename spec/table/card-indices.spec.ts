import type { EmulatedTable, Piece } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokerchess } from "../../src/games/pokerchess";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rollFlush } from "../../src/games/roll-flush";
import { suitOf, type Suit } from "../../src/kit/data/cards";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { cardOf } from "../../src/tts/object-data";
import { COUNTS_INSTRUCTIONS, expectReadingsWithinBudget } from "../support/budget";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { isOfToday } from "../support/rotation";
import { gameTable } from "./game-table";
import { expectSound } from "./support/soundness";
import { isFarHand } from "./support/turned";

/** How many decisions of a game are looked at, and how many at most until a card is open. */
const DECISIONS = 14;
const MOST = 80;
/** The roll of what is face down, and how far from the middle of a card of size 1 its index may be, in inches. */
const OVER = 180;
const NEAR = 1.2;
/** How far apart cards are at least that are not one upon the other. */
const APART = 0.5;

interface DrawnLine {
  points3: { x: number; y: number; z: number }[];
  color: { r: number; g: number; b: number };
}

/** The ground of an index, in inches from the middle of the world. */
interface Ground {
  suit: Suit;
  x: number;
  y: number;
  z: number;
}

/** The suit whose colour this is: black, red, blue or green; none is white. */
function suitIn({ r, g, b }: DrawnLine["color"]): Suit | undefined {
  if (r > 0.9 && g > 0.9) return undefined;
  if (r > 0.5) return "H";
  if (b > 0.5) return "D";
  return g > 0.3 ? "C" : "S";
}

/** A card that is open on a table, or the uppermost of an open pile. */
function isOpen(piece: Piece): boolean {
  if (piece.destroyed || (piece.type !== "Card" && piece.type !== "Deck") || piece.hand !== undefined)
    return false;
  const { z } = piece.rotation;
  return Math.abs(z - OVER) > OVER / 2 && piece.hiddenFrom.length === 0;
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  if (!isOfToday(game.rules.id)) return;
  const tables = gameTable(game);

  function grounds(table: EmulatedTable): Ground[] {
    const { state, position, scale } = tables.piece(table, "board");
    const lines = (state["AttachedVectorLines"] ?? []) as DrawnLine[];
    const found: Ground[] = [];
    for (const { points3, color } of lines) {
      const [first, second] = points3;
      const suit = suitIn(color);
      if (points3.length !== 2 || first === undefined || second === undefined || suit === undefined) continue;
      found.push({
        suit,
        x: position.x + ((first.x + second.x) / 2) * scale.x,
        y: position.y + first.y * scale.y,
        z: position.z + ((first.z + second.z) / 2) * scale.z,
      });
    }
    return found;
  }

  /** Whether somebody who plays sits at the far end. */
  function isReadFromAfar(table: EmulatedTable): boolean {
    return tables
      .reportOf(table)
      .seats.some(({ kind, player }) => kind === "person" && isFarHand(table, expectPresent(player)));
  }

  function openPieces(table: EmulatedTable): Piece[] {
    const open = table.world.pieces.filter((piece) => isOpen(piece));
    const isCovered = ({ position: { x, y, z } }: Piece): boolean =>
      open.some(
        ({ position }) =>
          position.y > y && Math.abs(position.x - x) < APART && Math.abs(position.z - z) < APART,
      );
    return open.filter((piece) => cardIn(piece) !== undefined && !isCovered(piece));
  }

  /** Every open card has the index of its suit on its face, and no other place has one. */
  function expectIndices(table: EmulatedTable): number {
    const drawn = grounds(table);
    const open = openPieces(table);
    const ends = isReadFromAfar(table) ? ["near", "far"] : ["near"];
    for (const piece of open) {
      const suit = suitOf(expectPresent(cardIn(piece)));
      const at = drawn.filter(
        ({ x, y, z }) =>
          Math.abs(x - piece.position.x) < APART &&
          Math.abs(z - piece.position.z) < NEAR * piece.scale.x &&
          y >= piece.position.y &&
          y < piece.position.y + 0.6,
      );
      expectSame(
        at.map((each) => each.suit),
        ends.map(() => suit),
        `${piece.state.Memo ?? ""} of ${game.rules.id}`,
      );
    }
    expectSame(drawn.length, open.length * ends.length, `indices of ${game.rules.id}`);
    return open.length;
  }

  /** Plays for a while and looks at the indices at every decision, and after a load. */
  function plays(meter: boolean): EmulatedTable {
    const table = tables.open({ seed: 61, meter }, {}, { indices: "large" });
    tables.deal(table, table.player("White"));
    const decide = tables.decider("random", 61);
    let most = 0;
    for (let decision = 0; decision < DECISIONS || (most === 0 && decision < MOST); decision++) {
      const state = tables.stateOf(table);
      const seat = tables.decidingSeat(state);
      if (seat === undefined) break;
      table.seconds(1);
      most = Math.max(most, expectIndices(table));
      tables.take(table, decide(state, seat), seat);
      tables.waitForPeople(table, 120);
    }
    expectTrue(most > 0, "no card was open");
    table.load(table.save());
    tables.waitForPeople(table, 120);
    table.seconds(1);
    expectIndices(table);
    return table;
  }

  it(`${game.rules.id}: are on every open card and nowhere else`, () => {
    expectSound(plays(false));
  });

  if (COUNTS_INSTRUCTIONS)
    it(`#budget ${game.rules.id}: are drawn in slices of a frame`, () => {
      expectReadingsWithinBudget(plays(true).meter());
    });
}

/** What is printed on a card or on the uppermost card of a pile that is open; nothing if that is a Joker. */
function cardIn({ state }: Piece): ReturnType<typeof cardOf> {
  const ids = state.DeckIDs;
  return cardOf((state.CardID ?? ids?.[ids.length - 1] ?? -1) % 100);
}

describe("Large indices in four colours", () => {
  describeGame(cardsVsDice);
  describeGame(rogueSolitaire);
  describeGame(pokersRogueReckoning);
  describeGame(rollFlush);
  describeGame(pokerchess);
});
