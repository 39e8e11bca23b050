import type { ElementView } from "../../../protocol";
import { numberOf, readPadding } from "../attributes";
import { plainText, readRichText } from "../rich-text";
import { cssColour } from "./letters";

/** The one tooltip of a screen. */
export interface Tooltips {
  /** Shows an element's tooltip, if it has one, while the mouse is over it or it has the focus. */
  attach(root: HTMLElement, element: () => ElementView): void;
  hide(): void;
}

/** Shows tooltips inside a screen, beside their element and never over the edge. */
export function createTooltips(screen: HTMLElement): Tooltips {
  const bubble = document.createElement("div");
  bubble.className = "interface-tooltip";
  bubble.setAttribute("role", "tooltip");
  bubble.hidden = true;
  screen.append(bubble);
  let owner: HTMLElement | undefined;

  function show(root: HTMLElement, element: ElementView): void {
    const { attributes } = element;
    const text = plainText(readRichText(attributes.tooltip ?? ""));
    if (text === "") return;
    owner = root;
    bubble.textContent = text;
    const padding = readPadding(attributes.tooltippadding ?? "4");
    Object.assign(bubble.style, {
      color: cssColour(attributes.tooltiptextcolor, "#FFFFFF"),
      backgroundColor: cssColour(attributes.tooltipbackgroundcolor, "rgba(0,0,0,0.85)"),
      borderColor: cssColour(attributes.tooltipbordercolor, "#FFFFFF"),
      fontSize: `${numberOf(element, "tooltipFontSize") ?? 14}px`,
      padding: `${padding.top}px ${padding.right}px ${padding.bottom}px ${padding.left}px`,
    });
    bubble.hidden = false;
    const offset = numberOf(element, "tooltipOffset") ?? 8;
    settle(root, (attributes.tooltipposition ?? "Right").toLowerCase(), offset);
  }

  function settle(root: HTMLElement, position: string, offset: number): void {
    const inside = screen.getBoundingClientRect();
    const beside = root.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = bubble;
    const middle = {
      x: (beside.left + beside.right - width) / 2,
      y: (beside.top + beside.bottom - height) / 2,
    };
    const places: Record<string, { x: number; y: number }> = {
      left: { x: beside.left - offset - width, y: middle.y },
      right: { x: beside.right + offset, y: middle.y },
      above: { x: middle.x, y: beside.top - offset - height },
      below: { x: middle.x, y: beside.bottom + offset },
    };
    const opposite: Record<string, string> = { left: "right", right: "left", above: "below", below: "above" };
    const fits = ({ x, y }: { x: number; y: number }): boolean =>
      x >= inside.left && y >= inside.top && x + width <= inside.right && y + height <= inside.bottom;
    const wanted = places[position] ?? middle;
    const turned = places[opposite[position] ?? ""] ?? wanted;
    const chosen = fits(wanted) || !fits(turned) ? wanted : turned;
    const x = Math.min(Math.max(chosen.x, inside.left), inside.right - width) - inside.left;
    const y = Math.min(Math.max(chosen.y, inside.top), inside.bottom - height) - inside.top;
    bubble.style.left = `${x}px`;
    bubble.style.top = `${y}px`;
  }

  function hide(): void {
    owner = undefined;
    bubble.hidden = true;
  }

  return {
    attach: (root, element) => {
      const enter = (): void => show(root, element());
      const leave = (): void => {
        if (owner === root) hide();
      };
      root.addEventListener("pointerenter", enter);
      root.addEventListener("focusin", enter);
      root.addEventListener("pointerleave", leave);
      root.addEventListener("focusout", leave);
    },
    hide: () => {
      if (owner?.isConnected !== true) hide();
    },
  };
}
