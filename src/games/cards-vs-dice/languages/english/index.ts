/*
 * Every sentence about this game in English, by key, to be filled with values.
 * Cards come as their names (`7 of hearts`), targets and dice by the names below.
 */

export * from "./board";
export * from "./game";
export * from "./lesson";
