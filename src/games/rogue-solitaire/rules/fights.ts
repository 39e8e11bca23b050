import { takeFirst } from "../../../kit/data/lists";
import { must } from "../../../kit/data/must";
import {
  attackOf,
  fightOutcome,
  hitPoints,
  holdsAce,
  holdsEnemy,
  noteSeen,
  noteTurnedUp,
  outcomeOf,
  placeAt,
  shownAt,
  takeFrom,
} from "./board";
import { isAce, valueOf, type DungeonCard } from "./cards";
import { enter, finish, restock } from "./floors";
import {
  TURNED_DOWN,
  type AceUse,
  type Cell,
  type Event,
  type Fight,
  type OpenState,
  type State,
} from "./state";

/** Attacks the face-up enemy on a cell (RS-5.1); with the option `aidTiming` before, aid is asked for first. */
export function attack(state: State, cell: Cell, events: Event[]): void {
  if (state.options.aidTiming === "before" && holdsEnemy(state)) state.phase = { kind: "aid", cell };
  else drawAgainst(state, cell, false, events);
}

/** Draws the top card of the deck (RS-5.1); from an empty deck only when the discard is shuffled (RS-8.2). */
export function drawAgainst(state: State, cell: Cell, aided: boolean, events: Event[]): void {
  if (state.deck.length === 0) {
    restock(state);
    state.phase = { kind: "reshuffle", cell, aided };
    return;
  }
  const enemy = must(shownAt(state, cell), "an enemy to draw against");
  const drawn = must(takeFirst(state.deck), "a card to draw");
  noteSeen(state, drawn);
  state.counts.fights++;
  events.push({ kind: "drew", drawn, enemy, reveals: true });
  if (asksForAid(state, drawn, enemy)) state.phase = { kind: "aid", cell, drawn };
  else show(state, { cell, drawn, aided }, events);
}

/** Whether the player may choose aid once the card is drawn (RS-5.4, options `aidTiming` and `aidOnWin`). */
function asksForAid(open: OpenState, drawn: DungeonCard, enemy: DungeonCard): boolean {
  if (!holdsEnemy(open) || open.options.aidTiming === "before") return false;
  return open.options.aidOnWin || outcomeOf(valueOf(drawn), valueOf(enemy)) !== "win";
}

/** Lets everybody look at the cards of a fight before it is settled. */
function show(state: State, fight: Fight, events: Event[]): void {
  const enemy = shownAt(state, fight.cell);
  if (fight.aided && state.held !== undefined && enemy !== undefined) {
    const { held } = state;
    events.push({ kind: "aided", held, drawn: fight.drawn, enemy, attack: attackOf(state, fight) });
  }
  state.phase = { kind: "fight", fight };
}

/** The player has chosen to add the held card, or not to (RS-5.4). Without it there is nothing new to look at. */
export function answerAid(state: State, aided: boolean, events: Event[]): void {
  if (state.phase.kind !== "aid") return;
  const { cell, drawn } = state.phase;
  if (drawn === undefined) drawAgainst(state, cell, aided, events);
  else if (aided) show(state, { cell, drawn, aided }, events);
  else settleFight(state, { cell, drawn, aided }, events);
}

/** Compares attack and enemy; the drawn card and a card used as aid are discarded first (RS-5.2, RS-5.5, RS-5.11). */
export function settleFight(state: State, fight: Fight, events: Event[]): void {
  const { cell, drawn, aided } = fight;
  const enemy = must(shownAt(state, cell), "an enemy to fight");
  const outcome = fightOutcome(state, fight);
  state.discard.push(drawn);
  if (aided) discardHeld(state);
  switch (outcome) {
    case "win":
      state.counts.wins++;
      events.push({ kind: "won", enemy });
      if (!aided && state.held === undefined) state.phase = { kind: "capture", cell, drawn };
      else beat(state, cell, events);
      break;
    case "draw":
      state.counts.draws++;
      events.push({ kind: "tied", enemy });
      state.phase = { kind: "move" };
      break;
    case "loss":
      state.counts.losses++;
      events.push({ kind: "lost", enemy });
      lose(state, cell, drawn, events);
      break;
  }
}

