import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { playOut } from "../../src/commands/playout";
import { GAMES } from "../../src/games";
import { printOf, type PrintItem } from "../../src/kit/rules/box";
import { FRESH_BOARD, type Game } from "../../src/kit/game/game";
import { must } from "../../src/kit/data/must";
import type { Options } from "../../src/kit/rules/options";
import { PLAYER_COLOUR_NAMES } from "../../src/kit/game/player-colours";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { pictureOf, type Piece } from "../../src/kit/game/scene";
import { nameSeats } from "../../src/kit/game/seat-names";
import { letterSize } from "../../src/print/board-print";
import { PANEL, PANEL_FROM_EDGE } from "../../src/table/panel/layout";
import { BOARD_TOP, CARD_SIZE, CHESS_BOARD, DIE_WIDTH } from "../../src/tts/constants";
import { sideViews, VIEW_HEIGHT } from "../../src/tts/seat-views";
import { seen, type Screen } from "../table/support/seat-view";

/*
 * How large everything on the table of a game is on a screen, from the seat in the south: printed for every game, its presets,
 * numbers of players and phases (`npm test -- spec/node/seen`), and held to the least that was reached.
 */

const SCREENS: readonly Screen[] = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
];
/** The least of each, in pixels of a screen 720 pixels high, and shares of it that a board takes left of the panel. */
interface Least {
  /** The largest card that is open, and the smallest. */
  nearCard: number;
  card: number;
  die: number;
  square: number;
  letters: number;
  width: number;
  height: number;
}
const LEAST: Readonly<Record<string, Least>> = {
  "cards-vs-dice": { nearCard: 90, card: 73, die: 28, square: 0, letters: 14, width: 0.8, height: 0.78 },
  // Cards that others hold are far away, as are the words about their tokens; a hand is below the board.
  "roll-flush": { nearCard: 90, card: 58, die: 44, square: 0, letters: 7.5, width: 0.75, height: 0.67 },
  // A stack of Jokers that were paid is at the far rim.
  "rogue-solitaire": { nearCard: 90, card: 68, die: 0, square: 0, letters: 12, width: 0.8, height: 0.78 },
  "pokers-rogue-reckoning": {
    nearCard: 158,
    card: 68,
    die: 44,
    square: 0,
    letters: 9,
    width: 0.8,
    height: 0.78,
  },
  // Whoever sits at the other side has the far half of the place for poker.
  pokerchess: { nearCard: 78, card: 64, die: 0, square: 37, letters: 9.5, width: 0.75, height: 0.67 },
};

/** The smallest of each in a phase; what is not there has none. */
interface Sizes {
  nearCard: number;
  card: number;
  die: number;
  square: number;
  letters: number;
  text: string;
}

/** Every few states of a game are looked at, in this many games. */
const LOOK_EVERY = 3;
const SEEDS = [1, 2, 3];
const MOST_STEPS = 500;

/** How many pixels of a screen an inch is at a place of the board: across, and along what is deep. */
function pixelsAt(
  people: number,
  { x, z }: { x: number; z: number },
  screen: Screen,
): { across: number; along: number } {
  const { near } = sideViews(people);
  const view = { ...near, target: { x: near.x, y: VIEW_HEIGHT, z: near.z } };
  const at = (right: number, away: number): ReturnType<typeof seen> =>
    seen(view, { x: x + right, y: BOARD_TOP, z: z + away }, screen);
  return { across: at(0.5, 0).x - at(-0.5, 0).x, along: at(0, -0.5).y - at(0, 0.5).y };
}

/** Which share of what is left of the panel a board fills. */
function fillOf(
  people: number,
  board: { width: number; depth: number },
  screen: Screen,
): { width: number; height: number } {
  const { near } = sideViews(people);
  const view = { ...near, target: { x: near.x, y: VIEW_HEIGHT, z: near.z } };
  const corner = (right: number, away: number): ReturnType<typeof seen> =>
    seen(view, { x: (right * board.width) / 2, y: BOARD_TOP, z: (away * board.depth) / 2 }, screen);
  const [left, right, far] = [corner(-1, -1), corner(1, -1), corner(1, 1)];
  const room = screen.width - PANEL.width - PANEL_FROM_EDGE.left;
  return { width: (right.x - left.x) / room, height: (right.y - far.y) / screen.height };
}

