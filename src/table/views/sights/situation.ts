import type { TableGame } from "../../../kit/game";
import type { GameAction, GameEvent } from "../../../kit/rules";
import type { PieceSight } from "../../hands/piece-sight";
import type { Attendance } from "../../seats/seating";
import type { Desk } from "../../state/desk";
import { choicesFor, type ChoicesSight } from "./choices";
import { coachFor, type Coaches, type CoachSight } from "./coach";
import { gameFor, type GameSight } from "./game";
import { peopleFor, type PeopleSight } from "./people";
import { recordsOf, type RecordsSight } from "./records";
import type { Said } from "./said";
import { tableFor, type TableSight } from "./table";

/** All that a viewer's panel is made from, already cut down to what this viewer may see. */
export interface Situation {
  game: GameSight;
  choices: ChoicesSight;
  coach: CoachSight;
  people: PeopleSight;
  table: TableSight;
  records: RecordsSight;
  /** The piece whose sheet is open. */
  piece: PieceSight | undefined;
}

/** What one viewer has been told and looks at. */
interface Viewing<Seen> {
  viewer: ColorLiteral;
  said: Said<Seen>;
  piece: PieceSight | undefined;
}

/** Who knows what is not on the desk. */
export interface Surroundings<Action> extends Coaches<Action> {
  seating: Attendance;
}

/** The situation as it reaches one viewer to whom the game says this. */
export function situationOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  desk: Desk<State, Action>,
  { viewer, said, piece }: Viewing<Seen>,
  surroundings: Surroundings<Action>,
): Situation {
  return {
    game: gameFor(game, desk, said),
    choices: choicesFor(desk, viewer, said),
    coach: coachFor(game, desk, viewer, said, surroundings),
    people: peopleFor(game, desk, viewer, surroundings.seating),
    table: tableFor(game, desk, viewer, said.seen),
    records: recordsOf(game, desk),
    piece,
  };
}
