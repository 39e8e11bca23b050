/*
 * Every sentence about this game in English, by key, to be filled with values. Cards come as their names (`7♥`), cells as
 * `row 3, column 1`.
 */

export * from "./board";
export * from "./choices";
export * from "./events";
export * from "./hints";
export * from "./lesson";
export * from "./options";
export * from "./places";
export * from "./prompts";
export * from "./refusals";
