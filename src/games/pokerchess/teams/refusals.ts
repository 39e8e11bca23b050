import { refuse, type Refusal } from "../../../kit/refusal";
import type { Values } from "../../../kit/words";

/** Every reason for a refusal while the teams are formed, and the rule that gives it. */
const RULES = {
  divisionUndecided: "PC-12.2",
  unknownPerson: "PC-12.1",
  alreadyInTeam: "PC-12.2",
  emptyTeam: "PC-12.2",
  alreadyAgreed: "PC-12.2",
  captainsUndecided: "PC-12.3",
  alreadyCast: "PC-12.3",
  alreadyApproved: "PC-12.3",
  notApproved: "PC-12.3",
  draftUndecided: "PC-12.4",
  notYourPick: "PC-12.4",
  alreadyPicked: "PC-12.4",
  generalUndecided: "PC-12.5",
  alreadyNamed: "PC-12.5",
  notInTeam: "PC-12.5",
  approvalsUndecided: "PC-12.6",
  runoffUndecided: "PC-12.6",
  notFinalist: "PC-12.6",
  alreadyVoted: "PC-12.6",
  generalFound: "PC-12.6",
  assigningUndecided: "PC-12.9",
  notGeneral: "PC-12.9",
  alreadyReady: "PC-12.9",
  notYourPiece: "PC-12.9",
  alreadyOwner: "PC-12.9",
} as const;

/** A name for why something is not legal in forming teams. */
export type TeamReason = keyof typeof RULES;

/** The refusal for a reason, with the number of its rule. */
export function refuseTeam(reason: TeamReason, values: Values = {}): Refusal<TeamReason> {
  return refuse(RULES[reason], reason, values);
}
