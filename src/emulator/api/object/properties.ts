import { framesIn, later, Phase } from "../../schedule";
import { raise } from "../../lua/fault";
import { writeJson } from "../../lua/json-writing";
import { facesOf, faceWith, scriptValue, showFace, valueUp } from "../../objects/dice";
import { quantityOf } from "../../objects/contents";
import { isThere } from "../../objects/pieces";
import { controlsOf, savedRecord, setState, stateId } from "../../objects/spawning";
import { shareTag, tagged } from "../../objects/tags";
import { currentScript, isTable, pointFrom, vectorFor } from "../../scripts";
import type { ObjectState, RotationValueState } from "../../state";
import type { Method } from "../../strict";
import type { Piece, World } from "../../world";
import { dataFrom } from "../../data";
import { lookAgain } from "../../zones";
import { colourFrom, flag, kindOf, list, number, pieceFrom, table, text, texts } from "../parameters";
import { contentRows } from "./contents";
import { behaviourValue, setBehaviourValue } from "./behaviours";
import { guidOf, setLocked } from "./variables";

type ObjectMethod = Method<Piece>;

/** Which record of the save describes a custom object, by what scripts call its parameters. */
const CUSTOM_FIELDS: readonly { name: string; path: readonly string[] }[] = [
  { name: "image", path: ["CustomImage", "ImageURL"] },
  { name: "image_secondary", path: ["CustomImage", "ImageSecondaryURL"] },
  { name: "image_bottom", path: ["CustomImage", "ImageSecondaryURL"] },
  { name: "mesh", path: ["CustomMesh", "MeshURL"] },
  { name: "diffuse", path: ["CustomMesh", "DiffuseURL"] },
  { name: "normal", path: ["CustomMesh", "NormalURL"] },
  { name: "collider", path: ["CustomMesh", "ColliderURL"] },
  { name: "convex", path: ["CustomMesh", "Convex"] },
  { name: "assetbundle", path: ["CustomAssetbundle", "AssetbundleURL"] },
  { name: "assetbundle_secondary", path: ["CustomAssetbundle", "AssetbundleSecondaryURL"] },
  { name: "thickness", path: ["CustomImage", "CustomTile", "Thickness"] },
  { name: "stackable", path: ["CustomImage", "CustomTile", "Stackable"] },
];

function fieldAt(state: ObjectState, path: readonly string[]): unknown {
  let value: unknown = state;
  for (const step of path) value = isTable(value) ? value.get(step) : undefined;
  return value;
}

function withField(
  record: Record<string, unknown>,
  path: readonly string[],
  value: unknown,
): Record<string, unknown> {
  const [first, ...rest] = path;
  if (first === undefined) return record;
  if (rest.length === 0) return { ...record, [first]: value };
  return {
    ...record,
    [first]: withField((record[first] as Record<string, unknown> | undefined) ?? {}, rest, value),
  };
}

/** The typical custom parameters of cards: kept under the first sheet. */
function customObject(piece: Piece): LuaTable<string, unknown> {
  const result = new LuaTable<string, unknown>();
  for (const { name, path } of CUSTOM_FIELDS) {
    const value = fieldAt(piece.state, path);
    if (value !== undefined) result.set(name, value);
  }
  for (const key of Object.keys(piece.state.CustomDeck ?? {})) {
    const sheet = piece.state.CustomDeck?.[key] as Record<string, unknown>;
    result.set("face", sheet["FaceURL"]);
    result.set("back", sheet["BackURL"]);
    result.set("width", sheet["NumWidth"]);
    result.set("height", sheet["NumHeight"]);
    result.set("unique_back", sheet["UniqueBack"]);
    result.set("back_is_hidden", sheet["BackIsHidden"]);
    break;
  }
  return result;
}

function setCustomObject(piece: Piece, parameters: LuaTable<string | number, unknown>): void {
  for (const { name, path } of CUSTOM_FIELDS) {
    const value = parameters.get(name);
    if (value === undefined || (name === "image_bottom" && parameters.has("image_secondary"))) continue;
    piece.state = withField(piece.state, path, value) as ObjectState;
  }
  if (!parameters.has("face")) return;
  const sheet = {
    FaceURL: parameters.get("face"),
    BackURL: parameters.get("back"),
    NumWidth: parameters.get("width") ?? 1,
    NumHeight: parameters.get("height") ?? 1,
    BackIsHidden: parameters.get("back_is_hidden") ?? true,
    UniqueBack: parameters.get("unique_back") ?? false,
    Type: parameters.get("type") ?? 0,
  };
  piece.state.CustomDeck = { "1": sheet };
  if (piece.type === "Card") piece.state.CardID = 100;
}

