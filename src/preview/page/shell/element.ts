import { icon, type IconName } from "./icons";

export type Child = Node | string;

/** Makes an element with attributes and children; strings become text, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A button with a text. */
export function button(
  label: string,
  press: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const made = element("button", { type: "button", class: "button", ...attributes }, label);
  made.addEventListener("click", press);
  return made;
}

/** A button with a picture; its label is read out, and shown by the browser when the pointer rests on it. */
export function iconButton(name: IconName, label: string, press: () => void): HTMLButtonElement {
  const made = element("button", { type: "button", class: "icon-button", "aria-label": label, title: label });
  made.append(icon(name));
  made.addEventListener("click", press);
  return made;
}

/** Puts a floating element as near to a place as it fits into the window; `at` is in pixels of the window. */
export function placeNear(floating: HTMLElement, at: ScreenPoint, gap: number): void {
  const { offsetWidth, offsetHeight } = floating;
  const left = at.x + gap + offsetWidth <= window.innerWidth ? at.x + gap : at.x - gap - offsetWidth;
  const top = at.y + gap + offsetHeight <= window.innerHeight ? at.y + gap : at.y - gap - offsetHeight;
  floating.style.left = `${Math.max(left, 0)}px`;
  floating.style.top = `${Math.max(top, 0)}px`;
}

/** A place in the window, in pixels from its upper left corner. */
export interface ScreenPoint {
  x: number;
  y: number;
}
