import type { Card } from "../../../kit/data/cards";
import type { PokerHand } from "../../../kit/poker/hand";
import type { Seat } from "../../../kit/rules/rules";
import type { ChessShape } from "../../../kit/game/scene";
import type { Side } from "./chess/position";
import type { Ending, Street } from "./state";

/** What happened, with its numbers. Everybody is told everything, so no event names a hidden card. */
export type Event =
  | { kind: "divisionProposed"; seat: Seat; moved: Seat; team: number }
  | { kind: "divisionAccepted"; seat: Seat }
  | { kind: "noAgreement"; seat: Seat }
  | { kind: "divided"; first: Seat[]; second: Seat[] }
  | { kind: "ballotCast"; seat: Seat }
  | { kind: "captainsElected"; first: Seat; second: Seat }
  | { kind: "picked"; captain: Seat; seat: Seat }
  | { kind: "noGeneralYet"; team: number }
  | { kind: "generalTied"; team: number }
  | { kind: "drewForGeneral"; seat: Seat; card: Card; reveals: true }
  | { kind: "finalists"; first: Seat; second: Seat }
  | { kind: "generalFound"; seat: Seat }
  | { kind: "assigned"; seat: Seat; pieces: number }
  | { kind: "drewForWhite"; seat: Seat; card: Card; reveals: true }
  | { kind: "playsWhite"; seat: Seat }
  | { kind: "turnBegan"; seat: Seat; side: Side; turn: number; reveals: "seat" }
  | { kind: "turnSkipped"; seat: Seat }
  | { kind: "moved"; seat: Seat; shape: ChessShape; from: string; to: string }
  | { kind: "castled"; seat: Seat; from: string; to: string }
  | { kind: "attacked"; seat: Seat; shape: ChessShape; from: string; to: string; target: ChessShape }
  | { kind: "staked"; seat: Seat; to: Seat; chips: number }
  | { kind: "blindPosted"; seat: Seat }
  | { kind: "noBetting"; seat: Seat }
  | { kind: "matched"; seat: Seat; card: Card; discarded: number; reveals: true }
  | { kind: "soughtAnew"; cards: number }
  | { kind: "downDealt"; seat: Seat; reveals: true }
  | { kind: "folded"; seat: Seat }
  | { kind: "checked"; seat: Seat }
  | { kind: "called"; seat: Seat; chips: number; allIn: boolean }
  | { kind: "bet"; seat: Seat; chips: number; allIn: boolean }
  | { kind: "raised"; seat: Seat; by: number; chips: number; allIn: boolean }
  | { kind: "returned"; seat: Seat; chips: number }
  | { kind: "streetDealt"; street: Street; cards: Card[]; reveals: true }
  | { kind: "handShown"; seat: Seat; hole: Card[]; hand: PokerHand; reveals: true }
  | { kind: "potWon"; seat: Seat; chips: number }
  | { kind: "potShared"; chips: number }
  | { kind: "stakeReturned"; seat: Seat; to: Seat; chips: number }
  | { kind: "captured"; seat: Seat; shape: ChessShape; target: ChessShape; square: string }
  | { kind: "repelled"; seat: Seat; shape: ChessShape; square: string }
  | { kind: "retreated"; seat: Seat; shape: ChessShape; to: string }
  | { kind: "promoted"; seat: Seat; shape: ChessShape; square: string }
  | { kind: "broke"; seat: Seat }
  | { kind: "rebought"; seat: Seat; chips: number }
  | { kind: "rebuyDeclined"; seat: Seat }
  | { kind: "forfeited"; seat: Seat }
  | { kind: "offered"; seat: Seat; payer: Side; chips: number }
  | { kind: "offerDeclined"; seat: Seat }
  | { kind: "clockCalled"; seat: Seat }
  | { kind: "bankDrawn"; seat: Seat; seconds: number; left: number }
  | { kind: "timeExpired"; seat: Seat }
  | { kind: "choiceReturned"; seat: Seat }
  | { kind: "timeProposed"; seat: Seat; option: string; value: string }
  | { kind: "timeChanged"; option: string; value: string }
  | { kind: "timeDeclined"; seat: Seat }
  | { kind: "sharingWanted"; seat: Seat; wanted: boolean }
  | { kind: "settled"; seat: Seat; chips: number }
  | { kind: "gameOver"; ending: Ending; winner?: Side | undefined };