function setTags(world: World, piece: Piece, tags: string[]): boolean {
  piece.state.Tags = tags;
  lookAgain(world);
  return true;
}

function rotationValues(world: World, piece: Piece): object[] {
  return facesOf(piece).map((face) => ({
    value: scriptValue(face.Value),
    rotation: vectorFor(world, face.Rotation),
  }));
}

function setRotationValues(piece: Piece, values: unknown): boolean {
  const faces: RotationValueState[] = [];
  for (const item of list(values, "setRotationValues")) {
    const entry = table(item, "setRotationValues");
    const value = entry.get("value");
    const { x, y, z } = pointFrom(entry.get("rotation"), "setRotationValues");
    faces.push({ Value: typeof value === "number" ? value : text(value, "value"), Rotation: { x, y, z } });
  }
  piece.state.RotationValues = faces;
  return true;
}

function showValue(world: World, piece: Piece, value: unknown): boolean {
  if (typeof value !== "number" && typeof value !== "string")
    return raise(`setRotationValue: a value was expected, got ${kindOf(value)}`);
  if (faceWith(facesOf(piece), value) === undefined) return false;
  return showFace(world, piece, value);
}

function stateRows(piece: Piece): object[] {
  const rows: object[] = [];
  for (const key of Object.keys(piece.state.States ?? {})) {
    const state = piece.state.States?.[key];
    if (state === undefined) continue;
    rows.push({
      id: tonumber(key),
      guid: state.GUID ?? "",
      name: state.Name,
      nickname: state.Nickname ?? "",
      description: state.Description ?? "",
      gm_notes: state.GMNotes ?? "",
      memo: state.Memo,
      tags: state.Tags ?? [],
      lua_script: state.LuaScript ?? "",
      lua_script_state: state.LuaScriptState ?? "",
    });
  }
  return rows;
}

