export const CELL_NAME = "row {row}, column {column}";
/** Where a neighbouring cell is, seen from YOU: the words for its row and its column. */
export const SIDES = {
  above: "above",
  below: "below",
  left: "to the left",
  right: "to the right",
  aboveLeft: "to the upper left",
  aboveRight: "to the upper right",
  belowLeft: "to the lower left",
  belowRight: "to the lower right",
};
/** Where a neighbouring cell can be. */
export type Side = keyof typeof SIDES;
/** The same as a way to go. */
export const WAYS: Record<Side, string> = {
  above: "up",
  below: "down",
  left: "left",
  right: "right",
  aboveLeft: "up and left",
  aboveRight: "up and right",
  belowLeft: "down and left",
  belowRight: "down and right",
};
