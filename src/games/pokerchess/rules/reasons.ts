import type { ChanceReason } from "../../../kit/rules/chance";
import { refuse, type Refusal } from "../../../kit/rules/refusal";
import type { Values } from "../../../kit/words/words";
import type { ClockReason } from "./clock";
import type { TimeReason } from "./time";

/** Every reason for a refusal but those of forming teams and of the clock, and the rule that gives it. */
const RULES = {
  gameOver: "PC-9.9",
  setupOver: "PC-12.9",
  waitForCards: "PC-4.1",
  waitForDraw: "PC-3.2",
  waitForMatches: "PC-6.4",
  waitForShowdown: "PC-7.11",
  notYourDecision: "PC-2.4",
  moveUndecided: "PC-4.2",
  stakeUndecided: "PC-12.14",
  betUndecided: "PC-7.3",
  rebuyUndecided: "PC-9.5",
  promoteUndecided: "PC-8.4",
  retreatUndecided: "PC-8.3",
  emptySquare: "PC-5.1",
  opposingPiece: "PC-5.1",
  ownPieceThere: "PC-5.1",
  cannotReach: "PC-5.1",
  doubleStepOff: "PC-5.4",
  castlingOff: "PC-5.4",
  notOnTheWay: "PC-8.3",
  stakeTooLarge: "PC-12.14",
  mustCall: "PC-7.3",
  nothingToCall: "PC-7.3",
  raiseTooSmall: "PC-7.2",
  raiseTooLarge: "PC-7.3",
  opponentAllIn: "PC-7.3",
  notGeneral: "PC-12.11",
  onlyBetweenBattles: "PC-9.6",
  offerTooLarge: "PC-9.6",
  noOffer: "PC-9.6",
  nobodyToShare: "PC-12.19",
  sharingAlready: "PC-12.19",
  notSharing: "PC-12.19",
} as const;

/** A name for why something is not legal. */
export type Reason = keyof typeof RULES;

/** A name for why the rules refuse something, chance and the clock among it. */
export type AnyReason = Reason | TeamReason | TimeReason | ClockReason | ChanceReason;

/** Refuses by the rule that gives this reason. */
export function refusal(reason: Reason, values: Values = {}): Refusal<Reason> {
  return refuse(RULES[reason], reason, values);
}

/** Every reason for a refusal while the teams are formed, and the rule that gives it. */
const TEAM_RULES = {
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
  generalTied: "PC-12.6",
  generalFound: "PC-12.6",
  assigningUndecided: "PC-12.9",
  notGeneral: "PC-12.9",
  alreadyReady: "PC-12.9",
  notYourPiece: "PC-12.9",
  alreadyOwner: "PC-12.9",
} as const;

/** A name for why something is not legal in forming teams. */
export type TeamReason = keyof typeof TEAM_RULES;

/** The refusal for a reason, with the number of its rule. */
export function refuseTeam(reason: TeamReason, values: Values = {}): Refusal<TeamReason> {
  return refuse(TEAM_RULES[reason], reason, values);
}
