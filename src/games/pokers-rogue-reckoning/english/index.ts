/*
 * Every sentence about this game in English, by key, to be filled with values. A translation replaces this folder and
 * the names and texts of the abilities (abilities.ts). Cards come as their names (`Stun 7♥`).
 */

export * from "./cards";
export * from "./choices";
export * from "./combat";
export * from "./events";
export * from "./options";
export * from "./print";
export * from "./prompts";
export * from "./refusals";
