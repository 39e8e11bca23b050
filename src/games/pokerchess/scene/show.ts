import { bestFive } from "../../../kit/poker/hand";
import { must } from "../../../kit/data/must";
import type { Act, Cue, Mark, Moment, Mover, Show, ShowPoint } from "../../../kit/game/show";
import type { Seat } from "../../../kit/rules/rules";
import { SIDES, squareOf } from "../rules/chess/position";
import type { Event } from "../rules/events";
import type { Battle, LastBattle, State } from "../rules/state";
import { rosterOf } from "../rules/teams/roster";
import * as layout from "./layout";

/** What is seen beside the pieces of Pokerchess: who fights whom, whose a piece is, and the hand that wins, card by card. */
export const show: Show<State, Event> = { monsters: () => [], marks, moment, cues };

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

/** An attack, everything put in, the hands that are shown, and what becomes of the piece that was attacked. */
function moment(event: Event, state: State): Moment | undefined {
  switch (event.kind) {
    case "attacked": {
      const [victim] = menOn(state, [squareNamed(event.to)]);
      return { kind: "blow", tone: "harm", acts: [{ movers: lunges(state, event.from, victim), cues: [] }] };
    }
    case "called":
    case "bet":
    case "raised":
      return event.allIn ? { kind: "turn", tone: "harm", acts: [], drawn: true } : undefined;
    case "handShown":
      return { kind: "turn", tone: "gain", acts: shownHand(event.seat, state), drawn: true };
    case "captured": {
      const victim = state.taken[state.taken.length - 1]?.id;
      const cues: Cue[] = victim === undefined ? [] : [{ kind: "topple", pieces: [victim] }];
      return { kind: "fall", tone: "gain", acts: [{ movers: lunges(state, event.square, victim), cues }] };
    }
    case "repelled": {
      const pieces = menOn(state, [squareNamed(event.square)]);
      return { kind: "fall", tone: "harm", acts: [{ cues: [{ kind: "shake", pieces }] }] };
    }
    case "gameOver":
      return { kind: "end", tone: "gain", acts: [] };
    default:
      return undefined;
  }
}

function squareNamed(name: string): number {
  return must(squareOf(name), "a square");
}

/** Who is on a square by now jumps at a piece. */
function lunges(state: State, square: string, toward = ""): Mover[] {
  return menOn(state, [squareNamed(square)]).map((piece) => ({ piece, toward }));
}

/** The five cards that win are held up. */
function shownHand(seat: Seat, { battle, last }: State): Act[] {
  if (battle === undefined || last === undefined || last.winner === "tie") return [];
  if (battle[last.winner].seat !== seat) return [];
  const pieces = winningCards(battle, last);
  return [{ movers: pieces.map((piece) => ({ piece })), cues: [{ kind: "glow", pieces, tone: "gain" }] }];
}

function cues(event: Event, state: State): readonly Cue[] {
  switch (event.kind) {
    case "promoted":
      return [{ kind: "glow", pieces: menOn(state, [squareNamed(event.square)]), tone: "gain" }];
    case "gameOver":
      return [{ kind: "finale", tone: "gain" }];
    default:
      return [];
  }
}
