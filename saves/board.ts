/**
 * Where the board of a game lies, in units from the middle of the table: left of it, so that on a screen of the usual
 * shape the prompt panel at the right covers the rim of the table and not the board.
 */
export const boardPlace = { x: -4.5, z: 0 } as const;
