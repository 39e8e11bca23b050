import { overFrames } from "../frames";
import { choicesPlace, CLOCK_COLOURS, panelXml, partId, partOf, TONES } from "./layout";
import { ROOM, type Command, type Entry, type Field, type View } from "./view";

/** The sizes a player can choose with A− and A+. */
const SIZES = [0.75, 0.875, 1, 1.1, 1.2];
const FULL_SIZE = 2;
/** For how long a click on a button that has just changed its meaning counts as one on the old meaning, in seconds. */
const HASTE = 0.25;

/**
 * The prompt panels of one board, one for each colour.
 * @noSelf
 */
export interface Panel {
  /** Puts the panels on the screens, if the save did not bring them, then says so. */
  install: (ready: () => void) => void;
  /** Shows a colour its view; only what differs from what it shows is sent. */
  show: (colour: string, view: View) => void;
  /** Shows a colour the clock; an empty text is none. */
  showClock: (colour: string, text: string, late: boolean) => void;
  /** What was typed into a panel means: a command, or nothing where that is no longer asked. */
  typed: (colour: string, id: string, text: string) => Command | undefined;
  /** What a click means: a command, or nothing for one that only changed the panel itself. */
  clicked: (colour: string, id: string) => Command | undefined;
}

/** What one colour's panel shows. */
interface Shown {
  attributes: Record<string, Record<string, string> | undefined>;
  commands: Record<string, Command | undefined>;
  field: Field | undefined;
  changedAt: Record<string, number>;
  size: number;
  folded: boolean;
}

/** The panels of the board with this GUID for these colours. */
export function createPanel(guid: string, colours: readonly string[]): Panel {
  const shown: Record<string, Shown> = {};
  for (const colour of colours) {
    shown[colour] = {
      attributes: {},
      commands: {},
      field: undefined,
      changedAt: {},
      size: FULL_SIZE,
      folded: false,
    };
  }

  function install(ready: () => void): void {
    const xml = UI.getXml();
    const missing = colours.filter((colour) => !xml.includes(`id="${partId(guid, colour, "panel")}"`));
    if (missing.length === 0) {
      Wait.condition(ready, () => !UI.loading, 10, ready);
      return;
    }
    const parts = [xml];
    overFrames(() => {
      parts.push(panelXml(guid, missing[parts.length - 1] ?? ""));
      if (parts.length <= missing.length) return false;
      UI.setXml(parts.join("\n"));
      // The interface is rebuilt after this frame; attributes set earlier would be lost.
      Wait.frames(() => {
        Wait.condition(ready, () => !UI.loading, 10, ready);
      }, 2);
      return true;
    });
  }

  function show(colour: string, view: View): void {
    const panel = shown[colour];
    if (panel === undefined) return;
    write(colour, panel, "turn", view.turn);
    write(colour, panel, "status", view.status);
    write(colour, panel, "prompt", view.prompt);
    write(colour, panel, "notes", view.notes);
    write(colour, panel, "log", view.log);
    send(colour, panel, "choices", choicesPlace(view.groups.length));
    ask(colour, panel, view.field);
    for (let i = 0; i < ROOM.groups; i++) bind(colour, panel, `group${i}`, view.groups[i]);
    for (let i = 0; i < ROOM.choices; i++) bind(colour, panel, `choice${i}`, view.choices[i]);
    for (let i = 0; i < ROOM.footer; i++) bind(colour, panel, `footer${i}`, view.footer[i]);
  }

  function showClock(colour: string, text: string, late: boolean): void {
    const panel = shown[colour];
    const color = late ? CLOCK_COLOURS.late : CLOCK_COLOURS.calm;
    if (panel !== undefined) send(colour, panel, "clock", { text, color });
  }

  function ask(colour: string, panel: Shown, field: Field | undefined): void {
    panel.field = field;
    if (field === undefined) send(colour, panel, "field", { active: "false" });
    else send(colour, panel, "field", { active: "true", placeholder: field.placeholder, text: field.text });
  }

  function typed(colour: string, id: string, text: string): Command | undefined {
    const target = partOf(guid, id);
    if (target?.part !== "field" || target.colour !== colour) return undefined;
    const panel = shown[colour];
    // What somebody types is no longer what was sent.
    if (panel !== undefined) panel.attributes["field"] = undefined;
    return panel?.field?.command(text);
  }

  function clicked(colour: string, id: string): Command | undefined {
    const target = partOf(guid, id);
    const panel = target === undefined ? undefined : shown[target.colour];
    if (target === undefined || panel === undefined) return undefined;
    // A panel is only ever clicked by its own viewers; a click under another colour comes from somebody changing seat.
    if (target.colour !== colour && target.colour !== "Grey") return undefined;
    switch (target.part) {
      case "fold":
        panel.folded = !panel.folded;
        send(target.colour, panel, "body", { active: panel.folded ? "false" : "true" });
        return undefined;
      case "smaller":
      case "larger": {
        const step = target.part === "larger" ? 1 : -1;
        panel.size = Math.max(0, Math.min(SIZES.length - 1, panel.size + step));
        const scale = `${SIZES[panel.size] ?? 1}`;
        send(target.colour, panel, "panel", { scale: `${scale} ${scale} 1` });
        return undefined;
      }
      default:
        if (Time.time - (panel.changedAt[target.part] ?? -1) < HASTE) return undefined;
        return panel.commands[target.part];
    }
  }

  function write(colour: string, panel: Shown, part: string, text: string): void {
    send(colour, panel, part, { text });
  }

  function bind(colour: string, panel: Shown, part: string, entry: Entry | undefined): void {
    if (entry === undefined) {
      panel.commands[part] = undefined;
      send(colour, panel, part, { active: "false" });
      return;
    }
    panel.commands[part] = entry.command;
    const { colors, textColor } = TONES[entry.tone];
    // A changed button loses the colours that are not sent along.
    const changed = send(colour, panel, part, { active: "true", text: entry.label, colors, textColor });
    if (changed) panel.changedAt[part] = Time.time;
  }

  /** Sends attributes that differ from the ones sent last. Answers whether anything did. */
  function send(colour: string, panel: Shown, part: string, attributes: Record<string, string>): boolean {
    const last = panel.attributes[part];
    let differs = last === undefined;
    for (const name of Object.keys(attributes)) if (last?.[name] !== attributes[name]) differs = true;
    if (!differs) return false;
    panel.attributes[part] = attributes;
    UI.setAttributes(partId(guid, colour, part), attributes);
    return true;
  }

  return { install, show, showClock, clicked, typed };
}
