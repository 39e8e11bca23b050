import type { Rgba } from "../lua/color";
import type { Coordinates } from "../lua/vector";

/** @noSelf */
export interface ClassicSettings {
  /** The object that carries the controls, which is the first argument of their handlers. */
  carrier: unknown;
  /** The entity `Global`: the owner of handlers where function_owner is not given. */
  global: unknown;
  /** Whether a value is a game object or Global, and so can own handlers. */
  isOwner(value: unknown): boolean;
  /** Make what scripts get back from getButtons and getInputs. */
  vector(value: Coordinates): unknown;
  color(value: Rgba): unknown;
}

/** A button as it is drawn and clicked. Fields are named as in createButton. */
export interface ClassicButton {
  click_function: string;
  function_owner: unknown;
  label: string;
  position: Coordinates;
  rotation: Coordinates;
  scale: Coordinates;
  width: number;
  height: number;
  font_size: number;
  color: Rgba;
  font_color: Rgba;
  hover_color?: Rgba;
  press_color?: Rgba;
  tooltip: string;
}

/** A text field. `value` is what stands in it. */
export interface ClassicInput extends Omit<ClassicButton, "click_function" | "hover_color" | "press_color"> {
  input_function: string;
  alignment: number;
  value: string;
  validation: number;
  tab: number;
}

/** A handler that TTS would call now: the global `name` of `owner`'s script, looked up at this moment. */
export interface ClassicCall {
  owner: unknown;
  name: string;
  /** In order: carrier, player colour, alt_click; or carrier, player colour, value, selected. */
  parameters: unknown[];
}

export type ClassicReaction = { kind: "calls"; calls: ClassicCall[] } | { kind: "refused"; reason: string };

/**
 * The functions that scripts call on an object, without self. They raise on wrong or unknown parameters.
 *
 * @noSelf
 */
export interface ClassicFunctions {
  createButton(parameters: unknown): boolean;
  editButton(parameters: unknown): boolean;
  removeButton(index: unknown): boolean;
  clearButtons(): boolean;
  /** undefined (nil) when there are none. `index` counts from 0. */
  getButtons(): object[] | undefined;
  createInput(parameters: unknown): boolean;
  editInput(parameters: unknown): boolean;
  removeInput(index: unknown): boolean;
  clearInputs(): boolean;
  getInputs(): object[] | undefined;
}

/**
 * The buttons and inputs on one object.
 *
 * @noSelf
 */
export interface ClassicControls {
  readonly functions: ClassicFunctions;
  readonly buttons: readonly ClassicButton[];
  readonly inputs: readonly ClassicInput[];
  /** A click on the button at this place (from 0); `alternate` for any but the left button. */
  click(index: number, playerColor: string, alternate: boolean): ClassicReaction;
  /** Types a whole text into the input at this place key by key and leaves it. */
  type(index: number, playerColor: string, text: string): ClassicReaction;
}

export declare function createClassicControls(settings: ClassicSettings): ClassicControls;
