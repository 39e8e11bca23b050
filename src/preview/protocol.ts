/*
 * What passes between the page (a browser) and the emulated table behind it (the mod's Lua in a worker). Everything is
 * plain data, sent as JSON; what is undefined is left out. Lengths are units of the table ("inches"), angles degrees, times seconds, colours go from 0 to 1.
 *
 * Nothing is sent that the viewer may not know: a card's number only while they see its face, a tooltip only when the
 * game would show it, only the parts of the interface that are theirs.
 */

/** A place, a turn or a size, in the game's left-handed axes: x to the right, y up, z away from the south seat. */
export interface Point {
  x: number;
  y: number;
  z: number;
}

export interface Colour {
  r: number;
  g: number;
  b: number;
  a?: number | undefined;
}

/** Which body an object has: what the page draws. */
export interface ObjectView {
  guid: string;
  /** The name of its kind in a save: "Card", "Die_20", "BlockSquare". */
  name: string;
  /** The kind as scripts see it: "Card", "Deck", "Dice", "Hand". */
  type: string;
  position: Point;
  /** Turned about z first, then x, then y, as the game does it. */
  rotation: Point;
  scale: Point;
  tint: Colour;
  /** The size of its body at scale 1, and how high its pivot is above what it rests on. */
  size: Point;
  rest: number;
  /** `back`: the viewer sees only its back, whichever way it is. */
  shows: "face" | "back";
  /** The number of the card whose face the viewer sees; of a deck, its visible card. */
  card?: number | undefined;
  /** How many cards a deck holds. */
  count?: number | undefined;
  /** Which rotation shows which value: dice and coins. */
  faces?: FaceView[] | undefined;
  /** What a Counter shows, or how many chips a stack holds. */
  value?: number | undefined;
  /** A 3D text, a notecard. */
  text?: { text: string; colour?: Colour | undefined; fontSize?: number | undefined } | undefined;
  /** An animated figure: how often it has struck, and whether it has fallen. */
  figure?: { strikes: number; fallen: boolean } | undefined;
  /** Pictures of custom objects, by what the save calls them. */
  pictures?: PictureView | undefined;
  /** Which material a built-in piece has (chess pieces: 0 light, 1 dark; pawns: the seat). */
  material?: number | undefined;
  tooltip?: { name: string; description: string; value: string } | undefined;
  /** The viewer can pick it up. */
  movable?: boolean | undefined;
  /** The viewer can click, flip or roll it at all. */
  touchable?: boolean | undefined;
  locked?: boolean | undefined;
  /** The colour of the person who holds it in the air. */
  heldBy?: string | undefined;
  /** The colour whose hand it is in. */
  hand?: string | undefined;
  /** The seat that a hand zone belongs to. */
  owner?: string | undefined;
  highlight?: Colour | undefined;
  /** Context menu items that scripts have added. */
  menu?: string[] | undefined;
  lines?: LineView[] | undefined;
  snapPoints?: SnapPointView[] | undefined;
  buttons?: ButtonView[] | undefined;
  inputs?: InputView[] | undefined;
  /** Its own XML interface, as far as the viewer sees it. */
  interface?: ElementView[] | undefined;
}

/** The face of a face-down card, for a viewer who has looked under it. */
export type Face = Pick<ObjectView, "guid" | "card" | "pictures">;

export interface FaceView {
  value: string;
  rotation: Point;
}

export interface PictureView {
  face?: string | undefined;
  back?: string | undefined;
  /** Columns and rows of a sheet of cards. */
  columns?: number | undefined;
  rows?: number | undefined;
}

/** A line of the vector tool. */
export interface LineView {
  points: Point[];
  colour: Colour;
  thickness: number;
  loop?: boolean | undefined;
}

export interface SnapPointView {
  position: Point;
  rotation?: Point | undefined;
}

/** A classic button (createButton). Positions and sizes are as scripts give them; docs/tts-facts.md lists what we know of them. */
export interface ButtonView {
  index: number;
  label: string;
  tooltip: string;
  position: Point;
  rotation: Point;
  scale: Point;
  width: number;
  height: number;
  fontSize: number;
  colour: Colour;
  fontColour: Colour;
}

export interface InputView extends ButtonView {
  value: string;
  /** 1 automatic, 2 left, 3 centre, 4 right, 5 justified. */
  alignment: number;
}

/** An element of an XML interface that the viewer sees. */
export interface ElementView {
  /** Its way through the tree, from 0: "0.3.1". A gesture names it by this. */
  path: string;
  /** In lower case. */
  tag: string;
  /** The attributes in force, Defaults and classes included; names in lower case. */
  attributes: Record<string, string>;
  /** The text between its tags or in `text`, with formatting tags such as <b>. */
  text?: string | undefined;
  /** What players have done to a control. */
  typed?: string | undefined;
  on?: boolean | undefined;
  chosen?: number | undefined;
  position?: number | undefined;
  children?: ElementView[] | undefined;
}

/** A seat of the table. */
export interface SeatView {
  colour: string;
  /** The name of the person who sits there. */
  player?: string | undefined;
}

