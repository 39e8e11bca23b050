import { bestFive } from "../../../kit/poker/hand";
import type { Cue, Mark, Show } from "../../../kit/game/show";
import { DICE, type Event, type State } from "../rules/state";
import * as layout from "./layout";

/** What is seen beside the pieces of Roll Flush: what hands score, the best one, card by card, and the shock of a bust. */
export const show: Show<State, Event> = { monsters: () => [], marks, cues };

/** The five cards of the best hands, while everybody looks at them (RF-8). */
function marks({ last, agenda }: State): readonly Mark[] {
  if (last === undefined || !agenda.some(({ kind }) => kind === "clearHands")) return [];
  const { winners, hands, community } = last;
  const best = hands.filter(({ seat }) => winners.includes(seat));
  const pieces = best.flatMap(({ cards }) => bestFive(cards.concat(community)));
  return [{ kind: "outline", pieces, tone: "gain" }];
}

function cues(event: Event, { last, scores, slots }: State): readonly Cue[] {
  switch (event.kind) {
    case "handScored": {
      const { seat, points } = event;
      const at = layout.handRoom(seat, scores.length);
      const rising: Cue = { kind: "rise", text: `+${points}`, at, tone: "gain" };
      const hand =
        last?.winners.includes(seat) === true ? last.hands.find((each) => each.seat === seat) : undefined;
      if (hand === undefined || last === undefined) return [rising];
      return [rising, { kind: "glow", pieces: bestFive(hand.cards.concat(last.community)), tone: "gain" }];
    }
    case "took":
      return [{ kind: "glow", pieces: event.cards, tone: "gain" }];
    case "busted":
      return [
        { kind: "shake", pieces: [...DICE, ...slots.flatMap((slot) => ("card" in slot ? [slot.card] : []))] },
      ];
    case "gameOver":
      return [{ kind: "finale", tone: "gain" }];
    default:
      return [];
  }
}
