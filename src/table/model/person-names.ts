import { PLAYER_COLOUR_NAMES, PLAYER_COLOURS } from "../../kit/player-colours";
import { listed } from "../../kit/enumeration";
import { colourName } from "../languages/sentences";
import { isSeated, personWith, nameOf } from "../../tts/players";

/**
 * What the person with a Steam id is called, if that person is at the table: without what could be markup, and with the colour where
 * another one bears the name, or it is that of another colour.
 */
export function personName(id: string): string | undefined {
  const person = personWith(id);
  if (person === undefined) return undefined;
  const name = nameOf(person);
  const isUnclear =
    PLAYER_COLOUR_NAMES.some(
      (colour) => colour !== person.color && (colour === name || colourName(colour) === name),
    ) || Player.getPlayers().some((other) => other.steam_id !== id && nameOf(other) === name);
  return isUnclear ? `${name} (${colourName(person.color)})` : name;
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