/** Names, notes, tags, values, states: what an object is, apart from where. */
export const PROPERTY_FUNCTIONS: Readonly<Record<string, ObjectMethod>> = {
  addTag: (world, piece, tag) => {
    const added = text(tag, "addTag");
    if (tagged(piece.state.Tags, added)) return true;
    return setTags(world, piece, [...(piece.state.Tags ?? []), added]);
  },
  getTags: (_world, piece) => [...(piece.state.Tags ?? [])],
  hasAnyTag: (_world, piece) => (piece.state.Tags ?? []).length > 0,
  hasMatchingTag: (world, piece, other) =>
    shareTag(piece.state.Tags, pieceFrom(world, other, "hasMatchingTag").state.Tags),
  hasTag: (_world, piece, tag) => tagged(piece.state.Tags, text(tag, "hasTag")),
  removeTag: (world, piece, tag) => {
    const removed = text(tag, "removeTag").toLowerCase();
    return setTags(
      world,
      piece,
      (piece.state.Tags ?? []).filter((own) => own.toLowerCase() !== removed),
    );
  },
  setTags: (world, piece, tags) => setTags(world, piece, texts(tags, "setTags")),

  getColorTint: (world, piece) => {
    const { r, g, b, a } = piece.state.ColorDiffuse ?? { r: 1, g: 1, b: 1 };
    return currentScript(world).color.create({ r, g, b, a: a ?? 1 });
  },
  getCustomObject: (_world, piece) => customObject(piece),
  getData: (world, piece) => dataFrom(savedRecord(world, piece)),
  getDescription: (_world, piece) => piece.state.Description ?? "",
  getFogOfWarReveal: (_world, piece) => {
    const set = piece.state["FogOfWarRevealer"] as
      { Active: boolean; Color: string; Range: number } | undefined;
    return { reveal: set?.Active ?? false, color: set?.Color ?? "All", range: set?.Range ?? 5 };
  },
  getGMNotes: (_world, piece) => piece.state.GMNotes ?? "",
  getGUID: (_world, piece) => guidOf(piece),
  // The game itself writes it, not the scripts' JSON, which loses letters.
  getJSON: (world, piece) => writeJson(savedRecord(world, piece)),
  getLock: (_world, piece) => piece.state.Locked === true,
  getName: (_world, piece) => piece.state.Nickname ?? "",
  getObjects: (_world, piece) => contentRows(piece),
  getQuantity: (_world, piece) => quantityOf(piece),
  getRotationValue: (_world, piece) => valueUp(piece),
  getRotationValues: rotationValues,
  getSelectingPlayers: (_world, piece) => piece.selectedBy.map((person) => person.color),
  getStateId: (_world, piece) => stateId(piece),
  getStates: (_world, piece) => stateRows(piece),
  getValue: (_world, piece) => (facesOf(piece).length > 0 ? valueUp(piece) : behaviourValue(piece)),
  getZones: (_world, piece) => piece.zones.filter((zone) => isThere(zone)).map((zone) => zone.proxy),
  isDestroyed: (_world, piece) => piece.destroyed || piece.gone,

  setColorTint: (_world, piece, colour) => {
    const { r, g, b, a } = colourFrom(colour, "setColorTint");
    piece.state.ColorDiffuse = a === 1 ? { r, g, b } : { r, g, b, a };
    return true;
  },
  setCustomObject: (_world, piece, parameters) => {
    setCustomObject(piece, table(parameters, "setCustomObject"));
    return true;
  },
  setDescription: (_world, piece, description) => {
    piece.state.Description = text(description, "setDescription");
    return true;
  },
  setFogOfWarReveal: (_world, piece, settings) => {
    const given = table(settings, "setFogOfWarReveal");
    piece.state["FogOfWarRevealer"] = {
      Active: flag(given.get("reveal")),
      Color: given.get("color") ?? "All",
      Range: given.get("range") ?? 5,
    };
    return true;
  },
  setGMNotes: (_world, piece, notes) => {
    piece.state.GMNotes = text(notes, "setGMNotes");
    return true;
  },
  setLock: (world, piece, lock) => {
    setLocked(world, piece, flag(lock));
    return true;
  },
  setName: (_world, piece, name) => {
    piece.state.Nickname = text(name, "setName");
    return true;
  },
  setRotationValue: showValue,
  setRotationValues: (_world, piece, values) => setRotationValues(piece, values),
  setState: (world, piece, id) => changeState(world, piece, number(id, "setState")),
  setValue: (world, piece, value) =>
    facesOf(piece).length > 0 ? showValue(world, piece, value) : setBehaviourValue(world, piece, value),
  shuffleStates: (world, piece) => {
    const [first] = Object.keys(piece.state.States ?? {});
    return first === undefined ? undefined : changeState(world, piece, tonumber(first) ?? 1);
  },

  highlightOn: (world, piece, colour, duration) => {
    const color = colourFrom(colour, "highlightOn");
    const highlight: Piece["highlights"][number] = { color, job: undefined };
    piece.highlights.push(highlight);
    if (duration !== undefined)
      highlight.job = later(
        world.schedule,
        framesIn(world.schedule, number(duration, "highlightOn")),
        Phase.End,
        () => {
          piece.highlights = piece.highlights.filter((other) => other !== highlight);
        },
      );
    return true;
  },
  highlightOff: (_world, piece) => {
    piece.highlights = [];
    return true;
  },

  createButton: (world, piece, parameters) => controlsOf(world, piece).functions.createButton(parameters),
  editButton: (world, piece, parameters) => controlsOf(world, piece).functions.editButton(parameters),
  removeButton: (world, piece, index) => controlsOf(world, piece).functions.removeButton(index),
  clearButtons: (world, piece) => controlsOf(world, piece).functions.clearButtons(),
  getButtons: (world, piece) => controlsOf(world, piece).functions.getButtons(),
  createInput: (world, piece, parameters) => controlsOf(world, piece).functions.createInput(parameters),
  editInput: (world, piece, parameters) => controlsOf(world, piece).functions.editInput(parameters),
  removeInput: (world, piece, index) => controlsOf(world, piece).functions.removeInput(index),
  clearInputs: (world, piece) => controlsOf(world, piece).functions.clearInputs(),
  getInputs: (world, piece) => controlsOf(world, piece).functions.getInputs(),

  setHiddenFrom: (_world, piece, players) => {
    piece.hiddenFrom = players === undefined ? [] : texts(players, "setHiddenFrom");
    return true;
  },
  setInvisibleTo: (_world, piece, players) => {
    piece.invisibleTo = players === undefined ? [] : texts(players, "setInvisibleTo");
    return true;
  },
  attachHider: (_world, piece, id, hidden, players) => attachHider(piece, id, hidden, players, false),
  attachInvisibleHider: (_world, piece, id, hidden, players) => attachHider(piece, id, hidden, players, true),
};

function attachHider(
  piece: Piece,
  id: unknown,
  hidden: unknown,
  players: unknown,
  invisible: boolean,
): boolean {
  const name = text(id, "attachHider");
  piece.hiders = piece.hiders.filter((hider) => hider.id !== name || hider.invisible !== invisible);
  if (hidden !== true) return true;
  const colours = players === undefined ? [] : texts(players, "attachHider");
  piece.hiders.push({ id: name, players: colours.length === 0 ? undefined : colours, invisible });
  return true;
}

function changeState(world: World, piece: Piece, id: number): object | undefined {
  if (stateId(piece) === id) return raise(`setState: the object is already in state ${id}`);
  const fresh = setState(world, piece, tostring(id));
  return fresh === undefined ? raise(`setState: the object has no state ${id}`) : fresh.proxy;
}
