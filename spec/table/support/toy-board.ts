import { installBoard } from "../../../src/table/director/board";
import { toyChess } from "./toy-chess";

installBoard(toyChess);
