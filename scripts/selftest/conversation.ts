import { isRecord } from "../../src/kit/data/data";
import { execute, type GameMessage, type Ports } from "../push/editor-api";
import { GLOBAL } from "../push/script-states";
import { Complaint } from "../terminal/complaint";

/** Starts the self-test where Global is ours. */
const BEGIN = 'if offsuitSelfTest == nil then return "foreign" end return offsuitSelfTest()';

/** How long the game may take to say whether it has begun, in milliseconds. */
const ANSWERING = 15_000;

const NOT_OURS =
  "The table in Tabletop Simulator is not Offsuit's, or it is an older version of it. Load the Offsuit save that `npm start` " +
  "installs, or send it the scripts of this version with --push, and try again.";

/** What passes between a running game and us while the self-test continues. */
export interface Conversation {
  /** To be told everything that the game says. */
  hear: (message: GameMessage) => void;
  /** Has the game load a table and waits for that; `order` gives the order. */
  reloaded(order: () => Promise<void>): Promise<void>;
  /** Runs the self-test and answers the lines of its report. Raises a `Complaint` if the game does not play along. */
  run(patience: number): Promise<string[]>;
}

/** Talks to the game at these ports. */
export function converse(ports: Ports): Conversation {
  const parts = new Map<number, string[]>();
  const errors: string[] = [];
  let waiting: { told(message: GameMessage): void } | undefined;

  /** Waits until `told` finds an answer in the game's messages. */
  function listenFor<Answer>(
    told: (message: GameMessage) => Answer | undefined,
    milliseconds: number,
    silence: string,
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        reject(new Complaint(silence));
      }, milliseconds);
      waiting = {
        told(message) {
          try {
            const answer = told(message);
            if (answer === undefined) return;
            clearTimeout(late);
            resolve(answer);
          } catch (error) {
            clearTimeout(late);
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        },
      };
    });
  }

  function collect(message: GameMessage): string[] | undefined {
    if (message.kind === "loaded")
      throw new Complaint(
        "Another table was loaded while the self-test ran. Load the Offsuit save and try again.",
      );
    if (message.kind === "error") errors.push(`${message.prefix}${message.error}`);
    if (message.kind !== "custom") return undefined;
    const part = partOf(message.message);
    if (part === undefined) return undefined;
    parts.set(part.part, part.lines);
    if (parts.size < part.parts) return undefined;
    return [...parts].toSorted(([a], [b]) => a - b).flatMap(([, lines]) => lines);
  }

  return {
    hear(message) {
      waiting?.told(message);
    },
    async reloaded(order) {
      const loaded = listenFor(
        ({ kind }) => (kind === "loaded" ? true : undefined),
        4 * ANSWERING,
        "Tabletop Simulator has not reloaded the table with the new scripts. See what it says in its log, and try again.",
      );
      // A rejection must find somebody who waits, even while the order is on its way.
      await Promise.all([loaded, order()]);
    },
    async run(patience) {
      const begun = listenFor(
        (message) => (message.kind === "returned" ? String(message.value) : undefined),
        ANSWERING,
        "Tabletop Simulator took the order and did not answer. Load the Offsuit save in it, and close other editors that listen to it.",
      );
      const [answer] = await Promise.all([begun, execute(ports, GLOBAL, BEGIN)]);
      if (answer === "running")
        throw new Complaint("A self-test is already running. Wait until it has finished, and try again.");
      if (answer !== "begun") throw new Complaint(NOT_OURS);
      const lines = await listenFor(
        collect,
        patience * 1000,
        `The self-test did not finish within ${patience} seconds. The game may be slow, or somebody left it: ` +
          "check its Notebook, or try again with more --seconds.",
      );
      return errors.length === 0
        ? lines
        : [...lines, "", "ERRORS THAT THE GAME REPORTED MEANWHILE", ...errors];
    },
  };
}

function partOf(message: unknown): { part: number; parts: number; lines: string[] } | undefined {
  const sent = isRecord(message) ? message["offsuitSelfTest"] : undefined;
  if (!isRecord(sent) || !Array.isArray(sent["lines"])) return undefined;
  return { part: Number(sent["part"]), parts: Number(sent["parts"]), lines: sent["lines"].map(String) };
}
