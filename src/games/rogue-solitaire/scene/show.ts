import type { Cue, CueTone, Show } from "../../../kit/show";
import type { Event, State } from "../rules/state";
import * as layout from "./layout";

/** What is seen beside the pieces of Rogue: the hit points that come and go. Its enemies stay cards. */
export const show: Show<State, Event> = { monsters: () => [], cues };

function cues(event: Event): readonly Cue[] {
  switch (event.kind) {
    case "jokerPaid":
      return [rising("-1", event.hitPoints, "harm")];
    case "healed":
      return [rising("+1", event.hitPoints - 1, "gain")];
    case "won":
    case "captured":
      return [{ kind: "glow", pieces: [event.enemy], tone: "gain" }];
    case "lost":
      return [{ kind: "glow", pieces: [event.enemy], tone: "harm" }];
    case "gameOver":
      return [{ kind: "finale", tone: "harm" }];
    default:
      return [];
  }
}

/** What rises from a Joker. */
function rising(text: string, joker: number, tone: CueTone): Cue {
  return { kind: "rise", text, at: layout.jokerPoint(joker), tone };
}
