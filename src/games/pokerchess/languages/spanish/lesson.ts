import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const LESSON: Translation<typeof english.LESSON> = {
  goal: "Parece ajedrez, pero nada se captura gratis: cada captura se disputa con manos de póker. Gana quien captura el rey, o quien tiene todas las fichas (PC-9.1). No hay jaque, y los peones avanzan una sola casilla (PC-5.4). Abre una línea para tu dama.",
  quiet:
    "Mover a una casilla vacía es solo eso. Cada turno recibes una carta secreta que solo cuenta si atacas (PC-4.1). La tuya es una Jota, poco útil para una dama. Sácala a jugar.",
  attack:
    "Tu dama ve el peón de g7. La primera carta de quien ataca es de su rango, una Reina para la dama; la de un peón es un As o de 2 a 8 (PC-1.4). La segunda es tu carta secreta: solo un 4. Ataca de todos modos y verás.",
  fold: "Las negras tienen un As y suben 3 sobre tu ciega de 1. Con Reina y 4 vas por detrás; los botones dicen cuánto. No vayas: pierdes la ciega y ninguna pieza.",
  retreat:
    "El ataque ha fracasado, así que la dama se retira, a donde estaba o a una casilla del camino (PC-8.3). En g5 y g6 las negras podrían atacarla. Quédate en g4.",
  again:
    "¡Ahora tu carta secreta es una Reina! Con la Reina que trae el ataque ya es una pareja antes de la primera carta común. Ataca otra vez.",
  raise:
    "Las negras igualan. Faltan cinco cartas comunes, tres de ellas ahora (PC-7.1). Mientras tu mano es fuerte, que paguen por verlas: sube 2.",
  flop: "¡Una tercera Reina! Apenas hay mano mejor. Apuesta 6. Cualquier otra cantidad se escribe en la línea bajo las opciones, y Deshacer la retira.",
  turn: "Las negras siguen. No hace falta apostar siempre: pasar no cuesta nada y parece débil. Pasa.",
  river:
    "La última carta. Ganan las cinco mejores de siete (PC-7.11); en Ayuda está el rango de las manos, y todas las reglas. Apuesta 9.",
  farewell:
    "Tres Reinas ganan a una pareja: peón y bote son tuyos. Pero una dama tan adelantada también puede ser atacada, y entonces te toca igualar, subir o no ir; no ir en defensa cuesta la pieza. Desde aquí las cartas son de verdad. ¡Cuida tu rey!",
};
