import type { Tally } from "../../kit/record/tally";
import { text, type english } from "./table-texts";
import { listed } from "../../kit/words/enumeration";
import type { SentenceName } from "../../kit/words/language";
import { fillCount, type Values } from "../../kit/words/words";
import type { TableRefusal } from "./refusals";
import type { ChoiceWords } from "../../kit/game/game-words";

/** The name of a sentence of the table. */
export type TableSentence = SentenceName<keyof typeof english.SENTENCES>;

let nameOfSeat: (this: void, colour: string) => string = (colour) => colourName(colour);

/** From now on sentences call a colour so: with whoever plays there. */
export function callSeatsBy(names: typeof nameOfSeat): void {
  nameOfSeat = names;
}

/** What sentences call a colour of the table; any other text stays as it is. */
export function seatCalled(colour: string): string {
  const names: Readonly<Record<string, string>> = text().COLOURS;
  return names[colour] === undefined ? colour : nameOfSeat(colour);
}

/** A sentence of the table with its values, in the form for their `count`; a colour among them is put in with whoever plays there. */
export function say(sentence: TableSentence, values: Values = {}): string {
  return fillCount(text().SENTENCES, sentence, values, seatCalled);
}

/** The same with bare colours: what is short, or outlives the people. */
export function sayColours(sentence: TableSentence, values: Values = {}): string {
  return fillCount(text().SENTENCES, sentence, values, colourName);
}

/** What a colour of the table is called; any other text stays as it is. */
export function colourName(colour: string): string {
  const names: Readonly<Record<string, string>> = text().COLOURS;
  return names[colour] ?? colour;
}

/** The sentence for a reason of the table to refuse something: its kind is the name of that. */
export function refusalSentence(reason: TableRefusal): string {
  return say(reason.kind, valuesOf(reason));
}

function valuesOf(reason: TableRefusal): Values {
  switch (reason.kind) {
    case "busy":
      return { what: say(reason.what) };
    case "notYourGame":
    case "handsFirst":
    case "notAccepted":
      return { players: listed(reason.players.map((colour) => seatCalled(colour))) };
    default:
      return { ...reason };
  }
}

/** A choice by its name, with that of its group if the name alone does not tell: where it is told and not listed. */
export function choiceName({ group, label, tab }: Pick<ChoiceWords, "group" | "label" | "tab">): string {
  return group === "" || tab === true ? label : say("inGroup", { group, label });
}

const MINUTE = 60;

/** Seconds as people read them, whole ones. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < MINUTE) return say("timeSeconds", { seconds: whole });
  const rest = whole % MINUTE;
  return say("timeMinutes", {
    minutes: (whole - rest) / MINUTE,
    seconds: rest < 10 ? `0${rest}` : `${rest}`,
  });
}

/** How many steps somebody has done, and whether that was a win. */
export interface Reached {
  done: number;
  won: boolean;
}

/** How far somebody came, in the game's words. */
export function reachedIn(tally: Pick<Tally, "reached">, { done, won }: Reached): string {
  const reached = tally.reached(done);
  return won ? say("rivalWon", { reached }) : reached;
}
