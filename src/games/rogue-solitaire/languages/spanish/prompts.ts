import type { Translation } from "../../../../kit/language";
import type * as english from "../english/prompts";

export const TITLE = "Rogue: The Solitaire-Like";
export const HOOK = "Cruza una mazmorra de cartas de esquina a esquina, piso tras piso, hasta caer.";

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "Se barajan los dos mazos.",
  move: "Piso {floor}: voltea una carta contigua, ataca o camina.",
  aid: "Tu {drawn} no vence a {enemy}. ¿Le añades tu {held}?",
  aidOnWin: "Tu {drawn} vence sola a {enemy}. ¿Gastas tu {held} de todos modos?",
  aidBefore: "Atacas a {enemy}. ¿Añades tu {held} antes de robar?",
  reshuffle: "El mazo está vacío: el descarte se baraja para formar uno nuevo.",
  pay: "Has perdido contra {enemy}. ¿Pagas con un comodín o con tu As?",
  capture: "{enemy} ha caído. ¿Capturar o dejar?",
  keepAce: "Un As, y no te falta ningún comodín. ¿Lo guardas como un punto de vida más?",
  clear: "¡Piso {floors} superado! Se barajan las cartas para el siguiente.",
  over: "La partida ha terminado.",
};

export const ACE_PROMPTS: Translation<typeof english.ACE_PROMPTS> = {
  heal: "¡Un As! Uno de tus comodines vuelve.",
  keep: "¡Un As! Lo guardas como un punto de vida más.",
  waste: "¡Un As! Tu mano está llena, así que se descarta.",
};

export const FIGHTS: Translation<typeof english.FIGHTS> = {
  win: "{drawn} contra {enemy}: ¡ganas!",
  draw: "{drawn} contra {enemy}: empate.",
  loss: "{drawn} contra {enemy}: pierdes un punto de vida.",
};

export const AIDED_FIGHTS: Translation<typeof english.AIDED_FIGHTS> = {
  win: "{drawn} y tu {held} hacen {attack} contra {enemy}: ¡ganas!",
  draw: "{drawn} y tu {held} hacen {attack} contra {enemy}: empate.",
  loss: "{drawn} y tu {held} hacen {attack} contra {enemy}: pierdes un punto de vida.",
};

export const STATUS =
  "Piso {floor} · puntos de vida {hitPoints} · en mano {held} · mazo {deck} · descarte {discard}";
export const NOTHING_HELD = "nada";

export const RESULTS: Translation<typeof english.RESULTS> = {
  dead: {
    headline: "Has caído",
    sentence: "Pisos superados: {floors}. Combates ganados: {wins} de {fights}.",
  },
  target: {
    headline: "¡Victoria!",
    sentence: "Los {floors} pisos están superados. Combates ganados: {wins} de {fights}.",
  },
};

export const FIGURES = "Pisos superados {floors}, récord {best} · combates ganados {wins} de {fights}";
