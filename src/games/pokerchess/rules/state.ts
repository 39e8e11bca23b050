import type { Card } from "../../../kit/data/cards";
import type { PokerHand } from "../../../kit/poker/hand";
import type { Seat } from "../../../kit/rules/rules";
import type { ChessShape } from "../../../kit/game/scene";
import type { Man, Position, Side, Square } from "./chess/position";
import type { GameOptions } from "./options";

/** The two teams before the draw for white gives them colours (PC-3.2): the first and the second. */
export type TeamNumber = 0 | 1;

/** The two contestants of a battle (PC-6): the side whose turn it is, and the other one. */
export const ROLES = ["attacker", "defender"] as const;
export type Role = (typeof ROLES)[number];

/** The streets of a battle (PC-7.1). */
export const STREETS = ["preflop", "flop", "turn", "river"] as const;
export type Street = (typeof STREETS)[number];

/** What a pawn can become (PC-8.4). */
export const PROMOTIONS = ["queen", "rook", "bishop", "knight"] as const satisfies readonly ChessShape[];
export type Promotion = (typeof PROMOTIONS)[number];

/** The two halves of the chess board: files a to d, and e to h. */
export const WINGS = ["queen", "king"] as const;
export type Wing = (typeof WINGS)[number];

/** What may be agreed again about time (PC-10.8): the option and its new value. */
export interface TimeChange {
  option: "moveLimit" | "battleLimit" | "clockMode" | "timeBank" | "bankStep";
  value: number | string;
}

/** What a person may do. Squares are numbers (a1 is 0), `man` is the id of a chess piece. */
export type Action =
  /** PC-12.2: changes the division that is proposed, accepts it, or says that there is no agreement. */
  | { kind: "place"; seat: Seat; team: TeamNumber }
  | { kind: "agree" }
  | { kind: "disagree" }
  /** PC-12.3, PC-12.6: a ballot names any set of people; it counts once it is cast. */
  | { kind: "approve"; seat: Seat }
  | { kind: "disapprove"; seat: Seat }
  | { kind: "cast" }
  /** PC-12.4: a captain takes somebody into the team. */
  | { kind: "pick"; seat: Seat }
  /** PC-12.5, PC-12.6: names the General one would accept; votes in the runoff. */
  | { kind: "nominate"; seat: Seat }
  | { kind: "vote"; seat: Seat }
  | { kind: "abstain" }
  /** PC-12.9: gives a chess piece to a member, or all of a wing; gives everybody as many; all are given. */
  | { kind: "assign"; man: string; seat: Seat }
  | { kind: "assignWing"; wing: Wing; seat: Seat }
  | { kind: "split" }
  | { kind: "ready" }
  | { kind: "move"; from: Square; to: Square }
  | { kind: "promote"; shape: Promotion }
  | { kind: "retreat"; to: Square }
  | { kind: "stake"; amount: number }
  | { kind: "fold" }
  | { kind: "check" }
  | { kind: "call" }
  | { kind: "raise"; amount: number }
  | { kind: "rebuy" }
  | { kind: "declineRebuy" }
  | { kind: "forfeit" }
  /** PC-9.6: offers to end the game, `payer` handing over `amount` chips. */
  | { kind: "offer"; payer: Side; amount: number }
  | { kind: "acceptOffer" }
  | { kind: "declineOffer" }
  /** PC-10.6. */
  | { kind: "callClock" }
  /** PC-10.8: proposes to change a time option; the other side accepts or declines. */
  | { kind: "proposeTime"; change: TimeChange }
  | { kind: "acceptTime" }
  | { kind: "declineTime" }
  /** PC-12.19: proposes to one's team that it shares its chips equally after the settlement, or accepts that. */
  | { kind: "shareEqually" }
  | { kind: "declineSharing" };

/** How a game ended (PC-9.9). */
export const ENDINGS = [
  "king",
  "chips",
  "forfeit",
  "no-move",
  "agreed",
  "blocked",
  "quiet-limit",
  "turn-limit",
] as const;
export type Ending = (typeof ENDINGS)[number];

