import type { CameraView } from "../../protocol";

/** What the shell asks of the page: every way in which its buttons, windows and keys reach the table. */
export interface ShellActions {
  /** Looks through the eyes of a colour; an empty seat is taken by another person first. "Grey" looks on. */
  look: (colour: string) => void;
  /** The person who sits at this colour gets up. */
  leave: (colour: string) => void;
  /** Says something in the chat. */
  say: (text: string) => void;
  /** Answers the open window of the game; without a text it is just OK. A colour is written "#RRGGBB". */
  answer: (text?: string) => void;
  /** Closes the open window of the game without an answer. */
  cancel: () => void;
  /** The table as the text of a save; the shell hands it to the viewer as a download. */
  save: () => Promise<string>;
  /** Opens the text of a save, or of a record; the name is that of its file. */
  load: (text: string, name: string) => void;
  /** Goes back to the checkpoint that is this many seconds in the past. */
  rewind: (seconds: number) => void;
  /** Lays the table as it was in the beginning. */
  startOver: () => void;
  /** Opens the table of another game; this one is kept for the next visit. */
  openGame: (id: string) => void;
  /** How many times faster than a clock the table runs; 0 when it stands still. */
  setSpeed: (factor: number) => void;
  /** Moves the camera to a saved view. */
  view: (camera: CameraView) => void;
  /** Draws the snap points, or stops drawing them. */
  showSnapPoints: (on: boolean) => void;
}
