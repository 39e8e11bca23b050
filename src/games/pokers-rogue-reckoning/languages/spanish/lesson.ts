import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const LESSON: Translation<typeof english.LESSON> = {
  goal: "Entre estas cartas se esconden doce enemigos; véncelos a todos para ganar. La mazmorra se despliega sala a sala, y todas las de un nivel hay que abrirlas tarde o temprano (PRR-4.4). Abre la primera.",
  buy: "Una poción azul. Las de 5 o más tienen precio (PRR-5.2), y llevas 12 monedas. Bajo tus dados, cualquier poción azul te hace golpear más, y esta además quita la fuerza a una maldición. Cómprala.",
  curse:
    "Es tuya. Una sala vacía sigue vacía hasta el próximo nivel. Abre la siguiente: puede ser cualquier cosa, pues el mazo mezcla pociones, maldiciones, dinero, espadas, corazones y enemigos.",
  won: "¡Una maldición! Los dos dados tenían que sacar más de 9 para evitarla (PRR-6.3); ahora está con el enemigo, y el próximo golpeará más. Otra sala.",
  enemy:
    "Las pociones pequeñas se ganan si un dado saca justo su valor (PRR-5.1), y así fue. Una poción roja cura, o hace lo que lleva escrito. La última sala.",
  equip:
    "Un enemigo: 6 PV y 1 ATQ, y una maldición que suma 1. Antes del combate puedes beber y equipar: pon Anular bajo tus dados por 1 ATQ más (PRR-5.6), y la maldición no suma nada.",
  fight:
    "Una vez en combate ya no se puede equipar nada (PRR-9.2). En los botones se lee cómo irá probablemente la próxima ronda. ¡Al combate!",
  roll: "Póker de dados: tus dos dados blancos y tu ATQ, un 2, contra dos dados negros y el 1 del enemigo. Golpea la mejor mano (PRR-10.3). Tira.",
  hit: "Tu 2 y el dado de ATQ son pareja; el enemigo no tiene nada. Golpeas por 2 de ATQ y 1 de la poción (PRR-9.5). Resuélvelo.",
  again:
    "Quedan 3 PV: un golpe más. Deshacer retira una elección, y en Ayuda están las reglas y las manos de dados. Tira otra vez.",
  elevate:
    "Cuidado: el enemigo tiene pareja de 1 y tú no tienes nada. Las pociones solo ayudan antes de resolver (PRR-12.6). Elevar suma un dado blanco: úsala.",
  beaten: "Un 6, y tienes pareja de 6. Resuélvelo: ese golpe es el último.",
  farewell:
    "¡El primero de doce! Lo que había bajo los dados se ha gastado. Termina el nivel: descansas y hay salas nuevas. Cada tercer enemigo vencido hace más fuertes a los demás (PRR-8.1), así que reúne espadas y pociones. Con 0 PV puedes ceder ATQ para seguir (PRR-12.4). Desde aquí todo es de verdad.",
};
