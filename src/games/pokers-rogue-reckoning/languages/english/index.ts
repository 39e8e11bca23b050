/*
 * Every sentence about this game in English, by key, to be filled with values. Cards come as their names (`Stun 7♥`).
 */

export * from "./abilities";
export * from "./board";
export * from "./captions";
export * from "./cards";
export * from "./choices";
export * from "./combat";
export * from "./events";
export * from "./lesson";
export * from "./options";
export * from "./print";
export * from "./prompts";
export * from "./refusals";
