import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  Cj,
  Ck,
  Cq,
  Dj,
  Dk,
  Dq,
  Hj,
  Hk,
  Hq,
  J1,
  type Picture,
  Sj,
  Sk,
  Sq,
} from "@letele/playing-cards/dist/index.esm.js";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FULL_DECK, rankOf, suitOf, type Card, type Rank, type Suit } from "../../../src/kit/data/cards";
import { SUIT_SHAPES } from "./suits";
import { lettering } from "./letters";

/*
 * The pictures of the playing cards, drawn in hundredths of the table's unit: a card is 220 by 320. The courts and the
 * joker are from a package that is in the public domain; its indices are too fine to be read across a table.
 */

const WIDTH = 220;
const HEIGHT = 320;
const RED = "#c8102e";
const BLACK = "#14181a";

/** Pips of the number cards: the column (-1 to 1) and the height (0 is the top row, 1 the bottom row) of each. */
const PIPS: Partial<Record<Rank, readonly (readonly [column: number, row: number])[]>> = {
  "2": [...middle(0, 1)],
  "3": [...middle(0, 0.5, 1)],
  "4": [...sides(0, 1)],
  "5": [...sides(0, 1), ...middle(0.5)],
  "6": [...sides(0, 0.5, 1)],
  "7": [...sides(0, 0.5, 1), ...middle(0.25)],
  "8": [...sides(0, 0.5, 1), ...middle(0.25, 0.75)],
  "9": [...sides(0, 1 / 3, 2 / 3, 1), ...middle(0.5)],
  T: [...sides(0, 1 / 3, 2 / 3, 1), ...middle(1 / 6, 5 / 6)],
};

const COURTS: Partial<Record<Card, Picture>> = {
  ...{ JC: Cj, QC: Cq, KC: Ck, JD: Dj, QD: Dq, KD: Dk },
  ...{ JH: Hj, QH: Hq, KH: Hk, JS: Sj, QS: Sq, KS: Sk },
};

/**
 * Writes the picture of every card of the built-in deck into a folder, which is made if it is missing: `AS.svg` and so
 * on by the names that the kit gives the cards, `joker.svg` and `back.svg`.
 */
export function writeCardFaces(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of cardPictures()) writeFileSync(join(folder, `${name}.svg`), svg);
}

/** The pictures by their names, as SVG. */
export function cardPictures(): Map<string, string> {
  const pictures = new Map<string, string>(FULL_DECK.map((card) => [card, face(card)]));
  pictures.set("joker", joker());
  pictures.set("back", back());
  return pictures;
}

function face(card: Card): string {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const colour = suit === "H" || suit === "D" ? RED : BLACK;
  return sheet("#fff", [...body(card, rank, suit, colour), both(index(rank, suit, colour))]);
}

function body(card: Card, rank: Rank, suit: Suit, colour: string): string[] {
  const court = COURTS[card];
  if (court !== undefined) return [courtPicture(court)];
  const pips = PIPS[rank];
  if (pips === undefined) return [pip(suit, 110, 160, suit === "S" ? 150 : 110, colour)];
  const height = pips.length > 8 ? 43 : 50;
  return pips.map(([column, row]) => {
    const [x, y] = [110 + 36 * column, 56 + 208 * row];
    const upright = pip(suit, x, y, height, colour);
    return row > 0.5 ? turnedRound(upright, x, y) : upright;
  });
}

/** Rank and suit for the upper left corner. */
function index(rank: Rank, suit: Suit, colour: string): string {
  // Ten is the only rank of two signs: they are pressed together to leave room for the pips.
  const letters = rank === "T" ? "10" : rank;
  const sign = lettering(letters, { x: 0, y: 0, height: 40, colour, weight: 0.17 });
  return `<g transform="translate(27 34) scale(${rank === "T" ? 0.82 : 1} 1)">${sign}</g>${pip(suit, 27, 83, 38, colour)}`;
}

/** The inner part of a court, which is 164.8 by 260.8 around the origin of the package's picture. */
function courtPicture(court: Picture): string {
  const [width, height] = [126, 214];
  const frame = { x: 110 - width / 2, y: 160 - height / 2, width, height };
  return cutOut(court, "-82.4 -130.4 164.8 260.8", frame);
}

function joker(): string {
  const letters = Array.from("JOKER").map((letter, row) =>
    lettering(letter, { x: 24, y: 32 + row * 34, height: 24, colour: BLACK, weight: 0.17 }),
  );
  const head = cutOut(J1, "-105 -140 210 280", { x: 40, y: 67, width: 140, height: 186 });
  return sheet("#fff", [head, both(letters.join(""))]);
}

interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A part of one of the package's pictures, fitted into a frame, with its red made ours. */
function cutOut(picture: Picture, viewBox: string, frame: Frame): string {
  return renderToStaticMarkup(createElement(picture, { ...frame, viewBox })).replaceAll(`"red"`, `"${RED}"`);
}

function back(): string {
  const lattice =
    `<pattern id="lattice" width="22" height="32" patternUnits="userSpaceOnUse">` +
    `<path d="M0 16L11 0L22 16L11 32Z" fill="none" stroke="#2d6a70" stroke-width="2.2"/>` +
    `<path d="M11 11L14.5 16L11 21L7.5 16Z" fill="#2d6a70"/></pattern>`;
  const half = pip("S", 110, 130, 40, "#3b2a04");
  return sheet("#f4f1e6", [
    lattice,
    box(13, 10, `fill="#17454a"`),
    box(13, 10, `fill="url(#lattice)"`),
    box(20, 6, `fill="none" stroke="#f2c14e" stroke-width="2.5"`),
    `<path d="M110 84L160 160L110 236L60 160Z" fill="#f2c14e" stroke="#17454a" stroke-width="8"/>`,
    `<path d="M72 160H148" stroke="#3b2a04" stroke-width="4"/>`,
    both(half),
  ]);
}

/** A rounded rectangle so far within the edge of the card. */
function box(inset: number, radius: number, style: string): string {
  return (
    `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" ` +
    `rx="${radius}" ${style}/>`
  );
}

/** A card of one colour to its edges, with a fine line that parts it from the cards that it is on. */
function sheet(colour: string, parts: readonly string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>${parts.join("")}` +
    `${box(1, 12, `fill="none" stroke="#8f989c" stroke-width="2"`)}</svg>`
  );
}

/** A drawing as it is, and again upside down. */
function both(drawing: string): string {
  return drawing + turnedRound(drawing, WIDTH / 2, HEIGHT / 2);
}

function turnedRound(drawing: string, x: number, y: number): string {
  return `<g transform="rotate(180 ${x} ${y})">${drawing}</g>`;
}

/** The sign of a suit around a point. */
function pip(suit: Suit, x: number, y: number, height: number, colour: string): string {
  return `<path transform="translate(${x} ${y}) scale(${height / 66})" fill="${colour}" d="${SUIT_SHAPES[suit]}"/>`;
}

function middle(...rows: number[]): (readonly [number, number])[] {
  return rows.map((row) => [0, row] as const);
}

function sides(...rows: number[]): (readonly [number, number])[] {
  return rows.flatMap((row) => [[-1, row] as const, [1, row] as const]);
}
