/** How far the mouse moves, in pixels, before it drags. */
const THRESHOLD = 4;

/** Windows that can be dragged. */
export interface Dragging {
  /** Lets the mouse drag an element, within the screen; `returns` asks whether it goes back when let go. */
  attach(root: HTMLElement, mayDrag: () => boolean, returns: () => boolean): void;
  /** Brings windows that have come to be outside back onto the screen. */
  confine(): void;
  dispose(): void;
}

interface Offset {
  x: number;
  y: number;
}

/**
 * Lets windows be dragged over a screen. Where a window is is nobody's business but the viewer's, as in the game.
 * `scale` says how many screen pixels a pixel of the interface takes.
 */
export function createDragging(screen: HTMLElement, scale: () => number): Dragging {
  const offsets = new Map<HTMLElement, Offset>();
  const ending = new AbortController();

  function move(root: HTMLElement, offset: Offset): void {
    offsets.set(root, offset);
    root.style.translate = `${offset.x}px ${offset.y}px`;
    const inside = screen.getBoundingClientRect();
    const here = root.getBoundingClientRect();
    const x = overhang(here.left - inside.left, here.right - inside.right);
    const y = overhang(here.top - inside.top, here.bottom - inside.bottom);
    if (x === 0 && y === 0) return;
    const back = { x: offset.x - x / scale(), y: offset.y - y / scale() };
    offsets.set(root, back);
    root.style.translate = `${back.x}px ${back.y}px`;
  }

  function attach(root: HTMLElement, mayDrag: () => boolean, returns: () => boolean): void {
    const { signal } = ending;
    root.addEventListener(
      "pointerdown",
      (down) => {
        if (down.button !== 0 || !mayDrag() || isControl(down.target)) return;
        down.stopPropagation();
        const before = offsets.get(root) ?? { x: 0, y: 0 };
        let drags = false;
        const ended = new AbortController();
        const onMove = (event: PointerEvent): void => {
          const x = event.clientX - down.clientX;
          const y = event.clientY - down.clientY;
          drags ||= Math.hypot(x, y) >= THRESHOLD;
          if (drags) move(root, { x: before.x + x / scale(), y: before.y + y / scale() });
        };
        const onEnd = (): void => {
          ended.abort();
          if (drags && returns()) move(root, before);
        };
        window.addEventListener("pointermove", onMove, { signal: ended.signal });
        window.addEventListener("pointerup", onEnd, { signal: ended.signal });
        window.addEventListener("pointercancel", onEnd, { signal: ended.signal });
      },
      { signal },
    );
  }

  return {
    attach,
    confine: () => {
      for (const [root, offset] of offsets) {
        if (root.isConnected) move(root, offset);
        else offsets.delete(root);
      }
    },
    dispose: () => ending.abort(),
  };
}

/** How far a window hangs over: negative at the near side, positive at the far side. The near side goes first. */
function overhang(near: number, far: number): number {
  if (near < 0) return near;
  return far > 0 ? Math.min(far, near) : 0;
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, input, select, textarea, label") !== null;
}
