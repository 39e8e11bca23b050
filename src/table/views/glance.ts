import type { Sheet } from "../command/commands";

/** What only this viewer has opened, typed or been told, and the log that all share. */
export interface Glance {
  viewer: ColorLiteral;
  openGroup: string | undefined;
  page: number;
  /** The page that is open in the place of the game. */
  sheet: Sheet | undefined;
  /** The amount that was typed for a choice that leaves it open. */
  amount: string;
  /** Whether the choices that hands can make are listed, too. */
  listsAll: boolean;
  notice: string | undefined;
  /** The number of the rule that the notice cites, if that can be looked up. */
  cited: string | undefined;
  log: readonly string[];
}
