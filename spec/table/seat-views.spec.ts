import { playOut } from "../../src/commands/playout";
import type { SaveState } from "../../src/emulator";
import { GAMES } from "../../src/games";
import { isRecord } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import type { Policy } from "../../src/kit/rules/policy";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { pictureOf, type Piece } from "../../src/kit/game/scene";
import { boxedGame } from "../../src/box/memo";
import { boxPlace, boxScale } from "../../src/box/shelf/places";
import { CARD_SIZE } from "../../src/tts/constants";
import { boardMemo } from "../../src/tts/piece-ids";
import { PANEL, PANEL_FROM_EDGE } from "../../src/table/panel/layout";
import { SCALES } from "../../src/table/panel/layout";
import { TEXT_SIZES } from "../../src/table/model/settings";
import { expectPresent, expectTrue } from "../support/expect";
import { shippedSave } from "./support/save";
import { seen, type Point, type View } from "./support/seat-view";

/*
 * What is in play is never under the panel. A view of a seat is the first one in the save from its side, as the preview
 * shows it and as the table turns cameras; where a place is on the screen follows from it. A pixel of the panel is one of
 * the screen.
 */

const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1600, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
/** What the game and the preview show at the upper edge of the screen, in parts of its height. */
const BAR = 45 / 720;
/** How high pieces are at most above the board, and a card in hand above the floor, in units. */
const TALLEST = 2;
const IN_HAND = 2.5;
/** How far the cards of a hand are from one another. */
const HAND_PITCH = 2.2;
/** How wide anything else is at most. */
const PIECE = 2.4;
/** Every few steps of a game are looked at, and this many games of each number of people. */
const LOOK_EVERY = 7;
const GAMES_EACH = 2;
const MOST_STEPS = 400;

/** Everything on the table of a game that can be seen: places by what they belong to. */
interface InPlay {
  /** On the board, from its middle. */
  board: Record<string, { x: number; z: number }>;
  /** How many cards a hand holds at most. */
  cardsInHand: number;
}

/** The corners of a rectangle, each by its side to the right and up. */
const CORNERS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

function note({ board }: InPlay, what: string, x: number, z: number, width: number, depth: number): void {
  for (const [right, up] of CORNERS) {
    const at = { x: x + (right * width) / 2, z: z + (up * depth) / 2 };
    board[`${what} at ${at.x} ${at.z}`] = at;
  }
}

function noteCards(inPlay: InPlay, pieces: readonly Piece[]): void {
  const held: Record<number, number> = {};
  for (const piece of pieces) {
    if (piece.kind !== "card" || piece.hand === undefined) continue;
    held[piece.hand] = (held[piece.hand] ?? 0) + 1;
    inPlay.cardsInHand = Math.max(inPlay.cardsInHand, held[piece.hand] ?? 0);
  }
}

/** What is in play in some games of this many people. */
function inPlayOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  people: number,
): InPlay {
  const inPlay: InPlay = { board: {}, cardsInHand: 0 };
  const policies: Policy<Seen, Action>[] = [];
  for (let seat = 0; seat < people; seat++) policies.push(expectPresent(game.policies["random"]));
  for (let seed = 1; seed <= GAMES_EACH; seed++) {
    let steps = 0;
    playOut(game, { options: {}, policies, seed }, (state) => {
      steps++;
      if (steps % LOOK_EVERY !== 1 || steps > MOST_STEPS) return;
      const { pieces, spots } = pictureOf(game, state);
      for (const piece of pieces) {
        const { id, kind, place } = piece;
        const isCard = kind === "card" || kind === "pile";
        const size = piece.kind === "card" ? (piece.size ?? game.box.cardSize) : game.box.cardSize;
        const width = isCard ? CARD_SIZE.width * size : PIECE;
        const depth = isCard ? CARD_SIZE.depth * size : PIECE;
        note(inPlay, id, place.x, place.z, width, depth);
      }
      for (const { id, x, z, width, depth } of spots) note(inPlay, id, x, z, width, depth);
      noteCards(inPlay, pieces);
    });
  }
  return inPlay;
}

function numberIn(value: unknown, name: string): number {
  const found = isRecord(value) ? value[name] : undefined;
  return typeof found === "number" ? found : expectPresent<number>(undefined, `no ${name}`);
}

/** The first view in a save from a side of the table. */
function viewFrom(save: SaveState, yaw: number): View {
  const states: unknown = save["CameraStates"];
  for (const state of Array.isArray(states) ? (states as unknown[]) : []) {
    if (!isRecord(state) || numberIn(state["Rotation"], "y") !== yaw) continue;
    const { Position, Rotation } = state;
    const target = { x: numberIn(Position, "x"), y: numberIn(Position, "y"), z: numberIn(Position, "z") };
    return { target, pitch: numberIn(Rotation, "x"), yaw, distance: numberIn(state, "Distance") };
  }
  return expectPresent<View>(undefined, `no view looks along ${yaw}`);
}

/** How wide the panel is with the largest letters, in pixels. */
const WIDEST_PANEL = PANEL.width * Math.max(...TEXT_SIZES.map((size) => SCALES[size]));

