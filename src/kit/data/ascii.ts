/**
 * Text that holds nothing beyond ASCII: ids, JSON, what a program has written. Texts of people and translations are none.
 * Tabletop Simulator counts letters in UTF-16 units, other Luas in bytes, and its patterns see only the low byte of a
 * letter, so a lint rule lets letters be counted and patterns be used in such texts alone. The compiler takes every
 * string for one: writing this type is a promise.
 */
export type Ascii = string & Record<never, never>;
