import type { GameAction } from "../../../kit/rules";
import type { Glance } from "../../panel/glances";
import type { View } from "../../panel/view";
import type { Situation } from "../situation";

/** What a sheet says: its title, its text, and what can be clicked on it. */
export type SheetView = Pick<View, "turn" | "page" | "groups" | "choices"> &
  Partial<Pick<View, "prompt" | "shape" | "coach">>;

/** A situation and how its viewer looks at it. */
export type SheetSight = Situation<GameAction> & Glance;
