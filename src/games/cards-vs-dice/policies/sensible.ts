import { randomly } from "./random";

export const sensible = randomly;
