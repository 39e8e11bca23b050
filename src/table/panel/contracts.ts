import type { CueTone } from "../../kit/game/show";
import type { PanelState, PieceModel, Warning } from "./shown";
import type { View } from "./view";
import type { Sheet } from "../commands/commands";
import type { CommandResult, Handlers } from "../commands/result";
import type { Panel } from "./panel";
import type { Log } from "./log";

/**
 * A slice of a look at the situation, by what its viewer has opened, typed and been told; undefined until the view has been
 * made. Looking at the game, looking at all else and making the view of it are work for a slice each.
 */
export type Look = (this: void, panelState: PanelState) => View | undefined;

/**
 * What everybody has opened, typed and been told.
 * @noSelf
 */
export interface PanelStates {
  of: (colour: ColorLiteral) => OwnGlance;
  openSheet: (colour: ColorLiteral, sheet: Sheet | undefined) => void;
  /** Forgets all that somebody has opened, typed and been told: another one looks at the panel now. */
  clear: (colour: ColorLiteral) => void;
  /** Keeps what somebody is told, and the rule that it cites if that can be looked up. */
  note: (colour: ColorLiteral, sentence: string | undefined, cited?: string) => void;
  /** Has somebody asked first; undefined: no longer. */
  warn: (colour: ColorLiteral, warning: Warning | undefined) => void;
  /** What a viewer does with the own panel. */
  handlers: Handlers<
    "amountTyped" | "group" | "turnPage" | "listAll" | "asides" | "endCard" | "sheet" | "closeSheet"
  >;
  /** Forgets what everybody was told. */
  forgetNotes: () => void;
  /** Forgets what everybody was told and typed before the latest step; before another game, what they had open in the last one, too. */
  forget: (isOtherGame?: boolean) => void;
}

/** What is remembered of how a viewer looks at the game. */
export type OwnGlance = Omit<PanelState, "viewer" | "log">;

/**
 * The panels of everybody at the table, with what each has opened, and the log that all share.
 * @noSelf
 */
export interface Panels
  extends
    Omit<Panel, "forget" | "show" | "showClock">,
    Pick<Log, "told" | "write" | "clearLog" | "takeLogBack"> {
  /** Shows everybody the situation again, one viewer after the other. */
  refresh: () => void;
  /** Empties a colour's panel at once and keeps it so: somebody else may look at it now. */
  withhold: (colour: ColorLiteral) => void;
  /** It is known again who looks at which panel. Those of empty seats stay empty: the next to sit down may be a stranger. */
  handBack: () => void;
  /** Shows everybody a clock; an empty text is none. It ticks every second, so one call asks for all seats. */
  showClock: (text: string, late: boolean) => void;
  /** Shows everybody a line in large letters, for some seconds. */
  announce: (text: string, tone: CueTone, seconds: number) => void;
  /** Forgets what was told and typed before the latest step; before another game, what was open in the last one, too. */
  forgetNotices: (isOtherGame?: boolean) => void;
  /** Hands over what one viewer's panel shows or would show. */
  look: (colour: ColorLiteral, seen: (view: View) => void) => void;
  /** Shows one viewer the situation again. */
  showAnew: (colour: ColorLiteral) => void;
  /** Whether the panels are on the screens, so far as it is known. */
  isUp: () => boolean;
  /** Sends everybody all that they see again. */
  showAllAgain: () => void;
}

/**
 * Tells people something; panels show it at their next refresh.
 * @param to who sees it come, everybody where nobody is named; the log is one for all panels
 * @param cited the rule that an answer cites, if that can be looked up
 */
export type Tell = (
  this: void,
  occasion: Occasion,
  sentence: string,
  to?: readonly Player[],
  cited?: string,
) => void;

/** What a sentence is to those who read it; docs/features.md says what each is for. */
export type Occasion =
  /** The game or its people have changed for everybody. */
  | "news"
  /** Everybody has to know this now, and need not read it again. */
  | "announcement"
  /** Everybody may read it later. */
  | "entry"
  /** Something concerns one person, who has not asked for it. */
  | "notice"
  /** Answers what somebody has just done, until the game goes on. */
  | "answer"
  /** The same, where it need not catch the eye. */
  | "remark"
  /** Answers what somebody has typed into the chat. */
  | "reply";

/**
 * What somebody asks of a piece: what it is, and what can be done with it.
 * @noSelf
 */
export interface PieceInfo {
  /** Tells a player of a piece: in the panel, or in the chat where that is folded up. */
  inspect: (player: Player, piece: string) => CommandResult;
  /** The same for the piece that the object with a GUID is. */
  inspectObject: (this: void, player: Player, guid: string) => CommandResult;
  /** The piece of an object. */
  pieceOf: (guid: string) => string;
  /** The piece that is at a place of the table. */
  pieceAt: (x: number, z: number) => string;
  /** What a viewer reads on a sheet; it is shown again when more has been found out. */
  look: (viewer: ColorLiteral, sheet: Sheet | undefined) => PieceModel | undefined;
  /** Chooses what a viewer was told of, if it is that still. */
  handlers: Handlers<"choosePossible">;
}
