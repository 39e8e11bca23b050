import { installDeck } from "../../../table/deck-script";

installDeck();
