import type { ElementView } from "../../protocol";
import { arrangement } from "../arrangement";
import { isTrue, takesClicks } from "./attributes";
import { layOut, type Box } from "./layout";
import { optionsOf, shownText } from "./layout/letters";
import { createMeasure } from "./measure";
import {
  createButton,
  createDropdown,
  createInputField,
  createProgressBar,
  createSlider,
  createToggle,
  createToggleButton,
} from "./screen/controls";
import { createDragging } from "./screen/dragging";
import "./screen/interface.css";
import { createLetters, showLetters } from "./screen/letters";
import { paintArea, place } from "./screen/look";
import { createOverTable } from "./screen/over-table";
import { createSheet, SHEET_SCREEN } from "./screen/sheet";
import { sendClicks, type Act, type Part } from "./screen/part";
import { createTooltips } from "./screen/tooltips";

/** The screen's interface as elements of the page. */
export interface Screen {
  /** Shows an interface. What is the same as before keeps its focus, half-typed text, scroll and place. */
  show(elements: readonly ElementView[]): void;
  /** The host has another size now. */
  resize(): void;
  dispose(): void;
}

/** An element on the screen with what it last showed. */
interface Mounted {
  part: Part;
  box: Box;
  /** The state of the box when it was last painted. */
  painted: string;
  children: Map<string, Mounted>;
}

/** The least screen that interfaces are made for: a lower one shows them smaller, one that is larger both ways larger. */
const LEAST = { width: 1280, height: 720 } as const;

/**
 * Shows the interface of the screen in `host`, which must be positioned, and hands what the viewer does to `act`. A pixel
 * of the interface is one of the page where that is 720 pixels high.
 */
export function createScreen(host: HTMLElement, act: Act): Screen {
  const screen = document.createElement("div");
  screen.className = "interface";
  screen.role = "region";
  screen.ariaLabel = "Interface of the game";
  const canvas = document.createElement("div");
  canvas.className = "interface-canvas";
  screen.append(canvas);
  host.append(screen);
  const measure = createMeasure();
  let scale = 1;
  const dragging = createDragging(screen, () => scale);
  const tooltips = createTooltips(screen);
  const sheet = createSheet(host, screen, canvas);
  const overTable = createOverTable(host);
  const roots = new Map<string, Mounted>();
  const middle = new Map<string, Mounted>();
  let shown: readonly ElementView[] = [];

  function mount(box: Box): Mounted {
    const { path } = box.element;
    const part = createPart(box, act);
    const mounted: Mounted = { part, box, painted: "", children: new Map() };
    const { root } = part;
    tooltips.attach(root, () => mounted.box.element);
    dragging.attach(
      root,
      () => arrangement() === "over" && isTrue(mounted.box.element, "allowDragging", false),
      () => isTrue(mounted.box.element, "returnToOriginalPositionWhenReleased", true),
    );
    root.dataset.path = path;
    return mounted;
  }

  function update(mounted: Mounted, box: Box, table: Box | undefined): void {
    mounted.box = box;
    const state = stateOf(box, table);
    if (state !== mounted.painted) {
      mounted.painted = state;
      const { root } = mounted.part;
      place(root, box);
      paintArea(root, box, table);
      root.classList.toggle("draggable", isTrue(box.element, "allowDragging", false));
      mounted.part.paint(box);
    }
    mounted.part.settle?.(box);
    const around = box.element.tag === "tablelayout" ? box : table;
    reconcile(mounted.part.root, mounted.children, box.children, around);
  }

  /** Makes the children of a place those of the boxes, moving none that stay. */
  function reconcile(
    place: HTMLElement,
    mounted: Map<string, Mounted>,
    boxes: readonly Box[],
    table: Box | undefined,
  ): void {
    const wanted = new Map(boxes.map((box) => [`${box.element.path} ${box.element.tag}`, box]));
    for (const [key, { part }] of mounted) {
      if (wanted.has(key)) continue;
      part.root.remove();
      mounted.delete(key);
    }
    let previous: Element | undefined;
    for (const [key, box] of wanted) {
      const child = mounted.get(key) ?? mount(box);
      mounted.set(key, child);
      const { root } = child.part;
      if (root.parentElement !== place) {
        if (previous !== undefined) previous.after(root);
        else if (mounted.size === 1) place.append(root);
        else place.insertBefore(root, firstMounted(place));
      }
      update(child, box, table);
      previous = root;
    }
  }

  /** Shows the windows of an ordinary screen in the sheet, and those in its middle, which nobody drags aside, over the table. */
  function renderSheet(): void {
    Object.assign(canvas.style, { width: `${SHEET_SCREEN.width}px`, height: `${SHEET_SCREEN.height}px` });
    const boxes = layOut(shown, SHEET_SCREEN, measure);
    const inMiddle = boxes.filter(({ element }) => isInMiddle(element));
    const inSheet = boxes.filter(({ element }) => !isInMiddle(element));
    reconcile(canvas, roots, inSheet, undefined);
    sheet.settle();
    reconcile(overTable.canvas, middle, inMiddle, undefined);
    overTable.settle(inMiddle);
  }

  function render(): void {
    tooltips.hide();
    if (arrangement() !== "over") {
      renderSheet();
      return;
    }
    sheet.leave();
    reconcile(overTable.canvas, middle, [], undefined);
    const { clientWidth: width, clientHeight: height } = host;
    scale = scaleFor(width, height);
    const size = { width: width / scale, height: height / scale };
    Object.assign(canvas.style, {
      width: `${size.width}px`,
      height: `${size.height}px`,
      transform: scale === 1 ? "" : `scale(${scale})`,
    });
    reconcile(canvas, roots, layOut(shown, size, measure), undefined);
    dragging.confine();
  }

  return {
    show: (elements) => {
      shown = elements;
      render();
    },
    resize: render,
    dispose: () => {
      dragging.dispose();
      screen.remove();
    },
  };
}