/** One person's ballot; the others learn what is on it when all are counted. */
export interface Ballot {
  approved: Seat[];
  cast: boolean;
}

/** How a team finds its General (PC-12.5, PC-12.6); by seat, those outside the team stay without entry. */
export type Generalship =
  /** `named[i]`: whom the i-th member of the team accepts, -1 for nobody yet. */
  | { kind: "consent"; named: Seat[] }
  | { kind: "ballot"; ballots: Ballot[] }
  /** `votes[i]`: the i-th member's vote, -1 for an abstention, -2 while it is open. */
  | { kind: "runoff"; finalists: Seat[]; approvals: number[]; votes: number[] }
  /** Its two members have named different people: they draw cards. */
  | { kind: "tied" }
  | { kind: "found"; general: Seat };

/** A card that one of two rivals has drawn for General of their team (PC-12.6). */
export interface Lot {
  seat: Seat;
  card: Card;
}

/**
 * What has to be done next (PC-2.4). Chance decides in the phases that end in `Shuffle`; in `drawn`, `sought` and
 * `showdown` everybody looks at open cards before they are gathered.
 */
export type Phase =
  /** PC-12.2: `division[seat]` is the proposed team; the players who have accepted it. */
  | { kind: "division"; division: TeamNumber[]; accepted: boolean[] }
  | { kind: "captains"; ballots: Ballot[] }
  | { kind: "draft"; captains: Seat[]; turn: TeamNumber }
  | { kind: "generals"; teams: Generalship[] }
  /** PC-12.6: the teams whose two members draw for General first, and what they have drawn. */
  | { kind: "drawShuffle"; tied: TeamNumber[] }
  | { kind: "drawn"; lots: Lot[] }
  /** PC-12.9: by team, the owner of each piece that was given away; who is done. */
  | { kind: "assigning"; given: Record<string, Seat>[]; ready: boolean[] }
  | { kind: "turnShuffle" }
  | { kind: "move" }
  | { kind: "stake"; role: Role }
  | { kind: "sought" }
  | { kind: "seekShuffle" }
  | { kind: "battleShuffle" }
  | { kind: "bet" }
  | { kind: "showdown" }
  /** PC-9.5, PC-12.20: who is asked now; whether it is the General's rebuy for the side. */
  | { kind: "rebuy"; seat: Seat; forSide: boolean }
  | { kind: "promote"; square: Square }
  | { kind: "retreat"; squares: Square[] }
  | { kind: "over"; ending: Ending; winner?: Side | undefined };

/** A card that was turned face up while match cards were sought, and who received it (PC-6.4). */
export interface Flip {
  card: Card;
  to?: Role | undefined;
  /** Whether it is open no longer, but has gone back into the deck (PC-6.5, PC-6.6). */
  returned: boolean;
}

/** One side of a battle. Chips are counts. */
export interface Contestant {
  seat: Seat;
  shape: ChessShape;
  /** The chips that the General added, and the fighter's own before that (PC-12.14, PC-12.15). */
  stake: number;
  own: number;
  /** The chips put in on this street (PC-7.3), and in the whole battle. */
  street: number;
  total: number;
  /** Whether this side has acted since the last raise (PC-7.5). */
  acted: boolean;
  /** Its match card, once it is found (PC-6.4). */
  match?: Card | undefined;
}

/** An attack under way (PC-6). */
export interface Battle {
  from: Square;
  to: Square;
  /** Where the attacked piece is: not on `to` if it is attacked in passing (PC-5.5). */
  victim: Square;
  attacker: Contestant;
  defender: Contestant;
  /** PC-7.9: nobody has anything to bet. */
  chipless: boolean;
  pot: number;
  street: Street;
  toAct: Role;
  community: Card[];
}

/** A hand at a showdown: the two hole cards and what they make with the board (PC-7.11). */
export interface ShownHand {
  hole: Card[];
  hand: PokerHand;
}

