import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const LESSON: Translation<typeof english.LESSON> = {
  goal: "Arriba hay cuatro jefes: abátelos a todos antes de perder tus 12 vidas. Abajo están tus armas, cinco dados; cada uno ataca una vez por batalla. La furia los tira todos a la vez, por 4 de vida. Aún no la necesitas: lucha con calma.",
  cleave:
    "Tres esbirros protegen a los jefes hasta que cada uno caiga o esté herido (CVD-5.5). El 4 y el 5 son vecinos, así que un dado puede golpear a ambos: debe sacar 9, su suma. El D20 es bueno en eso; cada botón dice su probabilidad.",
  wound:
    "¡Han caído los dos! El 9 no tiene que morir: un rasguño abre el paso, así que basta el dado más débil. Ataca ya a un jefe si quieres: la mesa se niega y nombra la regla.",
  boss: "El paso está libre. La Jota tiene 10 puntos de vida, y en una misma batalla el daño se suma (CVD-5.9). Golpea al jefe 1 con el D10, aquí o arrastrando el dado sobre la carta.",
  slay: "6 de 10. Un jefe herido que sobrevive contraataca tras la batalla y asciende (CVD-7.4), así que acaba lo que has empezado: el D8 lo abate con 4 o más.",
  rest: "¡El primero de cuatro! La batalla solo termina cuando has usado todas las armas (CVD-5.2). Contra otro jefe el D6 solo haría mal, así que úsalo contra el 9.",
  end: "Todas las armas están usadas. Un esbirro vivo te quita ahora 1 de vida y, como está herido, se enfurece. Los jefes callan: has abatido a uno y no has herido a ningún otro (CVD-7.5).",
  rage: "Te quedan 11 vidas, y nuevos esbirros llenan los huecos. El 9 está en furia: una tirada demasiado alta falla (CVD-5.10), y tras esta batalla te quitaría 2. Por cierto: Deshacer retira una elección, y en Ayuda están todas las reglas. Lucha con calma.",
  again: "El 6 y el 2 admiten un doble tajo, con 8 o más. Un esbirro enfurecido, nunca.",
  enraged:
    "Ahora el 9 enfurecido. El D6 no puede pasarse contra él, y cualquier golpe abre de nuevo el paso a los jefes.",
  kingslayer:
    "Es la hora del dado dorado, Matarreyes, una vez por partida: abate un esbirro sin tirar y a un jefe nueve de cada diez veces (CVD-5.12). ¡A por el jefe 2!",
  farewell:
    "Han caído dos jefes, así que ante el tercero se descubre una vanguardia: los dados que la golpean se quedan clavados hasta que cae (CVD-8.1). Tu último recurso es el Golpe fatal, tu vida contra un jefe (CVD-5.13). Desde aquí los dados son de verdad. ¡Suerte!",
};
