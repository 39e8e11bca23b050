import { same } from "../../kit/data/data";
import type { Command } from "../commands/commands";
import { TEXT_SIZES, type Settings } from "../model/settings";
import { barAt, chartParts, pagePlace } from "./chart";
import {
  AREAS,
  CHOICE_AREAS,
  choicesPlace,
  fieldPlace,
  CLOCK_COLOURS,
  GROUP_AREAS,
  FOOTER_WIDTH,
  groupsPlace,
  largestLetters,
  LETTERS,
  PANEL_PLACE,
  talePlaces,
  partId,
  partOf,
  scaled,
  TONES,
} from "./layout";
import { clickHandler, LAST_MARK } from "./markup";
import { installPanels } from "./panel-installation";
import { END_TEXTS, ROOM, type Entry, type Field, type View, type Tone } from "./view";

/** The attribute that a panel's state is kept in: it shifts tooltips, and the texts of panels have none. */
const STATE = "tooltipOffset";
/** After how many seconds what was sent can be read. */
const SETTLED = 2;
/** For how long a click on a button that has just changed its meaning counts as one on the old meaning, in seconds. */
const HASTE = 0.35;

/**
 * What a click means: a command; that the button stands for something else than the viewer saw; or nothing, where it only
 * changed the panel itself.
 */
export type Click = { kind: "command"; command: Command } | { kind: "changed" } | { kind: "nothing" };
const NOTHING: Click = { kind: "nothing" };

/**
 * The prompt panels of one board, one for each colour.
 * @noSelf
 */
export interface Panel {
  /** Puts the panels on the screens, if they are not there, then says so. All is sent again then. */
  install: (ready: () => void) => void;
  /** Whether the panels are no longer on the screens: any script may replace all that is there. */
  isMissing: () => boolean;
  /** Whether they are there as they were when they came, without what was sent since. */
  isStale: () => boolean;
  /** From now on nothing counts as sent. */
  forget: () => void;
  /** Shows a colour its view; only what differs from what it shows is sent. */
  show: (colour: string, view: View) => void;
  /** How large panels are from now on whose viewers have not chosen a size themselves. */
  beginAt: (size: Settings["textSize"]) => void;
  /** Shows a colour the clock; an empty text is none. */
  showClock: (colour: string, text: string, late: boolean) => void;
  /** What was typed into a panel means: a command, or nothing where that is no longer asked. */
  typed: (colour: string, id: string, text: string) => Command | undefined;
  /** What a click means; `value` is what the clicked button has handed over. */
  clicked: (colour: string, id: string, value: string) => Click;
  /** What pressing a key means that stands for a button of a colour's panel. */
  pressed: (colour: string, part: string) => Click;
  /** Folds a colour's panel up to its bar, or unfolds it. */
  fold: (colour: string) => void;
  isFolded: (colour: string) => boolean;
  /** Unfolds a panel and brings it back to where it was before its viewer dragged it away. */
  bringBack: (colour: string) => void;
}

/** What is on a button, or stood there last. */
interface Button {
  command: Command;
  /** Grows whenever the button comes to stand for something else; it is sent with the label, and comes with a click. */
  meaning: number;
  /** Since when it stands for this (`Time.time`). */
  since: number;
  /** Whether the button is there. */
  there: boolean;
  /** What was sent last of how it looks and where it is. */
  label: string;
  tone: Tone;
  area: Readonly<Record<string, string>> | undefined;
}

/** What one colour's panel shows. */
interface ShownParts {
  board: string;
  colour: string;
  attributes: Record<string, Record<string, string> | undefined>;
  buttons: Record<string, Button | undefined>;
  field: Field | undefined;
  barCommand: View["barCommand"];
  /** The size that its viewer has chosen, if one has. */
  size: Settings["textSize"] | undefined;
  folded: boolean;
  /** Grows whenever it is shown something new; it is sent along, to see later whether that is still there. */
  state: number;
  /** When that was (`Time.time`). */
  sentAt: number;
  /** Whether anything was sent since. */
  hasChanged: boolean;
}

/** A panel that has been sent nothing. */
function nothingShown(board: string, colour: string): ShownParts {
  return {
    board,
    colour,
    attributes: { panel: scaled("normal") },
    buttons: {},
    field: undefined,
    barCommand: undefined,
    size: undefined,
    folded: false,
    state: 0,
    sentAt: 0,
    hasChanged: false,
  };
}

