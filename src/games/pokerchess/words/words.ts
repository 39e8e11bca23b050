import { shortName } from "../../../kit/words/card-names";
import { catalogueWords, type GameWords } from "../../../kit/game/game-words";
import { handName } from "../../../kit/words/hand-names";
import { pokerHandRanks } from "../../../kit/words/hand-ranks";
import type { Seat } from "../../../kit/rules/rules";
import { seatMark } from "../../../kit/game/seat-names";
import { fill, fillCount, type Values } from "../../../kit/words/words";
import { text } from "../catalogue";
import { toCall } from "../rules/battle/betting";
import { behind, otherRole, sideOfRole } from "../rules/battle/roles";
import { otherSide } from "../rules/chess/position";
import type { Event } from "../rules/events";
import type { AnyReason } from "../rules/reasons";
import type { Action, Battle, Role, Seen } from "../rules/state";
import { leavesOut } from "../rules/teams/assigning";
import { rosterOf } from "../rules/teams/roster";
import { study } from "./battle-odds";
import { stacksLine } from "./board-words";
import { choiceWords } from "./choice-words";
import { clock, late } from "./clock-words";
import { awaitedInForming } from "./forming-words";
import { hints } from "./hints";
import {
  cardNames,
  chipCount,
  namedValues,
  offerTerms,
  offerToViewer,
  optionValue,
  playerNames,
  sidePlayers,
} from "./names";
import { handNow, holeCards, prompt } from "./prompts";

/** What a player reads about Pokerchess. */
export const words: GameWords<Seen, Action, Event, AnyReason> = {
  ...catalogueWords(text, namedValues),
  prompt,
  status,
  when: (seen) => fill(text().BOARD.turn, { turn: seen.turn }),
  own,
  study,
  choice: choiceWords,
  confirm,
  event: eventSentence,
  hints,
  optionValue: (spec, value) => optionValue(spec.name, value),
  clock,
  late,
  figures,
  handRanks: () => pokerHandRanks(),
  achievements: () => text().ACHIEVEMENTS,
  puzzle: () => text().PUZZLE,
  level: (level) => text().LEVELS[level],
  ruleExample: "PC-7.3",
  result,
};

function status(seen: Seen): string {
  const { turn, battle } = seen;
  const awaited = awaitedInForming(seen);
  if (awaited.length > 0) return fill(text().STATUS.forming, { players: playerNames(awaited) });
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

/** A question before what ends the game, costs more than it need, or puts in every chip. */
function confirm(seen: Seen, action: Action): string | undefined {
  const { battle, phase } = seen;
  switch (action.kind) {
    case "forfeit":
      return seen.people === 2 ? text().CONFIRM.forfeit : text().CONFIRM.forfeitTeam;
    case "acceptOffer": {
      const offer = offerToViewer(seen);
      if (offer === undefined) return undefined;
      return fill(text().CONFIRM.acceptOffer, { pays: offerTerms(seen, offer) });
    }
    case "ready":
      return leavesOut(seen) ? text().CONFIRM.ready : undefined;
    case "declineRebuy":
      return phase.kind === "rebuy" && phase.forSide ? text().CONFIRM.declineRebuy : undefined;
    case "fold":
      return battle !== undefined && toCall(battle, battle.toAct) === 0
        ? text().CONFIRM.foldForNothing
        : undefined;
    case "raise":
      return battle === undefined ? undefined : confirmRaise(seen, battle, action.amount);
    default:
      return undefined;
  }
}

/** PC-7.3: a raise may use all chips, or more than the other one can match. */
function confirmRaise(seen: Seen, battle: Battle, amount: number): string | undefined {
  const { toAct } = battle;
  const opponent = otherRole(toAct);
  const most = behind(seen, battle, opponent);
  if (amount > most) {
    return fill(text().CONFIRM.tooMuch, { player: seatMark(battle[opponent].seat), most });
  }
  if (toCall(battle, toAct) + amount < behind(seen, battle, toAct)) return undefined;
  const isTeam = rosterOf(seen, sideOfRole(seen, toAct)).length > 1;
  return isTeam ? text().CONFIRM.allInTeam : text().CONFIRM.allIn;
}

/** A sentence for what happened; undefined for what needs none. */
function eventSentence(event: Event): string | undefined {
  const say = (values: Values): string => fillCount(text().EVENTS, event.kind, values);
  const values = namedValues(event);
  switch (event.kind) {
    case "gameOver":
      return undefined;
    case "streetDealt":
      return say({ street: text().STREET_NAMES[event.street], cards: cardNames(event.cards) });
    case "handShown":
      return say({ ...values, cards: cardNames(event.hole), hand: handName(event.hand) });
    case "called":
    case "bet":
    case "raised":
      return event.allIn ? fill(text().ALL_IN_EVENTS[event.kind], values) : say(values);
    case "offered":
      return say({ ...values, pays: paysSentence(event) });
    case "timeProposed":
    case "timeChanged":
      return say({ ...values, value: optionValue(event.option, event.value) });
    case "sharingWanted":
      return event.wanted ? say(values) : fill(text().SHARING_DECLINED, values);
    default:
      return say(formingValues(event) ?? { ...values, ...furtherValues(event) });
  }
}

/** Chips in words, who gets them, and the number that decides the plural form. */
function furtherValues(event: Event): Values {
  switch (event.kind) {
    case "assigned":
      return { count: event.pieces };
    case "soughtAnew":
      return { count: event.cards };
    case "returned":
    case "rebought":
    case "settled":
      return { chips: chipCount(event.chips) };
    case "staked":
      return { chips: chipCount(event.chips), fighter: seatMark(event.to) };
    case "stakeReturned":
      return { general: seatMark(event.to) };
    default:
      return {};
  }
}

function paysSentence({ payer, chips }: Extract<Event, { kind: "offered" }>): string {
  if (chips === 0) return text().PAYS_NOTHING;
  return fill(text().SIDE_PAYS[payer], { chips: chipCount(chips) });
}

/** What happens while the teams are formed names several people; undefined for other events. */
function formingValues(event: Event): Values | undefined {
  switch (event.kind) {
    case "divisionProposed":
      return { ...pair(event.seat, event.moved), team: event.team + 1 };
    case "noGeneralYet":
    case "generalTied":
      return { team: event.team + 1 };
    case "divided":
      return { first: playerNames(event.first), second: playerNames(event.second) };
    case "captainsElected":
    case "finalists":
      return { first: seatMark(event.first), second: seatMark(event.second) };
    case "picked":
      return { captain: seatMark(event.captain), player: seatMark(event.seat) };
    default:
      return undefined;
  }
}

function pair(player: Seat, moved: Seat): { player: string; moved: string } {
  return { player: seatMark(player), moved: seatMark(moved) };
}
