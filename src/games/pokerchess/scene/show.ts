import { bestFive } from "../../../kit/poker/hand";
import type { Cue, Show } from "../../../kit/show";
import { squareOf } from "../rules/chess/position";
import type { Event } from "../rules/events";
import type { State } from "../rules/state";

/** What is seen beside the pieces of Pokerchess: what is attacked, and the hand that wins, card by card. */
export const show: Show<State, Event> = { monsters: () => [], cues };

function cues(event: Event, state: State): readonly Cue[] {
  switch (event.kind) {
    case "attacked": {
      const square = squareOf(event.to);
      const man = square === undefined ? undefined : state.men[square];
      return man === undefined ? [] : [{ kind: "glow", pieces: [man], tone: "harm" }];
    }
    case "handShown": {
      const { battle, last } = state;
      if (battle === undefined || last === undefined || last.winner === "tie") return [];
      if (battle[last.winner].seat !== event.seat) return [];
      const pieces = bestFive(event.hole.concat(battle.community));
      return [{ kind: "glow", pieces, tone: "gain" }];
    }
    case "gameOver":
      return [{ kind: "finale", tone: "gain" }];
    default:
      return [];
  }
}
