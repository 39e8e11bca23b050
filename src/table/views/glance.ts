/** What only this viewer has opened, typed or been told, and the log that all share. */
export interface Glance {
  viewer: ColorLiteral;
  openGroup: string | undefined;
  page: number;
  /** The amount that was typed for a choice that leaves it open. */
  amount: string;
  notice: string | undefined;
  log: readonly string[];
}