/** Discards the beaten enemy and moves YOU into its cell (RS-5.6). */
function beat(state: State, cell: Cell, events: Event[]): void {
  state.discard.push(must(takeFrom(state, cell), "an enemy that is beaten"));
  enter(state, cell, events);
}

/** Takes the beaten enemy into the hand, or discards it (RS-5.7). */
export function answerCapture(state: State, captures: boolean, events: Event[]): void {
  if (state.phase.kind !== "capture") return;
  const { cell } = state.phase;
  if (!captures) {
    beat(state, cell, events);
    return;
  }
  const enemy = must(takeFrom(state, cell), "an enemy to capture");
  state.held = enemy;
  events.push({ kind: "captured", enemy });
  enter(state, cell, events);
}

/** Loses a hit point: a Joker, the held Ace, or whichever the player chooses (RS-5.10, option `aceLoss`). */
function lose(state: State, cell: Cell, drawn: DungeonCard, events: Event[]): void {
  const { aceLoss } = state.options;
  if (!holdsAce(state)) pay(state, false, events);
  else if (state.jokers === 0 || aceLoss === "aceFirst") pay(state, true, events);
  else if (aceLoss === "jokerFirst") pay(state, false, events);
  else state.phase = { kind: "pay", cell, drawn };
}

/** Pays with the held Ace or with a Joker, and dies of the last hit point (RS-5.10, RS-9.1). */
export function pay(state: State, withAce: boolean, events: Event[]): void {
  if (withAce) discardHeld(state);
  else {
    state.jokers--;
    state.jokersLost++;
  }
  events.push({ kind: withAce ? "acePaid" : "jokerPaid", hitPoints: hitPoints(state) });
  if (hitPoints(state) === 0) finish(state, "dead", events);
  else state.phase = { kind: "move" };
}

/** Puts the held card on the discard pile (RS-5.5, RS-5.10). */
function discardHeld(state: State): void {
  if (state.held === undefined) return;
  state.discard.push(state.held);
  state.held = undefined;
}

/** What a turned-up Ace is good for: the first of RS-6.2 to RS-6.4 that applies (RS-6.1). */
function useOf(open: OpenState): AceUse {
  if (open.jokersLost > 0) return "heal";
  return open.held === undefined ? "keep" : "waste";
}

/** Meets an Ace; whether to keep it can be the player's choice (RS-6.1, option `aceKeep`). */
function meetAce(state: State, cell: Cell): void {
  const use = useOf(state);
  const isAsked = use === "keep" && state.options.aceKeep === "optional";
  state.phase = isAsked ? { kind: "keepAce", cell } : { kind: "ace", cell, use };
}

/** Keeps the Ace or discards it, as the player has chosen (option `aceKeep`). */
export function answerAce(state: State, keeps: boolean, events: Event[]): void {
  if (state.phase.kind === "keepAce") useAce(state, state.phase.cell, keeps ? "keep" : "waste", events);
}

/** Uses an Ace that everybody has seen, and moves YOU into its cell (RS-6.2 to RS-6.5). */
export function useAce(state: State, cell: Cell, use: AceUse, events: Event[]): void {
  const ace = takeFrom(state, cell);
  if (ace === undefined) return;
  if (use === "keep") {
    state.held = ace;
    events.push({ kind: "aceKept", hitPoints: hitPoints(state) });
  } else {
    state.discard.push(ace);
    if (use === "heal") {
      state.jokers++;
      state.jokersLost--;
      events.push({ kind: "healed", hitPoints: hitPoints(state) });
    } else events.push({ kind: "aceDiscarded", ace });
  }
  enter(state, cell, events);
}

/** Turns up the card on a cell: an Ace is a friend, anything else is attacked at once (RS-4.2, RS-5.1, RS-6.1). */
export function turnUp(state: State, cell: Cell, events: Event[]): void {
  const place = placeAt(state, cell);
  if (place.kind === "empty") return;
  const { card } = place;
  place.up = true;
  if (place.dealt === TURNED_DOWN) noteTurnedUp(state, card);
  else noteSeen(state, card);
  events.push({ kind: "turnedUp", card, reveals: true });
  if (isAce(card)) meetAce(state, cell);
  else attack(state, cell, events);
}
