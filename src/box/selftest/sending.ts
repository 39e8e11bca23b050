import { afterFrames } from "../../tts/waits";

/** How many lines an editor gets at a time: the game turns each message into JSON in one go. */
const LINES = 25;

/** A part of a report as an editor receives it; parts count from 1. */
interface ReportMessage {
  offsuitSelfTest: { part: number; parts: number; lines: string[] };
}

/** Sends the lines of a report to the editor that listens to the game, some in each frame. */
export function sendLines(lines: readonly string[]): void {
  const parts = Math.ceil(lines.length / LINES);
  for (let next = 1; next <= parts; next++) {
    const part = next;
    afterFrames(part, "a report to an editor", () => {
      const message: ReportMessage = {
        offsuitSelfTest: { part, parts, lines: lines.slice((part - 1) * LINES, part * LINES) },
      };
      sendExternalMessage(message);
    });
  }
}
