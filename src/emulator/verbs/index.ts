import { noteAct, remembered } from "../acts";
import { changeColour, connect, seatedColours } from "../players";
import { type Sight, sightOf } from "../sight";
import type { Person, World } from "../world";
import { createActor, fail } from "./actor";
import { type AnsweringVerbs, answeringVerbs } from "./answering-verbs";
import { type CarryingVerbs, carryingVerbs } from "./carrying-verbs";
import { type HandlingVerbs, handlingVerbs } from "./handling-verbs";
import { type InterfaceVerbs, interfaceVerbs } from "./interface-verbs";
import { type MenuVerbs, menuVerbs } from "./menu-verbs";
import { type SeatVerbs, seatVerbs } from "./seat-verbs";

/**
 * What a person at the table does. A verb fails the test with a clear message if the person cannot do it: they do not
 * see the button, the piece is locked. It answers false if a script vetoed the action.
 *
 * @noSelf
 */
export interface PlayerVerbs
  extends AnsweringVerbs, CarryingVerbs, HandlingVerbs, InterfaceVerbs, MenuVerbs, SeatVerbs {
  readonly person: Person;
  color: () => string;
  /** Everything that reaches this person's screen. */
  sees: () => Sight;
}

/** The verbs of one person. They stay theirs through changes of seat and through rewinds. */
export function verbsFor(world: World, person: Person): PlayerVerbs {
  const actor = createActor(world, person);
  return {
    person,
    color: () => person.color,
    sees: () => sightOf(world, person),
    ...remembered(world, () => (person.color === "Grey" ? person.name : person.color), {
      ...answeringVerbs(actor),
      ...carryingVerbs(actor),
      ...handlingVerbs(actor),
      ...interfaceVerbs(actor),
      ...menuVerbs(actor),
      ...seatVerbs(actor),
    }),
  };
}

/** Lets somebody in, and seats them if a colour is given. */
export function join(world: World, name: string, color: string | undefined): PlayerVerbs {
  noteAct(world, name, "joins", color);
  const person = connect(world, name);
  if (color !== undefined && !changeColour(world, person, color))
    fail(`${name} cannot sit at ${color}; taken are ${seatedColours(world).join(", ")}`);
  return verbsFor(world, person);
}
