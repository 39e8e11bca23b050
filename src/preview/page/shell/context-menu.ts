import { plainText } from "./bbcode";
import { element, placeNear, type ScreenPoint } from "./element";
import { formatted } from "./formatted";

/** A line of a menu. */
export interface MenuEntry {
  label: string;
  /** The key that does the same. */
  key?: string;
  choose: () => void;
}

/** A menu: its entries in groups, with a line between them. */
export interface Menu {
  title: string;
  groups: MenuEntry[][];
}

export interface ContextMenu {
  /** Opens a menu at a place of the window; whichever was open before closes. */
  open: (at: ScreenPoint, menu: Menu) => void;
  close: () => void;
}

/** The one menu that can be open at a time. Arrows, Home, End and letters walk through it, Enter chooses, Esc closes. */
export function createContextMenu(host: HTMLElement): ContextMenu {
  const box = element("div", { class: "menu", hidden: "" });
  host.append(box);
  let before: Element | null = null;

  const close = (): void => {
    if (box.hidden) return;
    const focusWasHere = box.contains(document.activeElement);
    box.hidden = true;
    box.replaceChildren();
    if (focusWasHere && before instanceof HTMLElement) before.focus();
  };
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (!(target instanceof Node && box.contains(target))) close();
    },
    { capture: true },
  );
  box.addEventListener("keydown", (event) => {
    if (event.key === "Escape" || event.key === "Tab") close();
    else if (!walk(box, event.key)) return;
    event.preventDefault();
  });
  box.addEventListener("contextmenu", (event) => event.preventDefault());

  return {
    close,
    open: (at, menu) => {
      close();
      before = document.activeElement;
      const item = (entry: MenuEntry): HTMLElement => menuItem(entry, close);
      const groups = menu.groups.filter((group) => group.length > 0);
      box.replaceChildren(
        element(
          "div",
          { role: "menu", "aria-label": plainText(menu.title) },
          element("p", { class: "menu-title", role: "presentation" }, formatted(menu.title)),
          ...groups.map((group) =>
            element("div", { class: "menu-group", role: "group" }, ...group.map(item)),
          ),
        ),
      );
      box.hidden = false;
      placeNear(box, at, 2);
      itemsOf(box)[0]?.focus();
    },
  };
}

function menuItem({ label, key, choose }: MenuEntry, close: () => void): HTMLElement {
  const item = element("button", { type: "button", role: "menuitem", tabindex: "-1" }, formatted(label));
  if (key !== undefined) item.append(" ", element("kbd", {}, key));
  item.addEventListener("pointerenter", () => item.focus());
  item.addEventListener("click", () => {
    close();
    choose();
  });
  return item;
}

/** Moves the focus as a key asks for; false when it is no such key. */
function walk(box: HTMLElement, key: string): boolean {
  const items = itemsOf(box);
  const here = items.findIndex((item) => item === document.activeElement);
  const next = nextPlace(items, here, key);
  items[next ?? here]?.focus();
  return next !== undefined;
}

function nextPlace(items: readonly HTMLElement[], here: number, key: string): number | undefined {
  switch (key) {
    case "ArrowDown":
      return (here + 1) % items.length;
    case "ArrowUp":
      return (here + items.length - 1) % items.length;
    case "Home":
      return 0;
    case "End":
      return items.length - 1;
  }
  if (key.length !== 1 || key === " ") return undefined;
  const order = items.map((_, offset) => (here + 1 + offset) % items.length);
  return order.find((place) => items[place]?.textContent.toLowerCase().startsWith(key.toLowerCase()));
}

function itemsOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>("[role=menuitem]")];
}
