import type { AnyGame, State, Action } from "../model/game";
import type { Chance } from "../../kit/rules/chance";
import { same } from "../../kit/data/data";
import type { Step } from "../../kit/record/record";
import { handsFor } from "../model/permissions";
import { pileOf } from "../../tts/piece-ids";
import type { Desk } from "../model/contracts";

/*
 * At a referee's table people do by hand what hands can do, and the table sees to the rules. Dice and decks wait for
 * anyone who has brought them about; what only bots or people who have left could do, the table does itself.
 */

/** Whether people do by hand what hands can do. In a tutorial the coach has the table do it. */
export function isRefereed({ settings, tutorial }: Desk): boolean {
  return settings.automation === "referee" && !tutorial;
}

/** Whether a chance point waits for hands: nobody throws or shuffles a pause. */
export function waitsForHands(desk: Desk, { kind }: Chance): boolean {
  return kind !== "pause" && isRefereed(desk) && handsFor(desk).length > 0;
}

/** Whether throwing or shuffling this piece or pile is what a chance point waits for. */
export function isServedBy(point: Chance, piece: string): boolean {
  switch (point.kind) {
    case "roll":
      return point.dice.some(({ die }) => die === piece);
    case "shuffle":
      return pileOf(piece) === point.pile;
    case "pause":
      return false;
  }
}

/** Whether a step calls for dice by itself, as R over a die does: then nobody is to throw them once more. */
export function callsForDice(
  { box, gesture }: Pick<AnyGame, "box" | "gesture">,
  state: State,
  step: Step<Action>,
): boolean {
  if (step.kind !== "act") return false;
  return box.dice.some(({ id }) => same(gesture(state, { kind: "roll", piece: id }), step.action));
}
