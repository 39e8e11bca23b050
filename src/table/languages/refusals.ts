/** Why the table takes no choice just now. */
export type BusyReason = "rolling" | "shuffling" | "showing" | "resuming" | "moving";

/** A reason that says all by itself. */
export type NoDetails = unknown;

/**
 * Why the table refuses something, whatever the rules of the game say: what the sentence of each reason tells, by its kind,
 * which is the name of that sentence. Each feature adds its own.
 */
export interface ReasonContents {
  /** It was possible when it was shown. */
  cannotNow: NoDetails;
  buttonChanged: NoDetails;
  panelFolded: NoDetails;
  noSuchButton: { number: number };
  noSuchChoice: { number: number; most: number };
  /** Somebody asks for more than a fair share. */
  slowDown: NoDetails;

  // Who may do it.
  notSeated: NoDetails;
  notYourGame: { players: readonly string[] };
  hostOnly: NoDetails;

  // What the table is doing.
  notDealt: NoDetails;
  busy: { what: BusyReason };
  isPaused: { colour: string };
  /** These are to throw or to shuffle first. */
  handsFirst: { players: readonly string[] };
  handsAreOff: NoDetails;
  gameOver: NoDetails;
  /** Several people share a mouse, and this one has not turned the own cards up. */
  covered: { colour: string };
  chatIsShared: NoDetails;

  // What is done to a piece, by hand or by a key.
  notAction: NoDetails;
  nothingThere: NoDetails;
  unknownPiece: NoDetails;
  nothingToRoll: NoDetails;
  cannotPass: NoDetails;
  severalWays: NoDetails;
  notAnAmount: { min: number; max: number };

  // The beginning of a game.
  tableFull: { most: number };
  tooFew: { title: string; least: number; most: number };
  notAccepted: { players: readonly string[] };
  /** The rules of a game that is on stay as they are. */
  rulesInGame: NoDetails;
  rulesUnreadable: NoDetails;
  rulesOfOther: { game: string };
  noSuchRules: { name: string };
  noRulesName: { most: number };
  codeTooLong: { most: number };
  enoughRules: { most: number };

  // Undo, records and questions.
  nothingToUndo: NoDetails;
  undoIsOff: NoDetails;
  somethingWasRevealed: NoDetails;
  othersHaveChosen: NoDetails;
  recordIsOpen: NoDetails;
  recordLater: NoDetails;
  recordAfterDay: NoDetails;
  questionOpen: { colour: string };
  questionOver: NoDetails;
  askedLately: NoDetails;
}

export type TableRefusalKind = keyof ReasonContents;

/** A reason, or one of certain kinds. */
export type TableRefusal<Kind extends TableRefusalKind = TableRefusalKind> = {
  [Each in Kind]: { kind: Each } & ReasonContents[Each];
}[Kind];
