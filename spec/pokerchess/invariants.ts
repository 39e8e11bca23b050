import { otherSide, shapeOf, sideOf } from "../../src/games/pokerchess/rules/chess/position";
import { rules as plain } from "../../src/games/pokerchess/rules/rules";
import type { Flip, State, Street } from "../../src/games/pokerchess/rules/state";
import type { Event } from "../../src/games/pokerchess/rules/events";
import { generalOf } from "../../src/games/pokerchess/rules/teams/roster";
import { FULL_DECK, type Card } from "../../src/kit/data/cards";
import { isRecord } from "../../src/kit/data/data";
import type { Viewer } from "../../src/kit/rules/rules";
import { copy, same } from "../support/data";
import { holds } from "../support/holds";
import { observed } from "../support/observed";

/** The rules, which count what the games of a spec come to. */
export const { rules, reached } = observed(plain);

/** What is wrong with a state between two steps, or undefined. */
export function stateFault(state: State): string | undefined {
  return cardFault(state) ?? countFault(state) ?? chipFault(state) ?? boardFault(state) ?? battleFault(state);
}

/** Every card is in exactly one place (PC-2.5 a). */
function cardFault(state: State): string | undefined {
  const { battle, phase } = state;
  const found: Record<string, boolean> = {};
  let count = 0;
  let doubled: string | undefined;
  const note = (card: Card | undefined): void => {
    if (card === undefined) return;
    if (found[card] === true) doubled = card;
    found[card] = true;
    count++;
  };
  for (const card of state.deck) note(card);
  for (const card of state.burnt) note(card);
  for (const { card } of openFlips(state.flips)) note(card);
  if (phase.kind === "drawn")
    for (const card of state.draw.concat(phase.lots.map((lot) => lot.card))) note(card);
  note(state.privateCard);
  note(state.downCard);
  note(battle?.attacker.match);
  note(battle?.defender.match);
  for (const card of battle?.community ?? []) note(card);
  if (doubled !== undefined) return `${doubled} is there twice`;
  return count === FULL_DECK.length ? undefined : `${count} cards`;
}

/** The cards that are face up as discards (PC-6.4). */
function openFlips(flips: readonly Flip[]): Flip[] {
  return flips.filter(({ to, returned }) => to === undefined && !returned);
}

/** How many cards are left and how many were burnt when a street is bet on (PC-6.8). */
const PILES: Record<Street, readonly [number, number]> = {
  preflop: [47, 1],
  flop: [43, 2],
  turn: [41, 3],
  river: [39, 4],
};

/** Deck and burn pile hold what PC-6.8 says. */
function countFault({ phase, deck, burnt, battle, flips }: State): string | undefined {
  let piles: readonly [number, number] | undefined;
  if (phase.kind === "turnShuffle" || phase.kind === "drawShuffle") piles = [52, 0];
  else if (phase.kind === "move" || phase.kind === "stake") piles = [50, 1];
  else if (phase.kind === "battleShuffle") piles = [49, 0];
  else if (phase.kind === "bet" && battle !== undefined) piles = PILES[battle.street];
  else if (phase.kind === "showdown") piles = PILES.river;
  else if (phase.kind === "sought" && !flips.some(({ returned }) => returned)) {
    piles = [49 - flips.length, 2];
  }
  if (piles === undefined || (deck.length === piles[0] && burnt.length === piles[1])) return undefined;
  return `${deck.length} cards in the deck and ${burnt.length} burnt in phase ${phase.kind}`;
}

/** All chips are there, and nobody owes any (PC-2.5 b, c). */
function chipFault({ stacks, buyIns, battle, rebought, options, teams }: State): string | undefined {
  let sum = battle?.pot ?? 0;
  for (const chips of stacks) {
    if (chips < 0 || chips !== Math.floor(chips)) return `a stack of ${chips}`;
    sum += chips;
  }
  let bought = rebought;
  for (const chips of buyIns) bought += chips;
  if (sum !== bought) return `${sum} chips of ${bought}`;
  const isFounded = teams.length === 2 && stacks.length > 0;
  if (isFounded && options.teamChips === "perSide" && bought - rebought !== 2 * options.startingChips) {
    return `${bought - rebought} chips at the start`;
  }
  return undefined;
}

