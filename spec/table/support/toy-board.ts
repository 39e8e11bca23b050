import { installBoard } from "../../../src/table/board";
import { toyChess } from "./toy-chess";

installBoard(toyChess);
