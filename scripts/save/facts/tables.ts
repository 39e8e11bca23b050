import { TABLE_REACH, TABLE_TOP } from "../../../src/tts/constants";

/** A table on which pieces can be: how high its surface is, and how far from the middle it reaches along x and z. */
export interface TableShape {
  top: number;
  x: number;
  z: number;
}

/**
 * The built-in tables whose surface is known. The reach of the round ones is that of a square within. `Table_Plastic`
 * and `Table_None` are missing: nobody has measured the one, the other has no surface.
 */
export const TABLES: Readonly<Record<string, TableShape>> = {
  Table_RPG: { top: TABLE_TOP, ...TABLE_REACH },
  Table_Custom: { top: TABLE_TOP, x: 44, z: 26 },
  Table_Custom_Square: { top: TABLE_TOP, x: 25, z: 25 },
  Table_Square: { top: TABLE_TOP, x: 14.5, z: 14.5 },
  Table_Hexagon: { top: TABLE_TOP, x: 12, z: 10 },
  Table_Octagon: { top: TABLE_TOP, x: 14, z: 14 },
  Table_Circular: { top: 1.25, x: 19, z: 19 },
  Table_Glass: { top: TABLE_TOP, x: 20, z: 20 },
  Table_Poker: { top: TABLE_TOP, x: 32, z: 13 },
};
