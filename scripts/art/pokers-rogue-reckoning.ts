import { standardOptions } from "../../src/kit/rules/options";
import { rankOf, suitOf } from "../../src/kit/data/cards";
import { fill } from "../../src/kit/words/words";
import {
  diceFor,
  EVERY_CARD,
  hasPrice,
  isCurse,
  isEnemy,
  isPotion,
  kindOf,
  valueOf,
  type CardId,
  type CardKind,
  type Item,
} from "../../src/games/pokers-rogue-reckoning/rules/cards";
import { english } from "../../src/games/pokers-rogue-reckoning/catalogue";
import { effectOf, properName } from "../../src/games/pokers-rogue-reckoning/words/names";
import { printedOn } from "../../src/games/pokers-rogue-reckoning/scene/pieces";
import { rules } from "../../src/games/pokers-rogue-reckoning/rules/rules";
import { SUIT_SHAPES } from "../preview/cards/suits";
import { drawing, icon, type Area } from "./assets";
import type { GameArt } from "./game-art";
import { lettering, line, type Style } from "./lettering";
import { CARD } from "./sheet";

const { PRINTED_GETTING, PRINTED_JOKER, PRINTED_KINDS } = english;

/*
 * The cards of Poker's Rogue Reckoning. Each kind has its own shape as well as its colour: round flasks, pointed flasks, stars of
 * thorns, coins, shields, hearts and banners (assets/art/frames). A value that dice decide about is white on a die, or on two; a
 * price is yellow on a coin (PRR-1.3).
 */

/** The text on a card is for the standard options; its tooltip says what a game's options change. */
const STANDARD = rules.seen(rules.start(standardOptions(rules.options), 1), "spectator");

/** The places on a card. */
const VALUE: Area = { x: 24, y: 24, width: 124, height: 124 };
const INDEX: Area = { x: 302, y: 26, width: 112, height: 66 };
const PLATE: Area = { x: 26, y: 282, width: 388, height: 94 };
const PANEL: Area = { x: 26, y: 380, width: 388, height: 238 };
/** The lower part of the panel of a card that has to be got or avoided. */
const TERMS: Area = { x: 26, y: 550, width: 388, height: 68 };
/** The margin between letters and the edge of their background. */
const MARGIN = 10;

const INK = "#1a1410";
const PAPER = "#f8f1df";
const YELLOW = "#ffd83d";
const WHITE = "#ffffff";
const SUIT_COLOURS = { S: INK, C: INK, H: "#c8102e", D: "#c8102e" } as const;

const NAME: Style = { sizes: [58, 53], weight: "bold", colour: INK };
const KIND: Style = { sizes: [26], weight: "regular", colour: INK };
const TEXT: Style = { sizes: [44, 40, 38, 36, 34, 32, 30, 28], weight: "regular", colour: INK };
const HOW: Style = { sizes: [38, 26], weight: "bold", colour: WHITE };

/** How the icon on a kind of card is drawn: the height of its middle, its size, and its colour. */
interface Look {
  y: number;
  size: number;
  colour: string;
}

const LOOKS: Record<CardKind, Look> = {
  red: { y: 178, size: 120, colour: WHITE },
  blue: { y: 200, size: 112, colour: WHITE },
  curse: { y: 158, size: 108, colour: WHITE },
  money: { y: 156, size: 124, colour: "#5f4708" },
  sword: { y: 156, size: 156, colour: "#1b2226" },
  heart: { y: 148, size: 136, colour: WHITE },
  enemy: { y: 170, size: 132, colour: "#ffe9c9" },
};

const ABILITY_ICONS: Record<Item, string> = {
  H2: "megaphone",
  H3: "arrow-big-up-dash",
  H4: "chess-knight",
  H5: "pyramid",
  H6: "droplets",
  H7: "tornado",
  H8: "atom",
  H9: "shield",
  H10: "hourglass",
  S2: "zap",
  S3: "footprints",
  S4: "refresh-cw",
  S5: "telescope",
  S6: "ban",
  S7: "sparkles",
  S8: "hand-coins",
  S9: "crosshair",
  S10: "recycle",
  C2: "battery-charging",
  C3: "skull",
  C4: "footprints",
  C5: "crosshair",
  C6: "package-x",
  C7: "banknote-x",
  C8: "heart-off",
  C9: "ghost",
  C10: "ban",
};

/** The pictures of the 54 cards and their back. */
export function drawReckoning(): GameArt {
  return { faces: new Map(EVERY_CARD.map((card) => [card, face(card)])), back: back() };
}

function face(card: CardId): string {
  const kind = kindOf(card) ?? "heart";
  const { y, size, colour } = LOOKS[kind];
  const square = { x: (CARD.width - size) / 2, y: y - size / 2, width: size, height: size };
  return [
    drawing(`frames/${kind}`),
    icon(iconOf(card), square, colour),
    valueBadge(card),
    index(card),
    name(card, kind),
    rulesText(card),
  ].join("");
}

