import type { Desk, AnyDesk } from "../state/desk";
import { say } from "../languages/words";
import { isSecret, addTab } from "./keeping";
import { writeOut } from "./records";

/** What of the game comes into a report while others could read hidden cards in it. */
const SECRET = "left out: it would show hidden cards. It comes into the Notebook when the game is over.";

/**
 * Writes everything that a developer needs to understand a bug into the Notebook.
 * @noSelf
 */
export interface Reports {
  /** Writes a report over some frames, and then names its page; the bug counts as reported. */
  write: (written: (page: string) => void) => void;
}

/**
 * The reports of a desk. What they say is for developers, in English.
 * @param title what the game is called
 * @param findings what the script has found out about the Tabletop Simulator that it runs in
 */
export function createReports<State, Action>(
  desk: Desk<State, Action>,
  title: (this: void) => string,
  findings: (this: void) => string,
): Reports {
  return {
    write: (written) => {
      const page = say("reportTitle", { title: title() });
      const lines = facts(desk, findings()).concat(desk.happenings.latest);
      // What is in square brackets could be BBCode.
      const told = lines.join("\n").split("[").join("(").split("]").join(")");
      desk.happenings.mistake = undefined;
      const finish = (record: string): void => {
        if (addTab(page, `${say("reportIntro")}\n\n${told}\n\nRecord\n${record}`)) written(page);
      };
      if (isSecret(desk) || !desk.playing) finish(desk.playing ? SECRET : "no game");
      else writeOut(desk, finish);
    },
  };
}

/** A line for each fact. Nobody is named, and nothing hidden is told. */
function facts(
  { happenings, playthrough, chairs, settings, lines, playing, busy, free, paused }: AnyDesk,
  findings: string,
): string[] {
  const { game, options } = playthrough.record;
  const seats = chairs.map(
    ({ colour, sitter }) => `${colour} ${sitter.kind === "computer" ? `bot, ${sitter.level}` : sitter.kind}`,
  );
  return [
    `Offsuit ${attachedVersion}, ${game}`,
    `Lua: ${_VERSION}, ${JSON.encode(scriptGlobals["_MOONSHARP"] ?? "no MoonSharp")}`,
    `Mistake: ${happenings.mistake ?? "none"}`,
    `Found out: ${findings}`,
    `Table: ${JSON.encode(settings)}`,
    `Options: ${JSON.encode(options)}`,
    `Seats: ${seats.join("; ")}`,
    `State: playing ${playing}, busy ${busy ?? "no"}, hands off ${free}, paused ${paused ?? "no"}, steps ${lines.length}`,
    "",
    "Happenings",
  ];
}
