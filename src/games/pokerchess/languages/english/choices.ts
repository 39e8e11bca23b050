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
  disapprove: "Remove {player}",
  disapproveDetail: "now approved",
  cast: "Cast your ballot",
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
  promotes: "then promotes",
  castle: "Castle: king to {to}",
  attack: "{shape} {from} × {target} {to}",
  inPassing: "en passant, to {to}",
  attackOdds: "wins a showdown {chance} %",
  back: "Back to {square}",
  backDetail: "where it came from",
  retreat: "To {square}",
  stakeNothing: "Stake nothing",
  stake: "Stake {amount}",
  stakeAnother: "Another amount",
  left: "{left} left",
  amounts: "{min} to {max}",
  rebuy: "Buy {chips}",
  declineRebuy: "Buy none",
  sideLoses: "you lose the game",
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
  foldDefender: "your {target} is captured",
  check: "Check",
  call: "Call {chips}",
  callAllIn: "Call {chips}, all-in",
  bet: "Bet {amount}",
  betAllIn: "Bet {amount}, all-in",
  betAnother: "Another amount",
  raise: "Raise by {amount}",
  raiseAllIn: "Raise by {amount}, all-in",
  raiseAnother: "Another amount",
  puts: "puts in {chips}, {left} left",
  odds: "wins {chance} %",
};

/** What may be done besides, and answers to it. */
export const ASIDES = {
  forfeit: "Resign",
  forfeitDetail: "the other side wins",
  offer: "Offer: {player} pays",
  acceptOffer: "Accept: end the game",
  declineOffer: "Decline: play on",
  pays: "{player} pays {amount}",
  paysNothing: "nobody pays",
  callClock: "Call the clock",
  callClockDetail: "the time starts running",
  proposeTime: "{option}: {value}",
  proposeTimeDetail: "if both sides agree",
  acceptTime: "Accept the new time",
  declineTime: "Keep the old time",
  timeDetail: "{option}: {value}",
  shareEqually: "Share chips equally",
  shareDetail: "if the whole team agrees",
  declineSharing: "Don't share chips",
  declineSharingDetail: "everybody keeps their own",
};

/** What is asked before something that cannot be taken back. */
export const CONFIRM = {
  forfeit: "Resign? The other side wins and takes all the chips.",
  forfeitTeam: "Resign? The other side wins. Your General loses all chips, the other members half of theirs.",
  foldForNothing: "You can check for free. Fold anyway?",
  allIn: "These are all your chips, and a player with none left loses. Go all-in?",
  allInTeam: "These are all your chips. Go all-in?",
  tooMuch: "{player} can call only {most} of that; the rest comes back to you. Bet it anyway?",
  declineRebuy: "Without chips your side loses the game. Decline anyway?",
  acceptOffer: "This ends the game: {pays}. Accept?",
};

/** What is not possible, or not as in chess or poker, where somebody may ask. */
export const HINTS = {
  matching:
    "In a battle each piece brings a card: K king, Q queen, J rook, 10 bishop, 9 knight, any other pawn (PC-1.4).",
  noDoubleStep: "In this game a pawn always moves one square (PC-5.4).",
  noCastling: "In this game there is no castling (PC-5.4).",
  castlingLost: "No castling: the king or that rook has already moved or attacked (PC-5.6).",
  attackedKing: "{player}'s king is attacked. It may stay: there is no check, only a battle to win (PC-5.2).",
  nothingToRaise: "{player} is all-in, so you can't raise (PC-7.3).",
  noChipsToRaise: "No raise: calling takes all your chips (PC-7.3).",
  unmatched: "{player} has {most} left. Anything you bet above that comes back (PC-7.7).",
  shortCall: "You can call with your last {chips}: {player} gets the uncalled rest back (PC-7.7).",
  lateOwner: "The private card stays hidden, and its owner fights the battle if you attack (PC-10.3).",
  stakeReturn: "After the battle, your share of the fighter's chips comes back, rounded down (PC-12.15).",
  offer: "{player} offers to end the game: {pays} (PC-9.6).",
  timeOffer: "{player} proposes from the next decision on: {option}, {value} (PC-10.8).",
};
