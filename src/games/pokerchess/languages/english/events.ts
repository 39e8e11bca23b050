import type { Side } from "../../chess/position";
import type { Event } from "../../events";

/** What happened. A kind with an empty sentence is not told. */
export const EVENTS: Record<Event["kind"], string> = {
  divisionProposed: "{player} puts {moved} into team {team}.",
  divisionAccepted: "{player} accepts the teams.",
  noAgreement: "{player} calls for captains to be elected.",
  divided: "Team 1: {first}. Team 2: {second}.",
  ballotCast: "{player} has voted.",
  captainsElected: "{first} and {second} are captains and take turns to pick teams.",
  picked: "{captain} picks {player}.",
  noGeneralYet: "Team {team} has not agreed on a General: a vote follows.",
  finalists: "{first} and {second} are in the runoff.",
  generalFound: "{player} is General.",
  assigned: "{player} gets {pieces} of the pieces.",
  drewForWhite: "{player} draws {card}.",
  playsWhite: "{player} plays the white pieces and moves first.",
  turnBegan: "Turn {turn}: {player} gets a private card and moves the {side} pieces.",
  turnSkipped: "{player} has no legal move: the turn is skipped.",
  moved: "{player}: {shape} {from} to {to}.",
  castled: "{player} castles: king {from} to {to}.",
  attacked: "{player}'s {shape} on {from} attacks the {target} on {to}.",
  staked: "{player} stakes {chips} for {fighter}.",
  blindPosted: "{player} posts the blind of 1.",
  noBetting: "One player has no chips, so there is no betting: the cards decide.",
  matched: "{card} is {player}'s match card.",
  soughtAnew: "The deck ran out: {cards} cards are shuffled, and the search continues.",
  downDealt: "{player} gets a hidden card.",
  folded: "{player} folds.",
  checked: "{player} checks.",
  called: "{player} calls {chips}.",
  bet: "{player} bets {chips}.",
  raised: "{player} raises by {by}, putting in {chips}.",
  returned: "Uncalled bet: {chips} back to {player}.",
  streetDealt: "{street}: {cards}.",
  handShown: "{player} shows {cards}: {hand}.",
  potWon: "{player} wins the pot of {chips}.",
  potShared: "A tie: the pot of {chips} is split.",
  stakeReturned: "{player} returns {chips} of the stake to {general}.",
  captured: "{player}'s {shape} captures the {target} on {square}.",
  repelled: "The attack by {player}'s {shape} on {square} has failed.",
  retreated: "{player}'s {shape} retreats to {to}.",
  promoted: "{player}'s pawn on {square} becomes a {shape}.",
  broke: "{player} has no chips left.",
  rebought: "{player} buys {chips}.",
  rebuyDeclined: "{player} declines to buy chips.",
  forfeited: "{player} resigns.",
  offered: "{player} offers to end the game: {pays}.",
  offerDeclined: "{player} declines the offer.",
  clockCalled: "{player} calls the clock.",
  bankDrawn: "{player} uses {seconds} s of the time bank; {left} s left.",
  timeExpired: "{player}'s time is up.",
  choiceReturned: "Nobody has chosen: {player} chooses again.",
  timeProposed: "{player} proposes: {option}, {value}.",
  timeChanged: "From the next decision on: {option}, {value}.",
  timeDeclined: "{player} declines the new time.",
  sharingWanted: "{player} agrees to share the team's chips equally at the end.",
  settled: "{player} ends with {chips}.",
  gameOver: "",
};

/** As in `EVENTS`, where somebody puts in the last chip. */
export const ALL_IN_EVENTS = {
  called: "{player} calls {chips}, all-in.",
  bet: "{player} bets {chips}, all-in.",
  raised: "{player} raises by {by}, putting in {chips}, all-in.",
};
/** As `sharingWanted`, for whoever would not. */
export const SHARING_DECLINED = "{player} declines to share the team's chips.";
/** What is offered, by side: an event does not know who leads it. */
export const SIDE_PAYS: Record<Side, string> = {
  white: "the white side pays {chips}, and nobody wins",
  black: "the black side pays {chips}, and nobody wins",
};
