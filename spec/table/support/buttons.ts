import type { EmulatedTable } from "../../../src/emulator";
import { TONES } from "../../../src/table/panel/layout";
import type { Tone } from "../../../src/table/panel/view";

/** A button of somebody's panel: its part of the panel, what is on it, and how it looks. */
export interface SeenButton {
  part: string;
  label: string;
  tone: Tone | undefined;
}

/** The buttons that somebody at this colour sees on a panel of ours, in the order of the panel. */
export function buttonsOf(table: EmulatedTable, colour: string): SeenButton[] {
  const { screen } = table.world;
  const buttons: SeenButton[] = [];
  for (const element of screen.seenBy({ color: colour, host: false, admin: false, team: "None" })) {
    const part = screen.attributeOf(element, "id")?.split(".")[2];
    if (element.tag !== "Button" || part === undefined) continue;
    const colors = screen.attributeOf(element, "colors");
    const tones = Object.keys(TONES) as Tone[]; // a record has these keys and no others
    const tone = tones.find((each) => TONES[each].colors === colors);
    buttons.push({ part, label: screen.textOf(element), tone });
  }
  return buttons;
}

/** What is on the buttons that look like the way on. */
export function greenOf(table: EmulatedTable, colour: string): string[] {
  return buttonsOf(table, colour)
    .filter(({ tone }) => tone === "go")
    .map(({ label }) => label);
}

/** The choices that somebody sees, as they are listed. */
export function choicesOn(table: EmulatedTable, colour: string): SeenButton[] {
  return buttonsOf(table, colour).filter(({ part }) => part.startsWith("choice"));
}
