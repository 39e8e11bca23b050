import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { gameTable } from "./game-table";

/** What specs do and see at the table of Rogue: The Solitaire-Like. */
export const {
  open: openRogue,
  piece,
  reportOf,
  stateOf,
  waitForPeople,
  deal,
  choicesOf,
  clickAction,
  dragAction,
  decider,
  take,
  expectPicture,
} = gameTable(rogueSolitaire);
