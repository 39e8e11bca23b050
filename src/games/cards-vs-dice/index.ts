import type { Game } from "../../kit/game";
import { box } from "./box";
import { gesture } from "./gestures";
import { policies } from "./policies";
import { rules } from "./rules";
import { scene } from "./scene";
import type { Action, Event, Seen, State } from "./state";
import { words } from "./words";

/** Cards vs Dice: cards are monsters, dice are your weapons. For one player. */
export const cardsVsDice: Game<State, Action, Event, Seen> = { rules, words, box, scene, gesture, policies };
