import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const EVENTS: Translation<typeof english.EVENTS> = {
  dealt: "Le donjon est en place : {cards} cartes face cachée. Rejoins le coin opposé.",
  walked: "",
  turnedUp: "Tu retournes {card}.",
  drew: "Tu pioches {drawn} contre {enemy}.",
  reshuffled: "La défausse devient la nouvelle pioche : {cards} cartes.",
  aided: "{held} vient t’aider : {attack} contre {enemy}.",
  won: "Victoire contre {enemy} !",
  tied: "Égalité : {enemy} tient bon, et personne n’est blessé.",
  lost: "{enemy} l’emporte.",
  captured: "Tu captures {enemy}.",
  jokerPaid: "Tu perds un Joker. Points de vie restants : {hitPoints}.",
  acePaid: "Tu perds ton As. Points de vie restants : {hitPoints}.",
  healed: "L’As fait revenir un Joker. Points de vie : {hitPoints}.",
  aceKept: "Tu gardes l’As. Points de vie : {hitPoints}.",
  aceDiscarded: "{ace} part à la défausse.",
  floorCleared: "Étage {floors} franchi !",
  refilled: "Étage {floor} : {cards} nouvelles cartes face cachée. Retraverse vers l’autre coin.",
  gameOver: "",
};