/** The latest battle, for everybody to read after it is over. */
export interface LastBattle {
  from: Square;
  to: Square;
  attacker: Seat;
  defender: Seat;
  attackerShape: ChessShape;
  defenderShape: ChessShape;
  pot: number;
  winner: Role | "tie";
  /** Both hands, unless somebody folded (PC-7.6). */
  hands?: Record<Role, ShownHand> | undefined;
}

/** A chess piece that is out of the game, in the order of the captures. */
export interface Taken {
  id: string;
  man: Man;
}

/** The clock of the decision that is due (PC-10). */
export interface Timer {
  /** Counts decisions (`ClockFace.decision`). */
  decision: number;
  /** Seconds since the clock of this decision began to run. */
  elapsed: number;
  /** Whether the clock was called for this decision (PC-10.6). */
  called: boolean;
  /** The seconds that the bank of whose decision it is has paid for it so far (PC-10.7). */
  drawn: number;
  /** By seat, the seconds left in each person's bank. */
  banks: number[];
  /** What both sides have agreed to change from the next decision on (PC-10.8). */
  agreed: TimeChange[];
}

/** An offer to end the game, `payer` handing over `amount` chips (PC-9.6). */
export interface Offer {
  payer: Side;
  amount: number;
}

/** How often something happened; for the figures of a game only. */
export interface Counts {
  battles: number;
  captures: number;
  folds: number;
  showdowns: number;
}

/** All that everybody may know (PC-2.1), and what a viewer alone knows left blank (PC-4.6). */
export interface OpenState {
  options: GameOptions;
  people: number;
  phase: Phase;
  position: Position;
  /** By square, the id of the chess piece on it; empty where none is. */
  men: string[];
  taken: Taken[];
  /** The members of the two teams, General first once there is one (PC-12.7). */
  teams: Seat[][];
  /** The team that plays White, once that is drawn. */
  whiteTeam: TeamNumber;
  /** Whose battles a chess piece fights; a piece without entry is the General's (PC-12.9). */
  owners: Record<string, Seat>;
  /** Chips by seat. */
  stacks: number[];
  /** All chips that were bought again, and by seat the first buy-in (PC-9.5, PC-12.20). */
  rebought: number;
  buyIns: number[];
  /** From 1; 0 before the first turn. */
  turn: number;
  /** How many turns in a row were skipped (PC-11.1) and how many had no attack (PC-11.3). */
  skipped: number;
  quiet: number;
  /** The two cards of the draw for white, the first General's in front (PC-3.2). */
  draw: Card[];
  /** The cards turned up in search of match cards, also after they went back (PC-2.1). */
  flips: Flip[];
  battle?: Battle | undefined;
  last?: LastBattle | undefined;
  timer: Timer;
  /** By side, its offer to end the game (PC-9.6). */
  offers: { white?: Offer | undefined; black?: Offer | undefined };
  /** A side's proposal to change a time option (PC-10.8). */
  timeOffer?: { side: Side; change: TimeChange } | undefined;
  /** By seat, who would share the team's chips equally in the end (PC-12.19). */
  sharing: boolean[];
  counts: Counts;
}

/** A game of Pokerchess. The deck is top first; burnt cards in the order they were burnt. */
export interface State extends OpenState {
  deck: Card[];
  burnt: Card[];
  /** The active side's private card (PC-4.1) and the defender's face-down card (PC-6.6). */
  privateCard?: Card | undefined;
  downCard?: Card | undefined;
}

/** What reaches one viewer: hidden cards only where the viewer knows them (PC-4.6, PC-12.13). */
export interface Seen extends OpenState {
  deckSize: number;
  burntSize: number;
  /** Whether the active side has been dealt its private card, and whether the defender has got the face-down card. */
  hasPrivate: boolean;
  hasDown: boolean;
  privateCard?: Card | undefined;
  downCard?: Card | undefined;
}
