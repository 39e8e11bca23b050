import { listed } from "../../../kit/words/enumeration";
import { fill, percent } from "../../../kit/words/words";
import { text } from "../catalogue";
import {
  attackOf,
  fightOutcome,
  holdsAce,
  holdsEnemy,
  isEmpty,
  neighboursOf,
  outcomeOf,
  positionOf,
  shownAt,
} from "../rules/board";
import { valueOf, type DungeonCard } from "../rules/cards";
import { aceChance, drawOdds, flipOdds } from "../rules/odds";
import type { Action, Cell, FightOdds, Phase, Seen } from "../rules/state";
import { cardName, cellName, sideOf } from "./names";
import type { ChoiceRank, ChoiceWords } from "../../../kit/game/game-words";

/** The effect of a choice: a `detail` if it is certain, `odds` if chance decides. */
type Prospect = Pick<ChoiceWords, "detail" | "odds">;

/** The words of one choice, with the chance to win where a card is drawn, and its place among the others. */
export function choiceWords(seen: Seen, action: Action): ChoiceWords {
  return { ...wordsOf(seen, action), rank: rankOf(seen, action) };
}

function rankOf(seen: Seen, action: Action): ChoiceRank | undefined {
  switch (action.kind) {
    case "walk":
    case "travel":
      return action.cell === seen.goal ? "first" : undefined;
    case "capture":
    case "keep":
      return "first";
    case "discard":
      return "last";
    case "aid":
      return turnsFight(seen) ? "first" : undefined;
    default:
      return undefined;
  }
}

/** Whether the held card turns a fight that is not won without it. */
function turnsFight(seen: Seen): boolean {
  const { phase } = seen;
  if (phase.kind !== "aid" || phase.drawn === undefined) return false;
  const { cell, drawn } = phase;
  const isWon = (aided: boolean): boolean => fightOutcome(seen, { cell, drawn, aided }) === "win";
  return isWon(true) && !isWon(false);
}

function wordsOf(seen: Seen, action: Action): ChoiceWords {
  const { phase } = seen;
  switch (action.kind) {
    case "walk":
    case "travel":
    case "flip":
    case "attack":
      return moveWords(seen, action);
    case "aid":
    case "decline":
      return phase.kind === "aid" ? aidWords(seen, phase, action.kind === "aid") : plain("", "");
    case "capture":
    case "leave":
      return phase.kind === "capture" ? captureWords(seen, phase.cell, action.kind) : plain("", "");
    case "payJoker":
      return plain(text().CHOICES.payJoker, fill(text().CHOICES.payJokerDetail, { jokers: seen.jokers - 1 }));
    case "payAce":
      return plain(text().CHOICES.payAce, text().CHOICES.payAceDetail);
    case "keep":
      return plain(text().CHOICES.keep, text().CHOICES.keepDetail);
    case "discard":
      return plain(text().CHOICES.discard, text().CHOICES.discardDetail);
  }
}

function plain(label: string, detail: string): ChoiceWords {
  return { group: "", label, detail, odds: "" };
}

function certain(detail: string): Prospect {
  return { detail, odds: "" };
}

function moveWords(seen: Seen, { kind, cell }: Extract<Action, { cell: Cell }>): ChoiceWords {
  if (kind === "travel") {
    return {
      group: fill(text().CHOICES.farGroup, { row: positionOf(cell).row }),
      tab: true,
      label: fill(text().CHOICES.travel, { cell: cellName(cell) }),
      ...walkProspect(seen, cell),
    };
  }
  const side = sideOf(seen.you, cell);
  const group = besideGroup(seen);
  if (kind === "walk") {
    return {
      group,
      tab: true,
      label: fill(text().CHOICES.walk, { way: text().WAYS[side] }),
      ...walkProspect(seen, cell),
    };
  }
  const enemy = shownAt(seen, cell);
  if (kind === "flip" || enemy === undefined) {
    const label = fill(text().CHOICES.flip, { side: text().SIDES[side] });
    return { group, tab: true, label, ...flipProspect(seen, cell) };
  }
  const label = fill(text().CHOICES.attack, { enemy: cardName(enemy), side: text().SIDES[side] });
  return { group, tab: true, label, ...attackProspect(seen, enemy) };
}

