import { upsideDown } from "./geometry";
import { isThere, isZone } from "./objects/pieces";
import { contains } from "./zones";
import { valueUp } from "./objects/dice";
import { areTeamMates, isAdmin, seated } from "./players";
import type { Viewer } from "./ui/interface";
import type { HeardLine, Person, Piece, World } from "./world";

/**
 * What reaches one person's screen. Everything that a seat must not know is checked against this: an object, its face,
 * its name in a tooltip, a label, a panel, a line of chat.
 */
export interface Sight {
  objects: SeenObject[];
  /** Texts on the table and on objects: buttons, 3D texts, the objects' own UI. */
  labels: SeenLabel[];
  /** Elements of the screen's UI, in the order of the document. */
  panels: SeenPanel[];
  /** Chat, broadcasts, errors and logs on this screen, oldest first. */
  lines: HeardLine[];
  dialog: string | undefined;
  notes: string;
  notebook: { title: string; body: string }[];
}

export interface SeenObject {
  guid: string;
  name: string;
  type: string;
  /** `face`: what it is can be seen; `back`: only its back, or a question mark. */
  shows: "face" | "back";
  /** The number of the card whose face is visible; nothing for anything else. */
  card: number | undefined;
  /** What hovering over it would show; empty where the game suppresses it. */
  tooltip: { name: string; description: string; value: string };
  /** The GM notes, which only the game master sees. */
  gmNotes: string;
  position: { x: number; y: number; z: number };
}

export interface SeenLabel {
  guid: string;
  kind: "button" | "input" | "text" | "element";
  text: string;
  tooltip: string;
}

export interface SeenPanel {
  id: string | undefined;
  tag: string;
  text: string;
  tooltip: string;
}

/** What a person sees; a colour stands for anyone who looks from that seat, "Grey" for a spectator. */
export function sightOf(world: World, person: Person): Sight {
  const viewer = viewerOf(person);
  const objects: SeenObject[] = [];
  const labels: SeenLabel[] = [];
  for (const piece of world.pieces) {
    const seen = isZone(piece) ? undefined : seenPiece(world, piece, person);
    if (seen === undefined) continue;
    objects.push(seen);
    for (const label of labelsOn(piece, viewer)) labels.push(label);
  }
  const panels = world.screen.seenBy(viewer).map((element) => ({
    id: world.screen.attributeOf(element, "id"),
    tag: element.tag,
    text: world.screen.textOf(element),
    tooltip: world.screen.attributeOf(element, "tooltip") ?? "",
  }));
  return {
    objects: person.blindfolded ? [] : objects,
    labels: person.blindfolded ? [] : labels,
    panels,
    lines: person.heard,
    dialog: person.dialog?.description,
    notes: world.save.Note ?? "",
    notebook: Object.values(world.save.TabStates ?? {})
      .filter(({ color }) => isTabOpen(color, person))
      .map(({ title, body }) => ({ title, body })),
  };
}

/** What a person sees of one object; nothing of one that is invisible to them. Blindfolds are ignored. */
export function seenPiece(world: World, piece: Piece, person: Person): SeenObject | undefined {
  if (!isThere(piece)) return undefined;
  const secrecy = secrecyOf(world, piece, person);
  return secrecy === "invisible" ? undefined : seenObject(piece, secrecy, person);
}

/** The number of the card whose face a person sees on an object, as in `seenPiece`, without the rest. */
export function seenCard(world: World, piece: Piece, person: Person): number | undefined {
  if (!isThere(piece)) return undefined;
  const secrecy = secrecyOf(world, piece, person);
  return secrecy === "invisible" || showsBack(piece, secrecy) ? undefined : visibleCard(piece);
}

/** A notebook tab with the colour of a seat is that seat's own. */
export function isTabOpen(color: string | undefined, person: Person): boolean {
  const owner = color ?? "Grey";
  return owner === "Grey" || owner === "" || owner === person.color || person.color === "Black";
}

/** Somebody as the UI's visibility rules see them. */
export function viewerOf(person: Person): Viewer {
  return { color: person.color, host: person.host, admin: isAdmin(person), team: person.team };
}

/** All the text that a person can read now, for tests that look for a secret. */
export function everyText(sight: Sight): string[] {
  const texts: string[] = [];
  for (const { tooltip, gmNotes } of sight.objects)
    texts.push(tooltip.name, tooltip.description, tooltip.value, gmNotes);
  for (const label of sight.labels) texts.push(label.text, label.tooltip);
  for (const panel of sight.panels) texts.push(panel.text, panel.tooltip);
  for (const line of sight.lines) texts.push(line.text);
  for (const tab of sight.notebook) texts.push(tab.title, tab.body);
  texts.push(sight.notes, sight.dialog ?? "");
  return texts.filter((text) => text !== "");
}

/** How much of an object is kept from somebody. */
type Secrecy = "open" | "hidden" | "invisible";

/**
 * Hands and hiders show a back or a question mark, hidden zones and invisible hiders nothing. The game master (Black)
 * sees everything, and team mates see each other's secrets.
 */
function secrecyOf(world: World, piece: Piece, person: Person): Secrecy {
  if (person.color === "Black") return "open";
  if (isInvisibleTo(world, piece, person)) return "invisible";
  return isHiddenFrom(world, piece, person) ? "hidden" : "open";
}

