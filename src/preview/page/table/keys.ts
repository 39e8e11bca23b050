import type { Command, Point } from "../../protocol";
import { TURN } from "../shell/menus";
import type { Gaze } from "./close-up";

/** How long typed digits wait for another one, in milliseconds. */
const DIGITS_WAIT = 700;

/** What the keys can act on. */
export interface KeyTargets {
  /** The object under the pointer, and the place on the table. */
  guid: () => string | undefined;
  ground: () => Point | undefined;
  isLocked: (guid: string) => boolean;
  send: (command: Command) => void;
  /** Alt is held or let go, with Shift or without: what is under the pointer is looked at closely. */
  gaze: (how: Gaze | undefined) => void;
  resetView: () => void;
}

/**
 * The game's keys: F turns over, R throws or shuffles, Q and E turn, L locks, Delete deletes, Ctrl+C and Ctrl+V copy and
 * paste, digits deal or show a face, the numeric keypad presses scripting buttons, Alt looks closely, Alt and Shift
 * under a card, Space brings the camera back, Tab pings. Keys that are typed into a field, and those with a meaning in the browser, are let alone.
 */
export function listenToKeys(targets: KeyTargets): void {
  let digits = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether Alt is held down. */
  let close = false;

  function typeDigit(digit: string): void {
    digits += digit;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const guid = targets.guid();
      const number = Number(digits);
      digits = "";
      if (guid !== undefined) targets.send({ kind: "number", guid, number });
    }, DIGITS_WAIT);
  }

  function press(event: KeyboardEvent): boolean {
    if (isAlt(event)) lookClosely(event.shiftKey);
    else if (event.key === "Shift" && close) lookClosely(true);
    else return pressOther(event);
    return true;
  }

  function lookClosely(under: boolean): void {
    close = true;
    targets.gaze(under ? "under" : "above");
  }

  function lookUp(): void {
    close = false;
    targets.gaze(undefined);
  }

  function pressOther(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey) return pressWithControl(event);
    if (event.code.startsWith("Numpad")) return pressKeypad(event);
    if (/^\d$/.test(event.key)) {
      typeDigit(event.key);
      return true;
    }
    return pressLetter(event);
  }

  function pressWithControl({ key }: KeyboardEvent): boolean {
    const [guid, ground] = [targets.guid(), targets.ground()];
    if (key === "c" && guid !== undefined) targets.send({ kind: "copy", guid });
    else if (key === "v" && ground !== undefined) targets.send({ kind: "paste", x: ground.x, z: ground.z });
    else return false;
    return true;
  }

  function pressKeypad({ code }: KeyboardEvent): boolean {
    const digit = /^Numpad(\d)$/.exec(code)?.[1];
    if (digit === undefined) return false;
    // The keypad's 0 is the tenth button.
    targets.send({ kind: "scriptingButton", index: digit === "0" ? 10 : Number(digit) });
    return true;
  }

  function pressLetter({ key }: KeyboardEvent): boolean {
    if (key === " ") {
      targets.resetView();
      return true;
    }
    const guid = targets.guid();
    const command = guid === undefined ? undefined : commandFor(key.toLowerCase(), guid, targets);
    if (command === undefined) return false;
    targets.send(command);
    return true;
  }

  addEventListener("keydown", (event) => {
    if (isTyping(event)) return;
    if (press(event)) event.preventDefault();
  });
  addEventListener("keyup", (event) => {
    if (isAlt(event)) lookUp();
    else if (event.key === "Shift" && close) lookClosely(false);
  });
  addEventListener("blur", lookUp);
}

/** Whether a key is Alt; some systems give it another name while Shift is held. */
function isAlt({ key, code }: KeyboardEvent): boolean {
  return key === "Alt" || code === "AltLeft";
}

function commandFor(key: string, guid: string, targets: KeyTargets): Command | undefined {
  switch (key) {
    case "f":
      return { kind: "flip", guid };
    case "r":
      return { kind: "roll", guid };
    case "q":
      return { kind: "rotate", guid, degrees: -TURN };
    case "e":
      return { kind: "rotate", guid, degrees: TURN };
    case "l":
      return { kind: "lock", guid, locked: !targets.isLocked(guid) };
    case "delete":
      return { kind: "delete", guid };
    default:
      return undefined;
  }
}

/** Whether a key goes to something that has a use for it: a field or a window takes all, a button what presses it. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest("input, textarea, select, dialog, [role=menu]") !== null) return true;
  return (key === " " || key === "Enter") && target.closest("button, a") !== null;
}
