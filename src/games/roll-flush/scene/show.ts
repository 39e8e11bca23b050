import { bestFive } from "../../../kit/poker/hand";
import type { Act, Cue, Mark, Moment, Show } from "../../../kit/game/show";
import { DICE, type Event, type State } from "../rules/state";
import type { Seat } from "../../../kit/rules/rules";
import * as layout from "./layout";

/** What is seen beside the pieces of Roll Flush: what hands score, the best one, card by card, and the shock of a bust. */
export const show: Show<State, Event> = { monsters: () => [], marks, moment, cues };

/** The five cards of the best hands, while everybody looks at them (RF-8). */
function marks({ last, agenda }: State): readonly Mark[] {
  if (last === undefined || !agenda.some(({ kind }) => kind === "clearHands")) return [];
  const { winners, hands, community } = last;
  const best = hands.filter(({ seat }) => winners.includes(seat));
  const pieces = best.flatMap(({ cards }) => bestFive(cards.concat(community)));
  return [{ kind: "outline", pieces, tone: "gain" }];
}

/** A bust after a beat, and a showdown: one hand after the other is held up, the winners' shine. */
function moment(event: Event, state: State): Moment | undefined {
  switch (event.kind) {
    case "busted":
      return { kind: "turn", tone: "harm", acts: [{ cues: [{ kind: "shake", pieces: shaken(state) }] }] };
    case "handScored":
      return { tone: "gain", acts: [scored(event.seat, event.points, state)], drawn: true };
    case "bonusWon":
      return { kind: "turn", tone: "gain", acts: [], drawn: true };
    case "gameOver":
      return { kind: "end", tone: "gain", acts: [] };
    default:
      return undefined;
  }
}

function shaken({ slots }: State): string[] {
  return [...DICE, ...slots.flatMap((slot) => ("card" in slot ? [slot.card] : []))];
}

function scored(seat: Seat, points: number, { last, scores }: State): Act {
  const at = layout.handRoom(seat, scores.length);
  const rising: Cue = { kind: "rise", text: `+${points}`, at, tone: "gain" };
  const hand = last?.hands.find((each) => each.seat === seat);
  if (hand === undefined || last === undefined) return { cues: [rising] };
  const pieces = bestFive(hand.cards.concat(last.community));
  const shine: Cue = { kind: "glow", pieces, tone: "gain" };
  const isWinner = last.winners.includes(seat);
  return { movers: pieces.map((piece) => ({ piece })), cues: isWinner ? [rising, shine] : [rising] };
}

function cues(event: Event): readonly Cue[] {
  switch (event.kind) {
    case "took":
      return [{ kind: "glow", pieces: event.cards, tone: "gain" }];
    case "gameOver":
      return [{ kind: "finale", tone: "gain" }];
    default:
      return [];
  }
}