/** The panels of the board with this GUID for these colours. */
export function createPanel(guid: string, colours: readonly string[]): Panel {
  const shown: Record<string, ShownParts> = {};
  let usualSize: Settings["textSize"] = "normal";
  /** Whether it could ever be read in a panel what was sent. */
  let wasRead = false;
  for (const colour of colours) shown[colour] = nothingShown(guid, colour);

  function show(colour: string, view: View): void {
    const panel = shown[colour];
    if (panel === undefined) return;
    write(panel, "status", view.status);
    write(panel, "prompt", view.prompt);
    writePage(panel, view);
    tell(panel, view);
    const size = scaled(panel.size ?? usualSize);
    send(panel, "panel", size);
    showEnd(panel, view.end, size);
    write(panel, "coach", view.coach);
    send(panel, "groups", groupsPlace(view));
    send(panel, "choices", choicesPlace(view));
    ask(panel, view);
    const groupPlaces = GROUP_AREAS[Math.min(view.groups.length, ROOM.groupsInRow)];
    for (let i = 0; i < ROOM.groups; i++)
      bind(panel, `group${i}`, view.groups[i], groupPlaces?.[i], LETTERS.least);
    const areas = CHOICE_AREAS[view.shape ?? "rows"];
    for (let i = 0; i < ROOM.choices; i++) bind(panel, `choice${i}`, view.choices[i], areas[i]);
    bind(panel, "news0", view.news);
    for (let i = 0; i < ROOM.footer; i++)
      bind(panel, `footer${i}`, view.footer[i], undefined, LETTERS.footer);
    if (panel.hasChanged || panel.attributes["turn"]?.["text"] !== view.turn) {
      panel.state++;
      panel.sentAt = Time.time;
      send(panel, "turn", { text: view.turn, [STATE]: `${panel.state}` });
    }
    panel.hasChanged = false;
  }

  function showClock(colour: string, text: string, late: boolean): void {
    const panel = shown[colour];
    const color = late ? CLOCK_COLOURS.late : CLOCK_COLOURS.calm;
    if (panel !== undefined) send(panel, "clock", { text, color });
  }

  function typed(colour: string, id: string, text: string): Command | undefined {
    const target = partOf(guid, id);
    if (target?.part !== "field" || target.colour !== colour) return undefined;
    const panel = shown[colour];
    // What somebody types is no longer what was sent.
    if (panel !== undefined) panel.attributes["field"] = undefined;
    return panel?.field?.command(text);
  }

  function clicked(colour: string, id: string, value: string): Click {
    const target = partOf(guid, id);
    const panel = target === undefined ? undefined : shown[target.colour];
    if (target === undefined || panel === undefined) return NOTHING;
    // A panel is only ever clicked by its own viewers; a click under another colour comes from somebody changing seat.
    if (target.colour !== colour && target.colour !== "Grey") return NOTHING;
    switch (target.part) {
      case "fold":
        fold(target.colour, !panel.folded);
        return NOTHING;
      case "smaller":
      case "larger": {
        const step = target.part === "larger" ? 1 : -1;
        const size = panel.size ?? usualSize;
        panel.size = TEXT_SIZES[TEXT_SIZES.indexOf(size) + step] ?? size;
        send(panel, "panel", scaled(panel.size));
        send(panel, "end", { ...panel.attributes["end"], ...scaled(panel.size) });
        return NOTHING;
      }
      default:
        return clickOn(panel, target.part, value);
    }
  }

  function pressed(colour: string, part: string): Click {
    const button = shown[colour]?.buttons[part];
    return button?.there === true ? meaningOf(button) : NOTHING;
  }

  function fold(colour: string, folded: boolean): void {
    const panel = shown[colour];
    if (panel === undefined) return;
    panel.folded = folded;
    sendFolded(panel);
  }

  return {
    install: (ready) => {
      installPanels(guid, colours, ready);
    },
    isMissing: () => !UI.getXml().includes(`${LAST_MARK}${guid}"`),
    isStale: () => {
      const reads = colours.map((colour) => isAsSent(shown[colour]));
      wasRead = wasRead || reads.includes(true);
      return wasRead && reads.includes(false);
    },
    forget: () => {
      for (const colour of colours) forgetSent(shown[colour]);
    },
    show,
    beginAt: (size) => {
      usualSize = size;
    },
    showClock,
    clicked,
    typed,
    pressed,
    fold: (colour) => {
      fold(colour, shown[colour]?.folded === false);
    },
    isFolded: (colour) => shown[colour]?.folded === true,
    bringBack: (colour) => {
      fold(colour, false);
      // Where a panel has been dragged to cannot be read, so this is sent whatever was sent last.
      UI.setAttributes(partId(guid, colour, "panel"), { offsetXY: PANEL_PLACE });
    },
  };
}

function sendFolded(panel: ShownParts): void {
  send(panel, "body", { active: panel.folded ? "false" : "true" });
}

/** Whether a panel shows what it was sent last, so far as that can be said. */
function isAsSent(panel: ShownParts | undefined): boolean | undefined {
  if (panel === undefined || panel.state === 0 || Time.time - panel.sentAt < SETTLED) return undefined;
  return tonumber(UI.getAttribute(partId(panel.board, panel.colour, "turn"), STATE) ?? "") === panel.state;
}

/** From now on nothing counts as sent to a panel; what no view tells is sent again. */
function forgetSent(panel: ShownParts | undefined): void {
  if (panel === undefined) return;
  const clock = panel.attributes["clock"];
  panel.attributes = {};
  // What a button stands for keeps its number: a late click on what was there before is known by that.
  for (const button of Object.values(panel.buttons)) if (button !== undefined) button.there = false;
  if (panel.folded) sendFolded(panel);
  if (clock !== undefined) send(panel, "clock", clock);
}

function write(panel: ShownParts, part: string, text: string): void {
  send(panel, part, { text });
}

