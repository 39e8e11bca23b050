import { installDeck } from "../../../table/pieces/deck";

installDeck();
