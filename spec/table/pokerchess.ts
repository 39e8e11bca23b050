import { pokerchess as game } from "../../src/games/pokerchess";
import { gameTable } from "./game-table";

/** What specs do and see at the table of Pokerchess. */
export const pokerchess = gameTable(game);
export const {
  open: openPokerchess,
  piece,
  personAt,
  reportOf,
  stateOf,
  waitForPeople,
  deal,
  decidingSeat,
  choicesOf,
  clickAction,
  dragAction,
  take,
  playToTheEnd,
  decider,
  expectPicture,
} = pokerchess;
