import { neighboursOf, noteSeen, placeAt, setPlace } from "../../src/games/rogue-solitaire/rules/board";
import { isAce, valueOf, type DungeonCard } from "../../src/games/rogue-solitaire/rules/cards";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import type { Cell, State } from "../../src/games/rogue-solitaire/rules/state";
import { drawOutcome } from "../../src/kit/rules/chance";
import { rollDie, type Random } from "../../src/kit/data/random";
import { expectPresent } from "../support/expect";

/** A dungeon on whose first floor a question is asked that games seldom ask: about help, an Ace, or a hit point. */
export function question(random: Random): State {
  const options = {
    startJokers: rollDie(random, 2) === 1 ? 9 : rollDie(random, 8),
    aidTiming: rollDie(random, 5) === 1 ? "before" : "after",
    aidOnWin: rollDie(random, 2) === 1,
    aceKeep: "optional",
  };
  const state = rules.start(options, 1);
  const waiting = rules.waiting(state);
  if (waiting.kind === "chance") rules.resolve(state, drawOutcome(waiting.chance, random));
  const cell = expectPresent(neighboursOf(state, state.you)[rollDie(random, 2) - 1]);
  switch (rollDie(random, 3)) {
    case 1:
      askAboutHelp(state, cell, random);
      break;
    case 2:
      turnUp(state, cell, (card) => !isAce(card));
      state.held = taken(state, isAce);
      state.phase = { kind: "pay", cell, drawn: taken(state, (card) => !isAce(card)) };
      break;
    default:
      turnUp(state, cell, isAce);
      state.phase = { kind: "keepAce", cell };
      break;
  }
  return state;
}

function askAboutHelp(state: State, cell: Cell, random: Random): void {
  const enemy = turnUp(state, cell, (card) => !isAce(card));
  const { startJokers, aidTiming, aidOnWin } = state.options;
  state.jokers = rollDie(random, 2) === 1 ? startJokers : rollDie(random, startJokers);
  state.jokersLost = startJokers - state.jokers;
  state.held = taken(state, (card) => !isAce(card));
  const isAsked = (card: DungeonCard): boolean => aidOnWin || valueOf(card) <= enemy;
  state.phase =
    aidTiming === "before" ? { kind: "aid", cell } : { kind: "aid", cell, drawn: taken(state, isAsked) };
}

/** Lays such a card from the deck face up on a cell; answers its value. */
function turnUp(state: State, cell: Cell, isFitting: (this: void, card: DungeonCard) => boolean): number {
  const place = placeAt(state, cell);
  const card = taken(state, isFitting);
  if (place.kind === "card") {
    state.deck.push(place.card);
    setPlace(state, cell, { ...place, card, up: true });
  }
  return valueOf(card);
}

/** Takes such a card from the deck, which everybody sees. */
function taken(state: State, isFitting: (this: void, card: DungeonCard) => boolean): DungeonCard {
  const card = expectPresent(state.deck.find((each) => isFitting(each)));
  state.deck = state.deck.filter((other) => other !== card);
  noteSeen(state, card);
  return card;
}