function isInMiddle(element: ElementView): boolean {
  return element.attributes.rectalignment === "MiddleCenter" && !isTrue(element, "allowDragging", false);
}

/** How large a pixel of the interface is on a screen of this many pixels. */
function scaleFor(width: number, height: number): number {
  if (height === 0) return 1;
  const high = height / LEAST.height;
  return high < 1 ? high : Math.max(1, Math.min(high, width / LEAST.width));
}

function firstMounted(place: HTMLElement): Element | null {
  return [...place.children].find((child) => child.classList.contains("interface-element")) ?? null;
}

/** All that a part shows of a box, as a text to compare. */
function stateOf(box: Box, table: Box | undefined): string {
  const { element } = box;
  const options = optionsOf(element).map(({ text }) => text);
  const { attributes, on } = element;
  const place = { ...box, element: undefined, children: undefined };
  return JSON.stringify([place, attributes, on, shownText(element), options, table?.element.attributes]);
}

function createPart(box: Box, act: Act): Part {
  const { tag, path } = box.element;
  switch (tag) {
    case "button":
      return createButton(path, act);
    case "togglebutton":
      return createToggleButton(path, act);
    case "toggle":
      return createToggle(path, act);
    case "inputfield":
      return createInputField(path, act, box);
    case "dropdown":
      return createDropdown(path, act);
    case "slider":
      return createSlider(path, act);
    case "progressbar":
      return createProgressBar();
    default:
      return createArea(path, act);
  }
}

/** A text, a panel, a picture, a layout: what is no control, but may still take clicks. */
function createArea(path: string, act: Act): Part {
  const root = document.createElement("div");
  root.className = "interface-element";
  let letters: HTMLElement | undefined;
  let current: Box | undefined;
  sendClicks(root, path, act, () => current !== undefined && takesClicks(current.element));
  root.addEventListener("keydown", (event) => {
    if (event.target === root && (event.key === "Enter" || event.key === " ")) root.click();
  });
  return {
    root,
    paint: (box) => {
      current = box;
      const { tag } = box.element;
      if (takesClicks(box.element)) {
        root.role = "button";
        root.tabIndex = 0;
      } else {
        root.removeAttribute("role");
        root.removeAttribute("tabindex");
      }
      root.classList.toggle("interface-scroll", tag.endsWith("scrollview"));
      root.style.overflowX = tag === "horizontalscrollview" ? "auto" : "";
      root.style.overflowY = tag === "verticalscrollview" ? "auto" : "";
      if (tag === "mask" || tag.endsWith("scrollview")) root.style.overflow ||= "hidden";
      if (tag !== "text") return;
      if (letters === undefined) {
        letters = createLetters();
        root.prepend(letters);
      }
      showLetters(letters, box, shownText(box.element));
    },
  };
}
