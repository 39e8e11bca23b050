import { oneOf, variants } from "../../kit/decode";
import { ATTACKERS, BOSSES, MOBS, TARGETS, type Action } from "./state";

const mob = oneOf(MOBS);
const weapon = oneOf(ATTACKERS);

/** An action from outside (CVD-10), or undefined if it is none: of a place that there is not, or a boss's blow against a mob. */
export const parse = variants<Action>({
  calm: {},
  rage: {},
  face: { target: oneOf(TARGETS), weapon },
  cleave: { first: mob, second: mob, weapon },
  assign: { mob },
  fatal: { boss: oneOf(BOSSES) },
  end: {},
});