/** The table itself and what belongs to it. */
export interface TableView {
  /** The table's name in a save, such as "Table_RPG". */
  table: string;
  /** Its top: height, and where it ends; nothing for Table_None. */
  surface?: { height: number; halfX: number; halfZ: number; round: boolean } | undefined;
  saveName: string;
  seats?: SeatView[] | undefined;
  lines?: LineView[] | undefined;
  snapPoints?: SnapPointView[] | undefined;
  cameras?: CameraView[] | undefined;
  note: string;
  notebook?: { title: string; body: string }[] | undefined;
  /** Items of the table's context menu, and hotkeys, that scripts have added. */
  menu?: string[] | undefined;
  hotkeys?: string[] | undefined;
}

/** A saved view: the camera looks at `target` from `distance` away, `pitch` degrees down, `yaw` clockwise from north. */
export interface CameraView {
  target: Point;
  pitch: number;
  yaw: number;
  distance: number;
}

/** A line in the chat window. */
export interface ChatView {
  kind: "print" | "broadcast" | "chat" | "error" | "log";
  text: string;
  from?: string | undefined;
}

/** A question of the game's own windows that waits for the viewer. */
export interface DialogView {
  kind: "info" | "confirm" | "input" | "memo" | "options" | "color";
  description: string;
  defaultText: string;
  options?: string[] | undefined;
}

/** An object that only moved: its place and its turn. */
export type Move = [
  guid: string,
  x: number,
  y: number,
  z: number,
  rotationX: number,
  rotationY: number,
  rotationZ: number,
];

/** All that has changed for the viewer since the last message. */
export interface Change {
  /** Through whose eyes: a colour, or "Grey". */
  viewer: string;
  /** Seconds since the table was last loaded. */
  time: number;
  /** Everything is sent again: the page forgets what it knew. */
  anew?: boolean | undefined;
  objects?: ObjectView[] | undefined;
  moves?: Move[] | undefined;
  gone?: string[] | undefined;
  table?: TableView | undefined;
  /** The interface on the screen. */
  screen?: { elements: ElementView[] } | undefined;
  chat?: ChatView[] | undefined;
  /** The window that is open now, if any. */
  dialog?: { open?: DialogView | undefined } | undefined;
  /** The face that the viewer has seen by looking under an object. */
  peeked?: Face | undefined;
  /** Why something the viewer asked for cannot be done, in a sentence. */
  refusals?: string[] | undefined;
  /** How many seconds back the checkpoints are that a rewind can go to, the newest first. */
  rewinds?: number[] | undefined;
  /** How many script errors there were since the page was opened. */
  errors: number;
  /** Nothing moves, spawns or rolls. */
  quiet: boolean;
}

/** Where an interface element is: on the screen, or on an object. */
export interface ElementAddress {
  guid?: string;
  path: string;
}

export type MouseButton = "left" | "right" | "middle";

/** Something that the viewer does. */
export type Command =
  /** Looks through the eyes of a colour; an empty seat is taken by another person first. "Grey" is a spectator. */
  | { kind: "look"; colour: string }
  /** The person who sits at this colour leaves the table; the host only stands up. */
  | { kind: "leave"; colour: string }
  | { kind: "click"; element: ElementAddress; button: MouseButton }
  | { kind: "type"; element: ElementAddress; text: string }
  | { kind: "choose"; element: ElementAddress; option: string }
  | { kind: "slide"; element: ElementAddress; value: number }
  | { kind: "press"; guid: string; index: number; button: MouseButton }
  | { kind: "enter"; guid: string; index: number; text: string }
  | { kind: "hover"; guid?: string }
  /** Looks under an object. */
  | { kind: "peek"; guid: string }
  | { kind: "pickUp"; guid: string }
  | { kind: "clickOn"; guid: string }
  /** Draws the top card off a deck, or something out of a bag, and holds it. */
  | { kind: "draw"; guid: string }
  | { kind: "carry"; x: number; z: number }
  | { kind: "drop" }
  | { kind: "flip"; guid: string }
  /** R: throws dice, shuffles decks. */
  | { kind: "roll"; guid: string }
  | { kind: "rotate"; guid: string; degrees: number }
  | { kind: "delete"; guid: string }
  | { kind: "lock"; guid: string; locked: boolean }
  | { kind: "number"; guid: string; number: number }
  | { kind: "copy"; guid: string }
  | { kind: "paste"; x: number; z: number }
  /** An item of an object's menu, or of the table's. */
  | { kind: "menu"; guid?: string; label: string }
  | { kind: "hotkey"; label: string; guid?: string }
  | { kind: "scriptingButton"; index: number }
  | { kind: "ping"; x: number; z: number }
  | { kind: "say"; text: string }
  /** Writes a page of the Notebook; it becomes the last one, in place of one of this title. */
  | { kind: "writePage"; title: string; text: string }
  | { kind: "answer"; text?: string }
  | { kind: "cancel" }
  | { kind: "rewind"; seconds: number };

/** What the page asks for at once. */
export interface Tick {
  /** How many frames pass, after the commands have been done. */
  frames: number;
  commands: Command[];
}

/** How a table is opened. */
export interface Opening {
  seed: number;
  colour: string;
  /** What time it is for the scripts, in seconds since 1970. */
  time: number;
}
