import { rollFlush } from "../../src/games/roll-flush";
import { gameTable } from "./game-table";

/** What specs do and see at the table of Roll Flush. */
export const rollFlushTable = gameTable(rollFlush);
