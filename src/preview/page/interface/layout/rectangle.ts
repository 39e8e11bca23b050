/** A rectangle in its parent's pixels, from the parent's upper left corner, y downwards. */
export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}