function isInvisibleTo(world: World, piece: Piece, person: Person): boolean {
  if (piece.invisibleTo.includes(person.color) || hasHider(piece, person, true)) return true;
  for (const zone of world.pieces)
    if (
      zone.type === "Fog" &&
      isThere(zone) &&
      contains(zone, piece.position) &&
      isShutOut(world, zone, person)
    )
      return true;
  return false;
}

function isHiddenFrom(world: World, piece: Piece, person: Person): boolean {
  if (piece.hiddenFrom.includes(person.color) || hasHider(piece, person, false)) return true;
  const owner = piece.hand?.state.FogColor;
  return owner !== undefined && isHandShut(world, owner, person);
}

function hasHider(piece: Piece, person: Person, invisible: boolean): boolean {
  return piece.hiders.some(
    (hider) =>
      hider.invisible === invisible && (hider.players === undefined || hider.players.includes(person.color)),
  );
}

/**
 * Whether a hidden zone hides its contents from somebody: it shows them to its colour, or with reverse hiding to everybody else.
 */
function isShutOut(world: World, zone: Piece, person: Person): boolean {
  const owner = zone.state.FogColor ?? "";
  const belongs = person.color === owner || areTeamMates(world, person.color, owner);
  return zone.state["FogReverseHiding"] === true ? belongs : !belongs;
}

function isHandShut(world: World, owner: string, person: Person): boolean {
  const hiding = world.save.Hands?.Hiding ?? 1;
  const mine = person.color === owner || areTeamMates(world, person.color, owner);
  if (hiding === 2) return mine;
  return hiding === 3 ? false : !mine;
}

function seenObject(piece: Piece, secrecy: Secrecy, person: Person): SeenObject {
  const back = showsBack(piece, secrecy);
  const { x, y, z } = piece.position;
  return {
    guid: piece.guid,
    name: piece.state.Name,
    type: piece.type,
    shows: back ? "back" : "face",
    card: back ? undefined : visibleCard(piece),
    tooltip: tooltipOf(piece, secrecy, back),
    gmNotes: person.color === "Black" ? (piece.state.GMNotes ?? "") : "",
    position: { x, y, z },
  };
}

function showsBack(piece: Piece, secrecy: Secrecy): boolean {
  if (secrecy === "hidden") return true;
  const card = piece.type === "Card" || piece.type === "Deck";
  return upsideDown(piece.rotation) && (card || piece.state.HideWhenFaceDown === true);
}

/** What hovering shows: nothing hidden, and no name of a face-down card. */
function tooltipOf(piece: Piece, secrecy: Secrecy, back: boolean): SeenObject["tooltip"] {
  // A deck's name is its own; a card's would tell which card it is.
  const hushed = back && piece.type === "Card" && piece.state.HideWhenFaceDown !== false;
  if (secrecy === "hidden" || hushed || piece.state["Tooltip"] === false)
    return { name: "", description: "", value: "" };
  const { Nickname = "", Description = "" } = piece.state;
  return { name: Nickname, description: Description, value: tooltipValue(piece) };
}

function visibleCard(piece: Piece): number | undefined {
  if (piece.type === "Card") return piece.state.CardID;
  const ids = piece.state.DeckIDs;
  return piece.type === "Deck" && ids !== undefined ? ids[ids.length - 1] : undefined;
}

function tooltipValue(piece: Piece): string {
  const face = valueUp(piece);
  if (face !== undefined) return typeof face === "string" && face.startsWith("#") ? "" : tostring(face);
  const value = piece.state["Value"];
  return typeof value === "number" && value !== 0 ? tostring(value) : "";
}

function labelsOn(piece: Piece, viewer: Viewer): SeenLabel[] {
  const labels: SeenLabel[] = controlLabels(piece);
  const { guid, ui } = piece;
  if (piece.type === "3D Text") {
    const text = piece.state["Text"] as { Text?: string } | undefined;
    labels.push({ guid, kind: "text", text: text?.Text ?? "", tooltip: "" });
  }
  for (const element of ui?.seenBy(viewer) ?? []) {
    const text = ui?.textOf(element) ?? "";
    const tooltip = ui?.attributeOf(element, "tooltip") ?? "";
    if (text !== "" || tooltip !== "") labels.push({ guid, kind: "element", text, tooltip });
  }
  return labels;
}

/** The classic buttons and inputs: they belong to the object, everybody sees the same. */
function controlLabels(piece: Piece): SeenLabel[] {
  const { controls, guid } = piece;
  if (controls === undefined) return [];
  const labels: SeenLabel[] = [];
  for (const { label, tooltip } of controls.buttons)
    labels.push({ guid, kind: "button", text: label, tooltip });
  for (const { value, label, tooltip } of controls.inputs)
    labels.push({ guid, kind: "input", text: value === "" ? label : value, tooltip });
  return labels;
}

/** The person through whose eyes a colour looks: the person who sits there, else an onlooker of that colour. */
export function eyesOf(world: World, color: string): Person {
  const person = seated(world, color);
  if (person !== undefined) return person;
  return {
    id: 0,
    name: color,
    steamId: "",
    color,
    host: false,
    promoted: false,
    muted: false,
    team: "None",
    blindfolded: false,
    connected: true,
    proxy: undefined,
    pointer: { x: 0, y: 0, z: 0 },
    pointerRotation: 0,
    hovering: undefined,
    holding: [],
    selected: [],
    liftHeight: 0,
    dialog: undefined,
    heard: [],
    camera: { mode: "ThirdPerson", position: undefined, pitch: 0, yaw: 0, distance: 40 },
    clipboard: [],
  };
}
