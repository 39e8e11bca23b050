import { spawnSync } from "node:child_process";
import { ROOT } from "../project";
import { Complaint } from "../terminal/complaint";

/** What has changed, and since when. */
export interface GitChanges {
  /** The files, from the project's folder, also those that are gone. */
  files: readonly string[];
  since: "the last commit" | "the commit before the last";
}

/** The files of a repository that differ from the last commit, or if none does, those that the last commit has changed. */
export function gitChanges(folder = ROOT): GitChanges {
  const sinceLast = [
    ...git(folder, "diff", "--name-only", "--no-renames", "--relative", "HEAD"),
    ...git(folder, "ls-files", "--others", "--exclude-standard"),
  ];
  if (sinceLast.length > 0) return { files: sinceLast, since: "the last commit" };
  const files = git(folder, "diff", "--name-only", "--no-renames", "--relative", "HEAD~1");
  return { files, since: "the commit before the last" };
}

/** The lines that git prints. Raises a `Complaint` if it cannot. */
function git(folder: string, ...words: string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync("git", ["-c", "core.quotePath=off", ...words], {
    cwd: folder,
    encoding: "utf8",
  });
  if (status === 0) return stdout.split("\n").filter((line) => line !== "");
  const [why = ""] = (error?.message ?? stderr).trim().split("\n");
  throw new Complaint(`Git cannot tell what has changed (${why}). Name the tests instead.`);
}
