import type { EmulatedTable, PlayerVerbs } from "../../emulator";

/** The colour of somebody who only looks on. */
const ONLOOKER = "Grey";

/**
 * The people at the table, all of them played by the person who sits before the page.
 *
 * @noSelf
 */
export interface People {
  /** The person through whose eyes the page looks. */
  viewer: () => PlayerVerbs;
  /** Looks through the eyes of a colour. At an empty seat somebody new sits down first; fails if there is no such seat. */
  look: (colour: string) => void;
  /** The person who sits at a colour goes; the host, who cannot, only stands up. */
  leave: (colour: string) => void;
}

/**
 * The people at a table, looked at through the eyes of a colour that somebody sits at. Each seat has a person of its own:
 * a person who has left it returns as the same person, because a game keeps a seat for its person.
 */
export function createPeople(table: EmulatedTable, colour: string): People {
  let viewer = table.player(colour);
  let guests = 0;
  /** Who left a colour last. */
  const left = new Map<string, PlayerVerbs>();

  function find(wanted: string): PlayerVerbs | undefined {
    const sits = table.world.people.some((person) => person.connected && person.color === wanted);
    return sits ? table.player(wanted) : undefined;
  }

  function arrive(wanted: string): PlayerVerbs {
    if (wanted === ONLOOKER) return table.joins(nextName());
    const before = left.get(wanted);
    if (before === undefined) return table.joins(nextName(), wanted);
    const { name } = before.person;
    const there = table.world.people.find((person) => person.connected && person.name === name);
    if (there === undefined) return table.joins(name, wanted);
    // The host never goes, but only stands up.
    if (there === before.person && there.color === ONLOOKER && before.sits(wanted)) return before;
    return table.joins(nextName(), wanted);
  }

  function nextName(): string {
    guests++;
    return `Guest ${guests}`;
  }

  function look(wanted: string): void {
    viewer = find(wanted) ?? arrive(wanted);
  }

  return {
    viewer: () => viewer,
    look,
    leave: (leaving) => {
      const person = table.player(leaving);
      if (leaving !== ONLOOKER) left.set(leaving, person);
      if (person.person.host) person.stands();
      else person.leaves();
      if (person.person === viewer.person && !person.person.connected) look(ONLOOKER);
    },
  };
}
