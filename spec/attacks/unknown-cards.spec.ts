import type { EmulatedTable } from "../../src/emulator";
import { GAMES } from "../../src/games";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent, Seat } from "../../src/kit/rules/rules";
import { pictureOf, type Gesture, type Piece } from "../../src/kit/game/scene";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameTable } from "../table/game-table";
import { expectSound } from "../table/support/soundness";

/** How many decisions of a game are looked at, and how many unknown cards and places at each. */
const DECISIONS = 6;
const CARDS = 4;
const SPOTS = 3;

/** The cards that are there for hands to take, and that a seat may not know. */
function unknownCards(pieces: readonly Piece[], seat: Seat): string[] {
  const cards: string[] = [];
  for (const piece of pieces) {
    if (piece.kind !== "card" || piece.faceUp || !piece.movable || piece.hand !== undefined) continue;
    const { sight } = piece;
    if (sight === "nobody" || (sight !== "everyone" && !sight.includes(seat))) cards.push(piece.id);
  }
  return cards;
}

function linesTo(table: EmulatedTable, colour: string): string[] {
  return table.sight(colour).lines.map(({ text }) => text);
}

/** How often any game has let somebody try it: in some of them nothing unknown can be picked up. */
let tried = 0;

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);

  it(`${game.rules.id}: why an unknown card cannot be put somewhere does not tell which one it is`, () => {
    const table = at.open({ seed: 341 });
    at.deal(table, table.player("White"));
    const decide = at.decider("sensible", 341);
    for (let made = 0; made < DECISIONS && at.decidingSeat(at.stateOf(table)) !== undefined; made++) {
      const state = at.stateOf(table);
      const seat = expectPresent(at.decidingSeat(state));
      const player = at.personAt(table, seat);
      const { pieces, spots } = pictureOf(game, state);
      const unknown = unknownCards(pieces, seat);
      const mistakes = at.mistakesOf(state, seat);
      const isMistake = (gesture: Gesture): boolean =>
        gesture.kind === "drop" &&
        mistakes.some(
          (other) => other.kind === "drop" && other.piece === gesture.piece && other.spot === gesture.spot,
        );
      const free = spots.filter((spot) => unknown.every((card) => !spot.pieces.includes(card)));
      for (const spot of free.slice(0, SPOTS).concat(free.filter(({ id }) => id.includes("discard")))) {
        const told: string[] = [];
        for (const piece of unknown) {
          const gesture: Gesture = { kind: "drop", piece, spot: spot.id };
          if (told.length >= CARDS || !isMistake(gesture)) continue;
          const before = linesTo(table, player.color()).length;
          at.makeGesture(table, state, gesture, player);
          at.waitForPeople(table, 60);
          told.push(linesTo(table, player.color()).slice(before).join("\n"));
          tried++;
        }
        for (const sentence of told) expectSame(sentence, told[0], `${spot.id} tells cards apart`);
      }
      at.clickAction(table, state, decide(state, seat), seat);
      at.waitForPeople(table, 120);
    }
    expectSound(table);
  });
}

describe("an unknown card", () => {
  for (const entry of GAMES) entry.visit(describeGame);

  it("can be tried in some game", () => {
    expectTrue(tried > 0);
  });
});
