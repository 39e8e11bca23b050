import { sideViews, type SeatView } from "../src/tts/seat-views";
import { boardPlace } from "./board";

/** A view that every player can call up: what it looks at, in units from the middle of the table, and from where. */
export type View = SeatView;

/** How a side of the table looks at a board. */
function fromSide(view: View): View {
  return { ...view, x: view.x + boardPlace.x, z: view.z + boardPlace.z };
}

/** A part of the board that is nearer, another one, and the whole from above. */
const CLOSER: readonly View[] = [
  { x: 0, z: -7, yaw: 0, pitch: 70, distance: 24 },
  { x: 0, z: 6, yaw: 0, pitch: 70, distance: 24 },
  { x: 3, z: 0, yaw: 0, pitch: 90, distance: 42 },
];

/** The same in games in which other places are looked at closely: the chess board, and where the cards are. */
const CLOSER_OF_GAMES: Readonly<Record<string, readonly View[]>> = {
  pokerchess: [
    { x: -11.7, z: -0.5, yaw: 0, pitch: 70, distance: 24 },
    { x: 9, z: -0.5, yaw: 0, pitch: 70, distance: 30 },
    { x: 3, z: 0, yaw: 0, pitch: 90, distance: 44 },
  ],
};

/**
 * The views of a game that so many can play at most, in the order of their number keys: the whole board from the near side first,
 * from the far side last.
 */
export function viewsOf(game: string, people: number): readonly View[] {
  const { near, far } = sideViews(people);
  return [fromSide(near), ...(CLOSER_OF_GAMES[game] ?? CLOSER), fromSide(far)];
}
