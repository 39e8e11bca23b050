import type { Translation } from "../../../../kit/language";
import type * as english from "../english/places";

export const CELL_NAME = "fila {row}, columna {column}";

export const SIDES: Translation<typeof english.SIDES> = {
  above: "de arriba",
  below: "de abajo",
  left: "de la izquierda",
  right: "de la derecha",
  aboveLeft: "de arriba a la izquierda",
  aboveRight: "de arriba a la derecha",
  belowLeft: "de abajo a la izquierda",
  belowRight: "de abajo a la derecha",
};

export const WAYS: Translation<typeof english.WAYS> = {
  above: "arriba",
  below: "abajo",
  left: "a la izquierda",
  right: "a la derecha",
  aboveLeft: "arriba a la izquierda",
  aboveRight: "arriba a la derecha",
  belowLeft: "abajo a la izquierda",
  belowRight: "abajo a la derecha",
};
