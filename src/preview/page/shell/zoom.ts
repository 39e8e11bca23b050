import { element, type ScreenPoint } from "./element";
import { tooltipLines, type TooltipText } from "./tooltip";

/** A card to be looked at closely. */
export interface Enlarged {
  picture: HTMLImageElement | HTMLCanvasElement;
  text?: TooltipText;
  /** Where the pointer is, which the picture leaves free. */
  at: ScreenPoint;
}

export interface Zoom {
  show: (enlarged: Enlarged | undefined) => void;
}

/** How far the picture stays from the pointer, in pixels. */
const GAP = 48;

/** A card close up, beside the pointer. */
export function createZoom(host: HTMLElement): Zoom {
  const box = element("figure", { class: "zoom", hidden: "" });
  host.append(box);
  return {
    show: (enlarged) => {
      box.hidden = enlarged === undefined;
      if (enlarged === undefined) {
        box.replaceChildren();
        return;
      }
      const { picture, text, at } = enlarged;
      const lines = text === undefined ? [] : tooltipLines(text);
      box.replaceChildren(picture, ...(lines.length === 0 ? [] : [element("figcaption", {}, ...lines)]));
      const toTheRight = at.x < window.innerWidth / 2;
      box.style.left = toTheRight ? `${at.x + GAP}px` : "";
      box.style.right = toTheRight ? "" : `${window.innerWidth - at.x + GAP}px`;
    },
  };
}
