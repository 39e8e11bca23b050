export * from "./help";
export * from "./sentences";
export * from "./settings";
