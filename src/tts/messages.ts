import { text, type Fields } from "../kit/data/decode";
import { colourNamed, isPlaying, isSeated, personAt, personWith } from "./players";

/** Who asks for something. Spectators share a colour, so the Steam id tells them apart. */
export interface Asking {
  colour: ColorLiteral;
  /** The Steam id of the person. */
  person: string;
}

/** Decoders of who asks: at a colour where nobody sits, nobody does. */
export const ASKING: Fields<Asking> = {
  colour: (value) => {
    const colour = colourNamed(value);
    return colour !== undefined && (isSeated(colour) || !isPlaying(colour)) ? colour : undefined;
  },
  person: text,
};

/** What a message says about the person who asks. */
export function askingOf({ color, steam_id }: Player): Asking {
  return { colour: color, person: steam_id ?? "" };
}

/** The person who asks; undefined if that person has left. */
export function personAsking({ colour, person }: Asking): Player | undefined {
  return isPlaying(colour) ? personAt(colour) : personWith(person);
}

/** What ends or changes an object for good. It cannot be called by chance: its caller says which object is meant. */
export interface Order {
  /** The GUID of the object that is called. */
  receiver: string;
}

export const ORDER: Fields<Order> = { receiver: text };

/** Whether an order is meant for the object that bears this script. */
export function isForUs({ receiver }: Order): boolean {
  return receiver === owner.guid;
}
