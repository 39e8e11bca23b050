/** A game that the page offers, as the build describes it. */
export interface OfferedGame {
  id: string;
  title: string;
  /** How many can play it. */
  players: { least: number; most: number };
}

/** The save of a game, relative to the page. */
export function saveFile(game: string): string {
  return `saves/${game}.json`;
}
