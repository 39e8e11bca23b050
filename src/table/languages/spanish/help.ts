import type { Translation } from "../../../kit/language";
import type * as english from "../english";

export const HELP: Translation<typeof english.HELP> = {
  noRules: "Este tablero no ha traído sus reglas. Están en el Cuaderno.",
  rulesInEnglish: "Las reglas están escritas en inglés.",
  chooseSection: "Las reglas numeradas. Elige una sección.",
  contents: "Índice",
  previousPage: "Página anterior",
  handRanks: "Rango de manos",
  chooseHelp: "En tu panel está de quién es el turno y qué se puede elegir. Aquí hay más:",
  nextPage: "Página siguiente",
  rule: "Regla {number}",
  pieceAsking: "Un momento: se mira qué se puede hacer con ella ...",
  pieceIdle: "Ahora mismo no puedes hacer nada con ella.",
  pieceChoices: "Lo que puedes hacer con ella:",
  keyFolded: "Tu panel está plegado. Despliégalo para ver sus opciones.",
  keyNoChoice: "Tu panel no muestra ahora ninguna opción {number}.",
  keyNoRoll: "Ahora no tienes nada que tirar.",
  keyNoPass: "Ahora no se puede pasar: elige en el panel.",
  keySeveral: "Hay más de una manera de hacerlo: elige en el panel.",
};

export const GUIDE_TITLES: Translation<typeof english.GUIDE_TITLES> = {
  playing: "Primeros pasos",
  keys: "Teclas",
  chat: "Órdenes del chat",
};

export const GUIDE: Translation<typeof english.GUIDE> = {
  playing: [
    "Arriba en tu panel está de quién es el turno; debajo, lo que se puede elegir. Un clic elige. Mucho se puede hacer también a mano: arrastra una pieza, dale la vuelta (F) o tírala (R) mientras la señalas.",
    "Haz clic derecho en una pieza y pregunta qué es y qué puedes hacer con ella.",
    "Lo que no está permitido se contesta con el número de la regla. El botón de abajo a la izquierda abre entonces las reglas justo ahí.",
    "Deshacer retira tu última elección, según esté ajustada la mesa: normalmente, mientras no se haya revelado nada.",
    "La mesa reparte, mueve y cuenta por ti. Manos libres deja que todos muevan cualquier pieza. Continuar lo pone todo como está la partida.",
    "La barra del panel se puede arrastrar. A− y A+ cambian su tamaño, – lo pliega.",
  ].join("\n"),
  keys: [
    "Asigna las teclas como quieras en Options > Game Keys. Allí están las de Offsuit, en inglés:",
    "· choice 1 a choice 9: lo que muestra tu panel, fila por fila",
    "· undo, roll, pass: deshacer, tirar, pasar, lo que eso sea ahora en tu juego",
    "· fold or unfold the panel: plegar o desplegar el panel",
    "· rules: las reglas, abiertas por la última que se nombró",
    "· what is this?: sobre la pieza bajo tu puntero",
    "El menú de la mesa vacía (clic derecho) recupera un panel perdido.",
  ].join("\n"),
  chat: "Si te falla el panel, puedes jugar por el chat. Escribe !offsuit help y te dirá lo que se puede escribir.",
};

export const PIECE_MENU: Translation<typeof english.PIECE_MENU> = {
  what: "¿Qué es esto?",
  todo: "¿Qué puedo hacer con ello?",
};

export const TABLE_MENU: Translation<typeof english.TABLE_MENU> = {
  showPanel: "Offsuit: mostrar el panel",
  piece: "Offsuit: ¿qué hay aquí?",
};

export const CHAT_COMMANDS: Translation<typeof english.CHAT_COMMANDS> = {
  state: "cómo va la partida y qué puedes elegir, con números",
  choice: "elige lo que tiene el número 3",
  amount: "lo mismo, con la cantidad 25",
  yes: "dice que sí a una pregunta",
  undo: "retira lo último",
  roll: "tira",
  pass: "pasa",
  pause: "pausa la partida",
  resume: "la continúa",
  rules: "las reglas; añade el número de una para abrirlas ahí",
  statistics: "cómo han ido las partidas en esta mesa",
  record: "escribe en el Cuaderno el registro de una partida terminada",
  seats: "con quién podrías cambiar de asiento",
  back: "vuelve a la partida desde otra página",
  handsOff: "deja libres todas las piezas",
  handsOn: "las devuelve a su sitio y continúa",
};
