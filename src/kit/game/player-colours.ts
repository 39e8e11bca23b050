/** The player colours of Tabletop Simulator as its own saves write them. Grey looks on, Black is the game master. */
export const PLAYER_COLOURS = {
  White: { r: 1, g: 1, b: 1 },
  Brown: { r: 0.443, g: 0.231, b: 0.09 },
  Red: { r: 0.856, g: 0.1, b: 0.094 },
  Orange: { r: 0.956, g: 0.392, b: 0.113 },
  Yellow: { r: 0.905, g: 0.898, b: 0.172 },
  Green: { r: 0.192, g: 0.701, b: 0.168 },
  Teal: { r: 0.129, g: 0.694, b: 0.607 },
  Blue: { r: 0.118, g: 0.53, b: 1 },
  Purple: { r: 0.627, g: 0.125, b: 0.941 },
  Pink: { r: 0.96, g: 0.439, b: 0.807 },
  Grey: { r: 0.5, g: 0.5, b: 0.5 },
  Black: { r: 0.25, g: 0.25, b: 0.25 },
} as const;

export type PlayerColour = keyof typeof PLAYER_COLOURS;

/** Every colour a person can have, seats first, in the game's order. */
export const PLAYER_COLOUR_NAMES = [
  "White",
  "Brown",
  "Red",
  "Orange",
  "Yellow",
  "Green",
  "Teal",
  "Blue",
  "Purple",
  "Pink",
  "Grey",
  "Black",
] as const satisfies readonly PlayerColour[];

/** Whether a name is one of the game's colours for people. */
export function isPlayerColour(name: string): name is PlayerColour {
  return PLAYER_COLOUR_NAMES.some((known) => known === name);
}

/** The colours that can sit at the table. */
export type SeatColour = Exclude<PlayerColour, "Grey" | "Black">;
