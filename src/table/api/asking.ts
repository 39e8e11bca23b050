import { text, type Fields } from "../../kit/decode";
import { colourNamed, isPlaying, isSeated, personAt, personWith } from "../tts/seats";

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

/** What a message says of the person who asks. */
export function askingOf({ color, steam_id }: Player): Asking {
  return { colour: color, person: steam_id ?? "" };
}

/** The person who asks; undefined if that person has left. */
export function personAsking({ colour, person }: Asking): Player | undefined {
  return isPlaying(colour) ? personAt(colour) : personWith(person);
}
