/** Whether somebody sits at a colour now. Spectators and the game master do not play. */
export function isSeated(colour: ColorLiteral): boolean {
  return isPlaying(colour) && Player[colour].seated;
}

/** Whether a colour is one that can play: all but the spectators' and the game master's. */
export function isPlaying(colour: ColorLiteral): boolean {
  return colour !== "Grey" && colour !== "Black";
}

/** Every colour that needs a panel of its own: the seats of this table, and `Grey` for all who look on. */
export function viewers(): ColorLiteral[] {
  return Player.getAvailableColors()
    .filter((colour) => isPlaying(colour))
    .concat(["Grey"]);
}

/** The colour that a text from a save names, if it is one of this table's. */
export function colourNamed(text: unknown): ColorLiteral | undefined {
  return Player.getAvailableColors().find((colour) => colour === text);
}
