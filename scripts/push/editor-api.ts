import { connect, createServer, type Server, type Socket } from "node:net";
import { isRecord } from "../../src/kit/data/data";
import { Complaint } from "../terminal/complaint";

/*
 * Tabletop Simulator's External Editor API: JSON over TCP, one message a connection. The game listens at one port and
 * answers to another, https://api.tabletopsimulator.com/externaleditorapi/.
 */

/** The script and the screen UI of one object; Global's guid is "-1". The game deletes what is left out. */
export interface ScriptState {
  name: string;
  guid: string;
  script: string;
  ui: string;
}

/** Where the game and the editor listen. */
export interface Ports {
  host: string;
  game: number;
  editor: number;
}

/**
 * What the game reports about a running script. `loaded`: it has loaded a table, or reloaded it with the scripts it was sent.
 * `custom`: a script's message. `returned`: the result of a script that we had it run.
 */
export type GameMessage =
  | { kind: "print"; message: string }
  | { kind: "error"; guid: string; prefix: string; error: string }
  | { kind: "loaded" }
  | { kind: "custom"; message: unknown }
  | { kind: "returned"; value: unknown }
  | { kind: "other" };

/** The numbers of the messages that matter here. */
const TO_GAME = { saveAndPlay: 1, execute: 3 } as const;
const FROM_GAME = { loaded: 1, print: 2, error: 3, custom: 4, returned: 5 } as const;

/** How long the game may take to accept a connection. */
const PATIENCE = 5000;

/** Listens to the game. Raises a `Complaint` if the port is taken: only one editor at a time can listen. */
export function listen({ host, editor }: Ports, heard: (message: GameMessage) => void): Promise<Server> {
  const server = createServer((socket) => {
    readMessage(socket, (text) => {
      heard(parseMessage(text));
    });
  });
  return new Promise((resolve, reject) => {
    server.once("error", () => {
      reject(
        new Complaint(
          `Port ${editor} is taken. Close the editor or command that is listening to TTS, and try again.`,
        ),
      );
    });
    server.listen(editor, host, () => {
      resolve(server);
    });
  });
}

/** Sends scripts to the game, which reloads its last save with them. Raises a `Complaint` if nobody answers. */
export function saveAndPlay(ports: Ports, scriptStates: readonly ScriptState[]): Promise<void> {
  return send(ports, { messageID: TO_GAME.saveAndPlay, scriptStates });
}

/** Has the game run Lua in an object's script or Global's; it then says what was returned. Raises a `Complaint` if nobody answers. */
export function execute(ports: Ports, guid: string, script: string): Promise<void> {
  return send(ports, { messageID: TO_GAME.execute, guid, script });
}

function send({ host, game }: Ports, message: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port: game, timeout: PATIENCE });
    const fail = (): void => {
      socket.destroy();
      reject(
        new Complaint(
          `Tabletop Simulator does not answer at ${host}:${game}. Start it, load the Offsuit save and try again.`,
        ),
      );
    };
    socket.once("error", fail).once("timeout", fail);
    socket.once("connect", () => {
      socket.end(JSON.stringify(message), resolve);
    });
  });
}

/** Collects one message; some versions of the game leave the connection open, so a whole JSON text is an end too. */
function readMessage(socket: Socket, heard: (text: string) => void): void {
  let text = "";
  socket.setEncoding("utf8");
  socket.on("data", (chunk: string) => {
    text += chunk;
    if (!isJson(text)) return;
    heard(text);
    text = "";
    socket.end();
  });
  socket.on("error", () => socket.destroy());
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function parseMessage(text: string): GameMessage {
  const message: unknown = JSON.parse(text);
  if (!isRecord(message)) return { kind: "other" };
  switch (message["messageID"]) {
    case FROM_GAME.loaded:
      return { kind: "loaded" };
    case FROM_GAME.print:
      return { kind: "print", message: textOf(message["message"]) };
    case FROM_GAME.error:
      return {
        kind: "error",
        guid: textOf(message["guid"]),
        prefix: textOf(message["errorMessagePrefix"]),
        error: textOf(message["error"]),
      };
    case FROM_GAME.custom:
      return { kind: "custom", message: message["customMessage"] };
    case FROM_GAME.returned:
      return { kind: "returned", value: message["returnValue"] };
    default:
      return { kind: "other" };
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