function iconOf(card: CardId): string {
  if (isPotion(card) || isCurse(card)) return ABILITY_ICONS[card];
  if (isEnemy(card)) return enemyIcon(card);
  switch (kindOf(card)) {
    case "money":
      return "dollar-sign";
    case "sword":
      return "sword";
    default:
      return "plus";
  }
}

/** The figures have no effect (PRR-1.2). */
function enemyIcon(card: CardId): string {
  if (card.startsWith("K")) return "crown";
  if (card.startsWith("Q")) return "wand-sparkles";
  return card === "JH" || card === "JD" ? "flame" : "axe";
}

/** The value, on what decides about the card: dice or money. Swords, hearts and enemies have none. */
function valueBadge(card: CardId): string {
  const value = valueOf(card);
  if (value === 0) return "";
  const colour = isPotion(card) && hasPrice(card) ? YELLOW : WHITE;
  const [x, y] = [VALUE.x + VALUE.width / 2, VALUE.y + VALUE.height / 2];
  const size = value < 10 ? 112 : 92;
  const outline = `fill="${colour}" stroke="#000" stroke-width="8" stroke-linejoin="round" paint-order="stroke"`;
  return badge(diceFor(card)) + line(`${value}`, x, y + size / 3, size, "bold", outline);
}

/** A coin, a die, or two dice. */
function badge(dice: number): string {
  const { x, y, width } = VALUE;
  if (dice === 1) return die(VALUE);
  if (dice === 2) return die({ ...VALUE, x: x + 14, y: y + 14 }) + die(VALUE);
  const middle = `cx="${x + width / 2}" cy="${y + width / 2}"`;
  return `<circle ${middle} r="${width / 2 - 3}" fill="#3a2c05" stroke="${YELLOW}" stroke-width="7"/>`;
}

function die({ x, y, width, height }: Area): string {
  return box(
    { x: x + 4, y: y + 4, width: width - 8, height: height - 8 },
    18,
    `fill="#23252a" stroke="#fff" stroke-width="6"`,
  );
}

/** The names of the cards in the texts at the table. */
function index(card: CardId): string {
  const printed = printedOn(card);
  const pill = plate(INDEX, PAPER);
  if (printed === "joker") {
    return pill + lettering(PRINTED_JOKER, INDEX, { sizes: [38], weight: "bold", colour: INK });
  }
  const suit = suitOf(printed);
  const colour = SUIT_COLOURS[suit];
  const rank = rankOf(printed) === "T" ? "10" : rankOf(printed);
  const middle = INDEX.y + INDEX.height / 2;
  return (
    pill +
    line(rank, INDEX.x + 36, middle + 19, 54, "bold", `fill="${colour}"`) +
    `<path transform="translate(${INDEX.x + 86} ${middle}) scale(.62)" fill="${colour}" d="${SUIT_SHAPES[suit]}"/>`
  );
}

/** The card's name, and below it its kind, unless that is its name. */
function name(card: CardId, kind: CardKind): string {
  const ground = plate(PLATE, PAPER);
  const inner = within(PLATE);
  if (!(isPotion(card) || isCurse(card) || isEnemy(card)))
    return ground + lettering(PRINTED_KINDS[kind], inner, NAME);
  return (
    ground +
    lettering(properName(card), { ...inner, y: inner.y - 9, height: 66 }, NAME) +
    lettering(PRINTED_KINDS[kind], { ...inner, y: inner.y + 56, height: 30 }, KIND)
  );
}

/** What the card does, and how to get or avoid it. */
function rulesText(card: CardId): string {
  const terms = gettingOf(card);
  const panel = plate(PANEL, PAPER);
  const effect = effectOf(STANDARD, card);
  if (terms === "") return panel + lettering(effect, within(PANEL), TEXT);
  const above = { ...PANEL, height: PANEL.height - TERMS.height };
  const strip = plate(TERMS, INK);
  return panel + lettering(effect, within(above), TEXT) + strip + lettering(terms, within(TERMS), HOW);
}

/** Potions are won or bought (PRR-5.1, PRR-5.2), curses avoided (PRR-6); nothing for other cards. */
function gettingOf(card: CardId): string {
  const value = valueOf(card);
  if (isPotion(card)) return fill(hasPrice(card) ? PRINTED_GETTING.price : PRINTED_GETTING.exact, { value });
  if (!isCurse(card)) return "";
  return fill(diceFor(card) === 1 ? PRINTED_GETTING.singleCurse : PRINTED_GETTING.dualCurse, { value });
}

/** Where letters may be on something. */
function within({ x, y, width, height }: Area): Area {
  return { x: x + MARGIN, y: y + MARGIN / 2, width: width - 2 * MARGIN, height: height - MARGIN };
}

function back(): string {
  const half = icon("skull", { x: 165, y: 196, width: 110, height: 110 }, "#f2c14e");
  return `${drawing("back")}${half}<g transform="rotate(180 220 320)">${half}</g>`;
}

/** What texts are on. */
function plate(area: Area, colour: string): string {
  return box(area, 14, `fill="${colour}" stroke="${INK}" stroke-width="4"`);
}

function box({ x, y, width, height }: Area, radius: number, style: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${style}/>`;
}
