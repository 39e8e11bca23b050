import type { Command } from "commander";
import { LAST_PORT, wholeNumber } from "../terminal/arguments";
import type { Ports } from "./editor-api";

/** How the command line names where the game and we listen. */
export interface PortWords {
  host: string;
  port: number;
  listen: number;
}

/** The options of a command that talks to a running Tabletop Simulator. */
export function withPorts(program: Command): Command {
  return program
    .option("--host <name>", "the computer that the game runs on", "127.0.0.1")
    .option("--port <number>", "the port at which the game listens", wholeNumber(1, LAST_PORT), 39999)
    .option("--listen <number>", "the port to which the game answers", wholeNumber(1, LAST_PORT), 39998);
}

/** Where the game and we listen. */
export function portsOf({ host, port, listen }: PortWords): Ports {
  return { host, game: port, editor: listen };
}
