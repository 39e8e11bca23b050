import type { Glance } from "../../panel/glances";
import type { Situation } from "./situation";

/** A situation and how its viewer looks at it: a panel's view is made from that and nothing else. */
export interface Sight extends Situation {
  glance: Glance;
}
