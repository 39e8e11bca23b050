import type { View } from "../../panel/view";

/** What a sheet says: its title, its text, and what can be clicked on it. */
export type SheetView = Pick<View, "turn" | "page" | "groups" | "choices"> &
  Partial<Pick<View, "prompt" | "shape" | "coach">>;
