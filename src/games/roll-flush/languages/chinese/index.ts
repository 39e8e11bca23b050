export * from "./board";
export * from "./game";
export * from "./lesson";
