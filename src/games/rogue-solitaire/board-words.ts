import type { BoardFacts } from "../../kit/game";
import type { Caption } from "../../kit/scene";
import { fill, percent, type Catalogue } from "../../kit/words";
import { hitPoints, holdsAce, holdsEnemy, neighboursOf, seenPlace } from "./board";
import { isAce, valueOf, type DungeonCard } from "./cards";
import { cardName } from "./names";
import { aceChance, drawOdds } from "./odds";
import type { Cell, OpenState, Seen, SeenPlace } from "./state";

/** What is printed on the board and on its pieces' tooltips. */
export const BOARD_WORDS = {
  floor: "Floor {floor} · cleared {floors} · best run {best}",
  code: "Dungeon {code}",
  goal: "Goal",
  deck: "Deck: {count}",
  discard: "Discard: {count}",
  hitPoints: "Hit points: {count}",
  hitPointsAce: "Hit points: {count}, the Ace in hand among them",
  handEmpty: "In hand",
  handAce: "a hit point",
  handEnemy: "adds {value}",
  spare: "Spare: {count}",
  wins: "wins {win} %",
  winsAided: "{win} %, aided {aided} %",
  winsSurely: "wins for sure",
  losesSurely: "loses for sure",
  ace: "Ace {chance} %",
  noAce: "no Ace",
  youName: "YOU",
  youNote: "Drag it to an empty cell to walk there, or on to a card beside it to fight (RS-4.2).",
  hiddenName: "Face-down card",
  hiddenNote: "Beside YOU it can be flipped (key F): an Ace helps, anything else fights (RS-4.2).",
  enemyNote: "An enemy of value {value}. Draw a higher card to beat it (RS-5.2).",
  aceNote: "An Ace starts no fight (RS-6.1).",
  drawnName: "{card}, drawn",
  drawnNote: "Your attack of value {value} (RS-5.1).",
  heldEnemyNote: "Captured: adds {value} to a fight that the drawn card does not win, once (RS-5.4).",
  heldAceNote: "One more hit point; nothing can be captured meanwhile (RS-6.3).",
  jokerName: "Joker, a hit point",
  jokerNote: "Without hit points the game is over (RS-9.1).",
  lostName: "Joker, lost",
  lostNote: "An Ace on the tableau brings it back (RS-6.2).",
  spareName: "Spare Joker",
  spareNote: "Not in this game.",
  deckName: "Deck",
  deckNote: "Its top card is your attack in a fight (RS-5.1).",
  discardName: "Discard",
  discardNote: "Goes back into the deck when a floor is cleared (RS-7.2).",
} as const satisfies Catalogue;

/** The captions that are always the same. */
export const YOU_CAPTION: Caption = { name: BOARD_WORDS.youName, note: BOARD_WORDS.youNote };
export const JOKER_CAPTION: Caption = { name: BOARD_WORDS.jokerName, note: BOARD_WORDS.jokerNote };
export const LOST_CAPTION: Caption = { name: BOARD_WORDS.lostName, note: BOARD_WORDS.lostNote };
export const SPARE_CAPTION: Caption = { name: BOARD_WORDS.spareName, note: BOARD_WORDS.spareNote };
export const DECK_CAPTION: Caption = { name: BOARD_WORDS.deckName, note: BOARD_WORDS.deckNote };
export const DISCARD_CAPTION: Caption = { name: BOARD_WORDS.discardName, note: BOARD_WORDS.discardNote };
const HIDDEN_CAPTION: Caption = { name: BOARD_WORDS.hiddenName, note: BOARD_WORDS.hiddenNote };

/** The caption of a card on the tableau; one that lies face down is not named (RS-11.1). */
export function tableauCaption(place: Extract<SeenPlace, { kind: "card" }>): Caption {
  const { card, up } = place;
  if (!up || card === undefined) return HIDDEN_CAPTION;
  const note = isAce(card) ? BOARD_WORDS.aceNote : fill(BOARD_WORDS.enemyNote, { value: valueOf(card) });
  return { name: cardName(card), note };
}

/** The caption of the card that is drawn in a fight. */
export function drawnCaption(drawn: DungeonCard): Caption {
  return {
    name: fill(BOARD_WORDS.drawnName, { card: cardName(drawn) }),
    note: fill(BOARD_WORDS.drawnNote, { value: valueOf(drawn) }),
  };
}

/** The caption of the card in hand. */
export function heldCaption(held: DungeonCard): Caption {
  const note = isAce(held) ? BOARD_WORDS.heldAceNote : BOARD_WORDS.heldEnemyNote;
  return { name: cardName(held), note: fill(note, { value: valueOf(held) }) };
}

/** RS-9.3: the number of the floor, how many are cleared, and the best run of this table, which this one may be. */
export function floorLine({ floors, phase, options }: OpenState, { best }: BoardFacts): string {
  // A target that is reached has no next floor.
  const isLast = phase.kind === "over" && floors === options.targetFloors;
  const bestRun = Math.max(best["floors"] ?? 0, floors);
  return fill(BOARD_WORDS.floor, { floor: isLast ? floors : floors + 1, floors, best: bestRun });
}

/** How many hit points there are, and whether an Ace is one of them (RS-2). */
export function hitPointLine(open: OpenState): string {
  const line = holdsAce(open) ? BOARD_WORDS.hitPointsAce : BOARD_WORDS.hitPoints;
  return fill(line, { count: hitPoints(open) });
}

/** What the card in hand is good for. */
export function handLine(open: OpenState): string {
  const { held } = open;
  if (held === undefined) return BOARD_WORDS.handEmpty;
  return isAce(held) ? BOARD_WORDS.handAce : fill(BOARD_WORDS.handEnemy, { value: valueOf(held) });
}

/** The cells whose lines tell how a move can end: those beside YOU while a move is to be chosen. */
export function toldCells(open: OpenState): readonly Cell[] {
  return open.phase.kind === "move" ? neighboursOf(open, open.you) : [];
}

/**
 * The line below a cell beside YOU: how a fight with an enemy that is known can end, or
 * whether a face-down card can be an Ace. Chances are told only where they are wanted (`odds`), what is certain always.
 */
export function cellLine(seen: Seen, cell: Cell, odds: boolean): string {
  const place = seenPlace(seen, cell);
  if (place.kind === "empty") return "";
  return place.card === undefined ? aceLine(seen, cell, odds) : fightLine(seen, place.card, odds);
}

function aceLine(seen: Seen, cell: Cell, odds: boolean): string {
  const chance = aceChance(seen, cell);
  if (chance === 0) return BOARD_WORDS.noAce;
  return odds ? fill(BOARD_WORDS.ace, { chance: percent(chance) }) : "";
}

function fightLine(seen: Seen, enemy: DungeonCard, odds: boolean): string {
  const value = valueOf(enemy);
  const { win, draw, loss } = drawOdds(seen, value, 0);
  if (draw === 0 && loss === 0) return BOARD_WORDS.winsSurely;
  const { held } = seen;
  if (held === undefined || !holdsEnemy(seen)) {
    if (win === 0 && draw === 0) return BOARD_WORDS.losesSurely;
    return odds ? fill(BOARD_WORDS.wins, { win: percent(win) }) : "";
  }
  if (!odds) return "";
  const aided = drawOdds(seen, value, valueOf(held)).win;
  return fill(BOARD_WORDS.winsAided, { win: percent(win), aided: percent(aided) });
}
