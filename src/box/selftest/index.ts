import type { Command } from "../commands";
import { tell } from "../words";
import { CHECKS } from "./checks";
import { addFinding, newReport, REPORT_TITLE, reportLines, writeReport, type Report } from "./report";
import { runChecks } from "./run";
import { sendLines } from "./sending";

/** What an editor outside the game calls, as `npm run selftest` does; it answers "begun" or "running". */
const FOR_EDITORS = "offsuitSelfTest";

/** The command that checks what the table and the emulator assume of Tabletop Simulator. */
export function selfTestCommand(): Command {
  let running = false;

  /** @returns whether it has begun; it runs once at a time */
  function begin(finished: (this: void, report: Report) => void): boolean {
    if (running) return false;
    running = true;
    const report = newReport();
    runChecks(
      CHECKS,
      (finding) => {
        addFinding(report, finding);
      },
      () => {
        running = false;
        writeReport(report);
        tellHost(endOf(report));
        finished(report);
      },
    );
    return true;
  }

  scriptGlobals[FOR_EDITORS] = (): string => {
    const begun = begin((report) => {
      sendLines(reportLines(report));
    });
    if (begun) tellHost(tell("selfTestBegins", { checks: CHECKS.length }));
    return begun ? "begun" : "running";
  };

  return {
    name: "selftest",
    summary: "selfTestSummary",
    hostOnly: true,
    run: (player) => {
      const begun = begin(() => undefined);
      player.print(begun ? tell("selfTestBegins", { checks: CHECKS.length }) : tell("selfTestRunning"));
    },
  };
}

function endOf({ alike, different, unanswered }: Report): string {
  return tell("selfTestEnds", {
    alike: alike.findings,
    different: different.findings,
    unanswered: unanswered.findings,
    title: REPORT_TITLE,
  });
}

/** Says something to the host alone, who may have changed seats since the test began. */
function tellHost(sentence: string): void {
  for (const player of Player.getPlayers()) if (player.host === true) player.print(sentence);
}
