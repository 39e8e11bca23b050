import type { ObjectState } from "../../emulator/state";
import { immovable, untouchable } from "../../emulator/actions";
import { strikesOf } from "../../emulator/api/object/behaviours";
import { toRgba } from "../../emulator/lua/color";
import { toCoordinates } from "../../emulator/lua/vector";
import { facesOf } from "../../emulator/objects/dice";
import { seenPiece, viewerOf, type SeenObject } from "../../emulator/sight";
import type { ClassicButton, ClassicInput } from "../../emulator/ui/classic";
import type { Person, Piece, World } from "../../emulator/world";
import { isRecord } from "../../kit/data/data";
import type { ButtonView, Colour, Face, InputView, ObjectView, PictureView } from "../protocol";
import { linesIn, snapPointsIn } from "./drawings";
import { listed } from "./listed";

const WHITE: Colour = { r: 1, g: 1, b: 1 };

/** An object but for where it is and how it is turned. */
export type Looks = Omit<ObjectView, "position" | "rotation">;

/** How an object looks to a person; nothing if it is invisible to them. */
export function looksOf(world: World, piece: Piece, person: Person): Looks | undefined {
  const seen = seenPiece(world, piece, person);
  if (seen === undefined) return undefined;
  const { state, body } = piece;
  return {
    guid: piece.guid,
    name: state.Name,
    type: piece.type,
    scale: piece.scale,
    tint: colourOf(state.ColorDiffuse),
    size: body.size,
    rest: body.rest,
    shows: seen.shows,
    card: seen.card,
    count: piece.type === "Deck" ? (state.ContainedObjects ?? []).length : undefined,
    faces: listed(
      facesOf(piece).map(({ Value, Rotation }) => ({ value: tostring(Value), rotation: Rotation })),
    ),
    value: valueOf(piece),
    text: textOn(piece, seen),
    figure:
      piece.type === "rpgFigurine"
        ? { strikes: strikesOf(piece), fallen: state["RPGdead"] === true }
        : undefined,
    pictures: picturesOf(state, seen.card, seen.shows),
    material: numberIn(state, "MaterialIndex"),
    tooltip: tooltipOf(seen),
    movable: immovable(world, person, piece) === undefined,
    touchable: untouchable(world, person, piece) === undefined,
    locked: state.Locked === true,
    heldBy: piece.heldBy?.color,
    hand: piece.hand?.state.FogColor,
    owner: piece.type === "Hand" ? state.FogColor : undefined,
    highlight: highlightOf(piece),
    menu: listed(piece.menu.map(({ label }) => label)),
    lines: linesIn(state["AttachedVectorLines"]),
    snapPoints: snapPointsIn(state["AttachedSnapPoints"]),
    buttons: listed((piece.controls?.buttons ?? []).map((button, index) => buttonView(button, index))),
    inputs: listed((piece.controls?.inputs ?? []).map((input, index) => inputView(input, index))),
    interface: listed(piece.ui?.pictureFor(viewerOf(person)) ?? []),
  };
}

/** A colour as a save or a script holds it; white where there is none. */
function colourOf(value: unknown): Colour {
  return toRgba(value) ?? WHITE;
}

function numberIn(record: Record<string, unknown>, field: string): number | undefined {
  const value = record[field];
  return typeof value === "number" ? value : undefined;
}

/** What a counter shows, or how many pieces a stack holds. */
function valueOf({ type, state }: Piece): number | undefined {
  const counter = state["Counter"];
  if (type === "Counter") return isRecord(counter) ? (numberIn(counter, "value") ?? 0) : 0;
  return type === "Stack" ? (state.Number ?? 2) : undefined;
}

function textOn({ type, state }: Piece, { tooltip }: SeenObject): ObjectView["text"] {
  // A notecard's title and text are its name and description.
  if (type === "Notecard") return { text: `${tooltip.name}\n${tooltip.description}` };
  const text = state["Text"];
  if (type !== "3D Text" || !isRecord(text)) return undefined;
  const { Text = "", colorstate, fontSize } = text;
  return {
    text: tostring(Text),
    colour: colourOf(colorstate),
    fontSize: typeof fontSize === "number" ? fontSize : undefined,
  };
}

/** The face of a card, for somebody who may see it although it is face down. */
export function faceOf({ guid, state }: Piece, card: number): Face {
  return { guid, card, pictures: picturesOf(state, card, "face") };
}

/** The pictures of a custom object. The face of a card only while it is seen. */
function picturesOf(
  state: ObjectState,
  card: number | undefined,
  shows: ObjectView["shows"],
): PictureView | undefined {
  const image = state["CustomImage"];
  if (isRecord(image)) return { face: textIn(image, "ImageURL"), back: textIn(image, "ImageSecondaryURL") };
  const sheets = state.CustomDeck;
  if (sheets === undefined) return undefined;
  const [first] = Object.keys(sheets);
  const sheet = sheets[card === undefined ? (first ?? "") : tostring(Math.floor(card / 100))];
  if (!isRecord(sheet)) return undefined;
  return {
    face: shows === "face" ? textIn(sheet, "FaceURL") : undefined,
    back: textIn(sheet, "BackURL"),
    columns: numberIn(sheet, "NumWidth"),
    rows: numberIn(sheet, "NumHeight"),
  };
}

function textIn(record: Record<string, unknown>, field: string): string | undefined {
  const value = record[field];
  return typeof value === "string" && value !== "" ? value : undefined;
}

function tooltipOf({ tooltip }: SeenObject): ObjectView["tooltip"] {
  const { name, description, value } = tooltip;
  return name === "" && description === "" && value === "" ? undefined : tooltip;
}

function highlightOf({ highlights }: Piece): Colour | undefined {
  const last = highlights[highlights.length - 1];
  return last === undefined ? undefined : toRgba(last.color);
}

function buttonView(button: ClassicButton | ClassicInput, index: number): ButtonView {
  const { label, tooltip, position, rotation, scale, width, height, font_size, color, font_color } = button;
  return {
    index,
    label,
    tooltip,
    position: plain(position),
    rotation: plain(rotation),
    scale: plain(scale),
    width,
    height,
    fontSize: font_size,
    colour: color,
    fontColour: font_color,
  };
}

function inputView(input: ClassicInput, index: number): InputView {
  return { ...buttonView(input, index), value: input.value, alignment: input.alignment };
}

function plain(value: unknown): ButtonView["position"] {
  const { x, y, z } = toCoordinates(value) ?? { x: 0, y: 0, z: 0 };
  return { x, y, z };
}
