import { readTextFrom } from "../../table/languages/stored-texts";
import { findNotes } from "../boards";
import { installGlobal } from "../global";

/*
 * The Global script of a table with a single game. The self-test and the card to look at are on the shelf's alone: they are as
 * long as all the rest.
 */

readTextFrom(findNotes);

installGlobal({ shelf: undefined, commands: [], loaded: () => undefined });
