/** What a test wants to know afterwards: errors, misuse of the API, everything that was said. */
export interface Report {
  /** Errors that reached a player's chat, oldest first. */
  errors: ReportedError[];
  /** Members that the game does not have, misused ones, and ones that the emulator lacks; each place once. */
  misuses: Misuse[];
  /** Everything that was printed, broadcast, logged or said, in order. */
  said: SaidLine[];
  /** What the game would log without an error: unknown UI ids, refused merges and the like. */
  complaints: string[];
}

export interface ReportedError {
  script: string;
  guid: string | undefined;
  /** A member that the emulator lacks and that is used in this very line: then the error may be the emulator's. */
  gap: string | undefined;
  line: number;
  handler: string;
  message: string;
  traceback: string;
  frame: number;
}

export interface Misuse {
  kind: MisuseKind;
  /** As in the script: `Object.getNmae`, `Player.White`. */
  name: string;
  script: string;
  line: number;
  count: number;
}

/**
 * `missing`: the game has no such member. `unsupported`: the game has it, the emulator does not. `readOnly`: it was
 * written although it can only be read. `colonCall`: called with a colon where the game wants a dot. `dead`: a
 * reference to an object that is gone was used. `withoutEffect`: no mistake; the emulator takes note of it and does
 * nothing (without-effect.ts).
 */
export type MisuseKind = "missing" | "unsupported" | "readOnly" | "colonCall" | "dead" | "withoutEffect";

export interface SaidLine {
  kind: "print" | "broadcast" | "chat" | "error" | "log";
  text: string;
  /** The colours it was sent to; undefined: everybody. */
  to: readonly string[] | undefined;
  from: string | undefined;
  frame: number;
}

export function createReport(): Report {
  return { errors: [], misuses: [], said: [], complaints: [] };
}

/** Notes a misuse; the same at the same place is counted, not listed again. */
export function noteMisuse(
  report: Report,
  kind: MisuseKind,
  name: string,
  script: string,
  line: number,
): void {
  for (const misuse of report.misuses)
    if (misuse.kind === kind && misuse.name === name && misuse.script === script && misuse.line === line) {
      misuse.count++;
      return;
    }
  report.misuses.push({ kind, name, script, line, count: 1 });
}
