/*
 * Every sentence about this game in English, by key, to be filled with values.
 * Cards come as their names (`7♥`), players as the code that shows the sentence names them.
 */

export * from "./board";
export * from "./game";
export * from "./lesson";
