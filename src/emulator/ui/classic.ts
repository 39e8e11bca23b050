import { toRgba, type Rgba } from "../lua/color";
import { typeOf } from "../lua/host";
import type { Coordinates } from "../lua/vector";
import {
  controlFields,
  type Fields,
  object,
  type ParameterSettings,
  readName,
  readNumber,
  readParameters,
  type ReadField,
} from "./classic-parameters";
import { attributeText } from "./tree";
import { keystrokes } from "./typing";

/** @noSelf */
export interface ClassicSettings extends ParameterSettings {
  /** The object that carries the controls, which is the first argument of their handlers. */
  carrier: unknown;
  /** The entity `Global`: the owner of handlers where function_owner is not given. */
  global: unknown;
  /** Make what scripts get back from getButtons and getInputs. */
  vector(value: Coordinates): unknown;
  color(value: Rgba): unknown;
}

/** What buttons and inputs have in common. Fields are named as in createButton. */
interface ClassicControl {
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
  tooltip: string;
}

/** A button that is drawn and clicked. */
export interface ClassicButton extends ClassicControl {
  click_function: string;
  hover_color?: Rgba;
  press_color?: Rgba;
}

/** A text field. `value` is its text. */
export interface ClassicInput extends ClassicControl {
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
  /** Replaces the text of the input at this place key by key and leaves it. */
  type(index: number, playerColor: string, text: string): ClassicReaction;
}

function standardControl(settings: ClassicSettings): ClassicControl {
  return {
    function_owner: settings.global,
    label: "",
    position: { x: 0, y: 0, z: 0 },
    rotation: { x: 0, y: 0, z: 0 },
    scale: { x: 1, y: 1, z: 1 },
    width: 100,
    height: 100,
    font_size: 100,
    color: { r: 1, g: 1, b: 1, a: 1 },
    font_color: { r: 0, g: 0, b: 0, a: 1 },
    tooltip: "",
  };
}

/** A control as getButtons and getInputs show it. */
function rowOf(control: object, index: number, settings: ClassicSettings): object {
  const row: Fields = { index };
  for (const [name, value] of Object.entries(control as Fields)) {
    if (name === "position" || name === "rotation" || name === "scale")
      row[name] = settings.vector(value as Coordinates);
    else if (string.match(name, "color$")[0] !== undefined) row[name] = settings.color(value as Rgba);
    else row[name] = value;
  }
  return row;
}

/** The functions over one list of controls: buttons or inputs. */
interface ListFunctions {
  readonly create: (this: void, parameters: unknown) => boolean;
  readonly edit: (this: void, parameters: unknown) => boolean;
  readonly remove: (this: void, index: unknown) => boolean;
  readonly clear: (this: void) => boolean;
  readonly get: (this: void) => object[] | undefined;
}

/** What distinguishes buttons from inputs. */
interface Family<Control> {
  /** "Button" or "Input", as in the names of the functions. */
  readonly name: string;
  readonly fields: Record<string, ReadField>;
  /** The parameter that names the handler, without which there is no control. */
  readonly handler: string;
  readonly standard: (this: void, handler: string) => Control;
}

