let report: (what: string, message: string) => void = (what, message) => {
  print(`${what}: ${message}`);
};

/** Says who tells the players about a mistake of ours. */
export function reportMistakesTo(reporter: (what: string, message: string) => void): void {
  report = reporter;
}

/**
 * Runs something so that a mistake of ours reaches the players as a sentence and never as a script error. Answers
 * whether it ran to its end. Everything that Tabletop Simulator calls goes through here.
 */
export function attempt(what: string, run: () => void): boolean {
  const [ok, message] = pcall(run);
  if (!ok) report(what, message);
  return ok;
}
