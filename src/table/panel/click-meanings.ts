import { same } from "../../kit/data";
import type { Command } from "../commands/commands";
import type { Tone } from "./view";

/** For how long a click on a button that has just changed its meaning counts as one on the old meaning, in seconds. */
const HASTE = 0.35;

/**
 * What a click means: a command; that the button stands for something else than the viewer saw; or nothing, where it only
 * changed the panel itself.
 */
export type Click = { kind: "command"; command: Command } | { kind: "changed" } | { kind: "nothing" };

/** What is on a button, or stood there last. */
export interface Button {
  command: Command;
  /** Grows whenever the button comes to stand for something else; it is sent with the label, and comes with a click. */
  meaning: number;
  /** Since when it stands for this (`Time.time`). */
  since: number;
  /** Whether the button is there. */
  there: boolean;
  /** What was sent last of how it looks and where it is. */
  label: string;
  tone: Tone;
  area: Readonly<Record<string, string>> | undefined;
}

/** Notes what a click on a part does from now on, and how the part looks; where it did the same before, it has the same meaning. */
export function noteMeaning(
  buttons: Record<string, Button | undefined>,
  part: string,
  { command, label = "", tone = "plain", area }: Pick<Button, "command"> & Partial<Button>,
): Button {
  const last = buttons[part];
  const isSame = last !== undefined && same(last.command, command);
  const [meaning, since] = isSame ? [last.meaning, last.since] : [(last?.meaning ?? 0) + 1, Time.time];
  const button: Button = { command, meaning, since, there: true, label, tone, area };
  buttons[part] = button;
  return button;
}

/** What a click on a button means that shows this: one that has just come may have been meant for what was there before. */
export function meaningOf({ command, since, there }: Button): Click {
  return there && Time.time - since >= HASTE ? { kind: "command", command } : { kind: "changed" };
}
