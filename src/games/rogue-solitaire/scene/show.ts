import type { Cue, Mark, Show } from "../../../kit/game/show";
import { placeAt } from "../rules/board";
import type { Event, State } from "../rules/state";
import * as layout from "./layout";
import { JOKERS, YOU } from "./layout";

/** What is seen beside the pieces of Rogue: fights, hit points that come and go, a floor that is cleared. Its enemies stay cards. */
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

function cues(event: Event, { you }: State): readonly Cue[] {
  switch (event.kind) {
    case "jokerPaid":
      return [
        { kind: "rise", text: "-1", at: layout.lostPoint(event.hitPoints), tone: "harm" },
        { kind: "shake", pieces: JOKERS.slice(event.hitPoints, event.hitPoints + 1) },
      ];
    case "healed":
      return [{ kind: "rise", text: "+1", at: layout.jokerPoint(event.hitPoints - 1), tone: "gain" }];
    case "floorCleared":
      return [
        { kind: "rise", text: "+1", at: layout.cellPoint(you), tone: "gain" },
        { kind: "glow", pieces: [YOU], tone: "gain" },
      ];
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
