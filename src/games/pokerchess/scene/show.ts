import { bestFive } from "../../../kit/poker/hand";
import { must } from "../../../kit/data/must";
import type { Cue, Mark, Show, ShowPoint } from "../../../kit/game/show";
import { SIDES, squareOf } from "../rules/chess/position";
import type { Event } from "../rules/events";
import type { Battle, LastBattle, State } from "../rules/state";
import { rosterOf } from "../rules/teams/roster";
import * as layout from "./layout";

/** What is seen beside the pieces of Pokerchess: who fights whom, whose a piece is, and the hand that wins, card by card. */
export const show: Show<State, Event> = { monsters: () => [], marks, cues };

function marks(state: State, turned: boolean): readonly Mark[] {
  const { battle, last, phase } = state;
  const list: Mark[] = ownersMarked(state, turned);
  if (battle === undefined) return list;
  const { from, to, victim } = battle;
  if (phase.kind === "retreat" || phase.kind === "promote") {
    list.push({
      kind: "outline",
      pieces: menOn(state, [phase.kind === "promote" ? to : from]),
      tone: "gain",
    });
    return list;
  }
  list.push({ kind: "outline", pieces: menOn(state, [from]), tone: "gain" });
  list.push({ kind: "outline", pieces: menOn(state, [victim]), tone: "harm" });
  list.push({ kind: "arrow", from: middleOf(from, turned), to: middleOf(victim, turned) });
  if (phase.kind === "showdown")
    list.push({ kind: "outline", pieces: winningCards(battle, last), tone: "gain" });
  return list;
}

/** The chess pieces on these squares. */
function menOn({ men }: State, squares: readonly number[]): string[] {
  return squares.map((square) => men[square] ?? "").filter((man) => man !== "");
}

function middleOf(square: number, turned: boolean): ShowPoint {
  return layout.squarePoint(square % 8, Math.floor(square / 8), turned);
}

/** The five cards that win a showdown; none where nobody does. */
function winningCards({ community }: Battle, last: LastBattle | undefined): string[] {
  if (last?.hands === undefined || last.winner === "tie") return [];
  return bestFive(last.hands[last.winner].hole.concat(community));
}

/** Strokes for what is not the General's, by its owner's place in the team, and for each owner beside the chips (PC-12.9). */
function ownersMarked(state: State, turned: boolean): Mark[] {
  const { men, owners } = state;
  const list: Mark[] = [];
  const strokes: Record<number, number> = {};
  for (const side of SIDES) {
    const end = layout.endOf(side, turned);
    rosterOf(state, side).forEach((seat, index) => {
      if (index === 0) return;
      strokes[seat] = index;
      list.push({
        kind: "strokes",
        at: layout.strokesPoint(layout.personPoint(end, index)),
        seat,
        count: index,
      });
    });
  }
  if (list.length === 0) return list;
  for (let square = 0; square < men.length; square++) {
    const seat = owners[men[square] ?? ""];
    const count = seat === undefined ? 0 : (strokes[seat] ?? 0);
    if (seat === undefined || count === 0) continue;
    list.push({ kind: "strokes", at: layout.strokesPoint(middleOf(square, turned)), seat, count });
  }
  return list;
}

function cues(event: Event, state: State): readonly Cue[] {
  switch (event.kind) {
    case "handShown": {
      const { battle, last } = state;
      if (battle === undefined || last === undefined || last.winner === "tie") return [];
      if (battle[last.winner].seat !== event.seat) return [];
      return [{ kind: "glow", pieces: winningCards(battle, last), tone: "gain" }];
    }
    case "captured":
    case "promoted":
      return [
        { kind: "glow", pieces: menOn(state, [must(squareOf(event.square), "a square")]), tone: "gain" },
      ];
    case "repelled":
      return [
        { kind: "glow", pieces: menOn(state, [must(squareOf(event.square), "a square")]), tone: "harm" },
      ];
    case "gameOver":
      return [{ kind: "finale", tone: "gain" }];
    default:
      return [];
  }
}