/** A page, and the bars above it. */
function writePage(panel: ShownParts, { page, chart, barCommand }: View): void {
  write(panel, "page", page);
  const active = chart === undefined ? "false" : "true";
  if (panel.attributes["chart"]?.["active"] !== active) {
    send(panel, "chart", { active });
    send(panel, "page", { text: page, ...pagePlace(chart !== undefined) });
  }
  if (chart !== undefined)
    for (const { part, attributes } of chartParts(chart, clickHandler(panel.board)))
      send(panel, part, attributes);
  panel.barCommand = barCommand;
}

/** The card of the end; while there is none, nothing is sent of it but once that it is hidden. */
function showEnd(panel: ShownParts, end: View["end"], size: { scale: string }): void {
  if (end === undefined) {
    const isHidden = panel.attributes["end"]?.["active"] !== "true";
    send(panel, "end", { active: "false" });
    if (isHidden) return;
  } else {
    const { word, color } = end;
    send(panel, "end", { active: "true", ...size });
    for (const part of END_TEXTS)
      send(panel, part, part === "word" ? { text: word, color } : { text: end[part] });
  }
  const steps = end?.steps ?? [];
  // What closes it is always in the same place.
  const { count } = AREAS.steps;
  for (let i = 1; i <= count; i++) bind(panel, `step${count - i}`, steps[steps.length - i]);
}

/** What has happened, and what somebody is told, is below the choices. */
function tell(panel: ShownParts, view: View): void {
  const places = talePlaces(view);
  send(panel, "notes", { text: view.notes, ...places.notes });
  send(panel, "log", { text: view.log, ...places.log });
}

/** What somebody is asked, or a vote that is on, is in a strip of its own. */
function put(panel: ShownParts, { vote }: View): void {
  send(panel, "strip", { active: vote === undefined ? "false" : "true" });
  if (vote !== undefined) write(panel, "question", vote.text);
  bind(panel, "answer0", vote?.yes);
  bind(panel, "answer1", vote?.no);
}

function ask(panel: ShownParts, view: View): void {
  const { field } = view;
  put(panel, view);
  panel.field = field;
  if (field === undefined) {
    send(panel, "field", { active: "false" });
    return;
  }
  const { placeholder, text } = field;
  send(panel, "field", { active: "true", placeholder, text, ...fieldPlace(view) });
}

/** What a click on a bar or a button means; `value` is what that has handed over. */
function clickOn({ buttons, barCommand }: ShownParts, part: string, value: string): Click {
  const bar = barAt(part);
  if (bar !== undefined && barCommand !== undefined) return { kind: "command", command: barCommand(bar) };
  const button = buttons[part];
  if (button === undefined) return NOTHING;
  return tonumber(value) === button.meaning ? meaningOf(button) : { kind: "changed" };
}

/** What a click on a button means that shows this: one that has just come may have been meant for what was there before. */
function meaningOf({ command, since, there }: Button): Click {
  return there && Time.time - since >= HASTE ? { kind: "command", command } : { kind: "changed" };
}

/** How wide a place is, in pixels; one in the footer is where the markup has it. */
function widthOf(area: Readonly<Record<string, string>> | undefined): number {
  return tonumber(area?.["width"] ?? "") ?? FOOTER_WIDTH;
}

/** Shows a button, or hides it; on a narrow one no word breaks whose letters may be as small as `least`. */
function bind(
  panel: ShownParts,
  part: string,
  entry: Entry | undefined,
  area?: Readonly<Record<string, string>>,
  least?: number,
): void {
  const last = panel.buttons[part];
  if (entry === undefined) {
    // What a save has brought may show anything: it is hidden once in any case.
    if (last?.there === true) last.there = false;
    else if (panel.attributes[part] !== undefined) return;
    send(panel, part, { active: "false" });
    return;
  }
  const { command, label, tone } = entry;
  const isSame = last !== undefined && same(last.command, command);
  const isShown = isSame && last.there && last.label === label && last.tone === tone && last.area === area;
  if (isShown) return;
  const [meaning, since] = isSame ? [last.meaning, last.since] : [(last?.meaning ?? 0) + 1, Time.time];
  panel.buttons[part] = { command, meaning, since, there: true, label, tone, area };
  const { colors, textColor } = TONES[tone];
  const onClick = clickHandler(panel.board, meaning);
  // A changed button loses the colours that are not sent along.
  const attributes: Record<string, string> = {
    active: "true",
    text: label,
    colors,
    textColor,
    onClick,
    ...area,
  };
  if (least !== undefined) attributes["resizeTextMaxSize"] = `${largestLetters(label, widthOf(area), least)}`;
  send(panel, part, attributes);
}

/** Sends attributes that differ from the ones sent last. */
function send(panel: ShownParts, part: string, attributes: Record<string, string>): void {
  const last = panel.attributes[part];
  let differs = last === undefined;
  for (const name of Object.keys(attributes)) if (last?.[name] !== attributes[name]) differs = true;
  if (!differs) return;
  panel.attributes[part] = attributes;
  panel.hasChanged = true;
  UI.setAttributes(partId(panel.board, panel.colour, part), attributes);
}
