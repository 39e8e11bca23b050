import { handName } from "../../kit/hand-names";
import type { Seat } from "../../kit/rules";
import { seatMark } from "../../kit/seat-names";
import { fill, type Values } from "../../kit/words";
import { text } from "./languages";
import { cardNames, chipCount, namedValues, optionValue, playerNames } from "./names";
import type { Event } from "./events";

/** A sentence for what happened; undefined for what needs none. */
export function eventSentence(event: Event): string | undefined {
  const sentence = text().EVENTS[event.kind];
  if (sentence === "") return undefined;
  const values = namedValues(event);
  switch (event.kind) {
    case "streetDealt":
      return fill(sentence, { street: text().STREET_NAMES[event.street], cards: cardNames(event.cards) });
    case "handShown":
      return fill(sentence, { ...values, cards: cardNames(event.hole), hand: handName(event.hand) });
    case "called":
    case "bet":
    case "raised":
      return fill(event.allIn ? text().ALL_IN_EVENTS[event.kind] : sentence, values);
    case "offered":
      return fill(sentence, { ...values, pays: paysSentence(event) });
    case "timeProposed":
    case "timeChanged":
      return fill(sentence, { ...values, value: optionValue(event.option, event.value) });
    case "sharingWanted":
      return fill(event.wanted ? sentence : text().SHARING_DECLINED, values);
    default:
      return formingSentence(sentence, event) ?? fill(sentence, { ...values, ...chipValues(event) });
  }
}

/** The chips of an event where they are told in words, and who gets them. */
function chipValues(event: Event): Values {
  switch (event.kind) {
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
  return fill(text().SIDE_PAYS[payer], { chips });
}

/** What happens while the teams are formed names several people; undefined for other events. */
function formingSentence(sentence: string, event: Event): string | undefined {
  switch (event.kind) {
    case "divisionProposed":
      return fill(sentence, { ...pair(event.seat, event.moved), team: event.team + 1 });
    case "noGeneralYet":
      return fill(sentence, { team: event.team + 1 });
    case "divided":
      return fill(sentence, { first: playerNames(event.first), second: playerNames(event.second) });
    case "captainsElected":
    case "finalists":
      return fill(sentence, { first: seatMark(event.first), second: seatMark(event.second) });
    case "picked":
      return fill(sentence, { captain: seatMark(event.captain), player: seatMark(event.seat) });
    default:
      return undefined;
  }
}

function pair(player: Seat, moved: Seat): { player: string; moved: string } {
  return { player: seatMark(player), moved: seatMark(moved) };
}
