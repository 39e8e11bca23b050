let report: (what: string, message: string) => void = (what, message) => {
  print(`${what}: ${message}`);
};

/** Whether the script has done all that it was for. */
let over = false;

/** Says who tells the players about a bug of ours. */
export function reportMistakesTo(reporter: (what: string, message: string) => void): void {
  report = reporter;
}

/** From now on nothing is run any more, whatever Tabletop Simulator still calls. */
export function stopScript(): void {
  over = true;
}

/** Whether nothing is run any more. */
export function isOver(): boolean {
  return over;
}

/**
 * Runs something so that a bug of ours reaches the players as a sentence and never as a script error. Answers
 * whether it ran to its end. Everything that Tabletop Simulator calls goes through here.
 */
export function attempt(what: string, run: () => void): boolean {
  if (over) return false;
  const [ok, message] = pcall(run);
  if (!ok) report(what, message);
  return ok;
}

/** The same with every entry of a list: one with which it fails keeps it from none of the others. */
export function attemptEach<Entry>(what: string, list: readonly Entry[], run: (entry: Entry) => void): void {
  let next = 0;
  const rest = (): void => {
    while (next < list.length) {
      const entry = list[next];
      next++;
      if (entry !== undefined) run(entry);
    }
  };
  while (next < list.length && !over) attempt(what, rest);
}
