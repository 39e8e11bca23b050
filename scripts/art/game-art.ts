/** The drawings of a game's cards, as SVG of the size of a card. */
export interface GameArt {
  /** By the ids of the cards in the game's box. */
  faces: ReadonlyMap<string, string>;
  back: string;
}
