import type { ObjectState } from "../state";
import type { Piece } from "../world";
import { bodyOf, isContainerType } from "./catalogue";
import { without } from "./records";

/** The records of what a container holds, in the order of getObjects(). */
export function contentsOf(piece: Piece): readonly ObjectState[] {
  if (piece.type !== "Stack") return piece.state.ContainedObjects ?? [];
  const units: ObjectState[] = [];
  for (let i = 0; i < (piece.state.Number ?? 0); i++) units.push(unitOf(piece));
  return units;
}

/** How many things a container or stack holds; -1 for anything else. */
export function quantityOf(piece: Piece): number {
  switch (piece.type) {
    case "Deck":
    case "Bag":
      return piece.state.ContainedObjects?.length ?? 0;
    case "Stack":
      return piece.state.Number ?? 0;
    default:
      return -1;
  }
}

/** Replaces what a container holds; the ids of a deck follow its cards. */
export function setContents(piece: Piece, contents: ObjectState[]): void {
  if (piece.type === "Stack") piece.state.Number = contents.length;
  else piece.state.ContainedObjects = contents;
  if (piece.type === "Deck") {
    piece.state.DeckIDs = contents.map((card) => card.CardID ?? 0);
    let sheets: Record<string, unknown> | undefined;
    for (const card of contents) {
      if (card.CustomDeck === undefined) continue;
      sheets = { ...sheets, ...card.CustomDeck };
    }
    if (sheets !== undefined) piece.state.CustomDeck = { ...piece.state.CustomDeck, ...sheets };
  }
  piece.body = bodyOf(piece.state, piece.type);
}

const CHIP_VALUES: ReadonlySet<number> = new Set([10, 50, 100, 500, 1000]);

/** One unit of a stack as an object of its own. */
function unitOf(stack: Piece): ObjectState {
  const unit = without(stack.state, "Number", "ContainedObjects");
  const mesh = stack.state["MeshIndex"];
  if (stack.state.Name === "ChipStack" && typeof mesh === "number" && CHIP_VALUES.has(mesh))
    return { ...unit, Name: `Chip_${mesh}`, GUID: "" };
  if (stack.state.Name === "CheckerStack") return { ...unit, Name: "Checker_white", GUID: "" };
  return { ...unit, Name: string.gsub(stack.state.Name, "_Stack$", "")[0], GUID: "" };
}

/** The name of a stack of such units; nothing for objects that do not stack. */
export function stackOf(unit: ObjectState): ObjectState | undefined {
  const chip = string.match(unit.Name, "^Chip_(%d+)$")[0];
  if (chip !== undefined)
    return { ...unit, Name: "ChipStack", MeshIndex: tonumber(chip), MaterialIndex: -1, Number: 1 };
  if (string.match(unit.Name, "^Checker_%l+$")[0] !== undefined)
    return { ...unit, Name: "CheckerStack", Number: 1 };
  const image = unit["CustomImage"] as Record<string, { Stackable?: boolean } | undefined> | undefined;
  if (image?.["CustomTile"]?.Stackable === true || image?.["CustomToken"]?.Stackable === true)
    return { ...unit, Name: `${unit.Name}_Stack`, Number: 1 };
  return undefined;
}

/** The stack that a chip, checker or tile belongs in, for comparing; nothing for what does not stack. */
export function stackName(piece: Piece): string | undefined {
  const stack = piece.type === "Stack" ? piece.state : stackOf(piece.state);
  if (stack === undefined) return undefined;
  const mesh = stack["MeshIndex"];
  return `${stack.Name} ${typeof mesh === "number" ? mesh : ""}`;
}

/** Whether an object holds others. */
export function isContainer(piece: Piece): boolean {
  return isContainerType(piece.type);
}
