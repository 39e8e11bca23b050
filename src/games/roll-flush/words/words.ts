import type { Card } from "../../../kit/data/cards";
import { catalogueWords, type GameWords } from "../../../kit/game/game-words";
import { handName } from "../../../kit/words/hand-names";
import { pokerHandRanks } from "../../../kit/words/hand-ranks";
import type { Viewer } from "../../../kit/rules/rules";
import { seatMark } from "../../../kit/game/seat-names";
import { sideBySide } from "../../../kit/words/enumeration";
import { fill, fillCount, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { actorOf, taggedNumbers, wouldBust } from "../rules/board";
import { rerollBar, scoreBar, shiftBar, type AnyReason } from "../rules/legality";
import { POINTS } from "../rules/scoring";
import { HAND_LIMIT, NUMBERS, type Action, type Event, type Phase, type Seen } from "../rules/state";
import { countMarked, fitsHand } from "../rules/turn";
import { choiceWords, hints } from "./choice-words";
import { study } from "./hand-now";
import { cardName, cardNames, counted, namedValues, playerNames } from "./names";

/** What a player reads about Roll Flush. */
export const words: GameWords<Seen, Action, Event, AnyReason> = {
  ...catalogueWords(text, namedValues),
  prompt,
  status,
  when: (seen) => fill(text().BOARD_WORDS.turn, { turn: seen.turn }),
  own,
  study,
  choice: (seen, choice) => choiceWords(seen, choice.action),
  confirm,
  event: eventSentence,
  hints,
  figures,
  handRanks: () => pokerHandRanks((category) => `+${POINTS[category]}`),
  achievements: () => text().ACHIEVEMENTS,
  puzzle: () => text().PUZZLE,
  level: (level) => text().LEVELS[level],
  ruleExample: "RF-4.2",
  result,
};

function status(seen: Seen): string {
  return fill(text().STATUS, {
    scores: scores(seen),
    turn: seen.turn,
    deck: seen.deckSize,
    discard: seen.discard.length,
  });
}

/** The cards that are face down and that this viewer may know all the same: the viewer's own (RF-12). */
function own(seen: Seen): string {
  const cards: Card[] = [];
  for (const hand of seen.hands) {
    for (const { card, up } of hand) if (card !== undefined && !up) cards.push(card);
  }
  return cards.length === 0 ? "" : fill(text().OWN, { cards: cardNames(cards, 0) });
}

function prompt(seen: Seen, viewer: Viewer): string {
  const { phase } = seen;
  const values = promptValues(seen);
  switch (phase.kind) {
    case "setup":
    case "shuffle":
    case "settling":
    case "showdown":
    case "over":
    case "rollOff":
    case "roll":
    case "reroll":
      return fill(text().PROMPTS[phase.kind], values);
    default:
      if (actorOf(seen) !== viewer) return fillCount(text().WAITING, phase.kind, values);
      return fillCount(text().PROMPTS, ownPrompt(seen, phase.kind), values);
  }
}

/** The name of the question to a seat that has to decide something of this kind. */
function ownPrompt<Kind extends Phase["kind"]>(
  seen: Seen,
  kind: Kind,
): Kind | "turnRoll" | "rolledOnly" | "keepTooMany" {
  const { phase } = seen;
  if (phase.kind === "turn" && scoreBar(seen) !== undefined) return "turnRoll";
  if (phase.kind === "rolled" && !hasAbility(seen)) return "rolledOnly";
  if (phase.kind === "keep" && !fitsHand(countMarked(phase.marked))) return "keepTooMany";
  return kind;
}

/** Whether a token may be used on the roll that is there. */
function hasAbility(seen: Seen): boolean {
  return rerollBar(seen) === undefined || shiftBar(seen) === undefined;
}

function promptValues(seen: Seen): Values {
  const { phase } = seen;
  const values: Values = { player: seatMark(actorOf(seen) ?? seen.active), limit: HAND_LIMIT };
  switch (phase.kind) {
    case "rollOff":
      values["player"] = seatMark(phase.seats[phase.totals.length] ?? 0);
      break;
    case "rolled":
      values["number"] = phase.first + phase.second;
      break;
    case "push":
      values["count"] = taggedNumbers(seen).length;
      break;
    case "keep":
      values["count"] = phase.marked.length;
      values["kept"] = countMarked(phase.marked);
      values["over"] = countMarked(phase.marked) - HAND_LIMIT;
      break;
    case "join":
      // The player who is asked reads who has declared; the others read who is asked.
      values["declarer"] = seatMark(seen.active);
      break;
    case "showdown":
      return { ...values, ...showdownValues(seen) };
    default:
      break;
  }
  return values;
}

function showdownValues({ last }: Seen): Values {
  const best = last?.hands.find(({ seat }) => seat === last.winners[0]);
  if (last === undefined || best === undefined) return {};
  return { players: playerNames(last.winners), hand: handName(best), share: last.share };
}

/** The scores in the order of the seats. */
function scores(seen: Seen): string {
  return seen.scores
    .map((score, seat) => fill(text().STATUS_SCORE, { player: seatMark(seat), score }))
    .join(" · ");
}

function confirm(seen: Seen, action: Action): string | undefined {
  const { phase } = seen;
  if (action.kind === "accept" && phase.kind === "rolled") {
    return wouldBust(seen, phase.first + phase.second) && hasAbility(seen) ? text().CONFIRM.bust : undefined;
  }
  if (action.kind === "roll" && taggedNumbers(seen).length === NUMBERS.length) return text().CONFIRM.sureBust;
  if (action.kind === "keep" && phase.kind === "keep" && countMarked(phase.marked) === 0) {
    return text().CONFIRM.keepNone;
  }
  return undefined;
}

function eventSentence(event: Event): string | undefined {
  const sentence = text().EVENTS[event.kind];
  if (sentence === "") return undefined;
  const values = namedValues(event);
  switch (event.kind) {
    case "tiedForFirst":
      return fill(sentence, { players: playerNames(event.seats) });
    case "tagged":
      return fill(sentence, { ...values, card: cardName({ card: event.card, up: false }) });
    case "took":
      return fill(sentence, { ...values, cards: cardNames(event.cards, event.faceDown) });
    case "kept":
      return event.discarded === 0 ? undefined : fill(sentence, values);
    case "handRevealed":
      return fill(sentence, { ...values, cards: cardNames(event.cards, 0) });
    case "bonusWon":
      return fill(sentence, { results: showdownResults(event) });
    default:
      return fill(sentence, values);
  }
}

/** Who has shown what, and has taken how many points with the share of the bonus (RF-7.7, RF-7.8). */
function showdownResults({ seats, share, hands }: Extract<Event, { kind: "bonusWon" }>): string {
  const results = hands.map(({ seat, category, ranks, points }) =>
    fill(text().SHOWDOWN_RESULT, {
      player: seatMark(seat),
      hand: handName({ category, ranks }),
      points: points + (seats.includes(seat) ? share : 0),
    }),
  );
  return sideBySide(results);
}

function result(seen: Seen): { headline: string; sentence: string } {
  const { phase } = seen;
  if (phase.kind !== "over") return { headline: text().TITLE, sentence: scores(seen) };
  const { headline, sentence } = text().RESULTS[phase.ending];
  const [first = 0] = phase.winners;
  const values: Values = {
    players: playerNames(phase.winners),
    score: counted("points", seen.scores[first] ?? 0),
    turns: counted("turns", seen.turn),
    scores: scores(seen),
  };
  return { headline: fill(headline, values), sentence: fill(sentence, values) };
}

function figures(total: Record<string, number>, best: Record<string, number>): string {
  return fill(text().FIGURES, {
    busts: total["busts"] ?? 0,
    rolls: total["rollTurns"] ?? 0,
    showdowns: total["showdowns"] ?? 0,
    best: best["highestScore"] ?? 0,
  });
}
