import type { Translation } from "../../../../kit/language";
import type { LESSON as english } from "../english/lesson";

export const LESSON: Translation<typeof english> = {
  goal: "Eres el comodín de abajo a la izquierda. Cruza la mazmorra hasta la meta, la esquina opuesta: cada piso superado es un punto. Cada carta del camino se voltea y se combate con la siguiente carta del mazo. Empieza por la carta de arriba.",
  capture:
    "Tu Jota venció al 6, así que ahora estás en su casilla. Un enemigo vencido puede pasar a tu mano (RS-5.7): una vez, más tarde, suma su valor a un combate. Captúralo.",
  onwards:
    "Nadie sabe qué hay allí ni qué traerá el mazo. Lo que se puede saber está en el botón: cuánta probabilidad tienes de ganar. Voltea la siguiente carta.",
  aid: "Un 9, y has robado solo un 7. Te costaría uno de tus tres puntos de vida, los comodines. Pero 7 y tu 6 capturado hacen 13 (RS-5.4): añádelo.",
  freely:
    "Has ganado y tu mano vuelve a estar libre. También puedes retroceder por los huecos, tan lejos como quieras y gratis (RS-4.4). Sigue hacia arriba.",
  ace: "Un As no es un enemigo. Tienes todos tus comodines, así que lo guardas como cuarto punto de vida (RS-6.3) y entras en su casilla. Ahora ve a la derecha, por el borde de arriba.",
  pay: "Un 3 contra un 7: has perdido. Pagas un punto de vida, un comodín o el As. El próximo As que aparezca cura un comodín perdido (RS-6.2), así que paga con un comodín; con el último punto de vida se acaba la partida.",
  again:
    "El 7 está ahora boca arriba y se queda ahí. Los combates se pueden repetir, o puedes rodear a un enemigo demasiado fuerte. Mira las probabilidades: son buenas. Ataca otra vez.",
  heal: "Vencido con un 10. Mientras tengas el As en la mano no puedes capturar nada (RS-6.3). Quedan cuatro cartas hasta la esquina: voltea la siguiente.",
  close:
    "Otra vez un As, y tu comodín ha vuelto. Si tienes dudas: en Ayuda están todas las reglas, y Deshacer retira una elección.",
  last: "Solo una carta te separa de la meta. Voltéala.",
  finish: "Y ahora la meta. Su carta hay que vencerla como cualquier otra (RS-7.1).",
  farewell:
    "¡El primer piso es tuyo! Los huecos se rellenan, lo que no venciste se queda, y la meta está ahora donde empezaste (RS-7.3, RS-7.4). Los comodines perdidos solo vuelven con Ases. Desde aquí las cartas se barajan de verdad: ¿hasta dónde llegarás?",
};
