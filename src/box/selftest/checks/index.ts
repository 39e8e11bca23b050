import type { Check } from "../check";
import { CONTAINERS } from "./containers";
import { COSTS } from "./costs";
import { DECKS } from "./decks";
import { DICE } from "./dice";
import { DRAWING } from "./drawing";
import { EVENTS } from "./events";
import { FAULTS } from "./faults";
import { HANDS } from "./hands";
import { HIDING } from "./hiding";
import { INTERFACE } from "./interface";
import { JSON_TEXT } from "./json";
import { LANGUAGE } from "./language";
import { MOVEMENT } from "./movement";
import { SCRIPTS } from "./scripts";
import { SIZES } from "./sizes";
import { SPAWNING } from "./spawning";
import { TABLE } from "./table";
import { TIME } from "./time";
import { VERSIONS } from "./versions";

/** All checks of the self-test, in the order in which they are made. */
export const CHECKS: readonly Check[] = VERSIONS.concat(
  LANGUAGE,
  JSON_TEXT,
  TIME,
  FAULTS,
  SCRIPTS,
  EVENTS,
  SPAWNING,
  MOVEMENT,
  DECKS,
  CONTAINERS,
  DICE,
  SIZES,
  HANDS,
  HIDING,
  INTERFACE,
  DRAWING,
  TABLE,
  COSTS,
);
