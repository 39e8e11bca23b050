import { installBoard } from "../../../table/director/board";
import { tableGame } from "../table";

installBoard(tableGame);
