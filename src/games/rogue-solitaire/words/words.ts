import { catalogueWords, type GameWords } from "../../../kit/game/game-words";
import { fill, fillCount, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { attackOf, fightOutcome, hitPoints, outcomeOf, shownAt } from "../rules/board";
import { valueOf } from "../rules/cards";
import type { AnyReason } from "../rules/legality";
import type { Action, Cell, Event, Fight, Seen } from "../rules/state";
import { choiceWords, hints } from "./choice-words";
import { cardName, namedValues } from "./names";

/** What a player reads about Rogue: The Solitaire-Like. */
export const words: GameWords<Seen, Action, Event, AnyReason> = {
  ...catalogueWords(text, namedValues),
  prompt,
  status: (seen) =>
    fill(text().STATUS, {
      floor: seen.floors + 1,
      hitPoints: hitPoints(seen),
      held: heldName(seen),
      deck: seen.deckSize,
      discard: seen.discard.length,
    }),
  when: (seen) => fill(text().WHEN, { floor: seen.floors + 1 }),
  choice: (seen, choice) => choiceWords(seen, choice.action),
  confirm,
  event: eventSentence,
  hints,
  figures,
  achievements: () => text().ACHIEVEMENTS,
  ranks: () => text().RANKS,
  puzzle: () => text().PUZZLE,
  ruleExample: "RS-4.1",
  result,
};

function prompt(seen: Seen): string {
  const { phase } = seen;
  switch (phase.kind) {
    case "move":
      return fill(text().PROMPTS.move, { floor: seen.floors + 1 });
    case "aid":
      if (phase.drawn === undefined) return fill(text().PROMPTS.aidBefore, combatValues(seen, phase.cell));
      return aidPrompt(seen, { cell: phase.cell, drawn: phase.drawn, aided: false });
    case "fight":
      return fightPrompt(seen, phase.fight);
    case "pay":
    case "capture":
      return fill(text().PROMPTS[phase.kind], combatValues(seen, phase.cell));
    case "ace":
      return text().ACE_PROMPTS[phase.use];
    case "clear":
      return fill(text().PROMPTS.clear, { floors: seen.floors });
    default:
      return text().PROMPTS[phase.kind];
  }
}

function aidPrompt(seen: Seen, fight: Fight): string {
  const isWon = fightOutcome(seen, fight) === "win";
  const values = { ...combatValues(seen, fight.cell), drawn: cardName(fight.drawn) };
  return fill(isWon ? text().PROMPTS.aidOnWin : text().PROMPTS.aid, values);
}

function fightPrompt(seen: Seen, fight: Fight): string {
  const sentences = fight.aided ? text().AIDED_FIGHTS : text().FIGHTS;
  return fill(sentences[fightOutcome(seen, fight)], {
    ...combatValues(seen, fight.cell),
    drawn: cardName(fight.drawn),
    attack: attackOf(seen, fight),
  });
}

/** The enemy on a cell and the card in hand. */
function combatValues(seen: Seen, cell: Cell): Values {
  const enemy = shownAt(seen, cell);
  return { enemy: enemy === undefined ? "" : cardName(enemy), held: heldName(seen) };
}

function heldName({ held }: Seen): string {
  return held === undefined ? text().NOTHING_HELD : cardName(held);
}

/** To decline help that would save the last hit point ends the game. */
function confirm(seen: Seen, action: Action): string | undefined {
  const { phase, held } = seen;
  if (action.kind !== "decline" || phase.kind !== "aid" || phase.drawn === undefined) return undefined;
  const enemy = shownAt(seen, phase.cell);
  if (enemy === undefined || held === undefined || hitPoints(seen) > 1) return undefined;
  const dies = outcomeOf(valueOf(phase.drawn), valueOf(enemy)) === "loss";
  const isSaved = outcomeOf(valueOf(phase.drawn) + valueOf(held), valueOf(enemy)) !== "loss";
  return dies && isSaved ? text().CONFIRM.decline : undefined;
}

function eventSentence(event: Event): string | undefined {
  const line = fillCount(text().EVENTS, event.kind, { ...namedValues(event), count: countIn(event) });
  return line === "" ? undefined : line;
}

/** The number by which an event's sentence takes its form. */
function countIn(event: Event): number {
  switch (event.kind) {
    case "reshuffled":
    case "refilled":
      return event.cards;
    case "jokerPaid":
    case "acePaid":
    case "healed":
    case "aceKept":
      return event.hitPoints;
    default:
      return 0;
  }
}

function result(seen: Seen): { headline: string; sentence: string } {
  const { phase, floors, counts } = seen;
  if (phase.kind !== "over") return { headline: text().TITLE, sentence: words.status(seen) };
  const ending = text().RESULTS[phase.ending];
  const values = { count: floors, wins: counts.wins, fights: counts.fights };
  return { headline: ending.headline, sentence: fillCount(ending, "sentence", values) };
}

function figures(total: Record<string, number>, best: Record<string, number>): string {
  return fill(text().FIGURES, {
    floors: total["floors"] ?? 0,
    best: best["floors"] ?? 0,
    wins: total["wins"] ?? 0,
    fights: total["fights"] ?? 0,
  });
}
