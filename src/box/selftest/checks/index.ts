import type { Check } from "../check";
import { DECKS } from "./decks";
import { DICE } from "./dice";
import { DRAWING } from "./drawing";
import { HANDS } from "./hands";
import { INTERFACE } from "./interface";
import { JSON_TEXT } from "./json";
import { LANGUAGE } from "./language";
import { MOVEMENT } from "./movement";
import { SCRIPTS } from "./scripts";
import { SIZES } from "./sizes";
import { SPAWNING } from "./spawning";
import { TABLE } from "./table";
import { TIME } from "./time";

/** All checks of the self-test, in the order in which they are made. */
export const CHECKS: readonly Check[] = LANGUAGE.concat(
  JSON_TEXT,
  TIME,
  SCRIPTS,
  SPAWNING,
  MOVEMENT,
  DECKS,
  DICE,
  SIZES,
  HANDS,
  INTERFACE,
  DRAWING,
  TABLE,
);
