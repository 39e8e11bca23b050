import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const LESSON: Translation<typeof english.LESSON> = {
  goal: "Gana quien pase primero de 30 puntos, y los puntos se consiguen con manos de póker. Las cartas de las casillas 2 a 12 están ahí para tomarlas; los dados dicen cuál. La carta del centro, la común, es de todos. Tira los dados.",
  tag: "8: es el 9 de corazones. Con tu 5 y tu Reina oculta son tres corazones. Márcala: se desliza hacia arriba y es tuya en cuanto pares.",
  again:
    "Puedes tirar cuantas veces quieras. Pero si sale un número cuya carta ya está marcada, revientas y no te llevas nada (RF-5.4). El botón dice cuánta probabilidad hay: 14 %. Tira.",
  bust: "¡Otra vez el 8! Aceptarlo es reventar. Contra esa mala suerte tienes tres fichas, cada una para una vez: Cambiar, Repetir y Desviar (RF-6). Repite el primer 4.",
  saved: "5: el Rey de corazones. Márcalo.",
  stop: "Cuatro corazones a la vista, y cada marca hace más arriesgada la próxima tirada. Para ahora, y las cartas marcadas son tuyas (RF-5.7).",
  keep: "Puedes tener cinco cartas como máximo; el resto se descarta (RF-5.8). No descartes ninguna y guarda las cuatro.",
  swap: "Tu rival también tomó cartas, y las casillas se rellenaron. ¡El As de corazones completaría un color! Está en la casilla 8, pero 7 es el número que más sale con dos dados. Usa Cambiar para ponerlo ahí.",
  mustRoll:
    "Después de un cambio hay que tirar (RF-6.1). Y si los dados no obedecen: Deshacer retira una elección, y en Ayuda están las reglas y las manos de póker.",
  ace: "¡Un 7! Marca el As.",
  enough: "No necesitas más. Para.",
  flush: "Cinco corazones, un color, por 6 puntos (RF-10.1). Guárdalos todos.",
  score:
    "En vez de tirar puedes puntuar, con tres cartas propias o más. Los demás se suman o pasan; la mejor mano gana un punto por cada uno que puntúa (RF-7.7). ¡Puntúa!",
  farewell:
    "6 puntos por el color y 2 por la mejor mano. Tus cartas se han ido y empiezas de nuevo con una. Para pensar: ¿puntuar pronto manos pequeñas o esperar una grande? Desde aquí los dados y las cartas son de verdad.",
};
