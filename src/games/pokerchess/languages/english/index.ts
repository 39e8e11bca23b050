/*
 * Every sentence about this game in English, by key, to be filled with values. Cards come as their names (`7♥`), players
 * as the code that shows the sentence names them, squares as they are (`e4`).
 */

export * from "./board";
export * from "./captions";
export * from "./choices";
export * from "./events";
export * from "./lesson";
export * from "./names";
export * from "./options";
export * from "./prompts";
export * from "./refusals";
