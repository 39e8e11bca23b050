import type { EmulatedTable, PlayerVerbs } from "../../emulator";

/** The colour of somebody who only looks on. */
const ONLOOKER = "Grey";

/**
 * The people at the table, all of them played by whoever sits before the page.
 *
 * @noSelf
 */
export interface People {
  /** The person through whose eyes the page looks. */
  viewer: () => PlayerVerbs;
  /** Looks through the eyes of a colour. At an empty seat somebody new sits down first; fails if there is no such seat. */
  look: (colour: string) => void;
  /** Whoever sits at a colour goes; the host, who cannot, only stands up. */
  leave: (colour: string) => void;
}

/** The people at a table, looked at through the eyes of a colour that somebody sits at. */
export function createPeople(table: EmulatedTable, colour: string): People {
  let viewer = table.player(colour);
  let guests = 0;

  function find(wanted: string): PlayerVerbs | undefined {
    const sits = table.world.people.some((person) => person.connected && person.color === wanted);
    return sits ? table.player(wanted) : undefined;
  }

  function look(wanted: string): void {
    const known = find(wanted);
    if (known === undefined) guests++;
    viewer = known ?? table.joins(`Guest ${guests}`, wanted === ONLOOKER ? undefined : wanted);
  }

  return {
    viewer: () => viewer,
    look,
    leave: (leaving) => {
      const person = table.player(leaving);
      if (person.person.host) person.stands();
      else person.leaves();
      if (person.person === viewer.person && !person.person.connected) look(ONLOOKER);
    },
  };
}
