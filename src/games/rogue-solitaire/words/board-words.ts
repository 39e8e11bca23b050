import type { BoardFacts } from "../../../kit/game/game";
import type { Caption, Label } from "../../../kit/game/scene";
import { fill, percent } from "../../../kit/words/words";
import { text } from "../catalogue";
import { attackOf, hitPoints, holdsAce, holdsEnemy, neighboursOf, seenPlace, shownAt } from "../rules/board";
import { isAce, valueOf, type DungeonCard } from "../rules/cards";
import { aceChance, drawOdds } from "../rules/odds";
import { CELLS, type Cell, type OpenState, type Seen, type SeenPlace } from "../rules/state";
import { JOKERS } from "../scene/layout";
import { cardName } from "./names";

/**
 * The texts on the board that change: the floor, the deal code, the hit points, the hand, the piles, the values of a fight, and below
 * the cells where YOU and the goal are, and beside YOU what a fight risks, where the odds are wanted.
 */
export function labels(seen: Seen, facts: BoardFacts): Label[] {
  const board = text().BOARD;
  const spare = JOKERS.length - seen.jokers - seen.jokersLost;
  const list: Label[] = [
    { id: "floor", text: floorLine(seen, facts) },
    { id: "fight", text: fightValues(seen) },
    { id: "code", text: facts.code === undefined ? "" : fill(board.code, { code: facts.code }) },
    { id: "hit-points", text: hitPointLine(seen) },
    { id: "held", text: handLine(seen) },
    { id: "deck", text: fill(board.deck, { count: seen.deckSize }) },
    {
      id: "discard",
      text: seen.discard.length === 0 ? "" : fill(board.discard, { count: seen.discard.length }),
    },
    { id: "spare", text: spare === 0 ? "" : fill(board.spare, { count: spare }) },
  ];
  const told = toldCells(seen);
  for (const cell of CELLS) {
    let line = "";
    if (cell === seen.you) line = board.you;
    else if (told.includes(cell)) line = cellLine(seen, cell, facts.odds);
    if (line === "" && cell === seen.goal) line = board.goal;
    list.push({ id: cell, text: line });
  }
  return list;
}

/** The caption of a card on the tableau; one that is face down is not named (RS-11.1). */
export function tableauCaption(place: Extract<SeenPlace, { kind: "card" }>): Caption {
  const { card, up } = place;
  if (!up || card === undefined) return text().CAPTIONS.hidden;
  const { ace, enemy } = text().CARD_NOTES;
  return { name: cardName(card), note: isAce(card) ? ace : fill(enemy, { value: valueOf(card) }) };
}

/** The caption of the card that is drawn in a fight. */
export function drawnCaption(drawn: DungeonCard): Caption {
  const { name, note } = text().CAPTIONS.drawn;
  return { name: fill(name, { card: cardName(drawn) }), note: fill(note, { value: valueOf(drawn) }) };
}

/** The caption of the card in hand. */
export function heldCaption(held: DungeonCard): Caption {
  const { heldAce, heldEnemy } = text().CARD_NOTES;
  return { name: cardName(held), note: isAce(held) ? heldAce : fill(heldEnemy, { value: valueOf(held) }) };
}

/** RS-9.3: the number of the floor, how many are cleared, and the best run of this table, which this one may be. */
function floorLine({ floors, phase, options }: OpenState, { best }: BoardFacts): string {
  // A target that is reached has no next floor.
  const isLast = phase.kind === "over" && floors === options.targetFloors;
  const bestRun = Math.max(best["floors"] ?? 0, floors);
  return fill(text().BOARD.floor, { floor: isLast ? floors : floors + 1, floors, best: bestRun });
}

/** How many hit points there are, and whether an Ace is one of them (RS-2). */
function hitPointLine(open: OpenState): string {
  const line = holdsAce(open) ? text().BOARD.hitPointsAce : text().BOARD.hitPoints;
  return fill(line, { count: hitPoints(open) });
}

/** What the card in hand is good for. */
function handLine(open: OpenState): string {
  const { held } = open;
  if (held === undefined) return text().BOARD.handEmpty;
  return isAce(held) ? text().BOARD.handAce : fill(text().BOARD.handEnemy, { value: valueOf(held) });
}

/** What was drawn, with the card that helps, against the value of the enemy. */
function fightValues(seen: Seen): string {
  const { phase } = seen;
  if (phase.kind !== "fight" && phase.kind !== "aid") return "";
  const { cell, drawn } = phase.kind === "fight" ? phase.fight : phase;
  const enemy = shownAt(seen, cell);
  if (drawn === undefined || enemy === undefined) return "";
  const attack = phase.kind === "fight" ? attackOf(seen, phase.fight) : valueOf(drawn);
  return fill(text().BOARD.fight, { attack, value: valueOf(enemy) });
}

/** The cells whose lines say how a move can end: those beside YOU while a move has to be chosen. */
function toldCells(open: OpenState): readonly Cell[] {
  return open.phase.kind === "move" ? neighboursOf(open, open.you) : [];
}

/**
 * The line below a cell beside YOU: how a fight with an enemy that is known can end, or
 * whether a face-down card can be an Ace. Chances are shown only if the table wants them (`odds`), certainties always.
 */
function cellLine(seen: Seen, cell: Cell, odds: boolean): string {
  const place = seenPlace(seen, cell);
  if (place.kind === "empty") return "";
  return place.card === undefined ? aceLine(seen, cell, odds) : fightLine(seen, place.card, odds);
}

function aceLine(seen: Seen, cell: Cell, odds: boolean): string {
  const chance = aceChance(seen, cell);
  if (chance === 0) return text().BOARD.noAce;
  return odds ? fill(text().BOARD.ace, { chance: percent(chance) }) : "";
}

function fightLine(seen: Seen, enemy: DungeonCard, odds: boolean): string {
  const value = valueOf(enemy);
  const { win, draw, loss } = drawOdds(seen, value, 0);
  if (draw === 0 && loss === 0) return text().BOARD.winsSurely;
  const { held } = seen;
  if (held === undefined || !holdsEnemy(seen)) {
    if (win === 0 && draw === 0) return text().BOARD.losesSurely;
    return odds ? fill(text().BOARD.wins, { win: percent(win) }) : "";
  }
  if (!odds) return "";
  const aided = drawOdds(seen, value, valueOf(held)).win;
  return fill(text().BOARD.winsAided, { win: percent(win), aided: percent(aided) });
}
