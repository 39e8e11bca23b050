import type { EmulatedTable, PlayerVerbs } from "../../emulator";
import { checkpointBefore } from "../../emulator/checkpoints";
import type { Command, ElementAddress, Face } from "../protocol";
import { faceOf } from "./object-view";
import type { People } from "./people";

/** What the viewer does with their hands and with the interfaces, by the person who does it. */
type Deed = Exclude<Command, { kind: "look" | "leave" | "rewind" | "peek" | "writePage" }>;

/**
 * Does what the viewer asks for, and answers what they alone have found out by it, if anything. Fails, with a sentence,
 * where a person at the table could not do it.
 */
export function carryOut(table: EmulatedTable, people: People, command: Command): Face | undefined {
  switch (command.kind) {
    case "peek":
      return peek(table, people.viewer(), command.guid);
    case "look":
      people.look(command.colour);
      break;
    case "leave":
      people.leave(command.colour);
      break;
    case "rewind": {
      const checkpoint = checkpointBefore(table.world, command.seconds);
      if (checkpoint !== undefined) table.rewindTo(checkpoint);
      break;
    }
    case "writePage":
      people.viewer().writesPage(command.title, command.text);
      break;
    default:
      act(people.viewer(), command);
  }
  return undefined;
}

/** The face that somebody sees who looks under an object. */
function peek({ world }: EmulatedTable, viewer: PlayerVerbs, guid: string): Face | undefined {
  const card = viewer.peeks(guid);
  const piece = world.pieces.find((each) => each.guid === guid);
  return card === undefined || piece === undefined ? undefined : faceOf(piece, card);
}

function act(viewer: PlayerVerbs, deed: Deed): void {
  switch (deed.kind) {
    case "click":
      viewer.clicks(element(deed.element), deed.button, deed.element.guid);
      break;
    case "type":
      viewer.typesInto(element(deed.element), deed.text, deed.element.guid);
      break;
    case "choose":
      viewer.picks(element(deed.element), deed.option, deed.element.guid);
      break;
    case "slide":
      viewer.slides(element(deed.element), deed.value, deed.element.guid);
      break;
    case "press":
      viewer.clicks({ kind: "control", index: deed.index }, deed.button, deed.guid);
      break;
    case "clickOn":
      viewer.clicksOn(deed.guid);
      break;
    case "enter":
      viewer.typesInto({ kind: "control", index: deed.index }, deed.text, deed.guid);
      break;
    case "menu":
      if (deed.guid === undefined) viewer.rightClicksTable().chooses(deed.label);
      else viewer.rightClicks(deed.guid).chooses(deed.label);
      break;
    case "hotkey":
      viewer.pressesHotkey(deed.label, deed.guid);
      break;
    case "scriptingButton":
      viewer.pressesScriptingButton(deed.index);
      break;
    case "say":
      viewer.says(deed.text);
      break;
    case "answer":
      viewer.answers(deed.text);
      break;
    case "cancel":
      viewer.cancels();
      break;
    default:
      handle(viewer, deed);
  }
}

function element({ path }: ElementAddress): { kind: "element"; path: string } {
  return { kind: "element", path };
}

/** What is done to objects with the mouse and keys. */
type Handling = Extract<
  Deed,
  {
    kind:
      | "hover"
      | "pickUp"
      | "draw"
      | "carry"
      | "drop"
      | "flip"
      | "roll"
      | "rotate"
      | "delete"
      | "lock"
      | "number"
      | "copy"
      | "paste"
      | "ping";
  }
>;

function handle(viewer: PlayerVerbs, handling: Handling): void {
  switch (handling.kind) {
    case "hover":
      viewer.hovers(handling.guid);
      break;
    case "pickUp":
      viewer.picksUp(handling.guid);
      break;
    case "draw":
      viewer.draws(handling.guid);
      break;
    case "carry":
      viewer.carries(handling.x, handling.z);
      break;
    case "drop":
      viewer.drops();
      break;
    case "flip":
      viewer.flips(handling.guid);
      break;
    case "roll":
      viewer.rolls(handling.guid);
      break;
    case "rotate":
      viewer.rotates(handling.guid, handling.degrees);
      break;
    case "delete":
      viewer.deletes(handling.guid);
      break;
    case "lock":
      viewer.locks(handling.guid, handling.locked);
      break;
    case "number":
      viewer.typesNumber(handling.guid, handling.number);
      break;
    case "copy":
      viewer.copies(handling.guid);
      break;
    case "paste":
      viewer.pastes(handling.x, handling.z);
      break;
    case "ping":
      viewer.pings(handling.x, handling.z);
      break;
  }
}
