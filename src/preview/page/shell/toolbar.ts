import type { CameraView, TableView } from "../../protocol";
import type { ShellActions } from "./actions";
import { element, iconButton, type ScreenPoint } from "./element";
import { icon, type IconName } from "./icons";
import { createSeats } from "./seats";
import { remember, remembered } from "./memory";
import { createSpeedControl, type SpeedControl } from "./speed";
import { WORDS } from "./words";

/** What the toolbar's buttons do. */
export interface ToolbarActions extends Pick<
  ShellActions,
  "look" | "leave" | "setSpeed" | "view" | "showSnapPoints"
> {
  save: () => void;
  pickFile: () => void;
  /** Lists the games that can be played instead, at a place of the window. */
  listGames: (at: ScreenPoint) => void;
  /** Lists the moments to go back to, at a place of the window. */
  listRewinds: (at: ScreenPoint) => void;
  askToStartOver: () => void;
  toggleNotebook: () => void;
  openHelp: () => void;
}

export interface Toolbar {
  show: (viewer: string, table: TableView) => void;
  speed: SpeedControl;
}

const { toolbar: LABELS } = WORDS;
/** Under which the browser remembers whether the tools are unfolded. */
const UNFOLDED = "offsuit.tools-unfolded";

/** The bar along the upper edge. */
export function createToolbar(host: HTMLElement, actions: ToolbarActions): Toolbar {
  const bar = element("header", { class: "toolbar" });
  // A click leaves the focus where it is: the next press of the space bar is for the table, not for this button again.
  bar.addEventListener("mousedown", (event) => event.preventDefault());
  host.append(bar);

  const gameName = element("span", { class: "game-name" });
  const game = element(
    "button",
    { type: "button", class: "game-button", "aria-haspopup": "menu" },
    gameName,
    icon("collapse"),
  );
  game.addEventListener("click", () => actions.listGames(lowerLeft(game)));
  bar.append(element("h1", { class: "brand" }, WORDS.product), game);
  const seats = createSeats(bar, actions);
  const controls = element("div", { class: "toolbar-controls", id: "toolbar-controls" });
  const tools = toolsToggle(host, controls);
  bar.append(tools, iconButton("help", LABELS.help, actions.openHelp), controls);
  const speed = createSpeedControl(controls, actions);

  const { short } = LABELS;
  const rewind = wordButton("rewind", short.rewind, LABELS.rewind, () => {
    actions.listRewinds(lowerLeft(rewind));
  });
  rewind.setAttribute("aria-haspopup", "menu");
  const views = group(LABELS.views);
  views.hidden = true;
  controls.append(
    group(
      LABELS.table,
      wordButton("save", short.save, LABELS.save, actions.save),
      wordButton("load", short.load, LABELS.load, actions.pickFile),
      wordButton("record", short.record, LABELS.record, actions.pickFile),
      rewind,
      wordButton("newTable", short.newTable, LABELS.newTable, actions.askToStartOver),
    ),
    views,
    group(
      LABELS.seen,
      snapPointToggle(actions),
      wordButton("notebook", short.notebook, LABELS.notebook, actions.toggleNotebook),
    ),
  );

  let shownCameras = "";
  const showCameras = (cameras: readonly CameraView[]): void => {
    const next = JSON.stringify(cameras);
    if (next === shownCameras) return;
    shownCameras = next;
    views.hidden = cameras.length === 0;
    views.replaceChildren(
      element("span", { class: "segments-caption" }, icon("camera")),

      ...cameras.map((camera, index) => viewButton(index + 1, () => actions.view(camera))),
    );
  };
  return {
    speed,
    show: (viewer, table) => {
      const name = nameOf(table);
      gameName.textContent = name;
      game.title = LABELS.game(name);
      game.setAttribute("aria-label", game.title);
      seats.show(viewer, table.seats ?? []);
      showCameras(table.cameras ?? []);
    },
  };
}

/** The button that unfolds the tools below the bar; they stay as the viewer left them. */
function toolsToggle(host: HTMLElement, controls: HTMLElement): HTMLElement {
  const toggle = wordButton("tools", LABELS.short.tools, LABELS.tools, () => fold(!controls.hidden));
  toggle.setAttribute("aria-controls", controls.id);
  const fold = (folded: boolean): void => {
    controls.hidden = folded;
    host.classList.toggle("with-tools", !folded);
    toggle.setAttribute("aria-expanded", String(!folded));
    remember(UNFOLDED, folded ? "no" : "yes");
  };
  fold(remembered(UNFOLDED) !== "yes");
  return toggle;
}

/** What is on the table. Our own saves bear the name that comes before it anyway. */
function nameOf({ saveName }: TableView): string {
  const name = saveName.replace(`${WORDS.product}: `, "");
  return name === "" ? LABELS.short.game : name;
}

/** Where a menu hangs below a button. */
function lowerLeft(button: HTMLElement): ScreenPoint {
  const { left, bottom } = button.getBoundingClientRect();
  return { x: left, y: bottom };
}

function group(label: string, ...children: HTMLElement[]): HTMLElement {
  return element("div", { class: "segments", role: "group", "aria-label": label }, ...children);
}

/** A button whose word is written beside its picture where there is room. */
function wordButton(name: IconName, word: string, label: string, press: () => void): HTMLButtonElement {
  const made = iconButton(name, label, press);
  made.append(element("span", { class: "button-word" }, word));
  return made;
}

function viewButton(number: number, press: () => void): HTMLElement {
  const label = LABELS.view(number);
  const made = element("button", {
    type: "button",
    class: "number-button",
    "aria-label": label,
    title: label,
  });
  made.append(String(number));
  made.addEventListener("click", press);
  return made;
}

function snapPointToggle(actions: Pick<ShellActions, "showSnapPoints">): HTMLElement {
  let on = false;
  const toggle = iconButton("snapPoints", LABELS.snapPoints, () => {
    on = !on;
    toggle.setAttribute("aria-pressed", String(on));
    actions.showSnapPoints(on);
  });
  toggle.setAttribute("aria-pressed", "false");
  return toggle;
}
