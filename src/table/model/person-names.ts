import { PLAYER_COLOUR_NAMES, PLAYER_COLOURS } from "../../kit/game/player-colours";
import { listed } from "../../kit/words/enumeration";
import { colourName } from "../languages/sentences";
import { isSeated, nameOf } from "../../tts/players";

/**
 * What the people at the table are called, by their Steam ids: without what could be markup, and with the colour where another one
 * bears the name, or it is that of another colour.
 */
export function personNames(): Readonly<Record<string, string | undefined>> {
  const people = Player.getPlayers();
  const bearers: Record<string, number | undefined> = {};
  for (const person of people) bearers[nameOf(person)] = (bearers[nameOf(person)] ?? 0) + 1;
  const colours: Record<string, string | undefined> = {};
  for (const colour of PLAYER_COLOUR_NAMES) {
    colours[colour] = colour;
    colours[colourName(colour)] = colour;
  }
  const names: Record<string, string | undefined> = {};
  for (const person of people) {
    const { color, steam_id: id } = person;
    const name = nameOf(person);
    const isUnclear = (bearers[name] ?? 0) > 1 || (colours[name] ?? color) !== color;
    if (id !== undefined) names[id] = isUnclear ? `${name} (${colourName(color)})` : name;
  }
  return names;
}

/** What the person with a Steam id is called, if that person is at the table. */
export function personName(id: string): string | undefined {
  return personNames()[id];
}

/** A name, or an empty one if it would be taken for a colour. */
export function plainName(name: string): string {
  const colours: Readonly<Record<string, unknown>> = PLAYER_COLOURS;
  return colours[name] === undefined ? name : "";
}

/** A colour with the name of a person; alone where there is none, or one that would be taken for a colour. */
export function withName(colour: string, name: string): string {
  return plainName(name) === "" ? colourName(colour) : `${colourName(colour)} (${name})`;
}

/** The person at a colour by colour and name. */
export function personAs(colour: ColorLiteral): string {
  return withName(colour, isSeated(colour) ? nameOf(Player[colour]) : "");
}

/** The people at some colours, in a list. */
export function peopleAs(colours: readonly ColorLiteral[]): string {
  return listed(colours.map((colour) => personAs(colour)));
}