/** Where a gap is beside YOU there may be farther ones, which have groups of their own. */
function besideGroup(seen: Seen): string {
  const hasGap = neighboursOf(seen, seen.you).some((cell) => isEmpty(seen, cell));
  return hasGap ? text().CHOICES.besideGroup : "";
}

function walkProspect(seen: Seen, cell: Cell): Prospect {
  return certain(cell === seen.goal ? text().CHOICES.clears : text().CHOICES.free);
}

/** The chances of the fight that a flip leads to, and of the Ace that needs none. */
function flipProspect(seen: Seen, cell: Cell): Prospect {
  const win = percent(flipOdds(seen, cell).win);
  const ace = aceChance(seen, cell);
  if (ace === 0) return { detail: text().CHOICES.noAce, odds: fill(text().CHOICES.flipOdds, { win }) };
  return { detail: "", odds: fill(text().CHOICES.flipOddsOrAce, { win, ace: percent(ace) }) };
}

/** The chances against an enemy that is known; with a captured card in hand also with its help. */
function attackProspect(seen: Seen, enemy: DungeonCard): Prospect {
  const value = valueOf(enemy);
  const odds = drawOdds(seen, value, 0);
  if (seen.held === undefined || !holdsEnemy(seen)) return prospect(odds);
  const values = { win: percent(odds.win), aided: percent(drawOdds(seen, value, valueOf(seen.held)).win) };
  return { detail: "", odds: fill(text().CHOICES.oddsAided, values) };
}

/** Winning, or losing a hit point, with these chances. */
function prospect({ win, draw, loss }: FightOdds): Prospect {
  if (loss === 0 && draw === 0) return certain(text().CHOICES.sureWin);
  if (win === 0 && draw === 0) return certain(text().CHOICES.sureLoss);
  return { detail: "", odds: fill(text().CHOICES.odds, { win: percent(win), loss: percent(loss) }) };
}

/** To add the held card or not: with the drawn card open the outcome is certain, before the draw it is not. */
function aidWords(seen: Seen, phase: Extract<Phase, { kind: "aid" }>, aided: boolean): ChoiceWords {
  const held = seen.held === undefined ? "" : cardName(seen.held);
  const label = aided ? fill(text().CHOICES.aid, { held }) : text().CHOICES.decline;
  return { group: "", label, ...aidProspect(seen, phase, aided) };
}

function aidProspect(seen: Seen, { cell, drawn }: Extract<Phase, { kind: "aid" }>, aided: boolean): Prospect {
  const enemy = shownAt(seen, cell);
  if (enemy === undefined) return certain("");
  if (drawn !== undefined) {
    const attack = attackOf(seen, { drawn, aided });
    return certain(text().CHOICES.outcomes[outcomeOf(attack, valueOf(enemy))]);
  }
  const help = aided && seen.held !== undefined ? valueOf(seen.held) : 0;
  return prospect(drawOdds(seen, valueOf(enemy), help));
}

function captureWords(seen: Seen, cell: Cell, kind: "capture" | "leave"): ChoiceWords {
  const card = shownAt(seen, cell);
  const enemy = card === undefined ? "" : cardName(card);
  if (kind === "leave") return plain(fill(text().CHOICES.leave, { enemy }), text().CHOICES.leaveDetail);
  const value = card === undefined ? 0 : valueOf(card);
  return plain(fill(text().CHOICES.capture, { enemy }), fill(text().CHOICES.captureDetail, { value }));
}

/** What you cannot do now, and by which rule. */
export function hints(seen: Seen): string[] {
  switch (seen.phase.kind) {
    case "move":
      return moveHints(seen);
    case "aid":
      return [text().HINTS.aided];
    default:
      return [];
  }
}

function moveHints(seen: Seen): string[] {
  const list: string[] = [];
  if (holdsAce(seen)) list.push(text().HINTS.aceHeld);
  else if (seen.held !== undefined) list.push(fill(text().HINTS.handFull, { held: cardName(seen.held) }));
  const enemies: string[] = [];
  for (const cell of neighboursOf(seen, seen.you)) {
    const enemy = shownAt(seen, cell);
    if (enemy !== undefined) enemies.push(cardName(enemy));
  }
  if (enemies.length > 0) list.push(fill(text().HINTS.leftover, { enemies: listed(enemies) }));
  return list;
}
