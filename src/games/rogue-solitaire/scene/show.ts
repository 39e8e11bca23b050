import type { Cue, Mark, Moment, Show } from "../../../kit/game/show";
import { placeAt } from "../rules/board";
import type { Event, State } from "../rules/state";
import * as layout from "./layout";
import { JOKERS, YOU } from "./layout";

/** What is seen beside the pieces of Rogue: fights, hit points that come and go, a floor that is cleared. Its enemies stay cards. */
export const show: Show<State, Event> = { monsters: () => [], marks, moment, cues };

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

function moment(event: Event, state: State): Moment | undefined {
  switch (event.kind) {
    case "won":
      return {
        kind: "fall",
        tone: "gain",
        acts: [
          {
            movers: cardsAgainst(event.enemy, state).map((piece) => ({ piece, toward: layout.ENEMY })),
            cues: [{ kind: "topple", pieces: [event.enemy] }],
          },
        ],
      };
    case "lost":
      return {
        kind: "blow",
        tone: "harm",
        acts: [
          {
            movers: [{ piece: event.enemy, toward: layout.DRAWN }],
            cues: [{ kind: "topple", pieces: cardsAgainst(event.enemy, state) }],
          },
        ],
      };
    case "jokerPaid": {
      const { jokers } = state;
      const pieces = JOKERS.slice(jokers, jokers + 1);
      // Beside the card: its own place is at the edge of the view.
      const at = layout.lostPoint(jokers);
      return {
        kind: "blow",
        tone: "harm",
        acts: [
          {
            cues: [
              { kind: "rise", text: "-1", at, tone: "harm" },
              { kind: "shake", pieces },
            ],
          },
        ],
      };
    }
    case "acePaid":
      return {
        kind: "blow",
        tone: "harm",
        acts: [{ cues: [{ kind: "rise", text: "-1", at: layout.HELD, tone: "harm" }] }],
      };
    case "healed":
      return {
        kind: "arrival",
        tone: "gain",
        acts: [
          { cues: [{ kind: "rise", text: "+1", at: layout.lostPoint(state.jokers - 1), tone: "gain" }] },
        ],
      };
    case "floorCleared":
      return { tone: "gain", acts: [{ movers: [{ piece: YOU }], cues: [plusOne(state)] }] };
    case "refilled":
      return { kind: "arrival", tone: "gain", acts: [], drawn: true };
    case "gameOver":
      return { kind: "end", tone: "harm", acts: [] };
    default:
      return undefined;
  }
}

/** What the player has put against the enemy of a fight that is settled: it is in hand still, or was discarded last but for that. */
function cardsAgainst(enemy: string, { phase, discard }: State): string[] {
  if (phase.kind === "capture") return [phase.drawn];
  const others = discard.filter((card) => card !== enemy);
  return others.slice(others.length - 1);
}

function plusOne({ you }: State): Cue {
  return { kind: "rise", text: "+1", at: layout.cellPoint(you), tone: "gain" };
}

function cues(event: Event): readonly Cue[] {
  switch (event.kind) {
    case "floorCleared":
      return [{ kind: "glow", pieces: [YOU], tone: "gain" }];
    case "captured":
      return [{ kind: "glow", pieces: [event.enemy], tone: "gain" }];
    case "gameOver":
      return [{ kind: "finale", tone: event.ending === "target" ? "gain" : "harm" }];
    default:
      return [];
  }
}
