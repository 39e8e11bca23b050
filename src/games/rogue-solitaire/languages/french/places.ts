import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CELL_NAME = "ligne {row}, colonne {column}";

export const SIDES: Translation<typeof english.SIDES> = {
  above: "au-dessus",
  below: "en dessous",
  left: "à gauche",
  right: "à droite",
  aboveLeft: "en haut à gauche",
  aboveRight: "en haut à droite",
  belowLeft: "en bas à gauche",
  belowRight: "en bas à droite",
};

export const WAYS: Translation<typeof english.WAYS> = {
  above: "vers le haut",
  below: "vers le bas",
  left: "à gauche",
  right: "à droite",
  aboveLeft: "en haut à gauche",
  aboveRight: "en haut à droite",
  belowLeft: "en bas à gauche",
  belowRight: "en bas à droite",
};