/** Fails unless a place is on every screen and beside the panel, whatever size that has. */
function expectInView(view: View, place: Point, what: string): void {
  for (const screen of SCREENS) {
    const { x, y } = seen(view, place, screen);
    const panel = screen.width - PANEL_FROM_EDGE.left - WIDEST_PANEL;
    const isOnScreen = x >= 0 && y >= BAR * screen.height && y <= screen.height;
    if (isOnScreen && x <= panel) continue;
    // Only now: there are tens of thousands of places.
    const where = `${what}: ${Math.round(x)}, ${Math.round(y)} on ${screen.width} x ${screen.height}`;
    expectTrue(isOnScreen, `${where} is off the screen`);
    expectTrue(x <= panel, `${where} is under the panel, which begins at ${Math.round(panel)}`);
  }
}

for (const entry of GAMES) {
  entry.visit((game) => {
    const { min, max } = game.rules.seats;

    describe(`The view from every seat at ${entry.id}`, () => {
      const save = shippedSave(entry.id);
      const objects = save.ObjectStates;
      const board = expectPresent(objects.find(({ Memo }) => Memo === boardMemo(entry.id))).Transform;
      const hands = objects.filter(({ Name }) => Name === "HandTrigger");

      it("has every corner of the board beside the panel", () => {
        expectTrue(hands.length >= max, `${hands.length} seats`);
        for (const { Transform: hand, FogColor } of hands) {
          const view = viewFrom(save, hand.rotY);
          for (const [right, up] of CORNERS) {
            const x = board.posX + (right * board.scaleX) / 2;
            const z = board.posZ + (up * board.scaleZ) / 2;
            for (const y of [board.posY, board.posY + TALLEST])
              expectInView(view, { x, y, z }, `${FogColor}: the corner ${right} ${up}`);
          }
        }
      });

      for (let number = min; number <= max; number++) {
        const people = number;
        it(`has every piece, place and hand of a game of ${people} beside the panel`, () => {
          const { board: places, cardsInHand } = inPlayOf(game, people);
          let looked = 0;
          for (const { Transform: hand, FogColor } of hands) {
            const view = viewFrom(save, hand.rotY);
            for (const what of Object.keys(places)) {
              const { x, z } = expectPresent(places[what]);
              for (const y of [board.posY, board.posY + TALLEST])
                expectInView(view, { x: board.posX + x, y, z: board.posZ + z }, `${FogColor}: ${what}`);
              looked++;
            }
            if (cardsInHand === 0) continue;
            const card = CARD_SIZE.width * game.box.cardSize;
            const width = Math.min(hand.scaleX, (cardsInHand - 1) * HAND_PITCH + card);
            for (const side of [-1, 1]) {
              const turn = math.rad(hand.rotY);
              const x = hand.posX + (side * width * math.cos(turn)) / 2;
              const z = hand.posZ - (side * width * math.sin(turn)) / 2;
              expectInView(view, { x, y: IN_HAND, z }, `${FogColor}: ${cardsInHand} cards in hand`);
            }
          }
          expectTrue(looked > 100, `${looked} places`);
        });
      }
    });
  });
}

describe("The view from the seat in the south", () => {
  it("has every box of the shelf beside the panel and off the board, whichever game is open", () => {
    const save = shippedSave("offsuit");
    const boxes = save.ObjectStates.filter(({ Memo }) => boxedGame(Memo) !== undefined);
    expectTrue(boxes.length >= 5, `${boxes.length} boxes`);
    const view = viewFrom(save, 0);
    for (const { id } of GAMES) {
      const objects = shippedSave(id).ObjectStates;
      const board = expectPresent(objects.find(({ Memo }) => Memo === boardMemo(id))).Transform;
      for (let index = 0; index < boxes.length; index++) {
        const { pose, size } = boxPlace(index, boxes.length, 0);
        const scale = boxScale(size);
        const what = `${id}: box ${index}`;
        expectTrue(pose.x - scale.x / 2 > board.posX + board.scaleX / 2, `${what} is on the board`);
        for (const [right, up] of CORNERS) {
          const corner = { x: pose.x + (right * scale.x) / 2, y: pose.y, z: pose.z + (up * scale.z) / 2 };
          expectInView(view, corner, what);
        }
      }
    }
  });

  it("has the boxes that wait for somebody large in the middle of the screen", () => {
    const view = viewFrom(shippedSave("offsuit"), 0);
    const { width, height } = { width: 1280, height: 720 };
    for (let index = 0; index < 5; index++) {
      const { pose, size } = boxPlace(index, 5, undefined);
      const scale = boxScale(size);
      const [left, right] = [-1, 1].map((side) =>
        seen(view, { ...pose, x: pose.x + (side * scale.x) / 2 }, { width, height }),
      );
      const wide = expectPresent(right).x - expectPresent(left).x;
      expectTrue(wide > width / 10, `box ${index} is ${wide} pixels wide`);
      expectTrue(expectPresent(left).x > 0 && expectPresent(right).x < width, `box ${index} is cut`);
    }
  });
});
