import { describe, untouchable } from "../actions";
import { announce } from "../events";
import { enter, vectorFor } from "../scripts";
import type { Actor, Target } from "./actor";

/**
 * Menu items and keys that scripts have added.
 *
 * @noSelf
 */
export interface MenuVerbs {
  /** Opens the menu of an object. */
  rightClicks: (target: Target) => { chooses: (label: string) => void };
  /** Opens the menu of the empty table. */
  rightClicksTable: () => { chooses: (label: string) => void };
  pressesHotkey: (label: string, hovered?: Target) => void;
  /** One of the ten scripting buttons (numeric keypad). */
  pressesScriptingButton: (index: number) => void;
}

/** Menu items and keys of scripts, as the acting person uses them. */
export function menuVerbs(actor: Actor): MenuVerbs {
  const { world, person, expect } = actor;
  return {
    rightClicks: (target) => ({ chooses: (label) => expect(chooseFromMenu(actor, target, label)) }),
    rightClicksTable: () => ({ chooses: (label) => expect(chooseFromMenu(actor, undefined, label)) }),
    pressesHotkey: (label, hovered) => expect(pressHotkey(actor, label, hovered)),
    pressesScriptingButton: (index) => {
      expect(undefined);
      announce(world, "onScriptingButtonDown", index, person.color);
      announce(world, "onScriptingButtonUp", index, person.color);
    },
  };
}

function chooseFromMenu(actor: Actor, target: Target | undefined, label: string): string | undefined {
  const { world, person } = actor;
  const piece = target === undefined ? undefined : actor.find(target);
  const obstacle = piece === undefined ? undefined : untouchable(world, person, piece);
  if (obstacle !== undefined) return obstacle;
  const menu = piece === undefined ? world.tableMenu : piece.menu;
  const item = menu.find((candidate) => candidate.label === label);
  if (item === undefined) {
    const labels = menu.map((candidate) => `"${candidate.label}"`).join(", ");
    return `the menu of ${piece === undefined ? "the table" : describe(piece)} has no "${label}", only: ${labels}`;
  }
  const position = vectorFor(world, piece?.position ?? person.pointer);
  enter(world, item.script, `the menu item "${label}"`, item.action, person.color, position, piece?.proxy);
  return undefined;
}

function pressHotkey(actor: Actor, label: string, hovered: Target | undefined): string | undefined {
  const { world, person } = actor;
  const hotkey = world.hotkeys.find((candidate) => candidate.label === label);
  if (hotkey === undefined) return `there is no hotkey "${label}"`;
  const piece = hovered === undefined ? undefined : actor.find(hovered);
  const pointer = vectorFor(world, piece?.position ?? person.pointer);
  const press = (isKeyUp: boolean): unknown =>
    enter(
      world,
      hotkey.script,
      `the hotkey "${label}"`,
      hotkey.action,
      person.color,
      piece?.proxy,
      pointer,
      isKeyUp,
    );
  press(false);
  if (hotkey.onKeyUp) press(true);
  return undefined;
}
