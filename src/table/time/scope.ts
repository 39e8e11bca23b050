/**
 * What tasks and waits belong to: a turn of the table, a search, a beat of the clock. When it is over, so are they.
 * @noSelf
 */
export interface Scope {
  isOver: () => boolean;
  /** From now on nothing that belongs to it runs. */
  end: () => void;
}

/** A scope that has just begun. */
export function openScope(): Scope {
  let over = false;
  return {
    isOver: () => over,
    end: () => {
      over = true;
    },
  };
}
