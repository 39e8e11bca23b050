import type { Translation } from "../../../../kit/language";
import type * as english from "../english/board";

export const BOARD: Translation<typeof english.BOARD> = {
  floor: "Piso {floor} · superados {floors} · récord {best}",
  code: "Mazmorra {code}",
  goal: "Meta",
  you: "TÚ",
  deck: "Mazo: {count}",
  discard: "Descarte: {count}",
  hitPoints: "Puntos de vida: {count}",
  hitPointsAce: "Puntos de vida: {count}, con el As en mano",
  handEmpty: "En la mano",
  handAce: "1 de vida",
  handEnemy: "suma {value}",
  spare: "De reserva: {count}",
  wins: "ganas {win} %",
  winsAided: "{win} %, con ayuda {aided} %",
  winsSurely: "ganas seguro",
  losesSurely: "pierdes seguro",
  ace: "As {chance} %",
  noAce: "ningún As",
};

export const CAPTIONS: Translation<typeof english.CAPTIONS> = {
  you: {
    name: "TÚ",
    note: "Arrástralo a una casilla vacía para ir allí, o a una carta contigua para combatir (RS-4.2).",
  },
  hidden: {
    name: "Carta boca abajo",
    note: "Junto a TI se puede voltear (tecla F): un As ayuda, lo demás combate (RS-4.2).",
  },
  drawn: { name: "{card}, robada", note: "Tu ataque, de valor {value} (RS-5.1)." },
  joker: {
    name: "Comodín, un punto de vida",
    note: "Sin puntos de vida se acaba la partida (RS-9.1).",
  },
  lost: { name: "Comodín, perdido", note: "Un As en la mazmorra lo devuelve (RS-6.2)." },
  spare: { name: "Comodín de reserva", note: "No se usa en esta partida." },
  deck: { name: "Mazo", note: "Su carta superior es tu ataque en un combate (RS-5.1)." },
  discard: { name: "Descarte", note: "Vuelve al mazo al superar un piso (RS-7.2)." },
};

export const CARD_NOTES: Translation<typeof english.CARD_NOTES> = {
  enemy: "Un enemigo de valor {value}. Roba una carta más alta para vencerlo (RS-5.2).",
  ace: "Un As no inicia ningún combate (RS-6.1).",
  heldEnemy: "Capturado: suma {value}, una vez, a un combate que la carta robada no gane (RS-5.4).",
  heldAce: "Un punto de vida más; mientras tanto no puedes capturar nada (RS-6.3).",
};
