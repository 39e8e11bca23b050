import type { Command } from "../commands";
import { tell } from "../words";
import { CHECKS } from "./checks";
import { addFinding, newReport, REPORT_TITLE, writeReport } from "./report";
import { runChecks } from "./run";

/** The command that checks what the table and the emulator assume of Tabletop Simulator. */
export function selfTestCommand(): Command {
  let running = false;

  function run(player: Player): void {
    if (running) {
      player.print(tell("selfTestRunning"));
      return;
    }
    running = true;
    player.print(tell("selfTestBegins", { checks: CHECKS.length }));
    const report = newReport();
    runChecks(
      CHECKS,
      (finding) => {
        addFinding(report, finding);
      },
      () => {
        running = false;
        writeReport(report);
        const { alike, different, unanswered } = report;
        tellHost(
          tell("selfTestEnds", {
            alike: alike.findings,
            different: different.findings,
            unanswered: unanswered.findings,
            title: REPORT_TITLE,
          }),
        );
      },
    );
  }

  return { name: "selftest", summary: "selfTestSummary", hostOnly: true, run };
}

/** Says something to the host alone, who may have changed seats since the test began. */
function tellHost(sentence: string): void {
  for (const player of Player.getPlayers()) if (player.host === true) player.print(sentence);
}
