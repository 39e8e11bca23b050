/** A view that every player can call up: what it looks at, from which side, how steeply, from how far. */
export interface View {
  x: number;
  z: number;
  /** 0 looks north from the south side. */
  yaw: number;
  /** 90 looks straight down. */
  pitch: number;
  distance: number;
}

/** The views in the order of their number keys. */
const VIEWS: readonly View[] = [
  { x: 0, z: -2, yaw: 0, pitch: 65, distance: 42 },
  { x: 0, z: -7, yaw: 0, pitch: 70, distance: 24 },
  { x: 0, z: 6, yaw: 0, pitch: 70, distance: 24 },
  { x: 0, z: 0, yaw: 0, pitch: 90, distance: 42 },
];

/** The views of games in which other places are looked at closely: the chess board, and where the cards lie. */
const VIEWS_OF_GAMES: Readonly<Record<string, readonly View[]>> = {
  pokerchess: [
    { x: 0, z: -2, yaw: 0, pitch: 65, distance: 42 },
    { x: -11.7, z: -0.5, yaw: 0, pitch: 70, distance: 24 },
    { x: 7, z: -0.5, yaw: 0, pitch: 70, distance: 30 },
    { x: -4.5, z: 0, yaw: 0, pitch: 90, distance: 40 },
  ],
};

/** The views of a game. */
export function viewsOf(game: string): readonly View[] {
  return VIEWS_OF_GAMES[game] ?? VIEWS;
}