function measured<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  people: number,
  options: Options,
  screen: Screen,
): Map<string, Sizes> {
  const phases = new Map<string, Sizes>();
  const { box, rules } = game;
  const most = rules.seats.max;
  const items = new Map(printOf(box.board).map((item) => [item.id, item]));
  const names = [...PLAYER_COLOUR_NAMES];
  const dice = new Map(box.dice.map((item) => [item.id, item]));

  function note(sizes: Sizes, piece: Piece): void {
    const { across, along } = pixelsAt(most, piece.place, screen);
    switch (piece.kind) {
      case "card": {
        if (!piece.faceUp || piece.hand !== undefined) return;
        const height = CARD_SIZE.depth * (piece.size ?? box.cardSize) * along;
        sizes.nearCard = Math.max(sizes.nearCard, height);
        sizes.card = Math.min(sizes.card, height);
        return;
      }
      case "die": {
        const { sides, size, isCounter } = must(dice.get(piece.id), piece.id);
        // One that shows nothing in particular and that nobody can roll is not in use.
        if (isCounter === true || (piece.face === undefined && !piece.movable)) return;
        const width = DIE_WIDTH[sides] * (piece.size ?? size);
        sizes.die = Math.min(sizes.die, width * Math.sqrt(across * along));
        return;
      }
      case "chessBoard":
        sizes.square = Math.min(
          sizes.square,
          CHESS_BOARD.square * (piece.size ?? 1) * Math.sqrt(across * along),
        );
        return;
      default:
    }
  }

  function noteText(sizes: Sizes, item: PrintItem, text: string): void {
    if (item.kind === "frame" || item.kind === "bar" || text === "") return;
    const { across, along } = pixelsAt(most, item, screen);
    const size = letterSize({ ...item, text }) * Math.sqrt(across * along);
    if (size >= sizes.letters) return;
    sizes.letters = size;
    sizes.text = text;
  }

  function look(state: State, phase: string): void {
    const known = phases.get(phase);
    const sizes = known ?? {
      nearCard: 0,
      card: Infinity,
      die: Infinity,
      square: Infinity,
      letters: Infinity,
      text: "",
    };
    phases.set(phase, sizes);
    for (const piece of pictureOf(game, state).pieces) note(sizes, piece);
    const open = rules.seen(state, "spectator");
    const shown = new Map(game.labels(open, FRESH_BOARD).map(({ id, text }) => [id, text]));
    const unused = game.unused?.(open) ?? [];
    for (const [id, item] of items)
      if (!unused.includes(id)) noteText(sizes, item, nameSeats(shown.get(id) ?? item.text, names));
  }

  for (const seed of SEEDS) {
    let steps = 0;
    const policies = Array.from({ length: people }, () =>
      must(game.policies["random"], "a policy of every game"),
    );
    playOut(game, { options, policies, seed }, (state) => {
      steps++;
      if (steps < MOST_STEPS && steps % LOOK_EVERY === 1) look(state, phaseOf(state));
    });
  }
  return phases;
}

function phaseOf(state: unknown): string {
  return typeof state === "object" && state !== null && "phase" in state ? kindOf(state.phase) : "";
}

function kindOf(phase: unknown): string {
  return typeof phase === "object" && phase !== null && "kind" in phase ? String(phase.kind) : "";
}

/** A number of a table, or a dash where there is nothing of that kind. */
function cell(value: number, width = 6): string {
  return (Number.isFinite(value) && value > 0 ? value.toFixed(value < 20 ? 1 : 0) : "–").padStart(width);
}

describe("How large everything is", () => {
  for (const entry of GAMES)
    for (const screen of SCREENS)
      it(`${entry.id} on ${screen.width}x${screen.height}`, (test) => {
        entry.visit((game) => {
          const least = must(LEAST[entry.id], entry.id);
          const scale = screen.height / 720;
          const { min, max } = game.rules.seats;
          const fill = fillOf(max, game.box.board, screen);
          const lines = [
            `${entry.id} on ${screen.width}x${screen.height}: ${Math.round(fill.width * 100)} % of the width left of the panel, ` +
              `${Math.round(fill.height * 100)} % of the height`,
            `${"".padEnd(42)}  near  card   die  square  letters`,
          ];
          const wrong: string[] = [];
          let nearest = 0;
          if (fill.width < least.width || fill.height < least.height)
            wrong.push(`the board fills ${fill.width} by ${fill.height}`);
          const sets: [string, Options][] = [["as designed", {}]];
          for (const { name, options } of game.presets ?? []) sets.push([name, options]);
          for (const [name, options] of sets)
            for (const people of new Set([min, Math.min(4, max), max]))
              for (const [phase, sizes] of measured(game, people, options, screen)) {
                const row = `${name}, ${people}, ${phase}`;
                lines.push(
                  row.padEnd(42) +
                    [
                      cell(sizes.nearCard),
                      cell(sizes.card),
                      cell(sizes.die),
                      cell(sizes.square, 8),
                      cell(sizes.letters, 9),
                    ].join(""),
                );
                const { card, die, square, letters, nearCard } = sizes;
                nearest = Math.max(nearest, nearCard);
                if (card < least.card * scale) wrong.push(`${row}: a card of ${card.toFixed(0)} pixels`);
                if (die < least.die * scale) wrong.push(`${row}: a die of ${die.toFixed(0)} pixels`);
                if (square < least.square * scale)
                  wrong.push(`${row}: squares of ${square.toFixed(0)} pixels`);
                if (letters < least.letters * scale)
                  wrong.push(`${row}: letters of ${letters.toFixed(1)} pixels in "${sizes.text}"`);
              }
          if (nearest < least.nearCard * scale) wrong.push("no card is large");
          for (const line of lines) test.diagnostic(line);
          assert.deepEqual(wrong, []);
        });
      });
});
