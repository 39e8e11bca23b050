import { installBoard } from "../../../table/board";
import { cardsVsDice } from "..";

installBoard(cardsVsDice);
