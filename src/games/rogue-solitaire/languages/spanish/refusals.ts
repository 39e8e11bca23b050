import type { Translation } from "../../../../kit/language";
import type * as english from "../english/refusals";

export const REFUSALS: Translation<typeof english.REFUSALS> = {
  notYourSeat: "Es un juego para una persona: solo actúa quien juega.",
  gameOver: "La partida ha terminado. Empieza otra para seguir jugando.",
  waitForCards: "Espera a que se barajen las cartas.",
  waitForFight: "El combate sigue solo. Espera un momento.",
  waitForAce: "El As va solo a su sitio. Espera un momento.",
  aidUndecided: "Elige primero: añadir la carta de tu mano o no.",
  payUndecided: "Elige primero: pagar con un comodín o con tu As.",
  captureUndecided: "Elige primero: capturar al enemigo o dejarlo.",
  aceUndecided: "Elige primero: guardar el As o descartarlo.",
  nothingToAid: "No hay ningún combate en el que ayudar. Elige una jugada.",
  nothingToPay: "No hay ningún punto de vida que pagar. Elige una jugada.",
  nothingToCapture: "No hay ningún enemigo vencido que capturar. Elige una jugada.",
  nothingToKeep: "No hay ningún As que guardar o descartar. Elige una jugada.",
  ownCell: "Ya estás ahí. Elige otra casilla.",
  notAdjacent: "No está junto a ti: {cell}. Acércate primero.",
  cardInTheWay: "Ahí hay una carta: {cell}. Voltéala, atácala o ve a otro sitio.",
  nothingToFlip: "Ahí no hay carta que voltear: {cell}. Puedes ir hasta allí.",
  alreadyUp: "Esa carta ya está boca arriba: {cell}. Atácala.",
  nothingToAttack: "Ahí no hay nadie a quien atacar: {cell}. Puedes ir hasta allí.",
  stillDown: "Esa carta está boca abajo: {cell}. Voltéala.",
  noWay: "Ningún camino libre lleva allí: {cell}. Vence primero lo que corta el paso.",
  oneStep: "Está a un solo paso: {cell}. Ve allí sin más.",
  impossibleFaces: "Esos dados no pueden mostrar eso. Tíralos otra vez.",
  otherCards: "Esas no son las cartas del mazo. Barájalo otra vez.",
  otherChance: "El azar tenía que decidir otra cosa. Inténtalo otra vez.",
  noChance: "Ahora no hay nada que barajar. Elige una jugada.",
};

export const WITH_RULE = "{sentence} ({rule})";
