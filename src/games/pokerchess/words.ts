import { shortName } from "../../kit/card-names";
import type { GameWords } from "../../kit/game";
import { pokerHandRanks } from "../../kit/hand-ranks";
import type { OptionSpec } from "../../kit/options";
import type { Refusal } from "../../kit/refusal";
import { fill, type Values } from "../../kit/words";
import { stacksLine } from "./board-words";
import { otherSide } from "./chess/position";
import { choiceWords } from "./choice-words";
import { confirm } from "./confirm";
import { text } from "./languages";
import { eventSentence } from "./event-words";
import { hints } from "./hints";
import { namedValues, optionValue, sidePlayers } from "./names";
import { handNow, holeCards, prompt } from "./prompts";
import type { AnyReason } from "./reasons";
import type { Action, Role, Seen } from "./state";
import type { Event } from "./events";

/** What a player reads about Pokerchess. */
export const words: GameWords<Seen, Action, Event, AnyReason> = {
  title: () => text().TITLE,
  hook: () => text().HOOK,
  prompt,
  status,
  own,
  choice: choiceWords,
  confirm,
  refusal,
  event: eventSentence,
  hints,
  option,
  optionValue: (spec, value) => optionValue(spec.name, value),
  figures,
  handRanks: () => pokerHandRanks(),
  ruleExample: "PC-7.3",
  result,
};

function status(seen: Seen): string {
  const { turn, battle } = seen;
  const values = { stacks: stacksLine(seen), turn, deck: seen.deckSize, pot: battle?.pot ?? 0 };
  if (turn === 0) return fill(text().STATUS.beforePlay, values);
  return fill(values.pot === 0 ? text().STATUS.turn : text().STATUS.battle, values);
}

/** The hidden card that this viewer knows, and in a battle what it makes with the board; nothing once both are shown. */
function own(seen: Seen): string {
  const { privateCard, downCard } = seen;
  if (privateCard !== undefined && downCard !== undefined) return "";
  if (downCard !== undefined)
    return ownInBattle(seen, "defender", fill(text().OWN.down, { card: shortName(downCard) }));
  if (privateCard === undefined) return "";
  return ownInBattle(seen, "attacker", fill(text().OWN.private, { card: shortName(privateCard) }));
}

function ownInBattle(seen: Seen, role: Role, line: string): string {
  const { battle } = seen;
  if (battle === undefined || battle.community.length === 0) return line;
  return fill(text().OWN.withHand, { own: line, hand: handNow(battle, holeCards(seen, battle, role)) });
}

function refusal({ reason, rule, values }: Refusal<AnyReason>): string {
  const sentence = fill(text().REFUSALS[reason], namedValues(values));
  return fill(text().WITH_RULE, { sentence, rule });
}

function option(spec: OptionSpec): { label: string; detail: string } {
  const known: Record<string, { label: string; detail: string } | undefined> = text().OPTION_WORDS;
  return known[spec.name] ?? { label: spec.name, detail: "" };
}

function result(seen: Seen): { headline: string; sentence: string } {
  const { phase, options, turn } = seen;
  if (phase.kind !== "over") return { headline: text().TITLE, sentence: stacksLine(seen) };
  const { headline, sentence } = text().RESULTS[phase.ending];
  const winner = phase.winner ?? "white";
  const values: Values = {
    winner: sidePlayers(seen, winner),
    loser: sidePlayers(seen, otherSide(winner)),
    turn,
    quiet: options.quietLimit,
    limit: options.turnLimit,
    stacks: stacksLine(seen),
  };
  return { headline: fill(headline, values), sentence: fill(sentence, values) };
}

function figures(total: Record<string, number>): string {
  return fill(text().FIGURES, {
    battles: total["battles"] ?? 0,
    captures: total["captures"] ?? 0,
    showdowns: total["showdowns"] ?? 0,
    folds: total["folds"] ?? 0,
  });
}