/** Kings, pawns and the names of the chess pieces (PC-2.5 d, PC-8.4). */
function boardFault({ position, men, taken, phase }: State): string | undefined {
  const { board } = position;
  const kings = { white: 0, black: 0 };
  const named: Record<string, boolean> = {};
  let count = taken.length;
  for (let square = 0; square < 64; square++) {
    const man = board[square] ?? "";
    const id = men[square] ?? "";
    const side = sideOf(man);
    if ((id === "") !== (side === undefined)) return `square ${square} holds ${man} and ${id}`;
    if (side === undefined) continue;
    if (!id.startsWith(side) || named[id] === true) return `${id} on square ${square}`;
    named[id] = true;
    count++;
    if (shapeOf(man) === "king") kings[side]++;
    const isArrived = shapeOf(man) === "pawn" && (square < 8 || square >= 56);
    if (isArrived && phase.kind !== "promote" && phase.kind !== "over") return "a pawn on the far rank";
  }
  if (board.length !== 64 || men.length !== 64) return "not 64 squares";
  if (count !== 32) return `${count} chess pieces`;
  const isOver = phase.kind === "over";
  if (isOver ? kings.white + kings.black < 1 : kings.white !== 1 || kings.black !== 1)
    return "a king is missing";
  return undefined;
}

/** A battle under way, and the phases that belong to one. */
function battleFault({ battle, phase, last, position, stacks }: State): string | undefined {
  const needsBattle = ["stake", "sought", "seekShuffle", "battleShuffle", "bet", "showdown"].includes(
    phase.kind,
  );
  if (needsBattle && battle === undefined) return `no battle in phase ${phase.kind}`;
  if (phase.kind === "move" && battle !== undefined) return "a battle is left over";
  if (battle === undefined || phase.kind === "over") return undefined;
  const { attacker, defender, pot } = battle;
  if (phase.kind !== "stake" && last === undefined && attacker.total + defender.total !== pot)
    return "the pot is wrong";
  if (last === undefined && sideOf(position.board[battle.victim] ?? "") !== otherSide(position.side)) {
    return "no victim";
  }
  if (phase.kind === "bet") {
    const { seat } = battle[battle.toAct];
    if ((stacks[seat] ?? 0) === 0) return "somebody without chips has to bet";
    if (attacker.street === defender.street && battle.street !== "preflop" && pot % 2 !== 0)
      return "an odd pot";
  }
  return undefined;
}

/** What is wrong with what people see, or undefined: no card that is hidden from them, nor a trace of it (PC-4.6, PC-4.7). */
export function sightFault(state: State): string | undefined {
  const viewers: Viewer[] = ["spectator"];
  for (let seat = 0; seat < state.people; seat++) viewers.push(seat);
  for (const viewer of viewers) {
    const seen = rules.seen(state, viewer);
    // What was turned up in this turn, shown or drawn once stays known, though the cards may be shuffled and dealt since.
    const present = { ...seen, flips: [], draw: [], last: {} };
    const texts: Record<string, boolean> = {};
    noteTexts(present, texts);
    for (const card of hiddenFrom(state, viewer)) {
      if (texts[card] === true) return `${card} is seen by ${viewer}`;
    }
    if (!same(seen, rules.seen(disguised(state, viewer), viewer))) {
      return `what ${viewer} sees depends on hidden cards`;
    }
  }
  return undefined;
}

/** Notes every text in some data. */
function noteTexts(data: unknown, texts: Record<string, boolean>): void {
  if (typeof data === "string") texts[data] = true;
  if (isRecord(data)) for (const value of Object.values(data)) noteTexts(value, texts);
}

/** Whether this viewer knows the private card, and the defender's face-down card (PC-4.6, PC-12.13). */
function knowledge(state: State, viewer: Viewer): { isPrivate: boolean; isDown: boolean } {
  const { battle, last, position, teams } = state;
  const isShown = battle !== undefined && last?.hands !== undefined;
  // While teams are formed nobody leads one.
  const general = teams.length === 0 ? undefined : generalOf(state, position.side);
  const isActive = viewer === general || viewer === battle?.attacker.seat;
  return { isPrivate: isShown || isActive, isDown: isShown || viewer === battle?.defender.seat };
}

function hiddenFrom(state: State, viewer: Viewer): Card[] {
  const cards = state.deck.concat(state.burnt);
  const { isPrivate, isDown } = knowledge(state, viewer);
  if (!isPrivate && state.privateCard !== undefined) cards.push(state.privateCard);
  if (!isDown && state.downCard !== undefined) cards.push(state.downCard);
  return cards;
}

/** The same table with every card replaced that is hidden from the viewer. */
function disguised(state: State, viewer: Viewer): State {
  const other = copy(state);
  const { isPrivate, isDown } = knowledge(state, viewer);
  other.deck.reverse();
  other.burnt = other.burnt.map(() => "2S");
  if (!isPrivate && other.privateCard !== undefined) other.privateCard = "2S";
  if (!isDown && other.downCard !== undefined) other.downCard = "2S";
  return other;
}

/** The first hidden card that an event names; everybody reads events (PC-4.7). */
export function secretTold(state: State, events: readonly Event[]): string | undefined {
  const { isPrivate, isDown } = knowledge(state, "spectator");
  if (!isPrivate && state.privateCard !== undefined && holds(events, state.privateCard))
    return state.privateCard;
  if (!isDown && state.downCard !== undefined && holds(events, state.downCard)) return state.downCard;
  return undefined;
}
