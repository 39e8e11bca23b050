import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const ABILITY_WORDS: Translation<typeof english.ABILITY_WORDS> = {
  S2: { name: "Sobrecarga", text: "Bajo tus dados suma {overcharge} ATQ en vez de 1." },
  S3: { name: "Evasión", text: "Huye del combate. El enemigo vuelve al mazo." },
  S4: { name: "Trueque", text: "Vuelve a tirar todos tus dados blancos." },
  S5: {
    name: "Explorar",
    text: "Al empezar el combate, mira las dos cartas superiores del mazo; puedes cambiar cada una por una sala boca abajo.",
  },
  S6: {
    name: "Anular",
    text: "Una maldición no da ATQ al enemigo. Lo demás que hace sigue en vigor.",
  },
  S7: {
    name: "Milagro",
    text: "Usa una de tus pociones rojas, para curarte o por su habilidad, y consérvala.",
  },
  S8: { name: "Fortuna", text: "Ganas 16 monedas." },
  S9: { name: "Enfoque", text: "Ganas los empates, salvo que el enemigo también tenga Enfoque." },
  S10: { name: "Recuperar", text: "Toma del descarte una poción o una carta de dinero." },
  C2: {
    name: "Recarga",
    text: "Al empezar el combate, la maldición de más arriba del descarte se une al enemigo.",
  },
  C3: { name: "Veneno", text: "Al empezar el combate, pierdes 2 PV." },
  C4: { name: "Evasión", text: "El enemigo huye si un golpe lo deja con 1 PV exacto." },
  C5: {
    name: "Enfoque",
    text: "Su dueño gana los empates, salvo que el otro bando también tenga Enfoque.",
  },
  C6: {
    name: "Extravío",
    text: "Al empezar el combate, pierdes una poción; si la maldición es tuya, el enemigo pierde una maldición.",
  },
  C7: {
    name: "Óxido",
    text: "Al empezar el combate, pierdes 10 monedas; si la maldición es tuya, el enemigo pierde 3 PV.",
  },
  C8: {
    name: "Plaga",
    text: "Tus pociones no curan en el combate; si la maldición es tuya, el enemigo pierde su maldición más alta por debajo de 5.",
  },
  C9: { name: "Terror", text: "El otro bando no puede huir." },
  C10: {
    name: "Anular",
    text: "Una carta del otro bando no da ATQ. Lo demás que hace sigue en vigor.",
  },
  H2: { name: "Rugido", text: "El enemigo pierde 3 PV." },
  H3: { name: "Elevar", text: "Tira un dado blanco más y súmalo a tu tirada." },
  H4: {
    name: "Estrategia",
    text: "Huye del combate si tienes más de 6 PV. El enemigo vuelve al mazo.",
  },
  H5: {
    name: "Prisma",
    text: "Ponla bajo tus dados antes de un combate, como una poción azul: suma 1 ATQ.",
  },
  H6: { name: "Purificar", text: "Elimina una maldición." },
  H7: { name: "Aturdir", text: "Quita de la tirada un dado negro." },
  H8: {
    name: "Alquimia",
    text: "Ganas el valor de las dos cartas de dinero de más arriba del descarte.",
  },
  H9: { name: "Escudo", text: "Resta 3 a lo que ha sacado el enemigo." },
  H10: {
    name: "Viaje temporal",
    text: "Reinicia el combate: el enemigo recupera todos sus PV, y tú tienes los que digan los dados, uno por rango.",
  },
};
