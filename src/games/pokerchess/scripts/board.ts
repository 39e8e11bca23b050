import { installBoard } from "../../../table/board";
import { tableGame } from "../table";

installBoard(tableGame);