function listFunctions<Control extends object>(
  controls: Control[],
  family: Family<Control>,
  settings: ClassicSettings,
): ListFunctions {
  const { name, fields, handler } = family;
  const at = (index: unknown, caller: string): number | undefined => {
    if (typeOf(index) === "number" && controls[index as number] !== undefined) return index as number;
    object(settings, `${caller}: there is no ${string.lower(name)} with the index ${tostring(index)}`);
    return undefined;
  };
  return {
    create: (parameters) => {
      const given = readParameters(parameters, fields, `create${name}`, settings);
      if (given === undefined) return false;
      const called = given[handler];
      if (called === undefined) object(settings, `create${name}: ${handler} is missing`);
      controls.push(Object.assign(family.standard((called ?? "") as string), given));
      return true;
    },
    edit: (parameters) => {
      const given = readParameters(parameters, { ...fields, index: readNumber }, `edit${name}`, settings);
      const place = given === undefined ? undefined : at(given.index, `edit${name}`);
      const control = place === undefined ? undefined : controls[place];
      if (given === undefined || control === undefined) return false;
      delete given.index;
      Object.assign(control, given);
      return true;
    },
    remove: (index) => {
      const place = at(index, `remove${name}`);
      if (place === undefined) return false;
      controls.splice(place, 1);
      return true;
    },
    clear: () => {
      controls.splice(0, controls.length);
      return true;
    },
    get: () => {
      if (controls.length === 0) return undefined;
      return controls.map((control, index) => rowOf(control, index, settings));
    },
  };
}

function whyNot(control: ClassicControl | undefined, playerColor: string): string | undefined {
  if (control === undefined) return "there is no such control";
  if (playerColor === "Grey") return "spectators cannot use controls on objects";
  if (control.width === 0 || control.height === 0) return `"${control.label}" is only a label`;
  return undefined;
}

/** What an input's validation lets through, as a pattern for one character; 1 is everything. */
const VALIDATIONS: Record<number, string> = { 2: "[%d%-]", 3: "[%d%-%.]", 4: "%w", 5: "[%w_]", 6: "[%a' ]" };

/** The controls of one object, none at first. */
export function createClassicControls(settings: ClassicSettings): ClassicControls {
  const buttons: ClassicButton[] = [];
  const inputs: ClassicInput[] = [];
  const common = controlFields(settings);
  const ofButtons = listFunctions(
    buttons,
    {
      name: "Button",
      handler: "click_function",
      fields: { ...common, click_function: readName, hover_color: toRgba, press_color: toRgba },
      standard: (handler) => ({ ...standardControl(settings), click_function: handler }),
    },
    settings,
  );
  const ofInputs = listFunctions(
    inputs,
    {
      name: "Input",
      handler: "input_function",
      fields: {
        ...common,
        input_function: readName,
        alignment: readNumber,
        value: attributeText,
        validation: readNumber,
        tab: readNumber,
      },
      standard: (handler) => ({
        ...standardControl(settings),
        input_function: handler,
        alignment: 1,
        value: "",
        validation: 1,
        tab: 1,
      }),
    },
    settings,
  );
  return {
    buttons,
    inputs,
    functions: {
      createButton: ofButtons.create,
      editButton: ofButtons.edit,
      removeButton: ofButtons.remove,
      clearButtons: ofButtons.clear,
      getButtons: ofButtons.get,
      createInput: ofInputs.create,
      editInput: ofInputs.edit,
      removeInput: ofInputs.remove,
      clearInputs: ofInputs.clear,
      getInputs: ofInputs.get,
    },
    click: (index, playerColor, alternate) => {
      const button = buttons[index];
      const problem = whyNot(button, playerColor);
      if (button === undefined || problem !== undefined) return { kind: "refused", reason: problem ?? "" };
      const parameters = [settings.carrier, playerColor, alternate];
      return {
        kind: "calls",
        calls: [{ owner: button.function_owner, name: button.click_function, parameters }],
      };
    },
    type: (index, playerColor, text) => {
      const input = inputs[index];
      const problem = whyNot(input, playerColor);
      if (input === undefined || problem !== undefined) return { kind: "refused", reason: problem ?? "" };
      const { function_owner: owner, input_function: name } = input;
      const stages = keystrokes(text, VALIDATIONS[input.validation], 0);
      const calls = stages.map((stage) => ({
        owner,
        name,
        parameters: [settings.carrier, playerColor, stage, true],
      }));
      input.value = stages[stages.length - 1] ?? "";
      calls.push({ owner, name, parameters: [settings.carrier, playerColor, input.value, false] });
      return { kind: "calls", calls };
    },
  };
}
