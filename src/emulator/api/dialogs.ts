import { personOf } from "../players";
import { currentScript } from "../scripts";
import type { Method } from "../strict";
import type { Dialog, PlayerReference, World } from "../world";
import { functionOf, optionalFunction, texts, words } from "./parameters";

/** Opens a dialog on somebody's screen; one that is open there is replaced. */
function show(world: World, reference: PlayerReference, dialog: Omit<Dialog, "script">): boolean {
  const person = personOf(world, reference);
  if (person === undefined) return false;
  person.dialog = { ...dialog, script: currentScript(world) };
  return true;
}

/** The dialogs' callbacks may take the place of the default that precedes them. */
function lastFunction(a: unknown, b: unknown, what: string): Dialog["callback"] {
  return typeof b === "function" ? optionalFunction(b, what) : optionalFunction(a, what);
}

/** The functions of a Player that open a dialog; a person answers it some time later, or never. */
export const DIALOG_FUNCTIONS: Readonly<Record<string, Method<PlayerReference>>> = {
  showInfoDialog: (world, reference, info) =>
    show(world, reference, {
      kind: "info",
      description: words(info, "showInfoDialog"),
      defaultText: "",
      options: [],
      callback: undefined,
    }),
  showConfirmDialog: (world, reference, info, callback) =>
    show(world, reference, {
      kind: "confirm",
      description: words(info, "showConfirmDialog"),
      defaultText: "",
      options: [],
      callback: functionOf(callback, "showConfirmDialog"),
    }),
  showInputDialog: (world, reference, description, usual, callback) =>
    show(world, reference, {
      kind: "input",
      description: typeof description === "function" ? "" : words(description ?? "", "showInputDialog"),
      defaultText: typeof usual === "string" ? usual : "",
      options: [],
      callback: lastFunction(usual, callback, "showInputDialog"),
    }),
  showMemoDialog: (world, reference, description, usual, callback) =>
    show(world, reference, {
      kind: "memo",
      description: words(description ?? "", "showMemoDialog"),
      defaultText: typeof usual === "string" ? usual : "",
      options: [],
      callback: lastFunction(usual, callback, "showMemoDialog"),
    }),
  showOptionsDialog: (world, reference, description, options, usual, callback) => {
    const offered = texts(options, "showOptionsDialog");
    const chosen = typeof usual === "number" ? offered[usual - 1] : usual;
    return show(world, reference, {
      kind: "options",
      description: words(description ?? "", "showOptionsDialog"),
      defaultText: typeof chosen === "string" ? chosen : (offered[0] ?? ""),
      options: offered,
      callback: lastFunction(usual, callback, "showOptionsDialog"),
    });
  },
  showColorDialog: (world, reference, usual, callback) =>
    show(world, reference, {
      kind: "color",
      description: "",
      defaultText: "",
      options: [],
      callback: lastFunction(usual, callback, "showColorDialog"),
    }),
};
