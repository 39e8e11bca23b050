/** Why the table takes no choice just now. */
export type BusyReason = "rolling" | "shuffling" | "showing" | "resuming" | "moving";

/** A reason that says all by itself. */
type Alone = unknown;

/** Why the table refuses something, whatever the rules of the game say: what the sentence of each reason tells, by its kind. */
interface ReasonContents {
  /** It was possible when it was shown. */
  cannotNow: Alone;
  buttonChanged: Alone;
  panelFolded: Alone;
  noSuchButton: { number: number };
  noSuchChoice: { number: number; most: number };
  /** Somebody asks for more than a fair share. */
  slowDown: Alone;

  // Who may do it.
  notSeated: Alone;
  notYourGame: { players: readonly string[] };
  hostOnly: Alone;

  // What the table is doing.
  notDealt: Alone;
  busy: { what: BusyReason };
  isPaused: { colour: string };
  /** These are to throw or to shuffle first. */
  handsFirst: { players: readonly string[] };
  handsOff: Alone;
  gameOver: Alone;

  // What is done to a piece, by hand or by a key.
  notAction: Alone;
  nothingThere: Alone;
  unknownPiece: Alone;
  nothingToRoll: Alone;
  cannotPass: Alone;
  severalWays: Alone;
  notAnAmount: { min: number; max: number };

  // The beginning of a game.
  tableFull: { most: number };
  tooFew: { title: string; least: number; most: number };
  notAccepted: { players: readonly string[] };

  // Undo, records, hints and questions.
  nothingToUndo: Alone;
  undoIsOff: Alone;
  somethingWasRevealed: Alone;
  othersHaveChosen: Alone;
  recordIsOpen: Alone;
  recordLater: Alone;
  recordAfterDay: Alone;
  hintNotYours: Alone;
  hintsOff: Alone;
  hintsInTutorial: Alone;
  hintsInPuzzle: Alone;
  hintNone: Alone;
  questionOpen: { colour: string };
  questionOver: Alone;
}

export type TableRefusalKind = keyof ReasonContents;

/** A reason, or one of certain kinds. */
export type TableRefusal<Kind extends TableRefusalKind = TableRefusalKind> = {
  [Each in Kind]: { kind: Each } & ReasonContents[Each];
}[Kind];
