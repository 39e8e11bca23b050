/**
 * Where the mod's interface is: over the table as in the game, or as a sheet below or beside it, where a window is too small for
 * both. The style sheets read it from the page's root.
 */
export type Arrangement = "over" | "below" | "beside";

/** Windows that are taller than wide, and such that are very low: phones, upright and lying, and upright tablets. */
const UPRIGHT = "(max-width: 900px) and (max-aspect-ratio: 1/1)";
const LOW = "(max-height: 480px) and (min-aspect-ratio: 1/1)";

/** How the page is arranged now. */
export function arrangement(): Arrangement {
  if (window.matchMedia(UPRIGHT).matches) return "below";
  return window.matchMedia(LOW).matches ? "beside" : "over";
}

/** Arranges the page, from now on whenever its window changes; `changed` follows each time. */
export function arrange(changed: () => void): void {
  const settle = (): void => {
    document.documentElement.dataset["arrangement"] = arrangement();
    changed();
  };
  addEventListener("resize", settle);
  settle();
}
