import type { Box } from "../layout";

/** How much room there is around a window, in pixels, and how much larger than in the game it is at most. */
const MARGIN = 8;
const LARGEST = 1.2;

/** What is in the middle of the screen, where the other windows are in a sheet: it comes over the middle of the table. */
export interface OverTable {
  canvas: HTMLElement;
  /** Brings these windows to the table's size; to be called when they or the table have changed. */
  settle: (boxes: readonly Box[]) => void;
}

/** Makes a place over the table in `host`. */
export function createOverTable(host: HTMLElement): OverTable {
  const area = document.createElement("div");
  area.className = "over-table";
  const canvas = document.createElement("div");
  canvas.className = "interface-canvas";
  area.append(canvas);
  host.append(area);
  return {
    canvas,
    settle: ([box]) => {
      if (box === undefined) return;
      const { clientWidth, clientHeight } = area;
      const { pivot, scale: own } = box;
      // It is scaled about its pivot itself.
      const [width, height] = [box.width * own.x, box.height * own.y];
      const left = box.left + pivot.x * (box.width - width);
      const top = box.top + pivot.y * (box.height - height);
      const room = Math.min((clientWidth - 2 * MARGIN) / width, (clientHeight - 2 * MARGIN) / height);
      const scale = Math.min(LARGEST, room);
      const x = (clientWidth - width * scale) / 2 - left * scale;
      const y = (clientHeight - height * scale) / 2 - top * scale;
      canvas.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    },
  };
}
