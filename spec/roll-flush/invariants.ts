import { clockwiseFrom } from "../../src/games/roll-flush/rules/board";
import { rules as plain } from "../../src/games/roll-flush/rules/rules";
import {
  DICE_CHOICES,
  NUMBERS,
  SHIFTS,
  TOKENS,
  type Action,
  type DealtCard,
  type Event,
  type State,
} from "../../src/games/roll-flush/rules/state";
import { FULL_DECK } from "../../src/kit/data/cards";
import type { Choice, Seat, Viewer } from "../../src/kit/rules/rules";
import { copy, same } from "../support/data";
import { holds } from "../support/holds";
import { choiceFault as faultOf } from "../support/legality";
import { observed } from "../support/observed";

/** The rules, which count what the games of a spec come to. */
export const { rules, reached } = observed(plain);

/** Every action that could ever be legal, and some that never are. */
export const EVERY_ACTION: readonly Action[] = everyAction();

function everyAction(): Action[] {
  const list: Action[] = [
    ...[{ kind: "roll" } as const, { kind: "accept" } as const, { kind: "stop" } as const],
    ...[{ kind: "keep" } as const, { kind: "score" } as const, { kind: "pass" } as const],
  ];
  for (const dice of DICE_CHOICES) list.push({ kind: "reroll", dice });
  for (const by of SHIFTS) list.push({ kind: "shift", by });
  for (const first of NUMBERS) {
    for (const second of NUMBERS) list.push({ kind: "swap", first, second });
  }
  for (let index = 0; index <= 16; index++) list.push({ kind: "mark", index }, { kind: "unmark", index });
  for (const token of TOKENS) list.push({ kind: "refresh", token });
  return list;
}

/** What is wrong with a seat's choices, or undefined. */
export function choiceFault(
  state: State,
  seat: Seat,
  choices: readonly Choice<Action>[],
): string | undefined {
  return faultOf(rules, EVERY_ACTION, state, seat, choices);
}

/** What is wrong with a state between two steps, or undefined. */
export function stateFault(state: State): string | undefined {
  return cardFault(state) ?? roomFault(state) ?? phaseFault(state);
}

/** Every card is in exactly one place (RF-2.1). */
function cardFault(state: State): string | undefined {
  const found: Record<string, boolean> = {};
  let count = 0;
  let doubled: string | undefined;
  const note = (card: string): void => {
    if (found[card] === true) doubled = card;
    found[card] = true;
    count++;
  };
  for (const card of state.deck) note(card);
  for (const card of state.community) note(card);
  for (const { card } of state.discard) note(card);
  for (const hand of state.hands) for (const { card } of hand) note(card);
  for (const slot of state.slots) if (slot.kind === "card") note(slot.card);
  if (doubled !== undefined) return `${doubled} is there twice`;
  return count === FULL_DECK.length ? undefined : `${count} cards`;
}

/** Hands, slots, community and deck hold as much as they may (RF-2.2, RF-9.1, RF-9.5). */
function roomFault(state: State): string | undefined {
  const { phase } = state;
  if (phase.kind === "setup") return undefined;
  const isRefilling = phase.kind === "shuffle";
  if (state.deck.length === 0) return "the deck is empty";
  if (!isRefilling && state.deck.length + state.discard.length < 19) return "fewer than 19 cards to deal";
  for (let seat = 0; seat < state.hands.length; seat++) {
    const isChoosing = phase.kind === "keep" && seat === state.active;
    if (!isChoosing && (state.hands[seat]?.length ?? 0) > 5) return `hand ${seat} is too large`;
  }
  for (const slot of state.slots) {
    if (slot.kind === "empty" && phase.kind !== "keep" && !isRefilling) return "a slot is empty";
  }
  if (state.community.length > 2) return "three community cards";
  const isShowing = phase.kind === "showdown" || phase.kind === "over";
  if (state.community.length === 2 && !isShowing && !isRefilling) return "two community cards";
  return undefined;
}

/** Phases, tags and answers belong together. */
function phaseFault(state: State): string | undefined {
  const { phase } = state;
  const tags = state.slots.filter((slot) => slot.kind === "card" && slot.tag).length;
  switch (phase.kind) {
    case "settling":
      return "the state rests in the middle of its agenda";
    case "turn":
    case "join":
    case "refresh":
    case "shuffle":
      if (tags > 0) return `tags in phase ${phase.kind}`;
      break;
    case "push":
      if (tags === 0) return "nothing tagged in phase push";
      break;
    default:
      break;
  }
  const goesOn = phase.kind === "shuffle" || phase.kind === "refresh" || phase.kind === "showdown";
  if (!goesOn && state.agenda.length > 0) return "a leftover task";
  const hasWon = state.scores.some((score) => score > state.options.target);
  if (hasWon && phase.kind !== "over") return "the game should be over";
  return undefined;
}

/** What is wrong with what the seats and spectators see, or undefined: no face that is hidden from them (RF-12). */
export function sightFault(state: State): string | undefined {
  const viewers: Viewer[] = [...clockwiseFrom(state, 0), "spectator"];
  for (const viewer of viewers) {
    const seen = rules.seen(state, viewer);
    // What was shown in the latest showdown stays known, though its cards may have been shuffled and dealt since.
    const present = { ...seen, last: {} };
    for (const card of hiddenFrom(state, viewer)) {
      if (holds(present, card)) return `${card} is seen by ${viewer}`;
    }
    const other = rules.seen(disguised(state, viewer), viewer);
    if (!same(seen, other)) return `what ${viewer} sees depends on hidden cards`;
  }
  return undefined;
}

/** The cards whose faces this viewer must not know (RF-12). */
function hiddenFrom(state: State, viewer: Viewer): string[] {
  const cards: string[] = [...state.deck];
  for (const { card } of state.discard.filter((lying) => !lying.up)) cards.push(card);
  for (const slot of state.slots) if (slot.kind === "card" && !slot.up) cards.push(slot.card);
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (seat === viewer && state.options.ownFaceDown === "look") continue;
    for (const lying of state.hands[seat] ?? []) if (!lying.up) cards.push(lying.card);
  }
  return cards;
}

/** The same table with every card replaced that is hidden from the viewer. */
function disguised(state: State, viewer: Viewer): State {
  const other = copy(state);
  other.deck = [...other.deck].reverse();
  const hide = (lying: DealtCard): void => {
    if (!lying.up) lying.card = "2S";
  };
  for (const lying of other.discard) hide(lying);
  for (const slot of other.slots) if (slot.kind === "card") hide(slot);
  for (let seat = 0; seat < other.hands.length; seat++) {
    if (seat === viewer && state.options.ownFaceDown === "look") continue;
    for (const lying of other.hands[seat] ?? []) hide(lying);
  }
  return other;
}

/** The first card that an event names although it is face down now; everybody reads events (RF-12.2). */
export function secretTold(state: State, events: readonly Event[]): string | undefined {
  if (events.length === 0) return undefined;
  for (const slot of state.slots) {
    if (slot.kind === "card" && !slot.up && holds(events, slot.card)) return slot.card;
  }
  for (const hand of state.hands) {
    for (const { card, up } of hand) if (!up && holds(events, card)) return card;
  }
  return undefined;
}
