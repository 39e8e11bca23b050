import { FULL_DECK, isCard, rankOf, RANKS, type Card } from "../../src/kit/data/cards";
import type { Chance, ChanceReason, Outcome } from "../../src/kit/rules/chance";
import { courseOf } from "../../src/kit/rules/course";
import { oneOf, variants } from "../../src/kit/data/decode";
import { takeFirst } from "../../src/kit/data/lists";
import { must } from "../../src/kit/data/must";
import { settingsOf, type OptionSpec, type Preset, type SettingsOf } from "../../src/kit/rules/options";
import { refuse, type Refusal } from "../../src/kit/rules/refusal";
import type { Decision, Result, Rules, Seat, Viewer } from "../../src/kit/rules/rules";

const OPTIONS = [
  { kind: "number", name: "target", rule: "HC-5", standard: 3, min: 1, max: 9 },
  { kind: "number", name: "cards", rule: "HC-5", standard: 3, min: 2, max: 5 },
] as const satisfies readonly OptionSpec[];
export type GameOptions = SettingsOf<typeof OPTIONS>;
export const presets: readonly Preset[] = [
  { name: "easy", options: { cards: 5 } },
  { name: "quick", options: { target: 1 } },
];

/** One die for each seat (HC-4). */
export const DICE = ["die1", "die2"] as const;
/** Stands for a card that a viewer may not know. */
const HIDDEN = "hidden";

/** Chance decides in `deal` and in `tie`; in `shown` everybody looks at the two cards. */
type Phase = { kind: "deal" | "choose" | "shown" | "tie" } | { kind: "over"; winner: Seat };
export interface Action {
  kind: "play";
  card: Card;
}
export type Event =
  | { kind: "chosen"; seat: Seat }
  | { kind: "shown"; seat: Seat; card: Card; reveals: true }
  | { kind: "tied" }
  | { kind: "scored"; seat: Seat; score: number; reveals: true };

/** What everybody may know, by seat; a player who has not chosen yet has played no card. */
interface Open<Known> {
  options: GameOptions;
  phase: Phase;
  hands: Known[][];
  played: Known[][];
  scores: number[];
}
export interface State extends Open<Card> {
  deck: Card[];
}
export interface Seen extends Open<Card | typeof HIDDEN> {
  deckSize: number;
}

/** Every reason for a refusal, and the rule that gives it. */
const REASONS = { wait: "HC-2", notYourCard: "HC-2", gameOver: "HC-3" } as const;
type Reason = keyof typeof REASONS;
export type AnyReason = Reason | ChanceReason;

export function check(state: State, seat: Seat, { card }: Action): Refusal<Reason> | undefined {
  const reason = whyNot(state, seat, card);
  return reason === undefined ? undefined : refuse(REASONS[reason], reason, { card });
}

function whyNot({ phase, hands, played }: State, seat: Seat, card: Card): Reason | undefined {
  if (phase.kind === "over") return "gameOver";
  if (phase.kind !== "choose" || played[seat]?.length !== 0) return "wait";
  return hands[seat]?.includes(card) === true ? undefined : "notYourCard";
}

/** Both choose at the same time (HC-2). */
function decisions({ hands, played }: State): Decision<Action>[] {
  const all = hands.map((hand, seat): Decision<Action> => {
    return { seat, choices: hand.map((card) => ({ action: { kind: "play", card }, rule: "HC-2" })) };
  });
  return all.filter(({ seat }) => played[seat]?.length === 0);
}

function chance({ phase, deck }: State): Chance | undefined {
  if (phase.kind === "deal") return { kind: "shuffle", pile: "deck", cards: deck };
  if (phase.kind === "tie") return { kind: "roll", dice: DICE.map((die) => ({ die, sides: 6 })) };
  return phase.kind === "shown" ? { kind: "pause", length: "short" } : undefined;
}

function perform(state: State, seat: Seat, { card }: Action, events: Event[]): void {
  state.hands[seat] = must(state.hands[seat], "a hand").filter((held) => held !== card);
  state.played[seat] = [card];
  events.push({ kind: "chosen", seat });
  const [first, second] = state.played.flat();
  if (first === undefined || second === undefined) return;
  state.phase = { kind: "shown" };
  events.push({ kind: "shown", seat: 0, card: first, reveals: true });
  events.push({ kind: "shown", seat: 1, card: second, reveals: true });
}

function resolve(state: State, outcome: Outcome, events: Event[]): void {
  if (outcome.kind === "rolled") compare(state, outcome.faces, events);
  else if (outcome.kind === "seen")
    compare(
      state,
      state.played.flat().map((card) => rank(card)),
      events,
    );
  else {
    state.deck = outcome.order.filter((card) => isCard(card));
    draw(state);
  }
}

/** What a card counts, from 0 for a two. */
export function rank(card: Card): number {
  return RANKS.indexOf(rankOf(card));
}

/** The higher card takes the point, or after a tie the higher die (HC-3, HC-4). */
function compare(state: State, [first = 0, second = 0]: readonly number[], events: Event[]): void {
  if (first === second) {
    state.phase = { kind: "tie" };
    events.push({ kind: "tied" });
    return;
  }
  const seat = first > second ? 0 : 1;
  const score = must(state.scores[seat], "a score") + 1;
  state.scores[seat] = score;
  events.push({ kind: "scored", seat, score, reveals: true });
  if (score === state.options.target) state.phase = { kind: "over", winner: seat };
  else draw(state);
}

/** The cards of a round go under the deck, and hands are filled from the top (HC-1, HC-3). */
function draw(state: State): void {
  state.deck = state.deck.concat(state.played.flat());
  state.played = [[], []];
  state.phase = { kind: "choose" };
  for (const hand of state.hands) {
    while (hand.length < state.options.cards) hand.push(must(takeFirst(state.deck), "a card to draw"));
  }
}

/** A hand is its owner's secret, and so is the card that one has chosen until both have (HC-2). */
function seen({ deck, ...open }: State, viewer: Viewer): Seen {
  const veiled = (lists: Card[][]): Seen["hands"] =>
    lists.map((cards, seat) => (seat === viewer ? cards : cards.map(() => HIDDEN)));
  const played = open.phase.kind === "choose" ? veiled(open.played) : open.played;
  return { ...open, hands: veiled(open.hands), played, deckSize: deck.length };
}

/** The rules of High Card, after rules.md, whose numbers the comments name. */
export const rules: Rules<State, Action, Event, Seen, AnyReason> = {
  id: "high-card",
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  start: (options) => {
    const open = { options: settingsOf(OPTIONS, options), scores: [0, 0], hands: [[], []], played: [[], []] };
    return { ...open, phase: { kind: "deal" }, deck: FULL_DECK.slice() };
  },
  parse: variants<Action>({ play: { card: oneOf(FULL_DECK) } }),
  ...courseOf<State, Action, Event, Reason>({ result, chance, decisions, check, perform, resolve }),
  seen,
  summary: ({ scores }) => ({ highestScore: Math.max(...scores) }),
};

function result({ phase }: State): Result | undefined {
  return phase.kind === "over" ? { name: "win", winners: [phase.winner] } : undefined;
}
