import { listed } from "../../../kit/words/enumeration";
import { catalogueWords, type GameWords } from "../../../kit/game/game-words";
import { fill, fillCount, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { damageAtEnd } from "../rules/aftermath";
import { bossesSlain, damageAt, hitPointsAt, ragePrice } from "../rules/board";
import type { AnyReason } from "../rules/legality";
import type { KingslayerPips } from "../rules/options";
import { BOSSES, SIDES, WEAPONS, type Action, type Attempt, type Event, type Seen } from "../rules/state";
import { choiceWords, hints, strikesInVain } from "./choice-words";
import { armed, cardName, named, namedValues, withValue } from "./names";

/** What a player reads about Cards vs Dice. */
export const words: GameWords<Seen, Action, Event, AnyReason> = {
  ...catalogueWords(text, namedValues),
  prompt,
  status,
  when: (seen) => fill(text().BOARD_WORDS.battle, { battle: seen.battle }),
  choice: (seen, choice) => choiceWords(seen, choice.action),
  confirm,
  event: eventSentence,
  hints,
  figures,
  achievements: () => text().ACHIEVEMENTS,
  ranks: () => text().RANKS,
  puzzle: () => text().PUZZLE,
  ruleExample: "CVD-5.2",
  result,
};

function prompt(seen: Seen): string {
  const { phase } = seen;
  switch (phase.kind) {
    case "setup":
      return text().PROMPTS.setup;
    case "recycle":
      return text().PROMPTS.recycle;
    case "rage":
      return fill(text().PROMPTS.rage, { battle: seen.battle, price: ragePrice(seen) });
    case "attack": {
      const ready = WEAPONS.filter((weapon) => seen.dice[weapon].kind === "ready");
      if (ready.length === 0) return text().PROMPTS.end;
      return fill(text().PROMPTS.attack, { weapons: listed(ready.map((weapon) => armed(seen, weapon))) });
    }
    case "roll":
      return rollPrompt(seen, phase.attempt);
    case "split":
      return fill(text().PROMPTS.split, { value: phase.value });
    case "over":
      return text().PROMPTS.over;
  }
}

function rollPrompt(seen: Seen, attempt: Attempt): string {
  switch (attempt.kind) {
    case "rage":
      return text().PROMPTS.rollRage;
    case "face":
      return fill(text().PROMPTS.rollFace, {
        weapon: named(attempt.weapon),
        card: cardName(seen, attempt.target),
      });
    case "cleave":
      return fill(text().PROMPTS.rollCleave, {
        weapon: named(attempt.weapon),
        first: cardName(seen, attempt.first),
        second: cardName(seen, attempt.second),
      });
    case "fatal":
      return fill(text().PROMPTS.rollFatal, { card: cardName(seen, attempt.boss) });
  }
}

function status(seen: Seen): string {
  const bosses = BOSSES.length - bossesSlain(seen);
  return fill(text().STATUS, { life: seen.life, battle: seen.battle, bosses, spawn: seen.spawnSize });
}

function confirm(seen: Seen, action: Action): string | undefined {
  if (action.kind === "end") {
    const damage = damageAtEnd(seen);
    return damage < seen.life ? undefined : fill(text().CONFIRM_END, { damage, life: seen.life });
  }
  if (action.kind !== "fatal") return undefined;
  if (strikesInVain(seen)) return fill(text().CONFIRM_FATAL_LOST, { card: cardName(seen, action.boss) });
  const need = hitPointsAt(seen, action.boss) - damageAt(seen, action.boss);
  return fill(text().CONFIRM_FATAL, { card: cardName(seen, action.boss), need, sides: SIDES.life });
}

function eventSentence(event: Event): string | undefined {
  const line = eventLine(event);
  return line === "" ? undefined : line;
}

/** The sentence for what happened; empty for what needs none. */
function eventLine(event: Event): string {
  const say = (values: Values): string => fillCount(text().EVENTS, event.kind, values);
  switch (event.kind) {
    case "rageRolled": {
      const shown = WEAPONS.filter((weapon) => event.values[weapon] !== undefined);
      return say({
        values: listed(shown.map((weapon) => withValue(weapon, event.values[weapon] ?? 0))),
      });
    }
    case "weaponsRecovered":
      if (event.weapons.length === 0 || event.weapons.length === WEAPONS.length) return "";
      return say({ weapons: listed(event.weapons.map((weapon) => named(weapon))) });
    case "hit": {
      const values = namedValues(event);
      return say(values) + (event.damage < event.hitPoints ? fill(text().EVENT_ENDINGS.wounded, values) : "");
    }
    case "recycled":
      return say({ count: event.cards });
    case "kingslayerRolled": {
      const ending = event.slays ? "" : text().EVENT_ENDINGS.kingslayerFails;
      const face = kingslayerFace(event.value, event.pips);
      return say({ face, card: named(event.card) }) + ending;
    }
    default:
      return say(namedValues(event));
  }
}

/**
 * The name of the Kingslayer's face. The table's die is printed 1 to 10; a tens die prints 10 for its 1 and 00 for its 10
 * (CVD-5.12).
 */
function kingslayerFace(value: number, pips: KingslayerPips): string {
  if (pips === "ones") return `${value}`;
  return fill(text().TENS_FACE, { value, tens: value === 10 ? "00" : `${value}0` });
}

function result(seen: Seen): { headline: string; sentence: string } {
  if (seen.phase.kind !== "over") return { headline: text().TITLE, sentence: status(seen) };
  const { headline, sentence } = text().RESULTS[seen.phase.ending];
  const { battle, life } = seen;
  const values = { battle, battles: counted("battles", battle), life, slain: bossesSlain(seen) };
  return { headline, sentence: fill(sentence, values) };
}

function figures(total: Record<string, number>, best: Record<string, number>): string {
  return fill(text().FIGURES, {
    slain: counted("bosses", total["bossesSlain"]),
    most: counted("bosses", best["bossesSlain"]),
    life: best["life"] ?? 0,
    battles: counted("battles", total["battles"]),
  });
}

/** A number of things in words, for sentences that name several numbers. */
function counted(things: "battles" | "bosses", count = 0): string {
  return fillCount(text().COUNTS, things, { count });
}
