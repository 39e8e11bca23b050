import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CELL_NAME = "Zeile {row}, Spalte {column}";

export const SIDES: Translation<typeof english.SIDES> = {
  above: "oben",
  below: "unten",
  left: "links",
  right: "rechts",
  aboveLeft: "links oben",
  aboveRight: "rechts oben",
  belowLeft: "links unten",
  belowRight: "rechts unten",
};

export const WAYS: Translation<typeof english.WAYS> = {
  above: "Nach oben",
  below: "Nach unten",
  left: "Nach links",
  right: "Nach rechts",
  aboveLeft: "Nach links oben",
  aboveRight: "Nach rechts oben",
  belowLeft: "Nach links unten",
  belowRight: "Nach rechts unten",
};
