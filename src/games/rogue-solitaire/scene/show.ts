import type { Cue, CueTone, Mark, Show } from "../../../kit/show";
import { placeAt } from "../rules/board";
import type { Event, State } from "../rules/state";
import * as layout from "./layout";

/** What is seen beside the pieces of Rogue: the hit points that come and go. Its enemies stay cards. */
export const show: Show<State, Event> = { monsters: () => [], marks, cues };

/** The enemy in a fight and the card that was drawn against it. */
function marks(state: State): readonly Mark[] {
  const { phase } = state;
  if (phase.kind !== "fight") return [];
  const { cell, drawn } = phase.fight;
  const place = placeAt(state, cell);
  return [
    { kind: "outline", pieces: place.kind === "card" ? [place.card] : [], tone: "harm" },
    { kind: "outline", pieces: [drawn], tone: "gain" },
  ];
}

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
