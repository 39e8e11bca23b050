import type { Translation } from "../../kit/language";
import type * as english from "./english";

export const SENTENCES: Translation<typeof english.SENTENCES> = {
  commands: "Offsuit conoce estas órdenes:",
  command: "{command} - {summary}",
  unknownCommand: "Offsuit no conoce {command}. Escribe {help} para ver lo que conoce.",
  onlyTheHost: "Eso solo lo puede hacer el anfitrión.",
  helpSummary: "lo que puedes escribir",
  selfTestSummary: "el anfitrión comprueba cómo se comporta esta versión de Tabletop Simulator",
  selfTestBegins:
    "Empieza la autoprueba, {checks} comprobaciones en un suelo propio junto a la mesa. Dura un minuto, más o menos, y se puede seguir jugando.",
  selfTestRunning: "La autoprueba sigue en marcha.",
  selfTestEnds:
    "La autoprueba ha terminado: {alike} respuestas como se esperaba, {different} distintas, {unanswered} sin respuesta. Mira {title} en el Cuaderno.",
  lookSummary: "despliega junto a la mesa lo que el anfitrión debería mirar una vez; otra vez: lo retira",
  lookLaidOut:
    "La lámina está a la izquierda de la mesa y la estás mirando. Compara cada cosa con su etiqueta (en inglés) y envíanos una captura de lo que esté mal. {command} la retira.",
  lookRemoved: "La lámina se ha retirado.",

  onePlayer: "1 persona · {shortest}-{longest} minutos",
  somePlayers: "{least}-{most} personas · {shortest}-{longest} minutos",
  notPlayed: "Aún sin jugar",
  playedAlone: "{games} jugadas, {won} ganadas",
  played: "{games} jugadas",
  underWay: "Hay una partida en curso",
  onTheTable: "En la mesa",
  open: "Abrir",
  putAway: "Guardar",

  sitFirst: "Toma asiento primero: haz clic en un color junto a tu nombre e inténtalo otra vez.",
  oneMoment: "Un momento: se está montando la mesa.",
  waitForChance: "Espera a que los dados se detengan y las cartas estén barajadas, e inténtalo otra vez.",
  notTheirs: "Se está jugando a {title}. Solo pueden guardarlo quienes juegan y el anfitrión.",
  confirmPutAway: "¿Guardar {title} para todos? Más tarde continúa tal como está ahora.",
  noLongerOpen: "La mesa ha cambiado entretanto. Haz clic otra vez si aún quieres.",
  boardLost: "Se quitó el tablero de {title}. El juego está de nuevo en su caja; ábrela para continuar.",
  notOpened: "{title} no salió de su caja. Haz clic otra vez en Abrir.",
  notPutAway:
    "{title} no ha respondido y se queda en la mesa para que no se pierda nada. Carga un autoguardado o borra el tablero para volver a lo que guarda su caja.",
  nothingOpen: "No hay ningún juego en la mesa.",
  alreadyOpen: "{title} ya está en la mesa.",
  unknownGame: "No hay ninguna caja llamada {name}. Los juegos: {titles}.",
  openSummary: "abre la caja de un juego, por su nombre o el principio de él",
  putAwaySummary: "guarda en su caja el juego de la mesa tal como está",
  gamesSummary: "los juegos de la estantería",
  game: "{title} - {hook}",
};
