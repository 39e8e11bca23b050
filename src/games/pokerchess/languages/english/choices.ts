import type { ChessShape } from "../../../../kit/scene";
import type { Promotion } from "../../state";

/** The tabs under which choices are listed; what is to be answered besides stands under none. */
export const GROUPS = {
  attacks: "Attacks",
  bet: "Your bet",
  choice: "Your choice",
  people: "People",
  more: "More",
};
export const SHAPE_GROUPS: Record<ChessShape, string> = {
  king: "King",
  queen: "Queen",
  rook: "Rooks",
  bishop: "Bishops",
  knight: "Knights",
  pawn: "Pawns",
};

/** Forming teams. */
export const FORMING_CHOICES = {
  place: "{player} to team {team}",
  agree: "Accept these teams",
  disagree: "Have captains elected",
  approve: "Approve {player}",
  approveDetail: "now not approved",
  disapprove: "Strike out {player}",
  disapproveDetail: "now approved",
  cast: "Cast the ballot",
  castDetail: "approved: {count}",
  pick: "Take {player}",
  nominate: "{player} as General",
  vote: "Vote for {player}",
  abstain: "Abstain",
  assign: "{shape} {square} to {player}",
  assignDetail: "now {player}'s",
  ready: "Done",
  readyDetail: "the rest stay yours",
};

export const CHOICES = {
  move: "{shape} {from} – {to}",
  promotes: "then becomes a piece",
  castle: "Castle: king to {to}",
  attack: "{shape} {from} × {target} {to}",
  inPassing: "in passing, to {to}",
  attackOdds: "wins a showdown {chance} %",
  back: "Back to {square}",
  backDetail: "where it came from",
  retreat: "To {square}",
  stakeNothing: "Stake nothing",
  stake: "Stake {amount}",
  stakeAnother: "Another stake",
  left: "{left} left",
  amounts: "{min} to {max}",
  rebuy: "Buy {chips}",
  declineRebuy: "Buy none",
  sideLoses: "the game is lost",
};

/** What a pawn can become. */
export const PROMOTIONS: Record<Promotion, string> = {
  queen: "A queen",
  rook: "A rook",
  bishop: "A bishop",
  knight: "A knight",
};

export const BETS = {
  fold: "Fold",
  foldAttacker: "your attack fails",
  foldDefender: "your {target} is taken",
  check: "Check",
  call: "Call {chips}",
  callAllIn: "Call {chips}, all-in",
  bet: "Bet {amount}",
  betAllIn: "Bet {amount}, all-in",
  betAnother: "Another bet",
  raise: "Raise by {amount}",
  raiseAllIn: "Raise by {amount}, all-in",
  raiseAnother: "Another raise",
  puts: "puts in {chips}, {left} left",
  odds: "wins {chance} %",
};

/** What may be done besides, and answers to it. */
export const ASIDES = {
  forfeit: "Give up",
  forfeitDetail: "the other side wins",
  offer: "Offer: {player} pays",
  acceptOffer: "Accept: end the game",
  declineOffer: "Decline: play on",
  pays: "{player} pays {amount}",
  paysNothing: "nobody pays",
  callClock: "Call the clock",
  callClockDetail: "the time begins to run",
  proposeTime: "{option}: {value}",
  proposeTimeDetail: "if both sides agree",
  acceptTime: "Accept the new time",
  declineTime: "Keep the time",
  timeDetail: "{option}: {value}",
  shareEqually: "Share chips equally",
  shareDetail: "if the whole team will",
  declineSharing: "Do not share chips",
  declineSharingDetail: "everybody keeps their own",
};

/** What is asked before something that cannot be taken back. */
export const CONFIRM = {
  forfeit: "Give up? The other side wins and takes all the chips.",
  forfeitTeam: "Give up? The other side wins. Your side's General loses all chips, its other members half.",
  foldForNothing: "You could check for nothing. Fold all the same?",
  allIn: "These are all your chips, and whoever has none left loses. Go all-in?",
  allInTeam: "These are all your chips. Go all-in?",
  tooMuch: "{player} can match only {most} of that; the rest comes back. Put it in all the same?",
  declineRebuy: "Without chips your side loses the game. Buy none all the same?",
  acceptOffer: "This ends the game: {pays}. Accept?",
};

/** What is not possible, or not as in chess or poker, where somebody may ask. */
export const HINTS = {
  matching:
    "In a battle each piece brings a card: K king, Q queen, J rook, 10 bishop, 9 knight, others pawn (PC-1.4).",
  noDoubleStep: "In this game a pawn always goes one square only (PC-5.4).",
  noCastling: "In this game there is no castling (PC-5.4).",
  castlingLost: "No castling: the king or that rook has moved or attacked before (PC-5.6).",
  attackedKing: "{player}'s king is attacked. It may stay: there is no check, only a battle to win (PC-5.2).",
  nothingToRaise: "{player} is all-in, so there is nothing to raise (PC-7.3).",
  noChipsToRaise: "No raise: a call takes every chip you have (PC-7.3).",
  unmatched: "{player} has {most} left to put in. What you put in beyond that comes back (PC-7.7).",
  shortCall: "A call with your last {chips} is enough: {player} gets back what you cannot match (PC-7.7).",
  lateOwner: "The private card stays hidden, and its owner plays the battle if you attack (PC-10.3).",
  stakeReturn: "After the battle your part of the fighter's chips comes back, rounded down (PC-12.15).",
  offer: "{player} offers to end the game: {pays} (PC-9.6).",
  timeOffer: "{player} proposes for the decisions to come: {option}, {value} (PC-10.8).",
};
