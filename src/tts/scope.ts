/**
 * What tasks and waits belong to: a turn of the table, a search, a beat of the clock. When it is over, so are they.
 * @noSelf
 */
export interface Scope {
  isOver: () => boolean;
  /** From now on nothing that belongs to it runs. */
  end: () => void;
}
