import { element, placeNear, type ScreenPoint } from "./element";
import { formatted } from "./formatted";

/** What the game tells about an object; each text may carry BBCode and may be empty. */
export interface TooltipText {
  name: string;
  description: string;
  value: string;
}

export interface Tooltip {
  /** Tells about what is under the pointer, or about nothing any more. To be called whenever the pointer moves. */
  show: (at: ScreenPoint, text: TooltipText | undefined) => void;
}

/** How long the pointer has to rest on an object, in milliseconds. */
const DELAY = 400;
/** How far from the pointer, in pixels. */
const GAP = 16;

/** The text beside the pointer. */
export function createTooltip(host: HTMLElement): Tooltip {
  const box = element("div", { class: "tooltip", role: "tooltip", hidden: "" });
  host.append(box);
  let shown: string | undefined;
  let place: ScreenPoint = { x: 0, y: 0 };
  let timer: number | undefined;
  return {
    show: (at, text) => {
      place = at;
      const next = text === undefined || isEmpty(text) ? undefined : JSON.stringify(text);
      if (next === shown) {
        if (!box.hidden) placeNear(box, place, GAP);
        return;
      }
      shown = next;
      box.hidden = true;
      window.clearTimeout(timer);
      if (text === undefined || next === undefined) return;
      timer = window.setTimeout(() => {
        box.replaceChildren(...tooltipLines(text));
        box.hidden = false;
        placeNear(box, place, GAP);
      }, DELAY);
    },
  };
}

/** The lines of a tooltip that say something. */
export function tooltipLines(text: TooltipText): HTMLElement[] {
  return (["name", "description", "value"] as const)
    .filter((part) => text[part] !== "")
    .map((part) => element("p", { class: `tooltip-${part}` }, formatted(text[part])));
}

function isEmpty({ name, description, value }: TooltipText): boolean {
  return name === "" && description === "" && value === "";
}
